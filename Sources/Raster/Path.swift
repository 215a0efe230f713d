/// A shape: outlines of straight lines and quadratic curves. Each is closed. Apple's page is `CGPath`.
public struct Path: Sendable {
  /// A step of an outline.
  enum Element: Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, control: Point)
  }

  private(set) var elements: [Element] = []

  /// A shape without outlines.
  public init() {}

  /// Whether there is no outline.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins an outline, and closes the one before.
  public mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Goes on in a straight line.
  public mutating func addLine(to point: Point) { elements.append(.line(point)) }

  /// Goes on in a curve that begins towards a control point and ends from it.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    elements.append(.curve(point, control: control))
  }

  /// Adds a rectangle.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - isHole: whether it runs the other way round, so that it is cut out of what lies around it.
  public mutating func addRect(_ rect: Rect, isHole: Bool = false) {
    move(to: rect.origin)
    let (right, left) = (Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY))
    addLine(to: isHole ? left : right)
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: isHole ? right : left)
  }

  /// Adds the ellipse that touches the sides of a rectangle, as eight curves.
  public mutating func addEllipse(in rect: Rect) {
    let (half, diagonal, bend) = (0.5, 0.5.squareRoot() / 2, (2.0.squareRoot() - 1) / 2)
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: rect.midX + x * rect.size.width, y: rect.midY + y * rect.size.height)
    }
    move(to: point(half, 0))
    // A quarter, turned by a right angle each time.
    var (cosine, sine) = (1.0, 0.0)
    for _ in 0..<4 {
      func turned(_ x: Double, _ y: Double) -> Point {
        point(x * cosine - y * sine, x * sine + y * cosine)
      }
      addQuadCurve(to: turned(diagonal, diagonal), control: turned(half, bend))
      addQuadCurve(to: turned(0, half), control: turned(bend, half))
      (cosine, sine) = (-sine, cosine)
    }
  }
}
