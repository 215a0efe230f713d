/// A line on the terminal that tells how far something is, and is written over again and again.
@MainActor final class ProgressLine {
  private let isShown: Bool
  private var shownCount = 0

  /// A line that is not there yet.
  ///
  /// - Parameter isShown: whether there is a person to see it.
  init(isShown: Bool) { self.isShown = isShown }

  /// Shows a text in place of the one before.
  func show(_ text: String) {
    guard isShown else { return }
    let rest = String(repeating: " ", count: max(0, shownCount - text.count))
    StandardError.write("\r\(text)\(rest)")
    shownCount = text.count
  }

  /// Takes it away, to make room for a sentence.
  func clear() {
    guard shownCount > 0 else { return }
    StandardError.write("\r" + String(repeating: " ", count: shownCount) + "\r")
    shownCount = 0
  }
}
