import Raster
import Testing

@testable import ViewKit

@Suite struct FontTests {
  private let outlines = FontOutlines.shared

  @Test(arguments: ["Az", "äßÉŁő", "Ωλη", "Жщя", "0–9…“”€", "\u{301}", "ạệ"])
  func lettersOfEuropeAreThere(text: String) {
    for character in text.unicodeScalars {
      #expect(outlines.glyph(of: character) != nil)
    }
  }

  @Test func everyGlyphIsWhole() {
    var bitmap = Bitmap(size: PixelSize(width: 40, height: 40))
    var inked = 0
    for value in UInt32(0x20)...0xFFFD {
      guard let character = Unicode.Scalar(value), let glyph = outlines.glyph(of: character)
      else { continue }
      let path = outlines.path(of: glyph)
      if path.isEmpty { continue }
      bitmap.withCanvas {
        $0.transform = AffineTransform(a: 0.02, b: 0, c: 0, d: -0.02, tx: 10, ty: 30)
        $0.fill(path, with: .white)
      }
      inked += 1
    }

    #expect(outlines.count == FontData.glyphCount)
    // All but the spaces.
    #expect(inked > outlines.count - 20)
  }

  @Test func theLetterIIsABarOnTheBaseLine() {
    var bitmap = Bitmap(size: PixelSize(width: 12, height: 30))
    let font = Font.systemFont(ofSize: 24)
    bitmap.withCanvas {
      font.draw("I".unicodeScalars, at: Point(x: 2, y: 20), color: .white, in: &$0)
    }

    var rows: [Int] = []
    for y in 0..<30 where (0..<12).contains(where: { bitmap[$0, y] & 0xFF > 200 }) {
      rows.append(y)
    }
    // Capital letters of this font are 0.73 of an em high.
    #expect(rows == Array(3..<20))
  }

  @Test func measuresGrowWithTheSize() {
    let (small, large) = (Font.systemFont(ofSize: 10), Font.systemFont(ofSize: 20))

    #expect(large.lineHeight == 2 * small.lineHeight)
    #expect(small.lineHeight == small.ascender - small.descender)
    #expect(large.advance(of: "m") == 2 * small.advance(of: "m"))
    #expect(small.advance(of: "m") > small.advance(of: "i"))
    #expect(small.withSize(20) == large)
  }

  @Test func aCharacterThatIsNotThereIsABox() {
    let font = Font.systemFont(ofSize: 40)
    #expect(outlines.glyph(of: "漢") == nil)
    #expect(font.advance(of: "漢") > 0)
    var bitmap = Bitmap(size: PixelSize(width: 40, height: 40))

    bitmap.withCanvas {
      font.draw("漢".unicodeScalars, at: Point(x: 0, y: 35), color: .white, in: &$0)
    }

    #expect(bitmap[3, 20] == 0xFFFF_FFFF)
    #expect(bitmap[12, 20] == 0xFF00_0000)
  }
}
