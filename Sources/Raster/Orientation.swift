/// How stored pixels must be turned to stand upright; raw values are Exif's.
///
/// Each name says where the stored picture's top is to be found in the upright one. The
/// corresponding Core Graphics type is `CGImagePropertyOrientation`.
public enum Orientation: UInt8, CaseIterable, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether stored rows become columns.
  public var swapsAxes: Bool {
    switch self {
    case .up, .upMirrored, .down, .downMirrored: false
    case .leftMirrored, .right, .rightMirrored, .left: true
    }
  }

  /// What turns an upright picture back.
  public var inverse: Orientation {
    switch self {
    case .right: .left
    case .left: .right
    default: self
    }
  }

  /// The size of one side when the other is given: upright for stored, stored for upright.
  public func apply(to size: PixelSize) -> PixelSize {
    swapsAxes ? PixelSize(width: size.height, height: size.width) : size
  }
}
