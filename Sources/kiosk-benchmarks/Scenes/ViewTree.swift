internal import Glibc
import Raster
import ViewKit

/// Views to be hit, and the point that takes longest to find its view.
@MainActor final class ViewTree {
  /// The root of the tree.
  let root: View
  /// The view that is there to be hit.
  let target: View
  private let point: Point

  private init(root: View, target: View, point: Point) {
    self.root = root
    self.target = target
    self.point = point
  }

  /// Views one inside the other; the point lies in the innermost one.
  ///
  /// - Parameters:
  ///   - count: how many, the root included.
  ///   - isTurned: whether each lies a little askew in the one around it.
  /// - Returns: the tree.
  static func nested(_ count: Int, isTurned: Bool = false) -> ViewTree {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let root = View(frame: frame)
    let turn = AffineTransform(
      a: cos(0.01), b: sin(0.01), c: -sin(0.01), d: cos(0.01), tx: 0, ty: 0)
    let innermost = (1..<count).reduce(root) { parent, _ in
      let view = View(frame: frame)
      if isTurned { view.transform = turn }
      parent.addSubview(view)
      return view
    }
    return ViewTree(root: root, target: innermost, point: Point(x: 50, y: 50))
  }

  /// Views side by side in a root; the point lies in the one that is asked last, the back-most.
  ///
  /// - Parameter count: how many, the root included.
  /// - Returns: the tree.
  static func flat(_ count: Int) -> ViewTree {
    let root = View(frame: Rect(x: 0, y: 0, width: Double(count), height: 1))
    for index in 1..<count {
      root.addSubview(View(frame: Rect(x: Double(index), y: 0, width: 1, height: 1)))
    }
    return ViewTree(root: root, target: root.subviews[0], point: Point(x: 1.5, y: 0.5))
  }

  /// The view that is hit.
  var hitView: View? { root.hitTest(point, with: nil) }
}
