public import Raster

/// A view that shows text, in the middle of its height. It takes no touches unless told to. Apple's
/// page is `UILabel`.
@MainActor open class Label: View {
  /// The text; nil shows none. A line feed ends a line.
  open var text: String? {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  /// What it is written in.
  open var font = Font.systemFont(ofSize: 17) {
    didSet { if font != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the letters.
  open var textColor = Color.white {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// Where the lines lie.
  open var textAlignment = TextAlignment.left {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }

  /// The most lines; 0 for as many as it takes. What is left out is told by three dots.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { setNeedsDisplay() } }
  }

  /// What is left out of the last line, when there are more.
  open var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { setNeedsDisplay() } }
  }

  /// A label that covers a rectangle of its superview.
  public override init(frame: Rect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// The size that the text takes, when its lines are at most so long.
  open func sizeThatFits(_ size: Size) -> Size { layout(width: size.width).size }

  /// Writes the text.
  open override func draw(_ rect: Rect, in canvas: inout Canvas) {
    let layout = layout(width: bounds.size.width)
    var y = bounds.midY - layout.size.height / 2 + font.ascender
    for line in layout.lines {
      let room = bounds.size.width - line.width
      let x: Double =
        switch textAlignment {
        case .left: 0
        case .center: room / 2
        case .right: room
        }
      font.draw(
        line.characters, at: Point(x: bounds.minX + x, y: y), color: textColor, in: &canvas)
      y += font.lineHeight
    }
  }

  private func layout(width: Double) -> TextLayout {
    TextLayout(
      text ?? "", font: font, width: width, maximumCount: numberOfLines,
      lineBreakMode: lineBreakMode)
  }
}
