/// The kernel's number for a connector, an encoder, a CRTC, a plane or a framebuffer; never 0.
struct ObjectID: Hashable, Sendable, CustomStringConvertible {
  let rawValue: UInt32

  /// Nil for 0, which the kernel writes for "none".
  init?(_ rawValue: UInt32) {
    guard rawValue != 0 else { return nil }
    self.rawValue = rawValue
  }

  var description: String { String(rawValue) }
}
