public import Platform
public import Raster

/// A screen nobody sees: it keeps the last frame, and is ready for the next as regularly as a real
/// one. While nothing is presented it does nothing.
@MainActor public final class HeadlessScreen: Screen {
  public weak var delegate: (any ScreenDelegate)?

  public let size: PixelSize

  public var summary: String { "headless \(size)" }

  public private(set) var isReady = true

  /// What is on the screen; black at first, and always for a screen that keeps no frames. Only the
  /// damage of each frame is taken over, as a screen with memory of its own does it.
  public private(set) var frame: Bitmap

  /// How many frames have been presented.
  public private(set) var presentCount = 0

  public let refreshInterval: Duration
  private let scheduler: any Scheduler
  private let start: Instant
  private var isClosed = false
  private var isBlank = false
  /// Tells the delegate of the next refresh.
  private var pendingRefresh: ScheduledAction?

  /// A black screen.
  ///
  /// - Parameters:
  ///   - size: in pixels.
  ///   - keepsFrames: whether somebody will look at `frame`.
  ///   - refreshInterval: the time from one refresh to the next, 60 a second unless said otherwise.
  ///   - scheduler: tells the time; the first refresh is now.
  public init(
    size: PixelSize, keepsFrames: Bool = true, refreshInterval: Duration = .usualRefreshInterval,
    scheduler: any Scheduler
  ) {
    precondition(refreshInterval > .zero, "a screen refreshes after some time")
    self.size = size
    self.refreshInterval = refreshInterval
    self.scheduler = scheduler
    start = scheduler.now
    frame = Bitmap(size: keepsFrames ? size : PixelSize(width: 0, height: 0))
  }

  public func present(_ frame: borrowing Frame, damage: PixelRect) {
    precondition(isReady, "a frame may be presented only while the screen is ready")
    precondition(frame.size == size, "a frame must have the screen's size")
    presentCount += 1
    if !self.frame.size.isEmpty { frame.copy(damage, to: &self.frame) }
    refresh()
  }

  public func refresh() {
    isReady = false
    pendingRefresh = scheduler.schedule(at: nextRefresh()) { [weak self] in
      guard let self else { return }
      isReady = true
      delegate?.screenDidBecomeReady(self, at: scheduler.now)
    }
    delegate?.screenDidCommit(self)
  }

  public func blank() {
    isReady = false
    pendingRefresh.take()?.cancel()
    isBlank = true
  }

  public func wake() {
    guard isBlank, !isClosed else { return }
    isBlank = false
    if presentCount > 0 { refresh() } else { isReady = true }
  }

  public func close() {
    isClosed = true
    isReady = false
    pendingRefresh.take()?.cancel()
  }

  private func nextRefresh() -> Instant {
    let interval = refreshInterval.nanoseconds
    let passed = (scheduler.now - start).nanoseconds / interval
    return start + .nanoseconds((passed + 1) * interval)
  }
}
