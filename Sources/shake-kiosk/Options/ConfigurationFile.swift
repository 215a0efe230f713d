/// A file of options, one a line, without their dashes: `fit aspect-fill` or `fit = aspect-fill`.
/// Empty lines and lines that begin with `#` say nothing.
struct ConfigurationFile {
  private let lines: [(number: Int, name: String, value: String?)]

  /// Takes the text of a file apart.
  init(_ text: String) {
    var lines: [(Int, String, String?)] = []
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, raw) in all.enumerated() {
      let line = raw.trimmed
      if line.isEmpty || line.hasPrefix("#") { continue }
      let end = line.firstIndex { $0 == "=" || $0.isWhitespace } ?? line.endIndex
      var value = line[end...].trimmed
      if value.hasPrefix("=") { value = value.dropFirst().trimmed }
      lines.append((index + 1, String(line[..<end]), value.isEmpty ? nil : String(value)))
    }
    self.lines = lines
  }

  /// Lays the lines over the options.
  ///
  /// - Parameters:
  ///   - options: what they are laid over.
  ///   - path: the file's name, for the error.
  /// - Throws: the first line that is wrong, with its number.
  func apply(to options: inout Options, path: String) throws(Failure) {
    for (number, name, value) in lines {
      do throws(UsageError) {
        try Self.apply(name, value, to: &options)
      } catch {
        throw Failure(.configuration, "\(path), line \(number): \(error.description)")
      }
    }
  }

  private static func apply(
    _ name: String, _ value: String?, to options: inout Options
  ) throws(UsageError) {
    guard let option = Option.table.first(where: { $0.name == name }), option.isConfigurable else {
      throw UsageError("there is no option '\(name)' for this file")
    }
    switch (option.argument, value) {
    case (.none, .some): throw UsageError("'\(name)' takes no value")
    case (.required(let placeholder), nil):
      throw UsageError("'\(name)' needs a value: \(name) \(placeholder)")
    default: try option.set(value, in: &options)
    }
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without white space at both ends.
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { start[...$0] } ?? ""
  }
}
