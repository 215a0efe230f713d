/// The object that events come to first: it holds their queue, the windows, and the end of the
/// responder chain.
///
/// The host makes one, feeds it with what the devices do (`motionDidBegin(at:)` and so on) and
/// tells it when the screen is taken away and given back. Apple's page is `UIApplication`.
@MainActor open class Application: Responder {
  private static weak var latest: Application?

  /// The application: the one that was made last. A process makes one at its start.
  /// Apple's page is `UIApplication.shared`.
  public static var shared: Application {
    guard let latest else { preconditionFailure("an Application must be made before it is used") }
    return latest
  }

  /// Hears of changes of the application's state. When it is a responder, it is the last of every
  /// chain.
  public weak var delegate: (any ApplicationDelegate)?

  /// The visible windows, the front-most last.
  public private(set) var windows: [Window] = []

  /// The window that gets motion and remote-control events; a hidden one gets none.
  public internal(set) weak var keyWindow: Window? {
    didSet {
      guard oldValue !== keyWindow else { return }
      oldValue?.resignKey()
      keyWindow?.becomeKey()
    }
  }

  /// Whether the application gets events. It is inactive until the host calls `becomeActive()`.
  public internal(set) var applicationState = State.inactive

  /// Whether a shake offers to undo and redo; true by default.
  /// Apple's page is `UIApplication.applicationSupportsShakeToEdit`.
  public var applicationSupportsShakeToEdit = true

  /// The commands that can be asked for from outside the window.
  public let remoteCommandCenter = RemoteCommandCenter()

  /// What has happened and has not been handled.
  var queue: [SystemEvent] = []

  /// Whether the queue is being worked off.
  var isSendingEvents = false

  /// The motion that has begun and not yet ended.
  var motionEvent: Event?

  /// The fingers on the screen.
  private(set) lazy var touchTracker = TouchTracker(application: self)

  /// How many `beginIgnoringInteractionEvents()` wait for their end.
  var ignoringDepth = 0

  /// Whether responders want to hear of remote-control events.
  var isReceivingRemoteControlEvents = false

  /// An inactive application without windows; it is `shared` from now on.
  public override init() {
    super.init()
    Self.latest = self
  }

  /// The delegate, when it is a responder. Apple's page is `UIResponder.next`.
  open override var next: Responder? { delegate as? Responder }

  /// Hands an event to the window it is for, touches to every window that has some. A subclass may
  /// look at events before it calls `super`. Apple's page is `UIApplication.sendEvent(_:)`.
  open func sendEvent(_ event: Event) {
    guard event.type == .touches else {
      event.window?.sendEvent(event)
      return
    }
    for window in windows.reversed() where event.hasTouches(in: window) {
      window.sendEvent(event)
    }
  }

  /// Puts a visible window in front of the others.
  func bringToFront(_ window: Window) {
    windows.removeAll { $0 === window }
    windows.append(window)
  }

  /// Forgets a window; the key passes to the front-most of the others.
  func windowDidHide(_ window: Window) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = windows.last }
  }
}
