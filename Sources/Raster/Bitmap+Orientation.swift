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
          var index = path.index(x: 0, y: y)
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
