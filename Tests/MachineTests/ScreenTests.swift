import Foundation
import Raster
import Testing

extension MachineTests {
  @MainActor struct ScreenTests {
    @Test func firstPictureFillsTheScreen() throws {
      let machine = try Machine.virtioGPU()

      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))

      try kiosk.waitForPickedPicture()
    }

    @Test func pictureOfTheScreensSizeKeepsEveryPixel() throws {
      let machine = try Machine.virtioGPU()
      var picture = Bitmap(size: PixelSize(width: 1280, height: 720))
      picture.withMutablePixels { pixels in
        for index in pixels.indices { pixels[index] = 0xFF00_0000 | UInt32(index * 16) }
      }
      let pictures = try PictureFolder([], in: machine)
      try pictures.add("every-pixel-another.png", picture)

      _ = try Kiosk(in: machine, showing: pictures)

      try machine.waitForScreen(toShow: picture)
    }

    @Test func legacyInterfaceShowsTheSamePixels() throws {
      let machine = try Machine.virtioGPU()

      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(in: machine), "--kms legacy", "--simulate-shake")
      try kiosk.waitForPickedPicture()
      let connector = try kiosk.trace.events().first { $0.name == "connector" }
      #expect(connector?["name"]?.hasSuffix("(virtio_gpu, legacy)") == true)

      try machine.press("spc")
      try kiosk.trace.next("flip")
      try kiosk.waitForPickedPicture()
    }

    @Test func anotherDriverShowsTheSamePixels() throws {
      let machine = try Machine.bochsDisplay()

      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine), "--simulate-shake")
      try kiosk.waitForPickedPicture()

      try machine.press("spc")
      try kiosk.trace.next("flip")
      try kiosk.waitForPickedPicture()
    }

    @Test(arguments: [(640, 480), (800, 600), (1920, 1080), (3840, 2160)])
    func anotherModeIsSetAndFilled(_ width: Int, _ height: Int) throws {
      let machine = try Machine.virtioGPU()

      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(in: machine), "--mode \(width)x\(height)")

      #expect(try machine.screen().size == PixelSize(width: width, height: height))
      try kiosk.waitForPickedPicture()
    }

    @Test func damagedPictureIsSkippedAndTheOthersAreShown() throws {
      let machine = try Machine.virtioGPU()
      let pictures = try PictureFolder(["avatar0.png", "avatar1.png"], in: machine)
      try pictures.add("avatar2.png", Data("no picture at all".utf8))

      let kiosk = try Kiosk(in: machine, showing: pictures, "--simulate-shake")

      var shown: Set = [try kiosk.pickedPicture()]
      for _ in 0..<4 {
        try kiosk.waitForNextPicture()
        try machine.press("spc")
        try kiosk.trace.next("flip")
        try kiosk.trace.next("shake-ended")
        try kiosk.waitForPickedPicture()
        shown.insert(try kiosk.pickedPicture())
      }
      #expect(shown == ["avatar0.png", "avatar1.png"])
      let skipped = try kiosk.trace.events().filter { $0.name == "skipped" }
      #expect(skipped.contains { $0["image"]?.hasSuffix("avatar2.png") == true })
    }

    @Test func withoutACardItSaysWhatIsMissingAndWaits() throws {
      let machine = try Machine.noGraphics()
      let pictures = try PictureFolder(in: machine)

      let kiosk = try machine.start("shake-kiosk --images \(pictures.pathInMachine) --trace trace")
      let connector = try Trace(of: kiosk).next("connector")

      #expect(connector["status"] == "disconnected")
      #expect(connector["reason"]?.contains("no graphics card") == true)
      #expect(kiosk.isRunning)
      try kiosk.kill("TERM")
      #expect(try kiosk.wait() == 0)
      #expect(kiosk.standardError.text.contains("no graphics card"))
    }

    @Test func secondKioskNamesTheFirstAndFollowsIt() throws {
      let machine = try Machine.virtioGPU()
      let pictures = try PictureFolder(in: machine)
      let first = try Kiosk(in: machine, showing: pictures)

      let second = try machine.start("shake-kiosk --images \(pictures.pathInMachine) --trace trace")
      let trace = Trace(of: second)
      let connector = try trace.next("connector", ["status": "disconnected"])

      let holder = "shake-kiosk (process \(try first.process.processID()))"
      #expect(connector["reason"]?.contains(holder) == true)
      try first.waitForPickedPicture()
      #expect(try first.terminate() == 0)
      try trace.next("ready")
    }
  }
}
