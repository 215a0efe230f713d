internal import Platform
internal import Raster

/// One way of telling the kernel what to show on a pipeline.
@MainActor protocol Output {
  /// Sets the mode and shows a buffer. Returns when it is on the screen.
  ///
  /// - Throws: the driver's refusal.
  func setMode(showing buffer: DumbBuffer) throws(Errno)

  /// Shows another buffer from the next refresh on, and returns at once. The event follows.
  ///
  /// - Parameters:
  ///   - buffer: what to show.
  ///   - damage: what differs from what the buffer held when it was shown last.
  ///   - token: comes back in the event.
  /// - Throws: `resourceBusy` while an earlier change is under way, or the driver's refusal.
  func flip(to buffer: DumbBuffer, damage: PixelRect, token: UInt32) throws(Errno)

  /// Switches the screen off, backlight and all. `setMode(showing:)` switches it on again.
  ///
  /// - Throws: the driver's refusal.
  func blank() throws(Errno)

  /// Shows nothing any more, and frees the connector.
  ///
  /// - Throws: the driver's refusal.
  func switchOff() throws(Errno)

  /// Shows again what was there before us, as far as it still exists.
  func restore()
}
