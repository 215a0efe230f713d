/// A layer of a CRTC's picture. The corresponding C structure is `drmModePlane`.
struct Plane: Hashable, Sendable {
  /// What the layer is for. The corresponding C constants are `DRM_PLANE_TYPE_…`.
  enum Kind: UInt64, Hashable, Sendable {
    case overlay = 0
    case primary = 1
    case cursor = 2
  }

  let id: ObjectID
  var kind: Kind
  /// One bit for each CRTC it can belong to, by index.
  var possibleCRTCs: UInt32
  /// The CRTC it belongs to now.
  var crtc: ObjectID?
  var formats: [PixelFormat]
}
