/// Makes a view, fills it, and hears when it comes and goes. Apple's page is `UIViewController`.
@MainActor open class ViewController: Responder {
  /// The view, once it has been made.
  public private(set) var viewIfLoaded: View? {
    didSet {
      if let oldValue, oldValue !== viewIfLoaded { oldValue.owningController = nil }
      viewIfLoaded?.owningController = self
    }
  }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { viewIfLoaded != nil }

  /// The view. The first look at it makes it: `loadView()`, then `viewDidLoad()`.
  public var view: View {
    get {
      loadViewIfNeeded()
      guard let viewIfLoaded else { preconditionFailure("loadView() must set the view") }
      return viewIfLoaded
    }
    set { viewIfLoaded = newValue }
  }

  /// Makes the view unless it has been made.
  public func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// The view's superview, else, as long as it has none, nobody. Apple's page is
  /// `UIResponder.next`.
  open override var next: Responder? { viewIfLoaded?.superview }

  override var windowOfFirstResponder: Window? { viewIfLoaded?.window }

  // MARK: To override

  /// Makes the view and sets it; an empty one by default.
  open func loadView() { view = View() }

  /// The view has been made.
  open func viewDidLoad() {}

  /// The view is about to come into a visible window. It is in none yet: nothing in it can become
  /// first responder before `viewDidAppear(_:)`.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view has come into a visible window.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
}
