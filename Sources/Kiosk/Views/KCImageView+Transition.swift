internal import Raster
internal import ViewKit

extension KCImageView {
  /// Where a picture comes from.
  enum Side {
    case left, right

    /// Which way it lies: 1 to the right.
    var sign: Double { self == .right ? 1 : -1 }
  }

  /// Shows another picture in place of what is seen, be that in the middle of a transition.
  func show(_ picture: Image, from side: Side) {
    defer { beginKenBurns(after: transition.duration) }
    guard image != nil, window != nil, !bounds.isEmpty else { return cut(to: picture) }
    switch transition {
    case .cut: cut(to: picture)
    case .crossfade(let duration):
      leave(visiblePicture(), in: bounds)
      image = picture
      fadeOut(in: duration)
    case .push(let duration):
      let velocity = centerVelocity.x
      leave(visiblePicture(), in: bounds.offsetBy(x: -side.sign * bounds.width, y: 0))
      image = picture
      moveIn(from: side.sign * bounds.width, velocity: velocity, in: duration)
    }
  }

  private func cut(to picture: Image) {
    endTransition()
    image = picture
  }

  /// Ends what goes on, a finger's dragging too: only the picture is seen, in its place.
  func endTransition() {
    dragStart = nil
    removePages()
    removeAllAnimations()
    View.performWithoutAnimation {
      center = home
      transform = .identity
    }
  }

  /// Takes away what lies over the picture or beside it.
  func removePages() {
    removeFormerView()
    for view in neighbourViews.values { view.removeFromSuperview() }
    neighbourViews = [:]
  }

  private func removeFormerView() {
    formerView.removeFromSuperview()
    formerView.image = nil
  }

  /// Where the middle of the view belongs.
  var home: Point { superview.map { Point(x: $0.bounds.midX, y: $0.bounds.midY) } ?? center }

  /// A view that shows a whole picture, with what it leaves black.
  func makePage() -> ImageView {
    let view = ImageView(frame: .zero)
    view.backgroundColor = .black
    view.clipsToBounds = true
    view.contentMode = contentMode
    return view
  }

  /// What the screen shows: the picture, or what a transition has made of two, put together.
  private func visiblePicture() -> Image? {
    let seen = presentation
    if subviews.isEmpty, seen.center == home, seen.transform == .identity { return image }
    let place = AffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(seen.transform)
      .concatenating(AffineTransform(translationX: seen.center.x, y: seen.center.y))
    guard let superview, let inverse = place.inverted() else { return image }
    return snapshot(of: superview.bounds.applying(inverse), in: bounds.size)
  }

  /// What is seen where the picture is: that, or what a crossfade has made of two.
  func page() -> Image? {
    let isFading = formerView.superview != nil && formerView.frame == bounds
    return isFading ? snapshot(of: bounds) : image
  }

  /// Leaves what was seen before in front of the picture, or beside it.
  func leave(_ picture: Image?, in frame: Rect) {
    endTransition()
    formerView.frame = frame
    formerView.alpha = 1
    formerView.contentMode = contentMode
    formerView.image = picture
    addSubview(formerView)
  }

  private func fadeOut(in duration: Double) {
    // Most of it at first: who shakes sees an answer at once.
    View.animate(withDuration: duration, timing: .easeOut) {
      formerView.alpha = 0
    } completion: { [weak self] isFinished in
      if isFinished { self?.removeFormerView() }
    }
  }

  /// Moves the view, with what lies beside it, to its place.
  ///
  /// - Parameters:
  ///   - offset: how far to the right of that it is.
  ///   - velocity: how fast it is, in points a second to the right. It counts as far as it leads home,
  ///     and not beyond.
  ///   - duration: how long it takes, in seconds.
  ///   - delay: how long it rests before, in seconds.
  func moveIn(
    from offset: Double, velocity: Double, in duration: Double, after delay: Double = 0
  ) {
    let highest = SpringTimingParameters.highestVelocityWithoutOvershoot(duration: duration)
    let spring = SpringTimingParameters(
      initialVelocity: offset == 0 ? 0 : min(max(velocity / -offset, 0), highest))
    let home = home
    View.performWithoutAnimation { center.x = home.x + offset }
    View.animate(withDuration: duration, delay: delay, timing: .spring(spring)) {
      center = home
    } completion: { [weak self] isFinished in
      if isFinished { self?.removePages() }
    }
  }
}
