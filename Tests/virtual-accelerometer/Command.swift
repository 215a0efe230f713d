internal import DeviceConsole
internal import Motion

/// A line of standard input.
enum Command {
  /// Waits for its turn.
  case move(Movement)
  case quit
  /// At once.
  case still
  case silent
  case unplug
  case plug

  /// Understands a line.
  ///
  /// - Parameter line: a word, and numbers or a path after it.
  /// - Throws: `CommandError` with a sentence that says what is wrong.
  init(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let arguments = Array(words.dropFirst())
    switch words.first {
    case "shake":
      let numbers = try Self.numbers(arguments, standard: [4, 15, 1.2])
      self = .move(.shake(hertz: numbers[0], amplitude: numbers[1], seconds: numbers[2]))
    case "bump":
      self = .move(.bump(amplitude: try Self.numbers(arguments, standard: [30])[0]))
    case "tilt":
      let numbers = try Self.numbers(arguments, standard: [90, 3])
      self = .move(.tilt(degrees: numbers[0], seconds: numbers[1]))
    case "rest":
      self = .move(.rest(seconds: try Self.numbers(arguments, standard: [1])[0]))
    case "play":
      let path = arguments.joined(separator: " ")
      var reader = try RecordingReader(path: path)
      self = .move(.recording(try reader.readAll(), name: path))
    case "quit": self = .quit
    case "still": self = .still
    case "silent": self = .silent
    case "unplug": self = .unplug
    case "plug": self = .plug
    default: throw CommandError("'\(line)' is no command")
    }
  }

  /// Numbers above 0, with standard values for those left out.
  private static func numbers(_ words: [String], standard: [Double]) throws -> [Double] {
    var numbers = standard
    guard words.count <= standard.count else {
      throw CommandError("at most \(standard.count) numbers are wanted")
    }
    for (index, word) in words.enumerated() {
      guard let number = Double(word), number > 0, number.isFinite else {
        throw CommandError("'\(word)' is no number above 0")
      }
      numbers[index] = number
    }
    return numbers
  }
}
