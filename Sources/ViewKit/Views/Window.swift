public import Raster

/// The root of a view tree: it holds what is on the screen, and hands events to its responders.
///
/// A window is hidden when it is made; `makeKeyAndVisible()` shows it. Its bounds are the screen:
/// one point a pixel, and neither its place nor its transform move what is in it. Apple's page is
/// `UIWindow`.
@MainActor open class Window: View {
  /// The application that the window belongs to.
  public private(set) weak var application: Application?

  /// The controller whose view fills the window. It appears as soon as the window is visible.
  public var rootViewController: ViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if let oldValue { disappear(oldValue, isReplaced: true) }
      appear()
    }
  }

  /// Told once when a frame becomes necessary, and at once when one already is; `render(into:)`
  /// makes it.
  public var onNeedsDisplay: (() -> Void)? {
    didSet { if needsDisplay { onNeedsDisplay?() } }
  }

  /// Whether something has changed since the last `render(into:)`.
  public internal(set) var needsDisplay = false

  /// Who is first responder, and who may become it.
  let firstResponderManager = FirstResponderManager()

  /// Moves what moves.
  let animator = Animator()

  /// Who got the beginning of the motion that goes on, and will get its end.
  var motionResponder: Responder?

  /// What has to be drawn, in the window's coordinates.
  var damagedArea = Rect.zero

  /// The last frame, while it is one that had to be drawn.
  var backing: Bitmap?

  /// The controller that has been told that it appears.
  weak var appearingController: ViewController?

  /// A hidden window of an application.
  public init(frame: Rect, application: Application) {
    self.application = application
    super.init(frame: frame)
    window = self
    isHidden = true
  }

  /// A hidden window of the shared application.
  public override convenience init(frame: Rect) {
    self.init(frame: frame, application: .shared)
  }

  // MARK: Responders

  /// The application. Apple's page is `UIResponder.next`.
  open override var next: Responder? { application }

  /// The responder that gets motion and remote-control events first; nil when there is none.
  public var firstResponder: Responder? { firstResponderManager.firstResponder }

  /// Hands an event to the responder it is for. A subclass may look at events before it calls
  /// `super`. Apple's page is `UIWindow.sendEvent(_:)`.
  open func sendEvent(_ event: Event) {
    switch event.type {
    case .touches: sendTouches(event)
    case .motion: sendMotion(event)
    case .remoteControl: initialResponder.remoteControlReceived(with: event)
    }
  }

  private lazy var ownUndoManager = UndoManager()

  /// The window's own undo manager. Apple's page is `UIResponder.undoManager`.
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: Appearance

  /// The size of the screen. The root view controller's view follows it.
  open override var bounds: Rect {
    didSet { if bounds != oldValue { damage(bounds) } }
  }

  /// The opacity of everything in the window, over black.
  open override var alpha: Double {
    didSet { if alpha != oldValue { damage(bounds) } }
  }

  override var content: Content { type(of: self) == Window.self ? .nothing : .drawing }

  // MARK: Visibility

  /// Whether the window is the one that gets motion and remote-control events.
  public var isKeyWindow: Bool { application?.keyWindow === self }

  /// Makes the window the key window. Apple's page is `UIWindow.makeKey()`.
  public func makeKey() { application?.keyWindow = self }

  /// Makes the window the key window and shows it in front of the others.
  /// Apple's page is `UIWindow.makeKeyAndVisible()`.
  public func makeKeyAndVisible() {
    makeKey()
    if isHidden { isHidden = false } else { application?.bringToFront(self) }
  }

  /// The window has become the key window.
  open func becomeKey() {}

  /// The window is not the key window any more.
  open func resignKey() {}

  /// Whether the window is not shown. Showing it lets its root view controller appear, hiding it
  /// lets it disappear and cancels what was going on in it.
  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      if isHidden {
        interrupt(self)
        if let rootViewController { disappear(rootViewController, isReplaced: false) }
        application?.windowDidHide(self)
      } else {
        application?.bringToFront(self)
        damage(bounds)
        appear()
      }
    }
  }
}
