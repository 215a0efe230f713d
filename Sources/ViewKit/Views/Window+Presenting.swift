public import Raster

extension Window {
  /// Hands over what is to be seen, if it has changed since the last time.
  ///
  /// Opaque pictures pixel by pixel, side by side or one fading into another, are handed over as such: no
  /// copy is made and no frame kept in memory beside them. Everything else is drawn over black into a
  /// bitmap that the window keeps as long as it needs one.
  ///
  /// - Parameter present: takes the whole frame, of the size of the window's bounds, and the pixels
  ///   in which it differs from the one before. Not called when nothing has changed.
  public func present(_ present: (borrowing Frame, PixelRect) -> Void) {
    layoutIfNeeded()
    let size = PixelSize(width: Int(bounds.width), height: Int(bounds.height))
    let changed = takeDamage(within: size)
    guard !changed.isEmpty else { return }
    let list = displayList(clip: PixelRect(size))
    if let frame = list.frame(of: size) {
      backing = nil
      withExtendedLifetime(list) { present(frame, changed) }
      return
    }
    let former = backing.take()
    if var frame = former, frame.size == size {
      draw(changed, into: &frame)
      present(Frame(frame), changed)
      backing = consume frame
    } else {
      var frame = Bitmap(size: size)
      draw(PixelRect(size), into: &frame)
      present(Frame(frame), changed)
      backing = consume frame
    }
  }
}
