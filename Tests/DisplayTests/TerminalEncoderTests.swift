import Raster
import TestSupport
import Testing

@testable import Display

@Suite final class TerminalEncoderTests {
  private var encoder = TerminalEncoder(columns: 5, rows: 3, palette: .trueColor)
  private var terminal = TerminalModel(columns: 5, rows: 3)
  private var frame = Bitmap(size: PixelSize(width: 5, height: 6))

  init() {
    for y in 0..<6 {
      for x in 0..<5 { frame[x, y] = 0xff00_0000 | UInt32(x * 50) << 16 | UInt32(y * 40) << 8 | 7 }
    }
  }

  @Test func firstFrameShowsEveryPixelInItsPlace() {
    terminal.receive(encoder.encode(Frame(frame), damage: .empty))

    let expected = (0..<6).map { y in (0..<5).map { x in "\(x * 50);\(y * 40);7" } }
    #expect(terminal.picture == expected)
    #expect(terminal.unknown.isEmpty)
  }

  @Test func frameNeverScrollsEvenWhereTheTerminalWrapsLines() {
    terminal.receive(encoder.encode(Frame(frame), damage: .empty))
    #expect(terminal.isWrapping)
    #expect(terminal.scrollCount == 0)
  }

  @Test func sameFrameAgainSendsNothing() {
    _ = encoder.encode(Frame(frame), damage: .empty)
    let again = encoder.encode(Frame(frame), damage: PixelRect(encoder.size))
    #expect(again.isEmpty)
  }

  @Test func changedPixelSendsItsCellAlone() {
    terminal.receive(encoder.encode(Frame(frame), damage: .empty))
    let before = terminal.writeCount
    frame[3, 3] = 0xffff_0000

    terminal.receive(encoder.encode(Frame(frame), damage: PixelRect(encoder.size)))

    #expect(terminal.writeCount == before + 1)
    #expect(terminal.picture[3][3] == "255;0;0")
    #expect(terminal.picture[2][3] == "150;80;7")
  }

  @Test(arguments: [4, 5])
  func damageOfOnePixelRowReachesTheCellAroundIt(y: Int) {
    terminal.receive(encoder.encode(Frame(frame), damage: .empty))
    frame[2, y] = 0xff01_0203

    terminal.receive(
      encoder.encode(Frame(frame), damage: PixelRect(x: 2, y: y, width: 1, height: 1)))

    #expect(terminal.picture[y][2] == "1;2;3")
  }

  @Test func changesOutsideTheDamageAreNotLookedAt() {
    terminal.receive(encoder.encode(Frame(frame), damage: .empty))
    frame[0, 0] = 0xffff_ffff

    let bytes = encoder.encode(Frame(frame), damage: PixelRect(x: 1, y: 0, width: 4, height: 6))

    #expect(bytes.isEmpty)
  }

  @Test func damageBeyondTheScreenIsCutOff() {
    _ = encoder.encode(Frame(frame), damage: .empty)
    frame[4, 5] = 0xff01_0203
    terminal.receive(
      encoder.encode(Frame(frame), damage: PixelRect(x: -9, y: -9, width: 99, height: 99)))
    #expect(terminal.picture[5][4] == "1;2;3")
  }

  @Test func invalidatedEncoderSendsAllAgain() {
    _ = encoder.encode(Frame(frame), damage: .empty)
    encoder.invalidate()

    terminal.receive(encoder.encode(Frame(frame), damage: .empty))

    #expect(terminal.writeCount == 15)
    #expect(terminal.picture[5][4] == "200;200;7")
  }

  @Test func frameIsOneSynchronizedUpdate() {
    let bytes = encoder.encode(Frame(frame), damage: .empty)
    #expect(bytes.starts(with: "\u{1b}[?2026h".utf8))
    terminal.receive(bytes)
    #expect(!terminal.isUpdating)
  }

  @Test func colourIsSetOnlyWhereItChanges() {
    let plain = Bitmap(size: encoder.size, color: Color(red: 9, green: 8, blue: 7))
    let text = String(decoding: encoder.encode(Frame(plain), damage: .empty), as: UTF8.self)
    #expect(text.ranges(of: "48;2;9;8;7m").count == 1)
    #expect(!text.contains("38;2"))
  }

  @Test func plainRowOfAWideTerminalCostsOneByteACell() {
    encoder.resize(columns: 200, rows: 1)
    let plain = Bitmap(size: encoder.size, color: .white)
    #expect(encoder.encode(Frame(plain), damage: .empty).count < 200 + 60)
  }
}
