import Testing

@testable import Display

@Suite struct TerminalPaletteTests {
  @Test(
    arguments: [
      ("xterm-256color", "truecolor"), ("screen", "24bit"), ("xterm-kitty", nil), ("foot", nil),
      ("xterm-direct", nil), ("alacritty", ""),
    ] as [(String, String?)])
  func terminalsThatSayOrAreKnownToShowAnyColourGetIt(term: String, colorTerm: String?) throws {
    #expect(try TerminalPalette(term: term, colorTerm: colorTerm) == .trueColor)
  }

  @Test(
    arguments: [("xterm-256color", nil), ("linux", nil), ("screen", ""), ("vt220", "yes")]
      as [(String, String?)])
  func otherTerminalsGet256Colours(term: String, colorTerm: String?) throws {
    #expect(try TerminalPalette(term: term, colorTerm: colorTerm) == .indexed)
  }

  @Test(arguments: [nil, "", "dumb", "unknown"])
  func terminalsThatCannotMoveTheCursorAreRefused(term: String?) {
    #expect {
      _ = try TerminalPalette(term: term, colorTerm: "truecolor")
    } throws: {
      ($0 as? ScreenError)?.code == .noDevice
    }
  }

  @Test func trueColourKeepsEveryBitButAlpha() {
    #expect(TerminalPalette.trueColor.color(for: 0x8012_3456) == 0x12_3456)
  }

  @Test(
    arguments: [
      (0xff00_0000, 16), (0xffff_ffff, 231), (0xffff_0000, 196), (0xff5f_87af, 67),
      (0xff80_8080, 244), (0xff08_0808, 232), (0xffee_eeee, 255), (0xff00_00fe, 21),
    ] as [(UInt32, UInt32)])
  func indexedColourIsTheNearestOfCubeAndGreys(pixel: UInt32, index: UInt32) {
    #expect(TerminalPalette.indexed.color(for: pixel) == index)
  }

  @Test func noIndexedColourLiesFartherThanTheNearest() {
    let levels = [0, 95, 135, 175, 215, 255]
    var palette: [(index: UInt32, red: Int, green: Int, blue: Int)] = []
    for red in 0..<6 {
      for green in 0..<6 {
        for blue in 0..<6 {
          palette.append(
            (UInt32(16 + 36 * red + 6 * green + blue), levels[red], levels[green], levels[blue]))
        }
      }
    }
    for step in 0..<24 {
      palette.append((UInt32(232 + step), 8 + 10 * step, 8 + 10 * step, 8 + 10 * step))
    }

    var worst = 0
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          func error(_ entry: (index: UInt32, red: Int, green: Int, blue: Int)) -> Int {
            let (r, g, b) = (entry.red - red, entry.green - green, entry.blue - blue)
            return r * r + g * g + b * b
          }
          let pixel = UInt32(red << 16 | green << 8 | blue)
          let chosen = TerminalPalette.indexed.color(for: pixel)
          guard let entry = palette.first(where: { $0.index == chosen }) else {
            Issue.record("colour \(chosen) is not in the palette")
            return
          }
          worst = max(worst, error(entry) - (palette.map(error).min() ?? 0))
        }
      }
    }

    #expect(worst == 0)
  }
}
