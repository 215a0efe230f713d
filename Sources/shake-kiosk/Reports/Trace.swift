import Platform

/// What happened on the way of a shake, one JSON object a line. People and tests read the same trace.
@MainActor final class Trace {
  private let descriptor: FileDescriptor?
  private let onFailure: (Errno) -> Void
  private var hasFailed = false

  /// A trace that goes nowhere.
  init() {
    descriptor = nil
    onFailure = { _ in }
  }

  /// A trace into a file, which is emptied first.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - onFailure: told once when the file takes no more, as on a full disk. The kiosk goes on.
  /// - Throws: why the file cannot be written.
  init(path: String, onFailure: @escaping (Errno) -> Void) throws(Errno) {
    descriptor = try FileDescriptor(opening: path, .writeOnly, options: [.create, .truncate])
    self.onFailure = onFailure
  }

  /// A value of a trace line.
  enum Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    case string(String)
    case integer(Int)
    case number(Double)

    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .integer(value) }

    /// As JSON has it; null for numbers that JSON has not.
    var json: String {
      switch self {
      case .string(let text): Trace.quoted(text)
      case .integer(let number): "\(number)"
      case .number(let number): number.isFinite ? "\(number)" : "null"
      }
    }
  }

  /// Writes one line.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - fields: more about it, in this order.
  ///   - time: when, on the monotonic clock; now unless the device said when.
  func record(
    _ event: String, _ fields: KeyValuePairs<String, Value> = [:], at time: Instant? = nil
  ) {
    guard descriptor != nil else { return }
    let line = Self.line(event, fields, at: time ?? .now())
    do throws(Errno) {
      try descriptor?.writeAll(line)
      hasFailed = false
    } catch {
      if !hasFailed { onFailure(error) }
      hasFailed = true
    }
  }

  /// One line of the trace.
  static func line(
    _ event: String, _ fields: KeyValuePairs<String, Value>, at time: Instant
  ) -> String {
    var line = "{\"t\":\(time.nanoseconds),\"event\":\(quoted(event))"
    for (name, value) in fields { line += ",\(quoted(name)):\(value.json)" }
    return line + "}\n"
  }

  /// A text as a JSON string.
  nonisolated static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
