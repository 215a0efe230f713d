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
  private var drawingTime = Duration.zero
  private var lastFlip: Instant?

  /// When the next frame may be drawn; nil for at once. Where drawing takes longer than a refresh, a third of
  /// the time is left for everything else.
  ///
  /// - Parameters:
  ///   - refresh: the time from one refresh of the screen to the next.
  ///   - interval: how much time may pass from one frame to the next.
  /// - Returns: the time.
  func earliestDrawing(every refresh: Duration, atMostEvery interval: Duration = .zero) -> Instant?
  {
    // A quarter is left for frames that were late.
    let pause = max(
      Self.shortestInterval, refresh * 3 / 4, interval - refresh / 4, drawingTime * 3 / 2)
    return lastDrawing.map { $0 + pause }
  }

  /// When a frame that is drawn now will be seen: with the next refresh.
  func viewingTime(now: Instant, every refresh: Duration) -> Instant {
    guard let lastFlip, lastFlip <= now else { return now + refresh }
    let passed = (now - lastFlip).nanoseconds / refresh.nanoseconds
    return lastFlip + refresh * Int(passed + 1)
  }

  /// A frame was drawn, from one time to another.
  mutating func didDraw(from start: Instant, to end: Instant) {
    lastDrawing = start
    drawingTime = end - start
  }

  /// A frame came onto the screen.
  mutating func didFlip(at time: Instant) { lastFlip = time }
}
