internal import Raster

/// The font that text is written in, at some size. It has Latin, Greek and Cyrillic letters; a box
/// stands for every other character. Apple's page is `UIFont`.
public struct Font: Hashable, Sendable {
  /// The height of an em in points, one point a pixel.
  public let pointSize: Double

  /// The program's own font: DejaVu Sans.
  public static func systemFont(ofSize size: Double) -> Font { Font(pointSize: size) }

  /// The same font at another size.
  public func withSize(_ size: Double) -> Font { Font(pointSize: size) }

  /// How far letters reach above the base line, in points.
  public var ascender: Double { Double(FontData.ascent) * scale }

  /// How far letters reach below the base line, in points, as a number below 0.
  public var descender: Double { Double(FontData.descent) * scale }

  /// The distance of one base line from the next, in points.
  public var lineHeight: Double { ascender - descender }

  private var scale: Double { pointSize / Double(FontData.unitsPerEm) }
  /// Of a character that the font does not have.
  private static let boxAdvance = 614

  /// How far behind a character the next one is, in points.
  func advance(of character: Unicode.Scalar) -> Double {
    let glyph = FontOutlines.shared.glyph(of: character)
    return Double(glyph?.advance ?? Self.boxAdvance) * scale
  }

  /// Writes characters one behind the other.
  ///
  /// - Parameters:
  ///   - characters: what to write.
  ///   - origin: where the first one begins, on the base line.
  ///   - color: the colour of the letters.
  ///   - canvas: what to write on.
  func draw(
    _ characters: some Sequence<Unicode.Scalar>, at origin: Point, color: Color,
    in canvas: inout Canvas
  ) {
    let found = canvas.transform
    var x = origin.x
    for character in characters {
      let glyph = FontOutlines.shared.glyph(of: character)
      canvas.transform = AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: x, ty: origin.y)
        .concatenating(found)
      canvas.fill(glyph.map(FontOutlines.shared.path) ?? Self.box, with: color)
      x += advance(of: character)
    }
    canvas.transform = found
  }

  private static var box: Path {
    var path = Path()
    path.addRect(Rect(x: 60, y: 0, width: 494, height: 740))
    path.addRect(Rect(x: 120, y: 60, width: 374, height: 620), isHole: true)
    return path
  }
}
