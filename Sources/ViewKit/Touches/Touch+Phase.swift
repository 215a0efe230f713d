extension Touch {
  /// What a finger does, numbered as in UIKit. Apple's page is `UITouch.Phase`.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stayed where it was while another one moved.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// It does not count any more: something interrupted it.
    case cancelled = 4
  }
}
