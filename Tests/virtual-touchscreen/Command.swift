internal import DeviceConsole

/// A line of standard input. Places are fractions of the screen, as `0.5 0.5` in its middle.
///
///     tap X Y
///     double-tap X Y
///     two-finger-tap X Y          one finger on each side of the place
///     drag X1 Y1 X2 Y2 [SECONDS]
///     down FINGER X Y             fingers are numbered from 0 to 9
///     move FINGER X Y
///     up FINGER
///     cancel FINGER               the finger turns out to be the ball of a hand
///     key NAME [SECONDS]          a media key by the kernel's name, as playpause
///     quit
///     unplug                      at once, in the middle of whatever goes on
///     plug
enum Command {
  /// Waits for its turn.
  case perform(Gesture)
  case quit
  /// At once.
  case unplug
  case plug

  /// Understands a line.
  ///
  /// - Parameter line: a word, and numbers or a name after it.
  /// - Throws: `CommandError` with a sentence that says what is wrong.
  init(_ line: String) throws {
    var words = Words(line)
    let name = words.next()
    switch name {
    case "tap": self = .perform(.tap(name: name, at: [try words.place()]))
    case "double-tap": self = .perform(.tap(name: name, at: [try words.place()], times: 2))
    case "two-finger-tap":
      let (x, y) = try words.place()
      self = .perform(.tap(name: name, at: [(max(x - 0.1, 0), y), (min(x + 0.1, 1), y)]))
    case "drag":
      self = .perform(
        .drag(
          from: try words.place(), to: try words.place(),
          seconds: try words.seconds(standard: 0.3)))
    case "down", "move":
      let finger = try words.finger()
      let (x, y) = try words.place()
      self = .perform(
        .change(
          name: name, name == "down" ? .down(finger, x: x, y: y) : .move(finger, x: x, y: y)))
    case "up": self = .perform(.change(name: name, .up(try words.finger())))
    case "cancel": self = .perform(.change(name: name, .palm(try words.finger())))
    case "key":
      let key = words.next()
      guard let code = MediaKeys.code(key) else {
        throw CommandError("'\(key)' is no key here; there are \(MediaKeys.names)")
      }
      self = .perform(.key(code, seconds: try words.seconds(standard: 0.1)))
    case "quit": self = .quit
    case "unplug": self = .unplug
    case "plug": self = .plug
    default: throw CommandError("'\(name)' is no command")
    }
    try words.end()
  }
}

/// The words of a line, one after another.
private struct Words {
  private var rest: ArraySlice<Substring>

  init(_ line: String) { rest = line.split(separator: " ")[...] }

  /// The next word; empty when there is none.
  mutating func next() -> String { rest.popFirst().map(String.init) ?? "" }

  mutating func place() throws -> (x: Double, y: Double) {
    (try number(in: 0...1), try number(in: 0...1))
  }

  mutating func finger() throws -> Int {
    let word = next()
    guard let finger = Int(word), TouchSurface.slots.contains(finger) else {
      throw CommandError("'\(word)' is no finger; there are \(TouchSurface.slots)")
    }
    return finger
  }

  mutating func seconds(standard: Double) throws -> Double {
    rest.isEmpty ? standard : try number(in: 0...3600)
  }

  func end() throws {
    if let word = rest.first { throw CommandError("'\(word)' is one word too many") }
  }

  private mutating func number(in range: ClosedRange<Double>) throws -> Double {
    let word = next()
    guard let number = Double(word), range.contains(number) else {
      throw CommandError("'\(word)' is no number in \(range)")
    }
    return number
  }
}
