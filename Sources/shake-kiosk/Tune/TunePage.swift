import Display
import Motion

/// What a person sees of a session: the plot, what to do, and what came of it.
struct TunePage {
  /// No plot is lower than this, phases included; in a low window it takes the place of results.
  private static let lowestPlot = 5

  let session: TuneSession
  let keys: TuneKeys

  private typealias Line = (text: String, style: TextPage.Style)

  /// Draws it for a window of some size.
  func draw(columns: Int, rows: Int) -> TextPage {
    var page = TextPage(columns: columns, rows: rows)
    let text = instructions(columns: columns)
    let table = session.stage == .finished || session.results.isEmpty ? [] : resultTable
    let hasRoom = rows - 3 - text.count - table.count >= Self.lowestPlot
    let below = [("", .plain)] + (hasRoom ? table : []) + text
    let plotHeight = max(2, rows - 2 - below.count)
    page.write(header, row: 0, style: .strong)
    page.write(session.sensor, row: 1, style: .faint)
    MotionPlot(trail: session.trail, threshold: session.threshold)
      .draw(into: &page, top: 2, height: plotHeight)
    for (index, line) in below.enumerated() {
      page.write(line.text, row: 2 + plotHeight + index, style: line.style)
    }
    return page
  }

  private var header: String {
    "Profile \(session.profile), threshold \(session.threshold.plain) m/s²"
  }

  // MARK: Instructions

  private func instructions(columns: Int) -> [Line] {
    var lines: [Line] = []
    if let proposal = session.proposal {
      lines += proposal.reason.wrapped(columns: columns).map { ($0, .plain) }
      lines += proposal.configurationLines.map { ("    " + $0, .green) }
    } else {
      let number = session.taskIndex + 1
      lines.append(("Step \(number) of \(TuneTask.all.count): \(session.task.name)", .strong))
      lines += sentence.wrapped(columns: columns).map { ($0, .plain) }
    }
    lines.append((hints, .faint))
    return lines
  }

  private var sentence: String {
    switch session.stage {
    case .ready where session.isSettling: return "One moment: the sensor settles."
    case .ready: return "\(session.task.instruction) First press \(keys.label(for: .goOn) ?? "")."
    case .measuring:
      return "\(session.task.instruction) This takes \(TuneSession.longestTrial.plain) seconds."
    case .judged, .finished: return session.results.last.map(Self.judgement) ?? ""
    }
  }

  private static func judgement(_ result: TrialResult) -> String {
    let verdict =
      switch (result.wasSeen, result.task.isShake) {
      case (true, true): "It was seen as a shake, as it should be."
      case (false, false): "It was no shake, as it should be."
      case (true, false): "It was taken for a shake by mistake."
      case (false, true): "It was not seen as a shake."
      }
    return verdict + " At its strongest it was \(rounded(result.strength)) m/s²."
  }

  private var hints: String {
    let hints: [(TuneKeys.Action, String)] =
      switch session.stage {
      case .ready: [(.goOn, "begin"), (.shake, "shake"), (.quit, "quit")]
      case .measuring: [(.goOn, "done"), (.doAgain, "again"), (.shake, "shake"), (.quit, "quit")]
      case .judged: [(.goOn, "next"), (.doAgain, "again"), (.quit, "quit")]
      case .finished: [(.goOn, "end"), (.doAgain, "all again")]
      }
    return hints.compactMap { action, hint in keys.label(for: action).map { "\($0): \(hint)" } }
      .joined(separator: "   ")
  }

  // MARK: Results

  private var resultTable: [Line] {
    session.results.map { result in
      let isRight = result.wasSeen == result.task.isShake
      return (Self.tableLine(result), isRight ? .plain : .yellow)
    }
  }

  /// A result as a line of a table.
  static func tableLine(_ result: TrialResult) -> String {
    let seen = result.wasSeen ? "seen" : "not seen"
    return "  " + padded(result.task.name, to: 30) + padded(seen, to: 10)
      + "\(rounded(result.strength)) m/s²"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func rounded(_ value: Double) -> String { ((value * 10).rounded() / 10).plain }
}
