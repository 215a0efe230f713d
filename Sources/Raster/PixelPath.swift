/// Where in the stored pixels the upright picture's pixels are found.
struct PixelPath {
  /// The stored index of the upright picture's top left pixel.
  let origin: Int
  /// How the stored index changes for one upright pixel to the right.
  let stepRight: Int
  /// How the stored index changes for one upright pixel down.
  let stepDown: Int

  init(from orientation: Orientation, stored size: PixelSize) {
    let (width, height) = (size.width, size.height)
    let (topRight, bottomLeft, bottomRight) = (width - 1, (height - 1) * width, height * width - 1)
    (origin, stepRight, stepDown) =
      switch orientation {
      case .up: (0, 1, width)
      case .upMirrored: (topRight, -1, width)
      case .down: (bottomRight, -1, -width)
      case .downMirrored: (bottomLeft, 1, -width)
      case .leftMirrored: (0, width, 1)
      case .right: (bottomLeft, -width, 1)
      case .rightMirrored: (bottomRight, -width, -1)
      case .left: (topRight, width, -1)
      }
  }

  /// The stored index of an upright pixel.
  @inline(__always) func index(x: Int, y: Int) -> Int {
    origin &+ x &* stepRight &+ y &* stepDown
  }
}
