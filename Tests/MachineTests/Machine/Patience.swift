import Foundation

/// How long tests wait for a condition before they give up. An emulated machine on a busy host is
/// slow and uneven, so the limits are far above what is seen; a test that passes never waits them out.
enum Patience {
  /// For one step of a program in the machine.
  static let step: TimeInterval = 60
  /// For the machine's way from power-on to its first command.
  static let boot: TimeInterval = 240

  /// Looks for something until it is there.
  ///
  /// - Parameters:
  ///   - limit: how long to look.
  ///   - look: returns what was found, or `nil` to look again.
  /// - Returns: what `look` found, or `nil` when the time was up.
  static func wait<Found>(
    upTo limit: TimeInterval = step, for look: () throws -> Found?
  ) rethrows -> Found? {
    let end = Date(timeIntervalSinceNow: limit)
    while true {
      if let found = try look() { return found }
      guard Date() < end else { return nil }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }
}
