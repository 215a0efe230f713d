/// A key of a keyboard, remote control or headset, by the kernel's number for it.
public struct Key: Hashable, Sendable {
  /// The kernel's number. The corresponding C constants are `KEY_*`.
  public let code: UInt16

  /// A key by its number.
  public init(code: UInt16) { self.code = code }
}
