public import ViewKit

/// The seeds' controller: it shows a `KCImageView` all over, and makes it first responder while it is
/// seen, so that shakes reach it.
open class KCShakeViewController: ViewController {
  /// The view that shows the pictures.
  public let imageView: KCImageView

  /// A controller whose pictures come from a source.
  ///
  /// - Parameters:
  ///   - pictures: the source.
  ///   - contentMode: how a picture fills the screen.
  public init(pictures: any PictureSource, contentMode: View.ContentMode = .scaleAspectFit) {
    imageView = KCImageView(frame: .zero, pictures: pictures)
    super.init()
    imageView.contentMode = contentMode
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    imageView.isUserInteractionEnabled = true
    view.addSubview(imageView)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    imageView.frame = view.bounds
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    imageView.becomeFirstResponder()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    imageView.resignFirstResponder()
  }
}
