/// What turns a CRTC's pixels into a connector's signal. The corresponding C structure is
/// `drmModeEncoder`.
struct Encoder: Hashable, Sendable {
  let id: ObjectID
  /// The CRTC that feeds it now.
  var crtc: ObjectID?
  /// One bit for each CRTC that can, by index.
  var possibleCRTCs: UInt32
}
