import Platform

/// Decides when the next frame of something that moves is drawn, and tells when it will be seen.
///
/// The screen sets the pace: a frame is drawn when the one before is on it. Panels without a refresh of
/// their own take as many as a processor can draw, and virtual ones thousands a second; for them the
/// clock sets a limit. Those that claim a refresh in minutes are waited for no longer than they take.
struct FramePacer {
  /// More than 120 frames a second are of no use.
  private static let shortestInterval = Duration.nanoseconds(8_333_333)

  private var lastDrawing: Instant?
  private var lastFlip: Instant?

  /// When the next frame may be drawn, on a screen that refreshes so often; nil for at once.
  func earliestDrawing(every refresh: Duration) -> Instant? {
    // A quarter is left for frames that were late.
    lastDrawing.map { $0 + max(Self.shortestInterval, refresh * 3 / 4) }
  }

  /// When a frame that is drawn now will be seen: with the next refresh.
  func viewingTime(now: Instant, every refresh: Duration) -> Instant {
    guard let lastFlip, lastFlip <= now else { return now + refresh }
    let passed = (now - lastFlip).nanoseconds / refresh.nanoseconds
    return lastFlip + refresh * Int(passed + 1)
  }

  /// A frame was drawn.
  mutating func didDraw(at time: Instant) { lastDrawing = time }

  /// A frame came onto the screen.
  mutating func didFlip(at time: Instant) { lastFlip = time }
}
