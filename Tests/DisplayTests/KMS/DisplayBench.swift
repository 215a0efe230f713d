import Platform
import Raster
import TestSupport

@testable import Display

/// A display on a scripted system, somebody who pulls and plugs, and the kiosk that looks on: it draws
/// one colour whenever the screen takes it.
@MainActor final class DisplayBench {
  static let color = Color(red: 200, green: 0, blue: 0)

  let scheduler = SteppedScheduler()
  let system: ScriptedSystem
  let monitor = ScriptedMonitor()
  let display: KMSDisplay
  let recorder = ScreenRecorder()

  init(
    _ cards: [ScriptedCard], _ selection: KMSSelection = KMSSelection(), hasMonitor: Bool = true,
    isMirrored: Bool = false,
    _ prepare: (ScriptedSystem) -> Void = { _ in }
  ) {
    system = ScriptedSystem(cards)
    for card in cards { card.close() }
    prepare(system)
    display = KMSDisplay(
      CardSearch(system: system, selection: selection), isMirrored: isMirrored,
      monitor: hasMonitor ? monitor : nil,
      scheduler: scheduler)
    display.delegate = recorder
    scheduler.advance(by: .zero)
  }

  /// What the delegate was told last of whether there is a screen; nil before it was told anything.
  var isAvailable: Bool? {
    recorder.events.compactMap {
      if case .available(let isAvailable) = $0 { isAvailable } else { nil }
    }
    .last
  }

  /// Draws a picture, and lets it be shown.
  func draw() {
    display.present(
      Bitmap(size: display.size, color: Self.color), damage: PixelRect(display.size))
    completeFlips()
  }

  func completeFlips() {
    for card in system.cards where card.isOpen { card.completeFlip(at: scheduler.now) }
    for card in display.cards { card.handleEvents() }
    scheduler.advance(by: .zero)
  }

  /// The kernel says that something has changed, and the display has time to look.
  func tellChange() {
    monitor.handler?()
    scheduler.advance(by: .milliseconds(250))
  }

  /// Changes a connector, and lets the kernel tell.
  func change(_ card: ScriptedCard, connector index: Int = 0, _ body: (inout Connector) -> Void) {
    body(&card.card.connectors[index])
    tellChange()
  }

  func unplug(_ card: ScriptedCard, connector index: Int = 0) {
    change(card, connector: index) {
      $0.status = .disconnected
      $0.modes = []
      $0.edid = []
    }
  }

  func plug(_ modes: [Mode], edid: [UInt8] = [1], into card: ScriptedCard, connector index: Int = 0)
  {
    change(card, connector: index) {
      $0.status = .connected
      $0.modes = modes
      $0.edid = edid
    }
  }
}
