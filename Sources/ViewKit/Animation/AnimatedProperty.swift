import Raster

/// What animations can change, each as up to six numbers.
enum AnimatedProperty {
  case center, transform, alpha

  /// The numbers of a view.
  func value(in view: View.Presentation) -> SIMD8<Double> {
    switch self {
    case .center: SIMD8(view.center.x, view.center.y, 0, 0, 0, 0, 0, 0)
    case .transform:
      SIMD8(
        view.transform.a, view.transform.b, view.transform.c, view.transform.d, view.transform.tx,
        view.transform.ty, 0, 0)
    case .alpha: SIMD8(view.alpha, 0, 0, 0, 0, 0, 0, 0)
    }
  }

  /// Gives a view other numbers.
  func set(_ value: SIMD8<Double>, in view: inout View.Presentation) {
    switch self {
    case .center: view.center = Point(x: value[0], y: value[1])
    case .transform:
      view.transform = AffineTransform(
        a: value[0], b: value[1], c: value[2], d: value[3], tx: value[4], ty: value[5])
    case .alpha: view.alpha = min(max(value[0], 0), 1)
    }
  }
}
