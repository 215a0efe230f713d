import Raster

@testable import ViewKit

/// The iOS tutorials' player screen: cover, panel and button, driven by remote control and by
/// touch. Pause and stop, which the sample lets fall through, do what they say.
final class PlayerViewController: ViewController {
  private(set) var player: Player?
  private(set) var isPlaying = false
  private(set) var log: [String] = []
  let playButton = Button(frame: .zero)

  static let playImage = Image.plain(.green, width: 50, height: 50)
  static let playImageH = Image.plain(.white, width: 50, height: 50)
  static let pauseImage = Image.plain(.red, width: 50, height: 50)
  static let pauseImageH = Image.plain(.black, width: 50, height: 50)

  override func viewDidLoad() {
    super.viewDidLoad()
    Application.shared.beginReceivingRemoteControlEvents()
    initLayout()
  }

  override var canBecomeFirstResponder: Bool { false }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    player = Player()
  }

  // Remote-control events.
  override func remoteControlReceived(with event: Event?) {
    guard let event, event.type == .remoteControl else { return }
    switch event.subtype {
    case .remoteControlPlay:
      player?.play()
      isPlaying = true
    case .remoteControlPause, .remoteControlStop:
      player?.pause()
      isPlaying = false
    case .remoteControlTogglePlayPause: btnClick(playButton)
    case .remoteControlNextTrack: log.append("Next...")
    case .remoteControlPreviousTrack: log.append("Previous...")
    case .remoteControlBeginSeekingForward: log.append("Begin seek forward...")
    case .remoteControlEndSeekingForward: log.append("End seek forward...")
    case .remoteControlBeginSeekingBackward: log.append("Begin seek backward...")
    case .remoteControlEndSeekingBackward: log.append("End seek backward...")
    case .none, .motionShake: break
    }
    changeUIState()
  }

  // The layout.
  private func initLayout() {
    // The cover.
    let image = Image.plain(.blue, width: 20, height: 10)
    let imageView = ImageView(frame: Rect(x: 0, y: 0, width: 320, height: 568))
    imageView.image = image
    imageView.contentMode = .scaleAspectFill
    view.addSubview(imageView)
    // The panel.
    let panel = View(frame: Rect(x: 0, y: 480, width: 320, height: 88))
    panel.backgroundColor = Color(red: 170, green: 170, blue: 170)
    panel.alpha = 0.9
    view.addSubview(panel)
    // The play button.
    playButton.bounds = Rect(x: 0, y: 0, width: 50, height: 50)
    let playBtnX = panel.frame.size.width / 2
    let playBtnY = panel.frame.size.height / 2
    playButton.center = Point(x: playBtnX, y: playBtnY)
    changeUIState()
    playButton.addTarget(self, action: Self.btnClick, for: .touchUpInside)
    panel.addSubview(playButton)
  }

  // What is seen of the state.
  private func changeUIState() {
    playButton.setImage(isPlaying ? Self.pauseImage : Self.playImage, for: .normal)
    playButton.setImage(isPlaying ? Self.pauseImageH : Self.playImageH, for: .highlighted)
  }

  private static let btnClick = Action("btnClick") {
    (controller: PlayerViewController, button: Button) in controller.btnClick(button)
  }

  private func btnClick(_ button: Button) {
    if isPlaying { player?.pause() } else { player?.play() }
    isPlaying.toggle()
    changeUIState()
  }
}
