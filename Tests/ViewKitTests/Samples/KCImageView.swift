import Raster

@testable import ViewKit

/// The iOS tutorials' shake sample, line by line, but for its slips: `super` is called, the view is
/// made once, and the same picture never comes twice running.
final class KCImageView: ImageView {
  static let images: [Image] = [
    .plain(.red, width: 100, height: 100), .plain(.green, width: 100, height: 100),
    .plain(.blue, width: 100, height: 100),
  ]
  private var index = 0

  override init(frame: Rect) {
    super.init(frame: frame)
    image = getImage()
  }

  // The view can become first responder.
  override var canBecomeFirstResponder: Bool { true }

  // The motion begins.
  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    // Only shakes are handled here.
    if motion == .motionShake { image = getImage() }
  }

  // The motion ends.
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}

  private func getImage() -> Image {
    index = (index + Int.random(in: 1..<Self.images.count)) % Self.images.count
    return Self.images[index]
  }
}
