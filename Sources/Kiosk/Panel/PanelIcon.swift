internal import Raster
internal import ViewKit

/// What stands on a button of the panel, drawn for any size.
enum PanelIcon {
  case play
  case pause
  case like
  case bookmark
  case hide

  /// A button's picture: the icon on a disc.
  ///
  /// - Parameters:
  ///   - side: its width and height in pixels.
  ///   - state: how the button is.
  /// - Returns: the picture, clear around the disc.
  func image(side: Int, for state: Control.State) -> Image {
    var bitmap = Bitmap(size: PixelSize(width: side, height: side), color: .clear)
    let (disc, ink) = (discColor(for: state), inkColor(for: state))
    bitmap.withCanvas { canvas in
      canvas.transform = AffineTransform(scaleX: Double(side), y: Double(side))
      var circle = Path()
      circle.addEllipse(in: Rect(x: 0, y: 0, width: 1, height: 1))
      canvas.fill(circle, with: disc)
      canvas.transform = AffineTransform(translationX: 0.23, y: 0.23).scaledBy(x: 0.54, y: 0.54)
        .concatenating(canvas.transform)
      for (path, isHole) in shapes(isFilled: state.contains(.selected)) {
        canvas.fill(path, with: isHole ? disc : ink)
      }
    }
    return Image(bitmap)
  }

  private var isMain: Bool { self == .play || self == .pause }

  private func discColor(for state: Control.State) -> Color {
    let isHighlighted = state.contains(.highlighted)
    if isMain {
      return isHighlighted
        ? Color(red: 170, green: 176, blue: 192) : Color(red: 240, green: 242, blue: 246)
    }
    return isHighlighted
      ? Color(red: 112, green: 118, blue: 138) : Color(red: 62, green: 67, blue: 82)
  }

  private func inkColor(for state: Control.State) -> Color {
    if isMain { return Color(red: 28, green: 31, blue: 40) }
    guard state.contains(.selected) else { return .white }
    return switch self {
    case .like: Color(red: 255, green: 96, blue: 112)
    default: Color(red: 255, green: 201, blue: 92)
    }
  }

  // MARK: Shapes

  /// What is painted one over the other, in a square of side 1: ink, or a hole in it.
  private func shapes(isFilled: Bool) -> [(path: Path, isHole: Bool)] {
    switch self {
    case .play: [(Self.polygon([(0.24, 0.08), (0.96, 0.5), (0.24, 0.92)]), false)]
    case .pause:
      [
        (Self.polygon([(0.18, 0.1), (0.4, 0.1), (0.4, 0.9), (0.18, 0.9)]), false),
        (Self.polygon([(0.6, 0.1), (0.82, 0.1), (0.82, 0.9), (0.6, 0.9)]), false),
      ]
    case .like:
      [(Self.heart(), false)] + (isFilled ? [] : [(Self.heart(scale: 0.74), true)])
    case .bookmark:
      [(Self.ribbon, false)] + (isFilled ? [] : [(Self.innerRibbon, true)])
    case .hide:
      [
        (Self.eye(scale: 1), false), (Self.eye(scale: 0.72), true), (Self.pupil, false),
        (Self.stroke(width: 0.2), true), (Self.stroke(width: 0.09), false),
      ]
    }
  }

  private static func polygon(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  /// Curves one after the other: where each leads, and towards what it bends.
  private static func curves(
    from start: (Double, Double), _ curves: [(end: (Double, Double), control: (Double, Double))],
    scale: Double, around center: (Double, Double)
  ) -> Path {
    func scaled(_ point: (Double, Double)) -> Point {
      Point(
        x: center.0 + (point.0 - center.0) * scale, y: center.1 + (point.1 - center.1) * scale)
    }
    var path = Path()
    path.move(to: scaled(start))
    for curve in curves {
      path.addQuadCurve(to: scaled(curve.end), control: scaled(curve.control))
    }
    return path
  }

  private static func heart(scale: Double = 1) -> Path {
    curves(
      from: (0.5, 0.97),
      [
        ((0.02, 0.38), (0.03, 0.67)), ((0.28, 0.09), (0.02, 0.09)), ((0.5, 0.25), (0.43, 0.09)),
        ((0.72, 0.09), (0.57, 0.09)), ((0.98, 0.38), (0.98, 0.09)), ((0.5, 0.97), (0.97, 0.67)),
      ], scale: scale, around: (0.5, 0.49))
  }

  private static let ribbon = polygon([(0.2, 0), (0.8, 0), (0.8, 1), (0.5, 0.74), (0.2, 1)])
  private static let innerRibbon = polygon(
    [(0.3, 0.1), (0.7, 0.1), (0.7, 0.79), (0.5, 0.615), (0.3, 0.79)])

  private static func eye(scale: Double) -> Path {
    curves(
      from: (-0.04, 0.5), [((1.04, 0.5), (0.5, -0.2)), ((-0.04, 0.5), (0.5, 1.2))], scale: scale,
      around: (0.5, 0.5))
  }

  private static var pupil: Path {
    var path = Path()
    path.addEllipse(in: Rect(x: 0.34, y: 0.34, width: 0.32, height: 0.32))
    return path
  }

  /// From the lower left to the upper right.
  private static func stroke(width: Double) -> Path {
    let half = width / 2 * 0.5.squareRoot()
    let (near, far) = (0.06, 0.94)
    return polygon([
      (near - half, far - half), (near + half, far + half), (far + half, near + half),
      (far - half, near - half),
    ])
  }
}
