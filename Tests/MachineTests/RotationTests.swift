import Raster
import Testing

extension MachineTests {
  /// Pictures that are turned. The driver of the machine's screen cannot turn them itself.
  @MainActor struct RotationTests {
    private nonisolated static let turns: [(Int, Orientation)] = [
      (0, .up), (90, .right), (180, .down), (270, .left),
    ]

    @Test(arguments: turns)
    func everyPixelIsTurned(_ degrees: Int, _ orientation: Orientation) throws {
      try expectTurnedPictures(orientation, "--rotate \(degrees)")
    }

    @Test func legacyInterfaceTurnsTheSamePixels() throws {
      try expectTurnedPictures(.left, "--rotate 270", "--kms legacy")
    }

    @Test func touchesAreTurnedWithThePicture() throws {
      let machine = try Machine.virtioGPU()
      let screen = try VirtualTouchscreen(in: machine)
      let pictures = try PictureFolder(in: machine)
      let kiosk = try Kiosk(in: machine, showing: pictures, "--rotate 90")
      let first = try kiosk.pickedPicture()

      // What is the left on the picture is above on the screen.
      try screen.perform("drag 0.5 0.8 0.5 0.3")
      for step in ["pick", "flip"] { try kiosk.trace.next(step) }
      #expect(try kiosk.pickedPicture() != first)
      try screen.perform("drag 0.5 0.3 0.5 0.8")
      for step in ["pick", "flip"] { try kiosk.trace.next(step) }
      #expect(try kiosk.pickedPicture() == first)
    }

    /// The first picture, and the one after a shake, are as an upright screen would show them, turned.
    private func expectTurnedPictures(
      _ orientation: Orientation, _ options: String...
    ) throws {
      let machine = try Machine.virtioGPU()
      let pictures = try PictureFolder(in: machine)
      let kiosk = try Kiosk(
        in: machine, showing: pictures, options.joined(separator: " "), "--simulate-shake")
      let size = orientation.apply(to: try machine.screen().size)
      func waitForTurnedPicture() throws {
        let upright = try pictures.snapshot(of: kiosk.pickedPicture(), size: size)
        try machine.waitForScreen(toShow: upright.oriented(orientation))
      }
      try waitForTurnedPicture()

      try machine.press("spc")

      try kiosk.trace.next("flip")
      try waitForTurnedPicture()
    }
  }
}
