extension Application {
  /// For the host: fingers came down, moved or were lifted.
  ///
  /// - Parameters:
  ///   - samples: what each finger did that did anything; all that happened at one time together.
  ///   - timestamp: when, in seconds since boot.
  public func touchesDidChange(_ samples: [TouchSample], at timestamp: Double) {
    post(.touches(samples, timestamp: timestamp))
  }

  /// Whether touches are ignored just now.
  /// Apple's page is `UIApplication.isIgnoringInteractionEvents`.
  public var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// Ignores all touches until `endIgnoringInteractionEvents()` has been called as often. Fingers
  /// that are down are cancelled, and ignored until they come down again.
  /// Apple's page is `UIApplication.beginIgnoringInteractionEvents()`.
  public func beginIgnoringInteractionEvents() {
    ignoringDepth += 1
    touchTracker.cancel()
  }

  /// Ends what `beginIgnoringInteractionEvents()` began.
  /// Apple's page is `UIApplication.endIgnoringInteractionEvents()`.
  public func endIgnoringInteractionEvents() {
    precondition(ignoringDepth > 0, "endIgnoringInteractionEvents() without its beginning")
    ignoringDepth -= 1
  }
}
