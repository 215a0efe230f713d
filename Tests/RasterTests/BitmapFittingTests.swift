import Raster
import Testing

@Suite struct BitmapFittingTests {
  private static let red = Color(red: 200, green: 0, blue: 0)

  private func columns(of bitmap: borrowing Bitmap, at y: Int) -> String {
    (0..<bitmap.width).map { bitmap[$0, y] == Self.red.premultiplied ? "r" : "." }.joined()
  }

  @Test func aPictureThatIsTooHighHasBlackOnBothSides() {
    let fitted = Bitmap(size: PixelSize(width: 8, height: 8), color: Self.red)
      .fitted(in: PixelSize(width: 8, height: 4))
    let size = fitted.size
    #expect(size == PixelSize(width: 8, height: 4))
    #expect(columns(of: fitted, at: 0) == "..rrrr..")
    #expect(columns(of: fitted, at: 3) == "..rrrr..")
    let (corner, isOpaque) = (fitted[0, 0], fitted.isOpaque)
    #expect(corner == Color.black.premultiplied)
    #expect(isOpaque)
  }

  @Test func aPictureThatIsTooWideHasBlackAboveAndBelow() {
    let fitted = Bitmap(size: PixelSize(width: 8, height: 2), color: Self.red)
      .fitted(in: PixelSize(width: 4, height: 4))
    #expect((0..<4).map { columns(of: fitted, at: $0) } == ["....", "rrrr", "....", "...."])
  }

  @Test func aPictureOfTheSameShapeFillsAll() {
    let fitted = Bitmap(size: PixelSize(width: 2, height: 1), color: Self.red)
      .fitted(in: PixelSize(width: 6, height: 3))
    #expect((0..<3).map { columns(of: fitted, at: $0) } == ["rrrrrr", "rrrrrr", "rrrrrr"])
  }

  @Test func theThinnestPictureStaysAtLeastAPixelWide() {
    let fitted = Bitmap(size: PixelSize(width: 1, height: 900), color: Self.red)
      .fitted(in: PixelSize(width: 5, height: 3))
    #expect(columns(of: fitted, at: 1) == "..r..")
  }
}
