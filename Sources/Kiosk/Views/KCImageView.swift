public import Raster
public import ViewKit

/// The seeds' image view: shake it, and it shows another picture.
open class KCImageView: ImageView {
  private let pictures: any PictureSource

  /// A view that asks for its first picture at once.
  ///
  /// - Parameters:
  ///   - frame: where it lies in its superview.
  ///   - pictures: where the pictures come from.
  public init(frame: Rect, pictures: any PictureSource) {
    self.pictures = pictures
    super.init(frame: frame)
    showAnotherImage()
  }

  open override var canBecomeFirstResponder: Bool { true }

  open override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    if motion == .motionShake { showAnotherImage() }
  }

  open override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}

  private func showAnotherImage() {
    pictures.next { [weak self] picture in self?.image = picture.image }
  }
}
