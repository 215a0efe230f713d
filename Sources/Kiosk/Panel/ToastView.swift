internal import Raster
internal import ViewKit

/// A few words for a passer-by, on a rounded rectangle as large as they need. It takes no touches.
final class ToastView: RoundedView {
  private let label = Label(frame: .zero)

  /// What it says.
  let text: String

  /// A toast with some words.
  init(_ text: String) {
    self.text = text
    super.init(color: Color(red: 28, green: 31, blue: 40, alpha: 235))
    isUserInteractionEnabled = false
    label.text = text
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
  }

  /// Finds its place on a screen: near the upper edge, where nothing else is.
  func place(in bounds: Rect) {
    let unit = min(bounds.width / 16, bounds.height / 9, max(bounds.width, bounds.height) / 24)
    label.font = .systemFont(ofSize: max(unit * 0.5, bounds.width / 36))
    let most = bounds.width * 0.88 - 2 * unit
    let words = label.sizeThatFits(Size(width: max(most, 1), height: .infinity))
    let size = Size(
      width: (words.width + 1.4 * unit).rounded(.up),
      height: (words.height + 0.8 * unit).rounded(.up))
    frame = Rect(
      x: (bounds.midX - size.width / 2).rounded(), y: bounds.minY + (unit * 0.8).rounded(),
      width: size.width, height: size.height)
    label.frame = Rect(
      x: ((size.width - words.width) / 2).rounded(.down), y: 0, width: words.width.rounded(.up),
      height: size.height)
    cornerRadius = min(size.height / 2, unit * 0.7)
  }
}
