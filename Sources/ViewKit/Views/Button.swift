public import Raster

/// A control that shows a picture for each of its states. Apple's page is `UIButton`.
@MainActor open class Button: Control {
  private var images: [State: Image] = [:]

  /// Sets the picture for a state. Apple's page is `UIButton.setImage(_:for:)`.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for that of the normal state.
  ///   - state: the state.
  public func setImage(_ image: Image?, for state: State) {
    setNeedsDisplay()
    images[state] = image
    setNeedsDisplay()
  }

  /// The picture that was set for a state; nil when none was.
  public func image(for state: State) -> Image? { images[state] }

  /// The picture of the present state; that of the normal one where it has none.
  public var currentImage: Image? { images[state] ?? images[.normal] }

  /// Draws the picture in the middle, made smaller if it is larger than the button.
  open override func draw(_ rect: Rect, in canvas: inout Canvas) {
    guard let image = currentImage, !image.bitmap.size.isEmpty, !bounds.isEmpty else { return }
    let fits = image.size.width <= bounds.width && image.size.height <= bounds.height
    let mode: ContentMode = fits ? .center : .scaleAspectFit
    canvas.draw(image.bitmap, in: mode.placement(of: image.size, in: bounds))
  }
}
