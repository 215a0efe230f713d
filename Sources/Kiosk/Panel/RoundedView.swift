internal import Raster
internal import ViewKit

/// A rectangle of one colour with round corners.
class RoundedView: View {
  private let color: Color

  /// How far from a corner its curve begins.
  var cornerRadius = 0.0 { didSet { if cornerRadius != oldValue { setNeedsDisplay() } } }

  /// A view without size.
  init(color: Color) {
    self.color = color
    super.init(frame: .zero)
  }

  override func draw(_ rect: Rect, in canvas: inout Canvas) {
    var path = Path()
    path.addRoundedRect(bounds, radius: cornerRadius)
    canvas.fill(path, with: color)
  }
}
