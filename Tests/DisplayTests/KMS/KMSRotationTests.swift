import Platform
import Raster
import Testing

@testable import Display

/// Pictures turned by the plane, and turned while they are drawn.
@MainActor struct KMSRotationTests {
  private nonisolated static let turns: [Orientation] = [.up, .right, .down, .left]

  /// A card with a screen of 64 x 48, whose plane can turn pictures, or cannot.
  private static func card(turns: Bool) -> ScriptedCard {
    let card = ScriptedCard(.sample())
    if turns { card.extraProperties[40] = ["rotation": 1, "FB_DAMAGE_CLIPS": 0] }
    return card
  }

  private static func bench(
    _ orientation: Orientation?, on card: ScriptedCard, forcesLegacy: Bool = false
  ) throws -> ScreenBench {
    try ScreenBench(
      card, selection: KMSSelection(orientation: orientation), forcesLegacy: forcesLegacy)
  }

  /// A picture without two pixels alike.
  private static func picture(_ size: PixelSize) -> Bitmap {
    var picture = Bitmap(size: size)
    picture.withMutablePixels { pixels in
      for index in pixels.indices { pixels[index] = 0xFF00_0000 | UInt32(index * 3) }
    }
    return picture
  }

  /// How many pixels of the screen are not where a turned picture has them, each looked up one by one.
  private static func misplacedPixels(
    of picture: borrowing Bitmap, turned orientation: Orientation, on card: ScriptedCard
  ) -> Int {
    let (right, bottom) = (picture.width - 1, picture.height - 1)
    var count = 0
    for y in 0...bottom {
      for x in 0...right {
        let seen =
          switch orientation {
          case .right: card.visiblePixel(bottom - y, x)
          case .down: card.visiblePixel(right - x, bottom - y)
          case .left: card.visiblePixel(y, right - x)
          default: card.visiblePixel(x, y)
          }
        if seen != picture[x, y] { count += 1 }
      }
    }
    return count
  }

  @Test(arguments: turns, [true, false])
  func everyPixelIsWhereItBelongs(_ orientation: Orientation, _ planeTurns: Bool) throws {
    let bench = try Self.bench(orientation, on: Self.card(turns: planeTurns))
    let picture = Self.picture(bench.screen.size)

    bench.screen.present(picture, damage: PixelRect(bench.screen.size))

    #expect(bench.screen.size.width == (orientation.swapsAxes ? 48 : 64))
    #expect(bench.screen.orientation == orientation)
    #expect(Self.misplacedPixels(of: picture, turned: orientation, on: bench.card) == 0)
    #expect(bench.screen.isTurnedByPlane == (planeTurns && orientation != .up))
  }

  @Test(arguments: turns)
  func oldDriversShowWhatWasDrawnTurned(_ orientation: Orientation) throws {
    let bench = try Self.bench(orientation, on: Self.card(turns: true), forcesLegacy: true)
    let picture = Self.picture(bench.screen.size)

    bench.screen.present(picture, damage: PixelRect(bench.screen.size))

    #expect(Self.misplacedPixels(of: picture, turned: orientation, on: bench.card) == 0)
  }

  @Test func planeThatTurnsGetsPicturesAsTheyAre() throws {
    let bench = try Self.bench(.right, on: Self.card(turns: true))
    bench.start()
    guard case .modeset(let values) = bench.card.calls.last else {
      Issue.record("the mode is set")
      return
    }
    #expect(values["40.rotation"] == 8)
    #expect(values["40.SRC_W"] == 48 << 16)
    #expect(values["40.SRC_H"] == 64 << 16)
    #expect(values["40.CRTC_W"] == 64)
    #expect(values["40.CRTC_H"] == 48)
  }

  @Test func planeThatRefusesIsNotAskedToTurn() throws {
    let card = Self.card(turns: true)
    card.script[.test] = [.invalidArgument]
    let bench = try Self.bench(.left, on: card)
    let picture = Self.picture(bench.screen.size)

    bench.screen.present(picture, damage: PixelRect(bench.screen.size))

    guard case .modeset(let values) = bench.card.calls.last else {
      Issue.record("the mode is set")
      return
    }
    #expect(values["40.rotation"] == 1)
    #expect(Self.misplacedPixels(of: picture, turned: .left, on: card) == 0)
    #expect(card.openBuffers.count == 2)
  }

  @Test func planeThatRefusesAfterTheTestGetsTurnedPictures() throws {
    let card = Self.card(turns: true)
    card.script[.modeset] = [.invalidArgument]
    let bench = try Self.bench(.left, on: card)
    let picture = Self.picture(bench.screen.size)

    bench.screen.present(picture, damage: PixelRect(bench.screen.size))
    #expect(!bench.screen.isReady)
    bench.scheduler.advance(by: .zero)

    // Whoever draws hears that all of it is wanted once more.
    #expect(bench.recorder.events == [.resize])
    bench.screen.present(picture, damage: PixelRect(bench.screen.size))
    #expect(Self.misplacedPixels(of: picture, turned: .left, on: card) == 0)
    #expect(bench.recorder.reasons.isEmpty)
    bench.screen.close()
    #expect(card.openBuffers.isEmpty)
    #expect(card.mappedBytes == 0)
  }

  @Test(arguments: [Orientation.right, .down, .left], [true, false])
  func partOfAPictureIsChangedWhereItBelongs(
    _ orientation: Orientation, _ planeTurns: Bool
  ) throws {
    let bench = try Self.bench(orientation, on: Self.card(turns: planeTurns))
    bench.start()
    bench.bringBothBuffersUpToDate()
    var picture = Bitmap(size: bench.screen.size)
    for y in 7..<12 { for x in 3..<20 { picture[x, y] = 0xFF00_1000 + UInt32(y << 5 | x) } }

    bench.screen.present(picture, damage: PixelRect(x: 3, y: 7, width: 17, height: 5))

    #expect(Self.misplacedPixels(of: picture, turned: orientation, on: bench.card) == 0)
  }

  @Test func damageIsToldInTheBuffersPixels() throws {
    let card = Self.card(turns: false)
    card.extraProperties[40] = ["FB_DAMAGE_CLIPS": 0]
    let bench = try Self.bench(.right, on: card)
    bench.start()
    bench.bringBothBuffersUpToDate()

    bench.screen.present(
      Bitmap(size: bench.screen.size), damage: PixelRect(x: 3, y: 7, width: 17, height: 5))

    guard case .flip(let values) = card.calls.last else {
      Issue.record("the picture is flipped to")
      return
    }
    #expect(values["damage.x"] == UInt64(64 - 7 - 5))
    #expect(values["damage.width"] == 5)
  }

  @Test func panelSaysHowItIsBuiltIn() throws {
    var sample = Card.sample()
    sample.connectors[0].orientation = .left
    let bench = try Self.bench(nil, on: ScriptedCard(sample))
    #expect(bench.screen.orientation == .left)
    #expect(bench.screen.size == PixelSize(width: 48, height: 64))
  }

  @Test func userKnowsBetterThanThePanel() throws {
    var sample = Card.sample()
    sample.connectors[0].orientation = .left
    for orientation in Self.turns {
      let bench = try Self.bench(orientation, on: ScriptedCard(sample))
      #expect(bench.screen.orientation == orientation)
    }
  }
}
