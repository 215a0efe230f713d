import Raster
import Testing

extension MachineTests {
  /// The kernel's virtual card, beside one of the emulator's. Its plane turns pictures itself, its
  /// second connector writes pictures into memory instead of a screen, and nobody but the card sees
  /// what it shows: it tells a checksum of that.
  @MainActor struct VirtualCardTests {
    private let machine: Machine
    private let card: String

    init() throws {
      machine = try Machine.bochsDisplay()
      try machine.run(
        """
        mountpoint -q /sys/kernel/debug || mount -t debugfs debugfs /sys/kernel/debug
        [ -e /sys/module/vkms ] || for module in /modules/vkms/*.ko; do
          insmod $module || exit
        done
        udevadm settle
        """)
      card = try machine.run("basename /sys/devices/*/vkms/drm/card*").trimmed
    }

    @Test(arguments: [(90, 8), (180, 4), (270, 2)])
    func planeTurnsTheSamePixelsAsWeDo(_ degrees: Int, _ rotation: Int) throws {
      let upright = try picture("--rotate 0")
      let turned = try picture("--rotate \(degrees)")
      let drawnTurned = try picture("--rotate \(degrees)", "--kms legacy")

      #expect(turned.rotation == rotation)
      #expect(drawnTurned.rotation == 1)
      #expect(turned.checksum == drawnTurned.checksum)
      #expect(turned.checksum != upright.checksum)
    }

    @Test func connectorThatOnlyWritesBackIsNoScreen() throws {
      let list = try machine.run("shake-kiosk --list-modes")

      #expect(list.contains(card))
      #expect(!list.contains("Writeback"))
    }

    @Test func otherCardIsShownOnWhenNoneIsNamed() throws {
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))

      try kiosk.waitForPickedPicture()
      #expect(try kiosk.terminate() == 0)
    }

    /// Shows one picture on the card for a moment.
    ///
    /// - Returns: the checksum of what was seen, and how the plane turned it, as the kernel counts.
    private func picture(_ options: String...) throws -> (checksum: String, rotation: Int) {
      let words = (["--display drm:\(card)"] + options).joined(separator: " ")
      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(["avatar0.png"], in: machine), words)
      // Two pictures are let pass: the card counts the one that was seen before, too.
      let answer = try machine.run(
        """
        for folder in /sys/kernel/debug/dri/*; do
          grep -q '^vkms ' $folder/name && break
        done
        echo auto >$folder/crtc-0/crc/control
        sed -n '3{s/.* //p;q}' $folder/crtc-0/crc/data
        sed -n '/^plane\\[[0-9]*\\]: plane-0/,/rotation=/s/.*rotation=//p' $folder/state
        """)
      #expect(try kiosk.terminate() == 0)
      let lines = answer.split(separator: "\n")
      try #require(lines.count == 2, "\(answer)")
      return (String(lines[0]), Int(lines[1]) ?? 0)
    }
  }
}

extension String {
  fileprivate var trimmed: String { String(prefix { !$0.isNewline }) }
}
