/// What one finger, or a pointer with its button held, did on the screen.
public struct TouchContact: Hashable, Sendable {
  /// A step in the life of a contact.
  public enum Phase: Hashable, Sendable {
    case began, moved, ended
    /// The device has gone or is used for something else: the contact counts for nothing.
    case cancelled
  }

  /// Which contact it is, the same from `began` to its end. A number is used again afterwards.
  public var id: Int
  public var phase: Phase
  /// From the left edge of the screen, 0, to the right, 1, as the screen's picture lies; beyond both
  /// beside the picture, where a touch surface is larger.
  public var x: Double
  /// From the upper edge of the screen, 0, to the lower, 1; beyond both likewise.
  public var y: Double

  /// A step from its parts. An end has the place of the step before.
  public init(id: Int, phase: Phase, x: Double, y: Double) {
    self.id = id
    self.phase = phase
    self.x = x
    self.y = y
  }
}
