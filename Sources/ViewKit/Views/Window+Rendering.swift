public import Raster

extension Window {
  /// Draws what has changed since the last time, over black.
  ///
  /// - Parameter bitmap: the frame before, of the size of the window's bounds. What lies outside is
  ///   not drawn.
  /// - Returns: the pixels that were drawn anew; empty when nothing had changed.
  public func render(into bitmap: inout Bitmap) -> PixelRect {
    layoutIfNeeded()
    needsDisplay = false
    let toPixels = AffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let changed = PixelRect(covering: damagedArea.intersection(bounds).applying(toPixels))
      .intersection(PixelRect(bitmap.size))
    damagedArea = .zero
    guard !isHidden, !changed.isEmpty else { return .empty }
    bitmap.withCanvas { canvas in
      canvas.clip(to: changed)
      DisplayList(of: self, placement: toPixels, clip: changed)
        .draw(in: &canvas, over: .black)
    }
    return changed
  }

  /// Marks a part of the window as changed.
  func damage(_ rect: Rect) {
    let visible = rect.intersection(bounds)
    guard !visible.isEmpty else { return }
    damagedArea = damagedArea.union(visible)
    requestFrame()
  }

  /// Asks the host for a frame, once.
  func requestFrame() {
    guard !isHidden, !needsDisplay else { return }
    needsDisplay = true
    onNeedsDisplay?()
  }
}
