@testable import ViewKit

/// The controller of the shake sample.
final class KCShakeViewController: ViewController {
  private(set) lazy var imageView = KCImageView(frame: view.bounds)

  override func viewDidLoad() { super.viewDidLoad() }

  // When it is seen, the view becomes first responder.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    imageView.isUserInteractionEnabled = true
    view.addSubview(imageView)
    imageView.becomeFirstResponder()
  }

  // When it is not seen any more, the view gives up being first responder.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    imageView.resignFirstResponder()
  }
}
