extension Bitmap {
  /// Lays the picture onto black, so that nothing is seen through it.
  public mutating func flattenOntoBlack() {
    guard !isOpaque else { return }
    // With alpha multiplied in, black adds nothing to the colours.
    withMutablePixels { pixels in
      for index in pixels.indices { pixels[index] |= 0xFF00_0000 }
    }
    isOpaque = true
  }
}
