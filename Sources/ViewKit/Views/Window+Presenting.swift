public import Raster

extension Window {
  /// Hands over what is to be seen, if it has changed since the last time.
  ///
  /// An opaque picture that fills the window pixel by pixel is handed over itself: no copy is made and
  /// no frame kept in memory beside it. Everything else is drawn over black into a frame that the
  /// window keeps as long as it needs one.
  ///
  /// - Parameter present: takes the whole frame, of the size of the window's bounds, and the pixels
  ///   in which it differs from the one before. Not called when nothing has changed.
  public func present(_ present: (borrowing Bitmap, PixelRect) -> Void) {
    layoutIfNeeded()
    let size = PixelSize(width: Int(bounds.width), height: Int(bounds.height))
    let changed = takeDamage(within: size)
    guard !changed.isEmpty else { return }
    if let image = displayList(clip: PixelRect(size)).soleImage(of: size) {
      backing = nil
      present(image.bitmap, changed)
      return
    }
    let former = backing.take()
    if var frame = former, frame.size == size {
      draw(changed, into: &frame)
      present(frame, changed)
      backing = consume frame
    } else {
      var frame = Bitmap(size: size)
      draw(PixelRect(size), into: &frame)
      present(frame, changed)
      backing = consume frame
    }
  }
}
