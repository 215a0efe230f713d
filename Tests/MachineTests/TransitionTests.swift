import Foundation
import Raster
import Testing

extension MachineTests {
  @MainActor struct TransitionTests {
    @Test func pictureFadesIntoAnother() throws {
      let machine = try Machine.virtioGPU()
      let pictures = try PictureFolder(in: machine)
      let kiosk = try Kiosk(
        in: machine, showing: pictures, "--simulate-shake", "--transition crossfade:4")
      let size = try machine.screen().size
      let first = try pictures.snapshot(of: kiosk.pickedPicture(), size: size)
      try kiosk.waitForNextPicture()

      try machine.press("spc")
      try kiosk.trace.next("pick")
      for _ in 0..<10 { try kiosk.trace.next("flip") }
      let seen = try machine.screen()

      let second = try pictures.snapshot(of: kiosk.pickedPicture(), size: size)
      let isBetween = Self.isBetween(seen, first, second)
      let (begun, ended) = (
        PictureDifference(seen: seen, expected: first),
        PictureDifference(seen: seen, expected: second)
      )
      #expect(isBetween)
      #expect(begun != nil)
      #expect(ended != nil)
      try kiosk.waitForPickedPicture()
    }

    @Test func pictureIsDraggedWithItsNeighbourBesideIt() throws {
      let machine = try Machine.virtioGPU()
      let screen = try VirtualTouchscreen(in: machine)
      let pictures = try PictureFolder(in: machine)
      let kiosk = try Kiosk(in: machine, showing: pictures, "--order name")
      let size = try machine.screen().size
      try kiosk.waitForNextPicture()

      try screen.perform("down 0 0.8 0.5")
      for x in ["0.75", "0.7", "0.6"] { try screen.perform("move 0 \(x) 0.5") }
      let seen = try machine.settledScreen()

      let first = try pictures.snapshot(of: "avatar0.png", size: size)
      let second = try pictures.snapshot(of: "avatar1.png", size: size)
      let way = size.width / 5
      // The panel counts in steps of its own, which are no pixels.
      let fits = (way - 1...way + 1).contains { way in
        var frame = Frame(size: size)
        frame.add(first, x: -way, y: 0, in: PixelRect(size))
        frame.add(second, x: size.width - way, y: 0, in: PixelRect(size))
        return PictureDifference(seen: seen, expected: frame.bitmap()) == nil
      }
      #expect(fits)

      try screen.perform("up 0")
      try machine.waitForScreen(toShow: first)
      #expect(try kiosk.trace.events().filter { $0.name == "pick" }.count == 1)
    }

    @Test func pictureThatIsPushedIsInItsPlaceInTheEnd() throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(in: machine), "--simulate-shake", "--transition push")
      try kiosk.waitForNextPicture()

      try machine.press("spc")
      for step in ["pick", "flip", "shake-ended"] { try kiosk.trace.next(step) }

      try kiosk.waitForPickedPicture()
    }

    @Test func kenBurnsMovesAPictureAndShowsNoEdge() throws {
      let machine = try Machine.virtioGPU()
      let pictures = try PictureFolder([], in: machine)
      // Of the screen's shape, so that there is no border but one that must not be.
      try pictures.add("white.png", Bitmap(size: PixelSize(width: 640, height: 360), color: .white))
      var dots = Bitmap(size: PixelSize(width: 1280, height: 720), color: .white)
      for x in stride(from: 0, to: 1280, by: 40) { dots[x, 360] = 0xFF00_0000 }
      try pictures.add("dots.png", dots)
      let kiosk = try Kiosk(
        in: machine, showing: pictures, "--ken-burns", "--slideshow 3600")

      for _ in 0..<20 { try kiosk.trace.next("flip") }
      let seen = try machine.screen()

      let size = seen.size
      let edges = [
        seen[0, 0], seen[size.width - 1, 0], seen[0, size.height - 1],
        seen[size.width - 1, size.height - 1],
      ]
      #expect(edges.allSatisfy { $0 == 0xFFFF_FFFF })
    }

    /// Whether every level lies between those of two pictures.
    private static func isBetween(
      _ seen: borrowing Bitmap, _ first: borrowing Bitmap, _ second: borrowing Bitmap
    ) -> Bool {
      guard seen.size == first.size, seen.size == second.size else { return false }
      return seen.withPixels { seen in
        first.withPixels { first in
          second.withPixels { second in
            seen.indices.allSatisfy { index in
              [0, 8, 16].allSatisfy { shift in
                let levels = [first[index], second[index]].map { $0 >> UInt32(shift) & 255 }
                let level = seen[index] >> UInt32(shift) & 255
                return min(levels[0], levels[1]) <= level && level <= max(levels[0], levels[1])
              }
            }
          }
        }
      }
    }
  }
}
