import Kiosk

/// Prints which pictures people have bookmarked.
enum BookmarksCommand {
  static func run(_ options: Options) throws(Failure) {
    guard let path = OpinionLocation.ofCommand(options) else { return }
    let book = try OpinionLocation.book(in: OpinionFile(path: path))
    for name in book.names(of: .bookmarked) { StandardOutput.write("\(name)\n") }
  }
}
