internal import CInput

// The keys that the sources themselves speak of.
extension Key {
  static let c = Key(code: UInt16(KEY_C))
  static let leftControl = Key(code: UInt16(KEY_LEFTCTRL))
  static let rightControl = Key(code: UInt16(KEY_RIGHTCTRL))
  static let leftAlt = Key(code: UInt16(KEY_LEFTALT))
  static let rightAlt = Key(code: UInt16(KEY_RIGHTALT))
  static let escape = Key(code: UInt16(KEY_ESC))

  /// 1 for F1, up to 12; nil for other keys.
  var functionNumber: Int? {
    let code = Int32(code)
    return switch code {
    case KEY_F1...KEY_F10: Int(code - KEY_F1) + 1
    case KEY_F11: 11
    case KEY_F12: 12
    default: nil
    }
  }
}
