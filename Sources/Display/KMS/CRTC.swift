/// What scans pixels out to an encoder. The corresponding C structure is `drmModeCrtc`.
struct CRTC: Hashable, Sendable {
  let id: ObjectID
  /// Its place among the card's CRTCs: the bit in a mask of possible CRTCs.
  let index: Int
  /// What it shows now; nil while it is off.
  var mode: Mode?
  /// The framebuffer it shows, and where in it.
  var framebuffer: ObjectID?
  var x: UInt32 = 0
  var y: UInt32 = 0
  /// How many entries its table of colour levels has; 0 without one.
  var gammaSize = 0

  /// Whether a mask of possible CRTCs allows this one.
  func isAllowed(by mask: UInt32) -> Bool { index < 32 && mask & (1 << index) != 0 }
}
