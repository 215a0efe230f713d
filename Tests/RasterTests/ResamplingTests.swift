import Raster
import Testing

@Suite struct ResamplingTests {
  private static let size = PixelSize(width: 60, height: 40)
  private let picture = TestPixels.opaque(PixelSize(width: 37, height: 23))

  /// The picture drawn with a transform; `isFaded` by so little that no pixel shows it, but each is
  /// interpolated by itself.
  private func drawn(_ transform: AffineTransform, isFaded: Bool) -> TestPixels {
    var picture = picture.bitmap
    if isFaded { picture.isOpaque = false }
    var bitmap = Bitmap(size: Self.size)
    bitmap.withCanvas { canvas in
      canvas.transform = transform
      canvas.draw(picture, in: Rect(x: 0, y: 0, width: 37, height: 23))
    }
    return TestPixels(bitmap)
  }

  @Test(arguments: [
    AffineTransform(scaleX: 1.6, y: 1.7), AffineTransform(scaleX: 0.4, y: 0.3),
    AffineTransform(a: 1.01, b: 0, c: 0, d: 1.02, tx: 3.37, ty: -2.9),
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0.25, ty: 0.5),
    AffineTransform(a: 9, b: 0, c: 0, d: 9, tx: -100, ty: -77),
    AffineTransform(scaleX: 20, y: 20).translatedBy(x: -34.5, y: -21.5),
  ])
  func rowsAtOnceAreTheSameAsPixelsByThemselves(transform: AffineTransform) {
    #expect(drawn(transform, isFaded: false) == drawn(transform, isFaded: true))
  }

  @Test func aMoveByAFractionOfAPixelIsSeen() {
    let before = drawn(AffineTransform(translationX: 3, y: 0.5), isFaded: false)

    let after = drawn(AffineTransform(translationX: 3.125, y: 0.5), isFaded: false)

    #expect(before != after)
    // An eighth of the way from each pixel to its neighbour.
    let (left, right) = (before[10, 10], before[9, 10])
    let expected = zip(TestPixels.components(left), TestPixels.components(right))
      .map { $0 + ($1 - $0) / 8 }
    let seen = TestPixels.components(after[10, 10])
    #expect(zip(seen, expected).allSatisfy { abs($0 - $1) <= 2 })
  }
}
