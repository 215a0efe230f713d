import Kiosk

/// Prints which pictures people have bookmarked.
enum BookmarksCommand {
  static func run(_ options: Options) throws(Failure) {
    guard let path = OpinionLocation.ofCommand(options) else { return }
    switch OpinionFile(path: path).read() {
    case .missing: break
    case .book(let book, _):
      for name in book.names(of: .bookmarked) { StandardOutput.write("\(name)\n") }
    case .unreadable(let error): throw Failure(.noInput, "\(path) cannot be read: \(error).")
    }
  }
}
