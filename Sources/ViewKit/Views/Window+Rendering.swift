public import Raster

extension Window {
  /// Draws what has changed since the last time, over black.
  ///
  /// - Parameter bitmap: the frame before, of the size of the window's bounds. What lies outside is
  ///   not drawn.
  /// - Returns: the pixels that were drawn anew; empty when nothing had changed.
  public func render(into bitmap: inout Bitmap) -> PixelRect {
    layoutIfNeeded()
    let changed = takeDamage(within: bitmap.size)
    if !changed.isEmpty { draw(changed, into: &bitmap) }
    return changed
  }

  /// The pixels that have changed; from now on they count as drawn.
  func takeDamage(within size: PixelSize) -> PixelRect {
    needsDisplay = false
    // A layout may have made another one necessary, and what moves does.
    if isWaitingForLayout || isAnimating { requestFrame() }
    let changed = PixelRect(covering: damagedArea.intersection(bounds).applying(toPixels))
    damagedArea = .zero
    return isHidden ? .empty : changed.intersection(PixelRect(size))
  }

  /// Draws a part of the window, over black.
  func draw(_ area: PixelRect, into bitmap: inout Bitmap) {
    bitmap.withCanvas { canvas in
      canvas.clip(to: area)
      displayList(clip: area).draw(in: &canvas, over: .black)
    }
  }

  /// What is to be seen in a part of the window.
  func displayList(clip: PixelRect) -> DisplayList {
    DisplayList(of: self, placement: toPixels, clip: clip)
  }

  private var toPixels: AffineTransform {
    AffineTransform(translationX: -bounds.minX, y: -bounds.minY)
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
