/// How one picture takes the place of another.
public enum Transition: Hashable, Sendable {
  /// At once.
  case cut
  /// The one fades into the other, in so many seconds.
  case crossfade(Double)
  /// The new one pushes the old one off the screen, in about so many seconds: a new one from the right,
  /// one from before from the left.
  case push(Double)

  /// How long a transition takes unless said otherwise, in seconds.
  public static let defaultDuration = 0.3

  /// How long it takes, in seconds.
  var duration: Double {
    switch self {
    case .cut: 0
    case .crossfade(let duration), .push(let duration): duration
    }
  }
}
