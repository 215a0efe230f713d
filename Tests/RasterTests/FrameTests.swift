import Raster
import Testing

@Suite struct FrameTests {
  private static let size = PixelSize(width: 45, height: 20)
  private static let whole = PixelRect(size)
  private let back = TestPixels.opaque(FrameTests.size)
  private let front = TestPixels(
    FrameTests.size, TestPixels.opaque(FrameTests.size).words.reversed())

  /// The pixels of a frame.
  private func pixels(_ size: PixelSize = FrameTests.size, _ make: (inout Frame) -> Void)
    -> TestPixels
  {
    var frame = Frame(size: size)
    make(&frame)
    return TestPixels(frame.bitmap())
  }

  @Test func anEmptyFrameIsBlack() {
    #expect(pixels { _ in }.words.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test func aFrameOfOneBitmapIsThatBitmap() {
    let bitmap = back.bitmap
    let frame = Frame(bitmap)

    let (pixels, last) = (TestPixels(frame.bitmap()), frame[44, 19])
    #expect(pixels == back)
    #expect(last == back[44, 19])
    let isItself = frame.solePixels == bitmap.withPixels { $0.baseAddress }
    #expect(isItself)
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.9, 1.0])
  func aFadedBitmapLetsAsMuchThroughAsItIsNotOpaque(alpha: Double) {
    let back = back.bitmap
    let front = front.bitmap

    let seen = pixels { frame in
      frame.add(back, x: 0, y: 0, in: Self.whole)
      frame.add(front, x: 0, y: 0, in: Self.whole, alpha: alpha)
    }

    let expected = zip(self.back.words, self.front.words).map { back, front in
      zip(TestPixels.components(back), TestPixels.components(front))
        .map { $0 + ($1 - $0) * alpha }
    }
    let isNear = zip(seen.words, expected).allSatisfy { word, levels in
      zip(TestPixels.components(word), levels).allSatisfy { abs($0 - $1) < 1.5 }
    }
    #expect(isNear)
    #expect(seen.words.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func whatIsTheSameDoesNotChangeWhileItFades() {
    let bitmap = back.bitmap
    for alpha in stride(from: 0.0, through: 1, by: 1.0 / 256) {
      let seen = pixels { frame in
        frame.add(bitmap, x: 0, y: 0, in: Self.whole)
        frame.add(bitmap, x: 0, y: 0, in: Self.whole, alpha: alpha)
      }
      #expect(seen == back)
    }
  }

  @Test func twoBitmapsLieSideBySide() {
    let back = back.bitmap
    let front = front.bitmap

    let seen = pixels { frame in
      frame.add(back, x: -13, y: 0, in: Self.whole)
      frame.add(front, x: 32, y: 0, in: Self.whole)
    }

    for x in 0..<45 {
      #expect(seen[x, 7] == (x < 32 ? self.back[x + 13, 7] : self.front[x - 32, 7]))
    }
  }

  @Test func aSmallBitmapLiesOnItsColourAndBothFade() {
    let small = TestPixels.opaque(PixelSize(width: 5, height: 4))
    let bitmap = small.bitmap
    let behind = TestPixels(Self.size, Array(repeating: 0xFFFF_FFFF, count: 900)).bitmap

    let seen = pixels { frame in
      frame.add(behind, x: 0, y: 0, in: Self.whole)
      frame.add(
        bitmap, x: 20, y: 8, in: PixelRect(x: 10, y: 0, width: 30, height: 20), over: .black,
        alpha: 0.5)
    }

    #expect(seen[9, 9] == 0xFFFF_FFFF)
    #expect(seen[10, 9] == 0xFF7F_7F7F)
    #expect(seen[40, 9] == 0xFFFF_FFFF)
    let red = TestPixels.components(small[3, 1])[2]
    #expect(TestPixels.components(seen[23, 9])[2] == ((255 + red) / 2).rounded(.down))
  }

  @Test func coloursCoverAndFade() {
    let seen = pixels { frame in
      frame.add(.white, in: PixelRect(x: 0, y: 0, width: 20, height: 20))
      frame.add(
        Color(red: 128, green: 0, blue: 0), in: PixelRect(x: 10, y: 0, width: 20, height: 20),
        alpha: 0.5)
    }

    #expect(seen[5, 5] == 0xFFFF_FFFF)
    #expect(seen[15, 5] == 0xFFBF_7F7F)
    #expect(seen[25, 5] == 0xFF40_0000)
    #expect(seen[35, 5] == 0xFF00_0000)
  }

  @Test func onlyTheRegionIsCopied() {
    let frame = Frame(size: Self.size)
    var bitmap = Bitmap(size: Self.size, color: .white)

    frame.copy(PixelRect(x: 40, y: 18, width: 50, height: 50), to: &bitmap)

    let seen = TestPixels(bitmap)
    #expect(seen[39, 18] == 0xFFFF_FFFF)
    #expect(seen[40, 17] == 0xFFFF_FFFF)
    #expect(seen[40, 18] == 0xFF00_0000)
  }

  @Test(arguments: Orientation.allCases, PixelLayout.allCases)
  func piecesComeIntoTheScreensMemoryAsTheWholeDoes(
    _ orientation: Orientation, _ layout: PixelLayout
  ) {
    let size = PixelSize(width: 75, height: 43)
    let first = TestPixels.opaque(size).bitmap
    let second = TestPixels.opaque(size).bitmap
    var frame = Frame(size: size)
    frame.add(first, x: -30, y: 0, in: PixelRect(size))
    frame.add(second, x: 45, y: 3, in: PixelRect(size), over: .white, alpha: 0.7)
    let copier = FrameCopier(of: size, turned: orientation, as: layout)
    let count = copier.targetSize.width * copier.targetSize.height * layout.bytesPerPixel
    var (pieces, whole) = (
      [UInt8](repeating: 0xA5, count: count), [UInt8](repeating: 0xA5, count: count)
    )
    let region = PixelRect(
      x: 2, y: 3, width: copier.targetSize.width - 3, height: copier.targetSize.height - 4)

    copy(region, of: frame, by: copier, to: &pieces)
    let bitmap = frame.bitmap()
    copy(region, of: Frame(bitmap), by: copier, to: &whole)

    #expect(pieces == whole)
    #expect(pieces[0] == 0xA5)
  }

  private func copy(
    _ region: PixelRect, of frame: borrowing Frame, by copier: FrameCopier, to bytes: inout [UInt8]
  ) {
    let pitch = copier.targetSize.width * copier.layout.bytesPerPixel
    bytes.withUnsafeMutableBytes { memory in
      guard let base = memory.baseAddress else { return }
      copier.copy(region, from: frame, to: base, pitch: pitch)
    }
  }
}
