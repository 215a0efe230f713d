extension Bitmap {
  /// The picture turned upright.
  ///
  /// - Parameter orientation: how it is stored.
  /// - Returns: this very bitmap when it is upright already, else one with every pixel in its place.
  public consuming func oriented(_ orientation: Orientation) -> Bitmap {
    if orientation == .up || size.isEmpty { return self }
    var upright = Bitmap(size: orientation.apply(to: size))
    upright.isOpaque = isOpaque
    let path = PixelPath(from: orientation, stored: size)
    let (width, height) = (upright.width, upright.height)
    withPixels { stored in
      upright.withMutablePixels { target in
        for y in 0..<height {
          var index = path.origin &+ y &* path.stepDown
          for x in 0..<width {
            target[y &* width &+ x] = stored[index]
            index &+= path.stepRight
          }
        }
      }
    }
    return upright
  }
}

/// Where in the stored pixels the upright picture's pixels are found.
private struct PixelPath {
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
}
