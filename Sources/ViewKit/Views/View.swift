public import Raster

/// A rectangle of the screen that shows something and takes events. Apple's page is `UIView`.
@MainActor open class View: Responder {
  // MARK: Geometry

  /// The part of its own coordinate system that the view shows; scrolls when its origin moves.
  open var bounds: Rect {
    willSet { if newValue != bounds { setNeedsDisplayOfExtent() } }
    didSet {
      guard bounds != oldValue else { return }
      if bounds.size != oldValue.size {
        resizeSubviews(from: oldValue.size)
        setNeedsLayout()
      }
      setNeedsDisplayOfExtent()
    }
  }

  /// Where the middle of the bounds lies in the superview.
  open var center: Point {
    willSet { if newValue != center { setNeedsDisplayOfExtent() } }
    didSet {
      guard center != oldValue else { return }
      var former = plainPresentation
      former.center = oldValue
      didChange(.center, from: former)
      setNeedsDisplayOfExtent()
    }
  }

  /// How the view is moved, scaled or turned about its centre.
  open var transform = AffineTransform.identity {
    willSet { if newValue != transform { setNeedsDisplayOfExtent() } }
    didSet {
      guard transform != oldValue else { return }
      var former = plainPresentation
      former.transform = oldValue
      didChange(.transform, from: former)
      setNeedsDisplayOfExtent()
    }
  }

  /// What the view does when its superview's size changes; fixed size and place by default.
  public var autoresizingMask: AutoresizingMask = []

  // MARK: Appearance

  /// The opacity of the view and everything in it, 0 to 1. The view and its subviews fade as one
  /// picture.
  open var alpha = 1.0 {
    didSet {
      alpha = min(max(alpha, 0), 1)
      guard alpha != oldValue else { return }
      var former = plainPresentation
      former.alpha = oldValue
      didChange(.alpha, from: former)
      setNeedsDisplayOfExtent()
    }
  }

  /// Whether the view and everything in it is neither shown nor touched.
  open var isHidden = false {
    willSet { if newValue { setNeedsDisplayOfExtent() } }
    didSet { if oldValue { setNeedsDisplayOfExtent() } }
  }

  /// What lies behind the view's content; nil shows what is behind the view.
  open var backgroundColor: Color? {
    didSet { if backgroundColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether subviews and content are cut off at the bounds.
  open var clipsToBounds = false {
    willSet { if newValue { setNeedsDisplayOfExtent() } }
    didSet { if oldValue { setNeedsDisplayOfExtent() } }
  }

  /// How content of another size or shape fills the bounds.
  open var contentMode = ContentMode.scaleToFill {
    willSet { if newValue != contentMode { setNeedsDisplayOfExtent() } }
    didSet { if contentMode != oldValue { setNeedsDisplayOfExtent() } }
  }

  // MARK: Events

  /// Whether the view and its subviews can be touched. Motion and remote control do not ask.
  open var isUserInteractionEnabled = true

  /// Whether a second finger counts while the view already has one; false by default.
  open var isMultipleTouchEnabled = false

  /// Whether the view shares the window with no other while it is touched: it gets no finger while
  /// another view has one, and no other view gets one while it has. False by default.
  open var isExclusiveTouch = false

  // MARK: The tree

  /// The views in this one, the front-most last.
  public internal(set) var subviews: [View] = []

  /// The view that this one is in.
  public internal(set) weak var superview: View?

  /// The window that this view is in, as deep as may be.
  public internal(set) weak var window: Window?

  /// The controller whose root view this is.
  weak var owningController: ViewController?

  /// How the view is seen, while an animation changes that.
  var animatedPresentation: Presentation?

  /// Whether `layoutSubviews()` is due.
  var needsLayout = true

  // MARK: Making one

  /// A view that covers a rectangle of its superview.
  public init(frame: Rect) {
    bounds = Rect(origin: .zero, size: frame.size)
    center = Point(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// A view without size.
  public convenience override init() { self.init(frame: .zero) }

  // MARK: The chain

  /// The controller whose view this is, else the superview. Apple's page is `UIResponder.next`.
  open override var next: Responder? { owningController ?? superview }

  override var windowOfFirstResponder: Window? { window }

  // MARK: Hit testing

  /// The view that a touch at a point is for: the front-most subview that wants it, else this view,
  /// if it can be touched there. A subclass may send touches elsewhere.
  /// Apple's page is `UIView.hitTest(_:with:)`.
  ///
  /// - Parameters:
  ///   - point: a point in this view's coordinates.
  ///   - event: the event that the touch will be part of.
  /// - Returns: nil when the view is hidden, all but transparent, takes no touches or is elsewhere.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let view = subview.hitTest(subview.fromSuperview(point), with: event) { return view }
    }
    return self
  }

  /// Whether a point is in the view. A subclass may take touches beyond its bounds.
  /// Apple's page is `UIView.point(inside:with:)`.
  ///
  /// - Parameters:
  ///   - point: a point in this view's coordinates.
  ///   - event: the event that the touch will be part of.
  /// - Returns: by default whether it lies in the bounds.
  open func point(inside point: Point, with event: Event?) -> Bool { bounds.contains(point) }

  // MARK: To override

  /// Draws the view's content, in its own coordinates, over the background and under the subviews.
  /// Drawing cannot leave the bounds; where the view is turned, the upright rectangle around it.
  ///
  /// - Parameters:
  ///   - rect: what has to be drawn at least.
  ///   - canvas: what to draw on.
  open func draw(_ rect: Rect, in canvas: inout Canvas) {}

  /// Puts the subviews in their places. Called before the next frame after `setNeedsLayout()`.
  open func layoutSubviews() {}

  /// The view is about to come into another superview, or none.
  open func willMove(toSuperview newSuperview: View?) {}

  /// The view has come into another superview, or none.
  open func didMoveToSuperview() {}

  /// The view is about to come into another window, or none.
  open func willMove(toWindow newWindow: Window?) {}

  /// The view has come into another window, or none.
  open func didMoveToWindow() {}

  /// A subview has been added.
  open func didAddSubview(_ subview: View) {}

  /// A subview is about to be taken away.
  open func willRemoveSubview(_ subview: View) {}

  // MARK: For subclasses of this module

  /// What a view may show over its background, under its subviews.
  enum Content {
    case nothing
    /// A picture that fills a rectangle.
    case picture(Image, in: Rect)
    /// What `draw(_:in:)` draws.
    case drawing
  }

  /// The rectangle that the content may cover, background included.
  var contentExtent: Rect { bounds }

  /// A rectangle that the content is sure to cover without letting anything through.
  var opaqueContent: Rect? { nil }

  /// What the view itself shows over its background.
  var content: Content { type(of: self) == View.self ? .nothing : .drawing }
}
