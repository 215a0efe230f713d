/// A key of a keyboard, remote control or headset, by the kernel's number for it.
public struct Key: Hashable, Sendable {
  /// The kernel's number. The corresponding C constants are `KEY_*`.
  public let code: UInt16

  /// A key by its number.
  public init(code: UInt16) { self.code = code }

  /// A key by its name; nil when no key is called so. `names` has those that are.
  ///
  /// - Parameter name: the kernel's name in upper or lower case, with or without `KEY_` in front
  ///   (`space`, `F5`, `KEY_PLAYPAUSE`), or the number in hexadecimal (`0x1c`). A bare digit is the
  ///   key with that digit on it.
  public init?(name: String) {
    let lowercased = name.lowercased()
    let bare = lowercased.hasPrefix("key_") ? String(lowercased.dropFirst(4)) : lowercased
    if let code = Self.codesByName[bare] {
      self.init(code: code)
    } else if bare.hasPrefix("0x"), let code = UInt16(bare.dropFirst(2), radix: 16) {
      self.init(code: code)
    } else {
      return nil
    }
  }

  /// The kernel's name in lower case without `KEY_`, as `space`; the number, as `0x1c`, where the
  /// list of names has none. `Key(name:)` takes both back.
  public var name: String {
    Self.namesByCode[code] ?? "0x" + String(code, radix: 16)
  }
}
