internal import Platform

/// A flip that has happened.
struct FlipEvent: Hashable, Sendable {
  /// What the commit or the flip was given.
  let token: UInt32
  /// When; some drivers say 0.
  let time: Instant
  /// Where.
  let crtc: ObjectID?
}
