internal import Raster
internal import ViewKit

/// What lies behind the panel: the picture all over the screen, out of focus and dim, and the whole of
/// it, sharp, in front of that.
enum PanelCover {
  /// How large the picture is while it is blurred: it is made larger again by twelve at 1920 × 1080, and
  /// nothing sharp is left of it then.
  private static let blurredLength = 160
  private static let blurRadius = 4
  private static let dimming = Color(red: 8, green: 9, blue: 14, alpha: 140)

  /// The cover for a screen.
  ///
  /// - Parameters:
  ///   - picture: the picture; nil leaves a dark cover.
  ///   - size: the screen's size in pixels.
  ///   - artwork: where the whole picture is shown.
  /// - Returns: an opaque picture of the screen's size.
  static func image(of picture: Image?, size: PixelSize, artwork: Rect) -> Image {
    var cover = Bitmap(size: size, color: Color(red: 16, green: 18, blue: 26))
    guard let picture, !picture.bitmap.size.isEmpty, !size.isEmpty else { return Image(cover) }
    let whole = View.ContentMode.scaleAspectFit.placement(of: picture.size, in: artwork)
    let sharp = scaled(
      picture, to: PixelSize(width: Int(whole.width), height: Int(whole.height)))
    let blurred = blurred(sharp.bitmap)
    let screen = Rect(origin: .zero, size: Size(size))
    let fill = View.ContentMode.scaleAspectFill.placement(of: Size(blurred.size), in: screen)
    cover.withCanvas { canvas in
      canvas.draw(blurred, in: fill)
      canvas.fill(screen, with: dimming)
      canvas.draw(sharp.bitmap, in: whole)
    }
    return Image(cover)
  }

  private static func scaled(_ image: Image, to size: PixelSize) -> Image {
    image.bitmap.size == size ? image : Image(image.bitmap.scaled(to: size))
  }

  private static func blurred(_ bitmap: borrowing Bitmap) -> Bitmap {
    let factor = min(Double(blurredLength) / Double(max(bitmap.width, bitmap.height)), 1)
    let size = PixelSize(
      width: max(Int((Double(bitmap.width) * factor).rounded()), 1),
      height: max(Int((Double(bitmap.height) * factor).rounded()), 1))
    return bitmap.scaled(to: size).blurred(radius: blurRadius)
  }
}
