public import Platform
public import ViewKit

/// The seeds' controller: it shows a `KCImageView` all over, and makes it first responder while it is
/// seen, so that shakes reach it.
///
/// Touches and remote control climb from the view to here. A tap shows the player's panel, or hides it; a
/// finger drags the next picture in from the right, the one before from the left; play, pause and stop are
/// for the slide show. The controller acts in `remoteControlReceived(with:)` alone:
/// `RemoteCommandCenter`, whose targets are called first, is left to others, so that no press counts
/// twice.
open class KCShakeViewController: ViewController {
  /// The time from one picture to the next while somebody seeks.
  public static let seekingInterval = Duration.milliseconds(250)

  /// How soon after a shake the next one must begin to take it back, when that was offered.
  public static let undoInterval = Duration.seconds(3)

  /// The view that shows the pictures.
  public let imageView: KCImageView

  /// Shows one picture after another by itself, when it is started.
  public let slideShow: SlideShow

  /// The sentences that the built-in picture shows instead of any other; nil while there are pictures.
  public var notice: String? {
    didSet {
      guard notice != oldValue, isViewLoaded else { return }
      showNotice()
    }
  }

  /// Asked what the panel is to say of the picture that is seen.
  public var pictureInformation: (@MainActor () -> PictureInformation?)?

  private lazy var noticeView = NoticeView(frame: .zero)
  lazy var panel = PanelPresenter(scheduler: scheduler) { [weak self] in
    self?.update($0)
  } didTouch: { [weak self] _ in
    self?.slideShow.restartInterval()
  }
  /// Ends the offer to take the last shake back.
  var undoOffer: ScheduledAction?
  lazy var toasts = ToastPresenter(scheduler: scheduler)

  private enum Direction {
    case forward
    case backward
  }

  let scheduler: any Scheduler
  /// The application, as long as it is told to deliver remote control.
  private(set) weak var application: Application?
  private var gesture = TouchGesture()
  private var seeking: Direction?
  private lazy var seekingTimer = RepeatingAction(
    every: Self.seekingInterval, scheduler: scheduler
  ) { [weak self] in
    guard let self, let seeking else { return }
    step(seeking)
  }

  /// A controller whose pictures come from a source.
  ///
  /// - Parameters:
  ///   - pictures: the source.
  ///   - contentMode: how a picture fills the screen.
  ///   - transition: how a picture takes the place of another.
  ///   - slideShowInterval: how long a slide show lets each picture be seen.
  ///   - scheduler: the clock of slide show and seeking.
  public init(
    pictures: any PictureSource, contentMode: View.ContentMode = .scaleAspectFit,
    transition: Transition = .cut,
    slideShowInterval: Duration = SlideShow.defaultInterval, scheduler: any Scheduler
  ) {
    imageView = KCImageView(frame: .zero, pictures: pictures)
    slideShow = SlideShow(interval: slideShowInterval, scheduler: scheduler)
    self.scheduler = scheduler
    super.init()
    imageView.contentMode = contentMode
    imageView.transition = transition
    slideShow.handler = { [weak self] in self?.imageView.showNextImage() }
    imageView.imageHandler = { [weak self] in self?.panel.setNeedsUpdate() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    imageView.isUserInteractionEnabled = true
    // So that a second finger is heard of, and calls off what the first one began.
    imageView.isMultipleTouchEnabled = true
    view.addSubview(imageView)
    showNotice()
  }

  private func showNotice() {
    panel.hide(fades: false)
    guard let notice else { return noticeView.removeFromSuperview() }
    noticeView.text = notice
    noticeView.frame = view.bounds
    view.insertSubview(noticeView, aboveSubview: imageView)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if imageView.bounds.size != view.bounds.size { imageView.frame = view.bounds }
    if notice != nil { noticeView.frame = view.bounds }
    panel.layout()
    toasts.layout()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    imageView.becomeFirstResponder()
    application = view.window?.application
    application?.beginReceivingRemoteControlEvents()
    slideShow.isSuspended = false
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    imageView.resignFirstResponder()
    application?.endReceivingRemoteControlEvents()
    slideShow.isSuspended = true
    endSeeking()
    panel.hide(fades: false)
    toasts.hide()
  }

  // MARK: Shakes

  open override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    panel.hide(fades: false)
    cancelGesture()
    slideShow.isHeld = true
    super.motionBegan(motion, with: event)
  }

  open override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    slideShow.isHeld = false
    super.motionEnded(motion, with: event)
  }

  open override func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    slideShow.isHeld = false
    super.motionCancelled(motion, with: event)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    panel.stay()
    slideShow.isHeld = true
    guard let touch = touches.first, event?.allTouches?.count == 1 else { return cancelGesture() }
    gesture.begin(at: touch.location(in: view), timestamp: touch.timestamp)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    for touch in touches { follow(touch) }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    panel.stay()
    slideShow.isHeld = isTouched(event)
    guard let touch = touches.first else { return }
    follow(touch)
    let meaning = gesture.end(
      at: touch.location(in: view), timestamp: touch.timestamp, width: view.bounds.width)
    switch meaning {
    case .tap: togglePanel()
    case .drag(let velocity): imageView.endDragging(velocity: velocity)
    case nil: break
    }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    slideShow.isHeld = isTouched(event)
    cancelGesture()
  }

  /// Drags the picture as far as the finger has gone.
  private func follow(_ touch: Touch) {
    let wasDragging = gesture.translation != nil
    gesture.move(
      to: touch.location(in: view), timestamp: touch.timestamp, width: view.bounds.width)
    guard let translation = gesture.translation else { return }
    if !wasDragging { imageView.beginDragging() }
    imageView.drag(by: translation)
  }

  private func cancelGesture() {
    if gesture.translation != nil { imageView.cancelDragging() }
    gesture.cancel()
  }

  private func isTouched(_ event: Event?) -> Bool {
    event?.allTouches?.contains { $0.phase != .ended && $0.phase != .cancelled } ?? false
  }

  // MARK: Remote control

  open override func remoteControlReceived(with event: Event?) {
    defer { panel.setNeedsUpdate() }
    switch event?.subtype {
    case .remoteControlPlay: slideShow.start()
    case .remoteControlPause: slideShow.pause()
    case .remoteControlStop: slideShow.stop()
    case .remoteControlTogglePlayPause: slideShow.toggle()
    case .remoteControlNextTrack: step(.forward)
    case .remoteControlPreviousTrack: step(.backward)
    case .remoteControlBeginSeekingForward: beginSeeking(.forward)
    case .remoteControlBeginSeekingBackward: beginSeeking(.backward)
    case .remoteControlEndSeekingForward where seeking == .forward: endSeeking()
    case .remoteControlEndSeekingBackward where seeking == .backward: endSeeking()
    default: super.remoteControlReceived(with: event)
    }
  }

  private func beginSeeking(_ direction: Direction) {
    seeking = direction
    step(direction)
    seekingTimer.start()
  }

  private func endSeeking() {
    seeking = nil
    seekingTimer.stop()
  }

  private func step(_ direction: Direction) {
    slideShow.restartInterval()
    switch direction {
    case .forward: imageView.showNextImage()
    case .backward: imageView.showPreviousImage()
    }
  }
}
