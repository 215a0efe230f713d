internal import Raster
internal import ViewKit

extension KCImageView {
  /// How much larger a picture is at the end.
  private static let growth = 1.1

  /// Lets a picture that has just come grow and drift slowly, each into another corner, if that is
  /// wanted. What brings it comes to its end first, in so many seconds.
  func beginKenBurns(after delay: Double) {
    guard let kenBurnsDuration, window != nil, !bounds.isEmpty else { return }
    kenBurnsCount += 1
    // As far as there is room: the edges stay outside.
    let room = (Self.growth - 1) / 2
    let x = room * bounds.width * (kenBurnsCount & 1 == 0 ? 1 : -1)
    let y = room * bounds.height * (kenBurnsCount & 2 == 0 ? 1 : -1)
    // It moves by less than half a pixel from one of these frames to the next.
    View.animate(
      withDuration: kenBurnsDuration, delay: delay, timing: .linear,
      preferredFramesPerSecond: 30
    ) {
      transform = AffineTransform(a: Self.growth, b: 0, c: 0, d: Self.growth, tx: x, ty: y)
    }
  }

  /// Brings the picture back to its size, since a finger takes it.
  func endKenBurns() {
    View.animate(withDuration: Transition.defaultDuration, timing: .easeOut) {
      transform = .identity
    }
  }
}
