extension Window {
  /// Whether anything moves, so that frames have to follow each other.
  public var isAnimating: Bool { animator.isRunning }

  /// How much time may pass from one frame to the next, in seconds; 0 when what moves wants as many as
  /// the screen shows.
  public var preferredFrameInterval: Double { animator.frameInterval }

  /// For the host, before each frame: moves everything to where it is to be seen. Both times are in
  /// seconds of the host's clock.
  ///
  /// - Parameters:
  ///   - time: when the frame will be seen.
  ///   - now: when what has not moved yet begins to move.
  public func advanceAnimations(to time: Double, at now: Double) {
    animator.advance(to: time, at: now)
  }
}
