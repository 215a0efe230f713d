/// Where the lines of a text lie. Apple's page is `NSTextAlignment`.
public enum TextAlignment: Hashable, Sendable {
  case left
  case center
  case right
}
