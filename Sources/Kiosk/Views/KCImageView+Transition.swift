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
    guard image != nil, window != nil, !bounds.isEmpty else { return cut(to: picture) }
    switch transition {
    case .cut: cut(to: picture)
    case .crossfade(let duration):
      leave(visiblePicture(), in: bounds)
      image = picture
      fadeOut(in: duration)
    case .push(let duration):
      let velocity = centerVelocity.x / (-side.sign * bounds.width)
      leave(visiblePicture(), in: bounds.offsetBy(x: -side.sign * bounds.width, y: 0))
      image = picture
      moveIn(from: side, velocity: velocity, in: duration)
    }
  }

  /// Shows a picture at once.
  func cut(to picture: Image) {
    endTransition()
    image = picture
  }

  /// Ends what goes on: only the picture is seen.
  func endTransition() {
    formerView.removeFromSuperview()
    formerView.image = nil
    removeAllAnimations()
  }

  /// What the screen shows: the picture, or what a transition has made of two, put together.
  private func visiblePicture() -> Image? {
    guard formerView.superview != nil else { return image }
    let shift = Point(x: presentation.center.x - home.x, y: presentation.center.y - home.y)
    return snapshot(of: bounds.offsetBy(x: -shift.x, y: -shift.y))
  }

  /// Where the middle of the view belongs.
  private var home: Point {
    superview.map { Point(x: $0.bounds.midX, y: $0.bounds.midY) } ?? center
  }

  /// Leaves what was seen before in front of the picture, or beside it.
  private func leave(_ picture: Image?, in frame: Rect) {
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
      if isFinished { self?.endTransition() }
    }
  }

  private func moveIn(from side: Side, velocity: Double, in duration: Double) {
    let home = home
    let highest = SpringTimingParameters.highestVelocityWithoutOvershoot(duration: duration)
    let spring = SpringTimingParameters(initialVelocity: min(max(velocity, 0), highest))
    View.performWithoutAnimation { center.x = home.x + side.sign * bounds.width }
    View.animate(withDuration: duration, timing: .spring(spring)) {
      center = home
    } completion: { [weak self] isFinished in
      if isFinished { self?.endTransition() }
    }
  }
}
