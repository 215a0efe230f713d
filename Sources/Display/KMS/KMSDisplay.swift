public import Platform
public import Raster

/// The screen of a graphics card, whether or not it is there yet; or all screens, showing the same.
///
/// It waits for a card and for a screen on it, and shows pictures as soon as there are. From then on it
/// follows what people do with cables, switches and cards: another screen gets its own mode, and one
/// that comes back shows pictures again. Its delegate hears of all that as changes of availability and
/// size.
///
/// The kernel tells when something has changed. Only while a screen is missing it is looked for every
/// 30 seconds, too, in case the word was lost. A screen that is lit is not: hardware that tells nothing
/// by itself is asked by the kernel every ten seconds, and words that were too many to keep are known
/// to be lost.
@MainActor public final class KMSDisplay: Screen {
  public weak var delegate: (any ScreenDelegate)?

  /// That of the last screen there was; empty before the first one.
  public internal(set) var size = PixelSize(width: 0, height: 0)

  public internal(set) var orientation = Orientation.up

  public var summary: String {
    guard let primary else { return "no screen" }
    return ([primary] + mirrors.map(\.screen)).map(\.summary).joined(separator: " and ")
  }

  public var isReady: Bool { primary?.isReady ?? false }

  public var refreshInterval: Duration { primary?.refreshInterval ?? .usualRefreshInterval }

  public var isFaulty: Bool { primary?.isFaulty ?? false }

  private(set) var search: CardSearch
  let forcesLegacy: Bool
  /// Whether all screens there are show the same.
  let isMirrored: Bool
  let scheduler: any Scheduler
  /// Reads the cards' events; nil in tests, which do it themselves.
  let loop: EventLoop?
  /// Nil when the kernel's word cannot be heard; then it is looked for changes instead.
  let monitor: (any CardMonitor)?

  /// The cards that show pictures or did so last, that of the first screen first. They are kept while
  /// their screens are away, lest the kernel's console show up for a moment when those come back.
  var cards: [OpenCard] = []
  /// The screen whose size and pace are the display's.
  var primary: KMSScreen?
  /// The other screens.
  var mirrors: [MirrorScreen] = []
  private(set) lazy var relay = ScreenRelay(self)

  /// What the delegate was told last.
  var told: (isAvailable: Bool, reason: String)?
  var nextLook: ScheduledAction?
  /// How many times in a row another program had the card.
  var busyCount = 0
  var isBlank = false
  var isSuspended = false
  private(set) var isClosed = false

  /// A display that begins to look as soon as the loop runs.
  ///
  /// - Parameters:
  ///   - selection: which screen.
  ///   - forcesLegacy: whether not to try atomic commits.
  ///   - isMirrored: whether all other screens show the same, each at its own size: those of the
  ///     card that is selected, else those of all cards.
  ///   - loop: waits and watches.
  public convenience init(
    _ selection: KMSSelection, forcesLegacy: Bool = false, isMirrored: Bool = false,
    loop: EventLoop
  ) {
    self.init(
      CardSearch(system: DRMSystem(), selection: selection), forcesLegacy: forcesLegacy,
      isMirrored: isMirrored, monitor: try? UEventMonitor(loop: loop), scheduler: loop, loop: loop)
  }

  init(
    _ search: CardSearch, forcesLegacy: Bool = false, isMirrored: Bool = false,
    monitor: (any CardMonitor)?, scheduler: any Scheduler, loop: EventLoop? = nil
  ) {
    self.search = search
    self.forcesLegacy = forcesLegacy
    self.isMirrored = isMirrored
    self.monitor = monitor
    self.scheduler = scheduler
    self.loop = loop
    monitor?.handler = { [weak self] in self?.lookAgain(after: Self.debounce) }
    lookAgain(after: .zero)
  }

  /// Looks for another screen, or another mode or turn of the same one. What is shown already as it is
  /// wanted stays as it is.
  public func select(_ selection: KMSSelection) {
    guard selection != search.selection else { return }
    search = CardSearch(system: search.system, selection: selection)
    lookAgain(after: .zero)
  }

  public func present(_ frame: borrowing Frame, damage: PixelRect) {
    guard let primary else {
      preconditionFailure("a frame is presented to a display that is ready")
    }
    primary.present(frame, damage: damage)
    for mirror in mirrors { mirror.show(frame) }
  }

  public func refresh() {
    // A screen that has just come has no frame to show again.
    guard let primary, primary.hasFrame else { return }
    primary.refresh()
  }

  public func blank() {
    isBlank = true
    forEachScreen { $0.blank() }
  }

  public func wake() {
    isBlank = false
    forEachScreen { $0.wake() }
  }

  public func suspend() {
    isSuspended = true
    forEachScreen { $0.suspend() }
    for card in cards { card.device.dropMaster() }
  }

  public func resume() {
    guard isSuspended else { return }
    isSuspended = false
    forEachScreen { $0.resume() }
    // What changed meanwhile was not looked at.
    lookAgain(after: .zero)
  }

  private func forEachScreen(_ body: (KMSScreen) -> Void) {
    for card in cards { card.screens.forEach(body) }
  }

  public func close() {
    guard !isClosed else { return }
    isClosed = true
    nextLook?.cancel()
    monitor?.stop()
    primary = nil
    mirrors = []
    for card in cards { card.close() }
    cards = []
  }
}
