import Foundation
import Raster
import Testing

extension MachineTests {
  /// What the kiosk shows while its folder, on a file system of the machine's own, comes and goes.
  @MainActor struct LiveFolderTests {
    private let machine: Machine
    /// Where the pictures are copied from.
    private let store: PictureFolder
    private let live = "/tmp/live-\(UUID().uuidString)"

    init() throws {
      machine = try Machine.virtioGPU()
      store = try PictureFolder(in: machine)
      try machine.run("mkdir \(live)")
    }

    private func kiosk() throws -> Kiosk {
      try Kiosk(in: machine, showing: store, "--images \(live)", "--simulate-shake")
    }

    private func copy(_ name: String, as other: String? = nil) throws {
      try machine.run("cp \(store.pathInMachine)/\(name) \(live)/\(other ?? name)")
    }

    /// Waits until the screen shows the built-in picture: its background, and letters on it.
    private func waitForNotice() throws {
      let found: Void? = try Patience.wait {
        let screen = try machine.screen()
        let corners = [screen[0, 0], screen[screen.width - 1, screen.height - 1]]
        guard corners == [0xFF1B_263B, 0xFF1B_263B] else { return nil }
        let letters = screen.withPixels { $0.filter { $0 == 0xFFFF_FFFF }.count }
        return letters > 1000 ? () : nil
      }
      guard found != nil else { throw MachineError("the built-in picture is not shown") }
    }

    @Test func aFolderThatIsEmptiedAndFilledGoesFromWordsToPicturesAndBack() throws {
      let kiosk = try kiosk()
      try waitForNotice()

      try copy("avatar0.png")
      try kiosk.trace.next("pick", ["image": "avatar0.png"])
      try kiosk.waitForPickedPicture()

      try machine.run("rm \(live)/avatar0.png")
      try machine.press("spc")
      try kiosk.trace.next("notice")
      try waitForNotice()
      try kiosk.trace.next("shake-ended")

      try copy("avatar1.png")
      try kiosk.trace.next("pick", ["image": "avatar1.png"])
      try kiosk.waitForPickedPicture()
    }

    @Test func aShareThatIsMountedLateIsShownAndOneThatGoesLeavesWords() throws {
      let kiosk = try kiosk()
      try waitForNotice()

      try machine.run("mount --bind \(store.pathInMachine) \(live)")
      try kiosk.trace.next("pick")
      try kiosk.waitForPickedPicture()
      try kiosk.waitForNextPicture()

      try machine.run("umount -l \(live)")
      try kiosk.trace.next("listed", ["count": "0"])
      try kiosk.waitForPickedPicture()
      try machine.press("spc")
      try waitForNotice()
    }

    @Test func aFolderThatIsMadeAnewIsFollowedAgain() throws {
      try copy("avatar0.png")
      let kiosk = try kiosk()
      try kiosk.waitForPickedPicture()

      try machine.run("rm -r \(live)")
      try kiosk.trace.next("listed", ["count": "0"])
      try machine.run("mkdir \(live)")
      try copy("avatar1.png")
      try kiosk.trace.next("listed", ["count": "1"])
      try machine.press("spc")

      try kiosk.trace.next("pick", ["image": "avatar1.png"])
      try kiosk.waitForPickedPicture()
    }

    @Test func thePictureOnTheScreenThatIsWrittenAnewIsShownAnew() throws {
      try copy("avatar0.png")
      let kiosk = try kiosk()
      try kiosk.waitForPickedPicture()

      try copy("avatar2.png", as: "avatar0.png")

      try machine.waitForScreen(
        toShow: store.snapshot(of: "avatar2.png", size: machine.screen().size))
    }

    @Test func aFileWhoseReadingFailsIsSkipped() throws {
      try copy("avatar0.png")
      // Reading the memory of a process at its beginning is an input/output error.
      try machine.run("ln -s /proc/1/mem \(live)/broken.png")
      let kiosk = try kiosk()

      let skipped = try kiosk.trace.events().first { $0.name == "skipped" }
      let broken = try skipped ?? kiosk.trace.next("skipped")
      #expect(broken["image"] == "broken.png")
      try kiosk.waitForPickedPicture()
      #expect(try kiosk.pickedPicture() == "avatar0.png")
    }

    @Test func aFullDiskUnderTheTraceStopsNothing() throws {
      for name in ["avatar0.png", "avatar1.png"] { try copy(name) }
      let disk = "\(live)-disk"
      try machine.run("mkdir \(disk) && mount -t tmpfs -o size=64k disk \(disk)")
      try machine.run("dd if=/dev/zero of=\(disk)/filling bs=4k 2>/dev/null; true")

      let kiosk = try machine.start(
        "shake-kiosk --images \(live) --order name --simulate-shake --trace \(disk)/trace")
      let size = try machine.screen().size
      try machine.waitForScreen(toShow: store.snapshot(of: "avatar0.png", size: size), upTo: 60)
      try machine.press("spc")

      try machine.waitForScreen(toShow: store.snapshot(of: "avatar1.png", size: size), upTo: 60)
      #expect(kiosk.standardError.text.contains("takes no more"))
      #expect(kiosk.isRunning)
    }
  }
}
