internal import CInput

/// Which key stands behind what a terminal sends.
enum TerminalKeys {
  /// The key for a character; nil for characters no key of a US keyboard gives by itself.
  static func key(character: UInt8) -> Key? {
    switch character {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      Key(name: String(UnicodeScalar(character)))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      Key(name: String(UnicodeScalar(character)))
    default:
      key(characters[character])
    }
  }

  /// The key for `ESC O` and a letter.
  static func key(singleShift letter: UInt8) -> Key? { key(letters[letter]) }

  /// The key for `ESC [ [` and a letter.
  static func key(linuxFunction letter: UInt8) -> Key? {
    let functionKeys = [KEY_F1, KEY_F2, KEY_F3, KEY_F4, KEY_F5]
    let index = Int(letter) - Int(UInt8(ascii: "A"))
    return functionKeys.indices.contains(index) ? key(functionKeys[index]) : nil
  }

  /// The key for a control sequence; modifiers, which come as a second parameter, change nothing.
  static func key(parameters: [UInt8], final: UInt8) -> Key? {
    let first = parameters.prefix { $0 != UInt8(ascii: ";") }
    if final == UInt8(ascii: "~") {
      return Int(String(decoding: first, as: UTF8.self)).flatMap { key(numbers[$0]) }
    }
    guard first.isEmpty || first.elementsEqual([UInt8(ascii: "1")]) else { return nil }
    return key(letters[final])
  }

  private static func key(_ code: Int32?) -> Key? { code.map { Key(code: UInt16($0)) } }

  private static let characters: [UInt8: Int32] = [
    0x08: KEY_BACKSPACE, 0x7f: KEY_BACKSPACE, 0x09: KEY_TAB, 0x0a: KEY_ENTER, 0x0d: KEY_ENTER,
    UInt8(ascii: " "): KEY_SPACE, UInt8(ascii: "-"): KEY_MINUS, UInt8(ascii: "="): KEY_EQUAL,
    UInt8(ascii: "["): KEY_LEFTBRACE, UInt8(ascii: "]"): KEY_RIGHTBRACE,
    UInt8(ascii: ";"): KEY_SEMICOLON, UInt8(ascii: "'"): KEY_APOSTROPHE,
    UInt8(ascii: "`"): KEY_GRAVE, UInt8(ascii: "\\"): KEY_BACKSLASH,
    UInt8(ascii: ","): KEY_COMMA, UInt8(ascii: "."): KEY_DOT, UInt8(ascii: "/"): KEY_SLASH,
  ]

  private static let letters: [UInt8: Int32] = [
    UInt8(ascii: "A"): KEY_UP, UInt8(ascii: "B"): KEY_DOWN, UInt8(ascii: "C"): KEY_RIGHT,
    UInt8(ascii: "D"): KEY_LEFT, UInt8(ascii: "F"): KEY_END, UInt8(ascii: "H"): KEY_HOME,
    UInt8(ascii: "P"): KEY_F1, UInt8(ascii: "Q"): KEY_F2, UInt8(ascii: "R"): KEY_F3,
    UInt8(ascii: "S"): KEY_F4,
  ]

  private static let numbers: [Int: Int32] = [
    1: KEY_HOME, 2: KEY_INSERT, 3: KEY_DELETE, 4: KEY_END, 5: KEY_PAGEUP, 6: KEY_PAGEDOWN,
    7: KEY_HOME, 8: KEY_END, 11: KEY_F1, 12: KEY_F2, 13: KEY_F3, 14: KEY_F4, 15: KEY_F5,
    17: KEY_F6, 18: KEY_F7, 19: KEY_F8, 20: KEY_F9, 21: KEY_F10, 23: KEY_F11, 24: KEY_F12,
  ]
}
