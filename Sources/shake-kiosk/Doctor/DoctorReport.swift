/// The findings as people and programs read them.
struct DoctorReport {
  let findings: [DoctorFinding]

  /// Whether a kiosk would work.
  var isFit: Bool { !findings.contains { $0.verdict == .bad } }

  /// A table for a terminal of 80 columns.
  ///
  /// - Parameter hasSymbols: whether the terminal has more than ASCII.
  /// - Returns: a line or more for each finding: a mark, the subject, what was found, and below it,
  ///   behind an arrow, what to do.
  func text(hasSymbols: Bool) -> String {
    findings.map { finding in
      let mark = Self.mark(finding.verdict, hasSymbols: hasSymbols)
      let isRepeated = findings.first { $0.subject == finding.subject } != finding
      var margin = mark + Self.padded(isRepeated ? "" : finding.subject)
      var text = ""
      for line in Self.lines(finding.text) {
        text += margin + line + "\n"
        margin = "  " + Self.padded("")
      }
      var arrow = hasSymbols ? "→ " : "> "
      for line in Self.lines(finding.advice ?? "") {
        text += margin + arrow + line + "\n"
        arrow = "  "
      }
      return text
    }.joined()
  }

  /// One JSON object a line: `check`, `verdict`, `text` and, where there is any, `advice`.
  var json: String {
    findings.map { finding in
      var members = [
        ("check", finding.subject), ("verdict", finding.verdict.rawValue), ("text", finding.text),
      ]
      if let advice = finding.advice { members.append(("advice", advice)) }
      return "{" + members.map { "\(Trace.quoted($0)):\(Trace.quoted($1))" }.joined(separator: ",")
        + "}\n"
    }.joined()
  }

  /// The lines of a text, long ones broken; what begins with a space is a command or a line of a file,
  /// which must stay whole.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").flatMap { line in
      line.hasPrefix(" ") ? [String(line)] : String(line).wrapped(columns: 60)
    }
  }

  private static func padded(_ subject: String) -> String {
    subject + String(repeating: " ", count: max(1, 15 - subject.count))
  }

  private static func mark(_ verdict: DoctorFinding.Verdict, hasSymbols: Bool) -> String {
    switch verdict {
    case .good: hasSymbols ? "✔ " : "+ "
    case .note: "! "
    case .bad: hasSymbols ? "✘ " : "x "
    }
  }
}
