/// How a request is committed. The corresponding C constants are `DRM_MODE_ATOMIC_…`.
struct CommitFlags: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  /// Only says whether it would work.
  static let testOnly = CommitFlags(rawValue: 0x100)
  /// Returns before it is on the screen.
  static let nonBlocking = CommitFlags(rawValue: 0x200)
  /// May make the screen go dark for a moment.
  static let allowModeset = CommitFlags(rawValue: 0x400)
  /// Sends an event when it is on the screen.
  static let pageFlipEvent = CommitFlags(rawValue: 0x01)
}
