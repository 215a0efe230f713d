internal import CInput

// The keys that the sources themselves speak of.
extension Key {
  static let c = Key(code: UInt16(KEY_C))
  static let leftControl = Key(code: UInt16(KEY_LEFTCTRL))
  static let rightControl = Key(code: UInt16(KEY_RIGHTCTRL))
  static let escape = Key(code: UInt16(KEY_ESC))
}
