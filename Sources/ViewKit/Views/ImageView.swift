public import Raster

/// A view that shows a picture. It takes no touches unless told to. Apple's page is `UIImageView`.
@MainActor open class ImageView: View {
  /// The picture; nil shows only the background.
  open var image: Image? {
    willSet { if newValue !== image { setNeedsDisplay() } }
    didSet { if image !== oldValue { setNeedsDisplay() } }
  }

  /// An image view that covers a rectangle of its superview.
  public override init(frame: Rect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// An image view of a picture's own size.
  public convenience init(image: Image?) {
    self.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Draws the picture where the content mode has it. As in UIKit it is not called where the picture
  /// can be shown without drawing, so a subclass that draws is a subclass of `View`.
  open override func draw(_ rect: Rect, in canvas: inout Canvas) {
    guard let image, let placement = imagePlacement else { return }
    canvas.draw(image.bitmap, in: placement)
  }

  override var contentExtent: Rect { imagePlacement.map(bounds.union) ?? bounds }

  override var opaqueContent: Rect? {
    guard let image, image.bitmap.isOpaque else { return nil }
    return imagePlacement
  }

  override var content: Content {
    guard let image, let imagePlacement else { return .nothing }
    return .picture(image, in: imagePlacement)
  }

  private var imagePlacement: Rect? {
    guard let image, !image.bitmap.size.isEmpty, !bounds.isEmpty else { return nil }
    return contentMode.placement(of: image.size, in: bounds)
  }
}
