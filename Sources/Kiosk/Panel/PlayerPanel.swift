internal import Raster
internal import ViewKit

/// The player's panel of the seeds: a bar with what the picture is called, a button to play and pause,
/// and others to say what one thinks of it. Its cover lies behind it. It suits any size of screen.
///
/// The buttons are controls: they act when a finger is lifted on them, and not when it has left. Touches
/// beside them stay with the panel: they mean nothing, least of all that it is to go.
final class PlayerPanel: RoundedView {
  /// How much of the panel is seen, as the seeds have it: the cover shines through a little.
  static let opacity = 0.9

  /// What lies behind the panel, all over the screen: the picture out of focus, and the whole of it in
  /// front of that. It is a view beside the panel, and not around it, so that it can fade as one picture.
  let cover = ImageView(frame: .zero)

  /// The button that starts the slide show, or lets it stand still.
  let playButton = Button(frame: .zero)
  let likeButton = Button(frame: .zero)
  let bookmarkButton = Button(frame: .zero)
  let hideButton = Button(frame: .zero)

  /// All of them.
  var buttons: [Button] { [playButton, likeButton, bookmarkButton, hideButton] }

  /// Told when a finger comes down on the panel, and when it is gone.
  var touchHandler: ((_ isDown: Bool) -> Void)?

  /// The picture that is seen; nil for none.
  var picture: Image? { didSet { if picture !== oldValue { setNeedsLayout() } } }

  /// What is said of it; nil leaves the words out.
  var information: PictureInformation? {
    didSet {
      titleLabel.text = information?.title
      placeLabel.text = information?.placeInWords
    }
  }

  /// Whether the slide show runs, so that the button lets it stand still.
  var isPlaying = false { didSet { if isPlaying != oldValue { setImages(of: playButton) } } }

  private let titleLabel = Label(frame: .zero)
  private let placeLabel = Label(frame: .zero)
  /// What the cover shows, and for which size.
  private var covered: (picture: Image?, size: PixelSize)?
  /// The measure for which the buttons have pictures.
  private var imagedUnit = 0.0

  /// A panel that shows nothing yet.
  init() {
    super.init(color: Color(red: 28, green: 31, blue: 40))
    alpha = Self.opacity
    placeLabel.textColor = Color(red: 186, green: 194, blue: 212)
    titleLabel.lineBreakMode = .byTruncatingMiddle
    for view in [titleLabel, placeLabel] + buttons as [View] { addSubview(view) }
    for button in buttons {
      button.addTarget(self, action: Self.fingerDown, for: .touchDown)
      button.addTarget(
        self, action: Self.fingerGone, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }
  }

  /// Finds its place on a screen, and the cover's.
  func place(in bounds: Rect) {
    cover.frame = bounds
    frame = PanelLayout(bounds.size).bar
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !cover.bounds.isEmpty else { return }
    let layout = PanelLayout(cover.bounds.size)
    cornerRadius = layout.unit * 0.5
    for (label, frame, size) in [
      (titleLabel, layout.title, 0.58), (placeLabel, layout.place, 0.42),
    ] {
      label.frame = frame
      label.font = .systemFont(ofSize: layout.unit * size)
      label.textAlignment = layout.isCentered ? .center : .left
    }
    playButton.frame = layout.play
    likeButton.frame = layout.like
    bookmarkButton.frame = layout.bookmark
    hideButton.frame = layout.hide
    if imagedUnit != layout.unit {
      imagedUnit = layout.unit
      for button in buttons { setImages(of: button) }
    }
    setCover(layout)
  }

  private func setCover(_ layout: PanelLayout) {
    let size = PixelSize(width: Int(cover.bounds.width), height: Int(cover.bounds.height))
    if let covered, covered.picture === picture, covered.size == size { return }
    covered = (picture, size)
    cover.image = PanelCover.image(of: picture, size: size, artwork: layout.artwork)
  }

  private func setImages(of button: Button) {
    let side = Int(button.bounds.width)
    guard side > 0 else { return }
    let icon = icon(of: button)
    for state: Control.State in [.normal, .highlighted, .selected, [.selected, .highlighted]] {
      button.setImage(icon.image(side: side, for: state), for: state)
    }
  }

  private func icon(of button: Button) -> PanelIcon {
    if button === playButton { return isPlaying ? .pause : .play }
    if button === likeButton { return .like }
    return button === bookmarkButton ? .bookmark : .hide
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { touchHandler?(true) }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { touchHandler?(false) }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { touchHandler?(false) }

  private static let fingerDown = Action("fingerDown") {
    (panel: PlayerPanel) in panel.touchHandler?(true)
  }
  private static let fingerGone = Action("fingerGone") {
    (panel: PlayerPanel) in panel.touchHandler?(false)
  }
}
