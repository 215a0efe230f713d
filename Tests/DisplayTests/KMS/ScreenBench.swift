import Platform
import Raster
import TestSupport

@testable import Display

/// A screen on a scripted card, and everything to look at it with.
@MainActor final class ScreenBench {
  let scheduler = SteppedScheduler()
  let card: ScriptedCard
  let openCard: OpenCard
  let screen: KMSScreen
  let recorder = ScreenRecorder()

  /// A clock for screens that are never made.
  static var idleScheduler: SteppedScheduler { SteppedScheduler() }

  init(
    _ card: ScriptedCard, selection: KMSSelection = KMSSelection(), forcesLegacy: Bool = false
  ) throws {
    self.card = card
    let pipeline = try Card(reading: card).pipeline(for: selection)
    screen = try KMSScreen(
      device: card, pipeline: pipeline, forcesLegacy: forcesLegacy, scheduler: scheduler)
    openCard = OpenCard(card)
    openCard.add(screen)
    screen.delegate = recorder
  }

  convenience init() throws { try self.init(ScriptedCard(.sample())) }

  /// Presents a picture of one colour.
  func present(_ color: Color) {
    screen.present(
      Bitmap(size: screen.size, color: color), damage: PixelRect(screen.size))
  }

  /// The flip under way happens now, and its event is read.
  func completeFlip() {
    card.completeFlip(at: scheduler.now)
    openCard.handleEvents()
  }

  /// Shows the first picture, which sets the mode.
  func start() {
    present(.black)
    scheduler.advance(by: .zero)
  }

  /// Shows two more black pictures, so that neither buffer has anything to catch up with.
  func bringBothBuffersUpToDate() {
    present(.black)
    completeFlip()
    screen.present(Bitmap(size: screen.size), damage: .empty)
    completeFlip()
  }

  var visibleColor: UInt32? { card.visiblePixel(3, 3) }
}
