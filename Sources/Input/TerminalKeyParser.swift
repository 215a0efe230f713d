/// Finds key presses in the bytes that a terminal sends for them.
///
/// Understands what xterm, its many relatives and the Linux console send, for a US layout. Text that
/// no single key stands for is skipped.
struct TerminalKeyParser {
  private enum State: Equatable {
    /// Between keys.
    case ground
    /// After ESC: the Escape key, or the start of a sequence.
    case escape
    /// In a control sequence, after `ESC [`; what came so far.
    case controlSequence([UInt8])
    /// After `ESC O`.
    case singleShift
    /// After `ESC [ [`, which the Linux console sends for F1 to F5.
    case linuxFunctionKey
  }

  /// No key sends more; the rest of such a sequence is skipped.
  private static let longestSequence = 32

  private var state = State.ground

  /// Whether the bytes so far may be the beginning of something longer.
  var isInSequence: Bool { state != .ground }

  /// Takes bytes in, in whatever pieces they come.
  ///
  /// - Parameter bytes: what the terminal sent.
  /// - Returns: the keys that were completed by them, in order.
  mutating func parse(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { keys += parse(byte) }
    return keys
  }

  /// Ends a sequence that nothing followed.
  ///
  /// - Returns: the Escape key, when that was all.
  mutating func finish() -> Key? {
    defer { state = .ground }
    return state == .escape ? .escape : nil
  }

  private mutating func parse(_ byte: UInt8) -> [Key] {
    switch state {
    case .ground:
      return begin(byte)
    case .escape:
      return continueEscape(byte)
    case .controlSequence(let parameters):
      return continueControlSequence(parameters, byte)
    case .singleShift:
      state = .ground
      return TerminalKeys.key(singleShift: byte).map { [$0] } ?? []
    case .linuxFunctionKey:
      state = .ground
      return TerminalKeys.key(linuxFunction: byte).map { [$0] } ?? []
    }
  }

  private mutating func begin(_ byte: UInt8) -> [Key] {
    if byte == 0x1b {
      state = .escape
      return []
    }
    return TerminalKeys.key(character: byte).map { [$0] } ?? []
  }

  private mutating func continueEscape(_ byte: UInt8) -> [Key] {
    switch byte {
    case UInt8(ascii: "["):
      state = .controlSequence([])
      return []
    case UInt8(ascii: "O"):
      state = .singleShift
      return []
    case 0x1b:
      return [.escape]
    default:
      // Alt and a key.
      state = .ground
      return begin(byte)
    }
  }

  private mutating func continueControlSequence(_ parameters: [UInt8], _ byte: UInt8) -> [Key] {
    switch byte {
    case UInt8(ascii: "[") where parameters.isEmpty:
      state = .linuxFunctionKey
      return []
    case 0x20...0x3f:
      let isTooLong = parameters.count >= Self.longestSequence
      state = .controlSequence(isTooLong ? parameters : parameters + [byte])
      return []
    case 0x1b:
      state = .escape
      return []
    default:
      state = .ground
      guard parameters.count < Self.longestSequence else { return [] }
      return TerminalKeys.key(parameters: parameters, final: byte).map { [$0] } ?? []
    }
  }
}
