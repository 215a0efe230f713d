internal import Raster
internal import ViewKit

extension KCImageView {
  /// How far a picture must be dragged to go on to its neighbour, in widths of the view.
  private static let farEnough = 1.0 / 3

  /// How fast a finger must let go of it to do so before that, in widths a second.
  private static let fastEnough = 0.5

  /// How long pictures take to their places when the finger has let go, in seconds.
  private static let settlingTime = 0.4

  /// How long a picture is waited for that was not ready when the finger let go, in seconds.
  private static let patience = 1.0

  /// A finger begins to drag the picture; one that moves is caught where it is.
  func beginDragging() {
    let seen = presentation.center
    View.performWithoutAnimation { center = seen }
    endKenBurns()
    dragStart = seen.x - home.x
  }

  /// The finger has gone so far to the right since it began.
  func drag(by translation: Double) {
    guard let dragStart else { return }
    let offset = (dragStart + translation).rounded()
    let side: Side = offset < 0 ? .right : .left
    View.performWithoutAnimation {
      center.x = home.x + (hasPicture(on: side) ? offset : stretched(offset))
    }
    if offset != 0, hasPicture(on: side) { lookBeside(side) }
  }

  /// The finger has let go, with so many points a second to the right.
  func endDragging(velocity: Double) {
    guard dragStart.take() != nil else { return }
    let offset = center.x - home.x
    let side: Side = offset < 0 ? .right : .left
    let isFar = abs(offset) > bounds.width * Self.farEnough
    let outward = velocity * -side.sign / bounds.width
    guard hasPicture(on: side), offset != 0,
      outward > Self.fastEnough || (isFar && outward > -Self.fastEnough)
    else { return springBack(velocity: velocity) }
    let neighbour = neighbourViews[side]?.image
    if let neighbour {
      arrive(neighbour, from: side, velocity: velocity)
    } else {
      springBack(velocity: 0, after: Self.patience)
    }
    step(to: side) { [weak self] picture in
      guard let self else { return }
      if neighbour == nil {
        arrive(picture.image, from: side, velocity: 0)
      } else if image === neighbour {
        // As a rule it is the very same.
        image = picture.image
      }
    }
  }

  /// The finger does not count any more.
  func cancelDragging() { if dragStart.take() != nil { springBack(velocity: 0) } }

  private func hasPicture(on side: Side) -> Bool {
    side == .right || pictures.hasPrevious
  }

  /// A way that becomes harder the longer it is.
  private func stretched(_ offset: Double) -> Double {
    let width = bounds.width
    return (offset / (1 + 0.55 * abs(offset) / width) * 0.55).rounded()
  }

  /// Shows a neighbour beside the picture, as soon as it is ready.
  private func lookBeside(_ side: Side) {
    guard neighbourViews[side] == nil else { return }
    let view = makePage()
    view.frame = bounds.offsetBy(x: side.sign * bounds.width, y: 0)
    neighbourViews[side] = view
    addSubview(view)
    let show: @MainActor (Picture) -> Void = { [weak view] in view?.image = $0.image }
    switch side {
    case .right: pictures.peekNext(show)
    case .left: pictures.peekPrevious(show)
    }
  }

  /// A neighbour becomes the picture, where it is seen, and goes on to its place.
  private func arrive(_ picture: Image, from side: Side, velocity: Double) {
    let offset = presentation.center.x - home.x
    leave(page(), in: bounds.offsetBy(x: -side.sign * bounds.width, y: 0))
    image = picture
    moveIn(from: offset + side.sign * bounds.width, velocity: velocity, in: Self.settlingTime)
    beginKenBurns(after: Self.settlingTime)
  }

  private func springBack(velocity: Double, after delay: Double = 0) {
    let offset = presentation.center.x - home.x
    guard offset != 0 else { return removePages() }
    moveIn(from: offset, velocity: velocity, in: Self.settlingTime, after: delay)
  }
}
