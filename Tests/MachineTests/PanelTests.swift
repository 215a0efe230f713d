import Foundation
import Raster
import Testing

extension MachineTests {
  @MainActor struct PanelTests {
    @Test func tapShowsThePanelForFiveSecondsAndThePictureStays() throws {
      let (screen, kiosk, machine) = try start()
      let name = try kiosk.pickedPicture()

      try showPanel(screen, kiosk, machine)
      try kiosk.waitForPickedPicture()

      #expect(try kiosk.pickedPicture() == name)
      #expect(try kiosk.trace.events().filter { $0.name == "pick" }.count == 1)
    }

    @Test func buttonActsWhenTheFingerIsLiftedOnItAndNotWhenItHasLeft() throws {
      let (screen, kiosk, machine) = try start()
      let heart = try place(of: .like, on: machine)
      try showPanel(screen, kiosk, machine)

      try screen.perform("down 0 \(heart)")
      try screen.perform("move 0 0.5 0.2")
      try screen.perform("up 0")
      try screen.perform("down 0 \(heart)")
      try screen.perform("up 0")

      try kiosk.trace.next("feedback", ["command": "like", "active": "yes"])
      #expect(try feedback(kiosk).count == 1)
    }

    @Test func whatIsLikedIsStillLikedAfterARestart() throws {
      let (screen, kiosk, machine) = try start()
      let heart = try place(of: .like, on: machine)
      try showPanel(screen, kiosk, machine)
      try screen.perform("tap \(heart)")
      let image = try kiosk.trace.next("feedback", ["active": "yes"])["image"]
      #expect(try kiosk.terminate() == 0)
      #expect(try stateLines(machine).contains { $0.hasPrefix("liked ") })

      let again = try Kiosk(
        in: machine, showing: Self.onePicture(in: machine), "--state \(Self.state)")
      try showPanel(screen, again, machine)
      try screen.perform("tap \(heart)")

      let line = try again.trace.next("feedback", ["command": "like", "active": "no"])
      #expect(line["image"] == image)
    }

    @Test func keysOfARemoteControlDoTheSame() throws {
      let (keys, kiosk, machine) = try start(["avatar0.png", "avatar1.png", "avatar2.png"])
      try kiosk.waitForNextPicture()

      try keys.perform("key favorites")
      try kiosk.trace.next("feedback", ["command": "like", "active": "yes"])
      try keys.perform("key bookmarks")
      try kiosk.trace.next("feedback", ["command": "bookmark", "active": "yes"])
      let bookmarked = try kiosk.pickedPicture()
      try keys.perform("key red")
      try kiosk.trace.next("feedback", ["command": "dislike", "active": "yes"])
      try kiosk.trace.next("pick")

      #expect(try kiosk.pickedPicture() != bookmarked)
      #expect(try kiosk.terminate() == 0)
      #expect(
        try machine.run("shake-kiosk bookmarks --state \(Self.state)") == bookmarked + "\n")
      #expect(
        try machine.run("shake-kiosk reset --state \(Self.state)")
          .hasPrefix("1 hidden picture comes again"))
    }

    @Test func resetIsHeardByAKioskThatRuns() throws {
      let (keys, kiosk, machine) = try start()
      try keys.perform("key red")
      try kiosk.trace.next("notice")
      try kiosk.process.wait(for: "state file") {
        try stateLines(machine).contains { $0.hasPrefix("hidden ") } ? () : nil
      }

      try machine.run("shake-kiosk reset --state \(Self.state)")

      try kiosk.trace.next("pick")
    }

    @Test func killedKioskLeavesAWholeFile() throws {
      for round in 0..<3 {
        let (keys, kiosk, machine) = try start()
        for _ in 0...round { try keys.perform("key favorites") }
        try kiosk.process.wait(for: "writing of the state file") {
          try machine.run("ls \(Self.state)* || true").isEmpty ? nil : ()
        }
        try kiosk.process.kill("KILL")
        _ = try kiosk.process.wait()

        let lines = try stateLines(machine)
        #expect(lines.allSatisfy { $0.hasPrefix("liked ") && $0.hasSuffix(" avatar0.png") })
      }
    }

    // MARK: Stage

    private static let state = "/tmp/state/opinions"

    private static func onePicture(in machine: Machine) throws -> PictureFolder {
      try PictureFolder(["avatar0.png"], in: machine)
    }

    /// A kiosk with a touch screen and a remote control, in which nobody has said anything.
    private func start(
      _ names: [String] = ["avatar0.png"]
    ) throws -> (VirtualTouchscreen, Kiosk, Machine) {
      let machine = try Machine.virtioGPU()
      try machine.run("rm -rf /tmp/state")
      let screen = try VirtualTouchscreen(in: machine)
      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(names, in: machine), "--state \(Self.state)")
      return (screen, kiosk, machine)
    }

    private func feedback(_ kiosk: Kiosk) throws -> [Trace.Event] {
      try kiosk.trace.events().filter { $0.name == "feedback" }
    }

    private func stateLines(_ machine: Machine) throws -> [String] {
      try machine.run("cat \(Self.state) || true").split(separator: "\n").map(String.init)
        .filter { !$0.hasPrefix("#") }
    }

    private func showPanel(
      _ screen: VirtualTouchscreen, _ kiosk: Kiosk, _ machine: Machine
    ) throws {
      try screen.perform("tap 0.5 0.3")
      try kiosk.process.wait(for: "panel") { try showsPanel(machine) ? () : nil }
    }

    /// Whether the bar of the panel is on the screen: dark where it has neither words nor buttons, but
    /// with the white disc of the play button in its middle.
    private func showsPanel(_ machine: Machine) throws -> Bool {
      let screen = try machine.screen()
      let unit = Self.unit(screen.size)
      let y = screen.height - Int(unit * 1.8)
      let bar = screen[Int(unit * 0.8), y]
      let disc = screen[screen.width / 2 - Int(unit * 0.7), y]
      return [0, 8, 16].allSatisfy { (bar >> $0) & 0xFF < 90 && (disc >> $0) & 0xFF > 180 }
    }

    private enum PanelButton: Double {
      /// How many units its middle lies from the bar's end.
      case like = 4.6
    }

    /// The middle of a button, in fractions of the screen.
    private func place(of button: PanelButton, on machine: Machine) throws -> String {
      let size = try machine.screen().size
      let unit = Self.unit(size)
      let x = Double(size.width) - unit * (0.6 + button.rawValue)
      let y = Double(size.height) - unit * 1.8
      return "\(x / Double(size.width)) \(y / Double(size.height))"
    }

    private static func unit(_ size: PixelSize) -> Double {
      min(Double(size.width) / 16, Double(size.height) / 9)
    }
  }
}
