import Kiosk

extension Transition {
  /// A transition as people write it, `crossfade:0.5`; nil when it is none.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let seconds = parts.count == 2 ? Double(parts[1]) : Self.defaultDuration
    guard parts.count <= 2, let seconds, (0.05...10).contains(seconds) else { return nil }
    switch (parts[0], parts.count) {
    case ("cut", 1): self = .cut
    case ("crossfade", _): self = .crossfade(seconds)
    case ("push", _): self = .push(seconds)
    default: return nil
    }
  }
}
