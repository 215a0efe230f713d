internal import Raster

extension LibinputEvent {
  /// The event with its place on the picture instead of on the screen.
  ///
  /// - Parameter orientation: how the picture is turned on the screen.
  /// - Returns: the same event where the picture is not turned, or where it has no place.
  func onPicture(turned orientation: Orientation) -> LibinputEvent {
    guard orientation != .up,
      let back = orientation.transform(of: Size(width: 1, height: 1)).inverted()
    else { return self }
    func turned(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y).applying(back) }
    switch self {
    case .touch(.down(let x, let y), let slot, let device, let microseconds):
      let place = turned(x, y)
      return .touch(
        .down(x: place.x, y: place.y), slot: slot, device: device, microseconds: microseconds)
    case .touch(.motion(let x, let y), let slot, let device, let microseconds):
      let place = turned(x, y)
      return .touch(
        .motion(x: place.x, y: place.y), slot: slot, device: device, microseconds: microseconds)
    case .pointerPosition(let x, let y, let microseconds):
      let place = turned(x, y)
      return .pointerPosition(x: place.x, y: place.y, microseconds: microseconds)
    default: return self
    }
  }
}
