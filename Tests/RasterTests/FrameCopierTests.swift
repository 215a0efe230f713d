import Raster
import Testing

@Suite struct FrameCopierTests {
  private static let frameSize = PixelSize(width: 75, height: 43)

  /// A screen's memory, its rows a little longer than their pixels, filled with a byte that must not
  /// be lost where nothing is copied.
  private struct Memory {
    static let untouched: UInt8 = 0xA5
    let pitch: Int
    var bytes: [UInt8]

    init(_ copier: FrameCopier) {
      pitch = copier.targetSize.width * copier.layout.bytesPerPixel + 12
      bytes = Array(repeating: Self.untouched, count: pitch * copier.targetSize.height)
    }

    mutating func copy(_ region: PixelRect, of frame: TestPixels, by copier: FrameCopier) {
      let bitmap = frame.bitmap
      let pitch = pitch
      bytes.withUnsafeMutableBytes { memory in
        guard let base = memory.baseAddress else { return }
        copier.copy(region, from: bitmap, to: base, pitch: pitch)
      }
    }

    /// A pixel's bytes as a number, the lowest first.
    func word(_ x: Int, _ y: Int, _ layout: PixelLayout) -> UInt32 {
      let start = y * pitch + x * layout.bytesPerPixel
      return bytes[start..<start + layout.bytesPerPixel].reversed().reduce(0) {
        $0 << 8 | UInt32($1)
      }
    }
  }

  private static let wholeColours: [(PixelLayout, UInt32)] = [
    (.xrgb8888, 0xFF12_3456), (.xbgr8888, 0xFF56_3412), (.rgbx8888, 0x1234_56FF),
    (.bgrx8888, 0x5634_12FF), (.rgb888, 0x12_3456), (.bgr888, 0x56_3412),
  ]

  @Test(arguments: wholeColours)
  func everyLayoutPutsColoursWhereItSays(_ layout: PixelLayout, _ word: UInt32) {
    // Widths around four, which the 24-bit loops take together.
    for width in 1...9 {
      let size = PixelSize(width: width, height: 2)
      let frame = TestPixels(size, Array(repeating: 0xFF12_3456, count: width * 2))
      let copier = FrameCopier(of: size, turned: .up, as: layout)
      var memory = Memory(copier)

      memory.copy(PixelRect(size), of: frame, by: copier)

      #expect((0..<width).allSatisfy { memory.word($0, 1, layout) == word })
    }
  }

  @Test(arguments: Orientation.allCases)
  func everyPixelOfATurnedFrameFindsItsPlace(_ orientation: Orientation) {
    let frame = TestPixels.opaque(Self.frameSize)
    let copier = FrameCopier(of: Self.frameSize, turned: orientation, as: .xrgb8888)
    var memory = Memory(copier)

    memory.copy(PixelRect(copier.targetSize), of: frame, by: copier)

    let expected = TestPixels(frame.bitmap.oriented(orientation))
    #expect(copier.targetSize == expected.size)
    let seen = (0..<expected.size.height).flatMap { y in
      (0..<expected.size.width).map { memory.word($0, y, .xrgb8888) }
    }
    #expect(seen == expected.words)
  }

  @Test(arguments: Orientation.allCases, PixelLayout.allCases)
  func partsAreThoseOfTheWholeAndNothingElseIsTouched(
    _ orientation: Orientation, _ layout: PixelLayout
  ) {
    let frame = TestPixels.opaque(Self.frameSize)
    let copier = FrameCopier(of: Self.frameSize, turned: orientation, as: layout)
    let size = copier.targetSize
    var (whole, part) = (Memory(copier), Memory(copier))
    whole.copy(PixelRect(size), of: frame, by: copier)
    let region = PixelRect(x: 3, y: 5, width: size.width - 8, height: size.height - 6)

    part.copy(region, of: frame, by: copier)

    var expected = part.bytes.map { _ in Memory.untouched }
    for y in region.y..<region.maxY {
      let start = y * part.pitch + region.x * layout.bytesPerPixel
      let row = start..<start + region.width * layout.bytesPerPixel
      expected.replaceSubrange(row, with: whole.bytes[row])
    }
    #expect(part.bytes == expected)
  }

  @Test func regionsBeyondTheMemoryAreCut() {
    let frame = TestPixels.opaque(Self.frameSize)
    let copier = FrameCopier(of: Self.frameSize, turned: .right, as: .xrgb8888)
    var (whole, cut) = (Memory(copier), Memory(copier))
    whole.copy(PixelRect(copier.targetSize), of: frame, by: copier)

    cut.copy(PixelRect(x: -5, y: -5, width: 1000, height: 1000), of: frame, by: copier)

    #expect(cut.bytes == whole.bytes)
  }

  @Test func damageIsTurnedWithTheFrame() {
    let rect = PixelRect(x: 1, y: 2, width: 10, height: 4)
    func turned(_ orientation: Orientation) -> PixelRect {
      orientation.apply(to: rect, of: Self.frameSize)
    }
    #expect(turned(.up) == rect)
    #expect(turned(.right) == PixelRect(x: 37, y: 1, width: 4, height: 10))
    #expect(turned(.down) == PixelRect(x: 64, y: 37, width: 10, height: 4))
    #expect(turned(.left) == PixelRect(x: 2, y: 64, width: 4, height: 10))
    #expect(Orientation.left.apply(to: .empty, of: Self.frameSize).isEmpty)
  }

  @Test(arguments: Orientation.allCases)
  func aPixelsRectangleIsWhereThePixelIs(_ orientation: Orientation) {
    var frame = Bitmap(size: Self.frameSize)
    frame[7, 31] = 0xFFFF_FFFF

    let upright = TestPixels(frame.oriented(orientation))

    let rect = orientation.apply(
      to: PixelRect(x: 7, y: 31, width: 1, height: 1), of: Self.frameSize)
    #expect(upright[rect.x, rect.y] == 0xFFFF_FFFF)
    #expect(rect.pixelCount == 1)
  }
}
