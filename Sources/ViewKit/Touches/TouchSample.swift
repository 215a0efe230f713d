public import Raster

/// What a touch screen or a pointer reports of one finger.
public struct TouchSample: Hashable, Sendable {
  /// The finger: any number that no other finger on the screen has.
  public var id: Int

  /// What it did.
  public var phase: Touch.Phase

  /// Where it is on the screen, in points from the upper left corner; nil where it was last.
  public var location: Point?

  /// A report. The location may only be left out of a finger that is already down.
  public init(id: Int, phase: Touch.Phase, location: Point? = nil) {
    self.id = id
    self.phase = phase
    self.location = location
  }
}
