public import Raster
public import ViewKit

/// The picture that is built in: it says in words why there is no other, and what to do. It suits any
/// size of screen.
public final class NoticeView: View {
  private let heading = Label(frame: .zero)
  private let body = Label(frame: .zero)
  private let drawing = EmptyFrameView(frame: .zero)

  /// The sentences under the heading.
  public var text: String {
    get { body.text ?? "" }
    set {
      body.text = newValue
      setNeedsLayout()
    }
  }

  /// A notice without sentences.
  public override init(frame: Rect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = Color(red: 27, green: 38, blue: 59)
    heading.text = "Nothing to show yet"
    body.textColor = Color(red: 198, green: 210, blue: 230)
    for label in [heading, body] {
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
    addSubview(drawing)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.size.width, bounds.size.height)
    // As large as leaves room for all: a long path on a small screen has many lines.
    var em = min(width / 16, height / 9)
    while em > 8, contentHeight(em) > height * 0.92 { em *= 0.92 }
    place(em)
  }

  private func contentHeight(_ em: Double) -> Double {
    setFonts(em)
    return drawingHeight(em) + em * 0.8 + size(of: heading).height + em * 0.4
      + size(of: body).height
  }

  private func place(_ em: Double) {
    let height = contentHeight(em)
    let (headingSize, bodySize) = (size(of: heading), size(of: body))
    var y = bounds.minY + (bounds.size.height - height) / 2
    func rect(width: Double, height: Double, gap: Double) -> Rect {
      defer { y += height + gap }
      return Rect(
        x: (bounds.midX - width / 2).rounded(), y: y.rounded(), width: width, height: height)
    }
    let drawingWidth = drawingHeight(em) * 1.4
    drawing.frame = rect(width: drawingWidth, height: drawingHeight(em), gap: em * 0.8)
    heading.frame = rect(width: textWidth, height: headingSize.height, gap: em * 0.4)
    body.frame = rect(width: textWidth, height: bodySize.height, gap: 0)
  }

  private func setFonts(_ em: Double) {
    heading.font = .systemFont(ofSize: em)
    body.font = .systemFont(ofSize: em * 0.62)
  }

  private func drawingHeight(_ em: Double) -> Double { em * 2.6 }

  private var textWidth: Double { bounds.size.width * 0.88 }

  private func size(of label: Label) -> Size {
    label.sizeThatFits(Size(width: textWidth, height: .infinity))
  }
}
