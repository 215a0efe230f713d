internal import DeviceConsole

/// The command line.
struct Options {
  /// Milliseconds between readings, when the sensor has just one rate.
  private(set) var interval: UInt32?
  /// The greatest reading, in m/s².
  private(set) var range = 16 * Movement.standardGravity
  /// What to play first.
  private(set) var recordings: [String] = []

  /// Understands the arguments.
  ///
  /// - Parameter arguments: those after the program's name.
  /// - Throws: `CommandError` with a sentence that says what is wrong.
  init(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    func value(of option: String) throws -> Double {
      guard let word = rest.popFirst(), let number = Double(word), number > 0 else {
        throw CommandError("\(option) wants a number above 0")
      }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--rate":
        let milliseconds = 1000 / (try value(of: argument))
        guard let whole = UInt32(exactly: milliseconds), whole > 0 else {
          throw CommandError("--rate wants 1000 divided by whole milliseconds")
        }
        interval = whole
      case "--range": range = try value(of: argument) * Movement.standardGravity
      case let option where option.hasPrefix("-"):
        throw CommandError("\(option) is no option; there are --rate and --range")
      default: recordings.append(argument)
      }
    }
  }
}
