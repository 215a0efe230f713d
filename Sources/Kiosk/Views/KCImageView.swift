public import Raster
public import ViewKit

/// The seeds' image view: shake it, and it shows another picture.
///
/// A shake can be taken back: it is registered with the view's undo manager, and ViewKit offers that
/// to the application's delegate when the shake is over, as iOS does. Nothing is taken back unless the
/// delegate says so.
open class KCImageView: ImageView {
  /// Told when another picture, or the same one made anew, is shown.
  var imageHandler: (@MainActor () -> Void)?

  /// What the next shake takes back instead of showing another picture, if there is still something.
  var offeredUndo: UndoManager?

  /// How a picture takes the place of another that was asked for. One that is set by `image` does so at
  /// once.
  public var transition = Transition.cut

  /// In how many seconds a picture that has been asked for grows by a tenth; nil when it stands still.
  public var kenBurnsDuration: Double?

  /// How many pictures have done so.
  var kenBurnsCount = 0

  /// Shows in a transition what was seen before, over the picture or beside it.
  private(set) lazy var formerView = makePage()

  /// Show the pictures beside this one while a finger drags it.
  var neighbourViews: [Side: ImageView] = [:]

  /// How far from its place the picture was when the finger that drags it began to; nil when none does.
  var dragStart: Double?

  let pictures: any PictureSource
  private lazy var shakeUndoManager = UndoManager()

  /// A view that asks for its first picture at once.
  ///
  /// - Parameters:
  ///   - frame: where it lies in its superview.
  ///   - pictures: where the pictures come from.
  public init(frame: Rect, pictures: any PictureSource) {
    self.pictures = pictures
    super.init(frame: frame)
    backgroundColor = .black
    showAnotherImage()
  }

  open override var image: Image? {
    didSet { if image !== oldValue { imageHandler?() } }
  }

  /// Shows another picture, as a shake does.
  public func showAnotherImage() {
    pictures.another { [weak self] picture in
      guard let self else { return }
      let isFirst = image == nil
      show(picture.image, from: .right)
      if !isFirst { registerUndo() }
    }
  }

  /// Shows the picture that came after this one, or a new one.
  public func showNextImage() {
    step(to: .right) { [weak self] in self?.show($0.image, from: .right) }
  }

  /// Shows the picture that came before this one, if there is one.
  public func showPreviousImage() {
    step(to: .left) { [weak self] in self?.show($0.image, from: .left) }
  }

  /// Asks for the picture that comes from a side. Shakes before it cannot be taken back any more.
  func step(to side: Side, _ show: @escaping @MainActor (Picture) -> Void) {
    shakeUndoManager.removeAllActions()
    switch side {
    case .right: pictures.next(show)
    case .left: pictures.previous(show)
    }
  }

  private func stepForward() { pictures.next { [weak self] in self?.show($0.image, from: .right) } }

  private func stepBack() {
    pictures.previous { [weak self] in self?.show($0.image, from: .left) }
  }

  /// Ends a transition when the size is another one.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let page = subviews.first, page.bounds.size != bounds.size { endTransition() }
  }

  // MARK: Shakes

  open override var canBecomeFirstResponder: Bool { true }

  /// Shows another picture, and lets the controller know too.
  open override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    if motion == .motionShake {
      if let undoManager = offeredUndo.take(), undoManager.canUndo {
        undoManager.undo()
      } else {
        showAnotherImage()
      }
    }
    super.motionBegan(motion, with: event)
  }

  // MARK: Undo

  /// The view's own undo manager: it takes back the last shake, as long as nothing came after it.
  open override var undoManager: UndoManager? { shakeUndoManager }

  private func registerUndo() {
    shakeUndoManager.removeAllActions()
    shakeUndoManager.registerUndo(withTarget: self) { $0.undoShake() }
    shakeUndoManager.setActionName("Shake")
  }

  private func undoShake() {
    stepBack()
    shakeUndoManager.registerUndo(withTarget: self) { $0.redoShake() }
  }

  private func redoShake() {
    stepForward()
    shakeUndoManager.registerUndo(withTarget: self) { $0.undoShake() }
  }
}
