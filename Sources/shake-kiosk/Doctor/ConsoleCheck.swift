import Platform

/// Whether a text console is in the way.
struct ConsoleCheck {
  /// The console that is shown, as `tty1`; nil when the kernel has none.
  var shown: String?

  var findings: [DoctorFinding] {
    guard let shown else {
      return [
        DoctorFinding(
          "console", .note,
          "There is no text console, as in a container. Pictures are shown all the same.")
      ]
    }
    return [DoctorFinding("console", .good, "/dev/\(shown) is shown")]
  }
}

extension ConsoleCheck {
  /// Asks the kernel.
  static func look() -> ConsoleCheck {
    let active = try? TextFile.read("/sys/class/tty/tty0/active")
    return ConsoleCheck(shown: active?.split(separator: "\n").first.map(String.init))
  }
}
