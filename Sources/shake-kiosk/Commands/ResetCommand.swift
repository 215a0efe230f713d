import Kiosk

/// Lets hidden pictures come again, also in a kiosk that runs.
enum ResetCommand {
  static func run(_ options: Options) throws(Failure) {
    guard let path = OpinionLocation.ofCommand(options) else {
      throw Failure(.usage, "There is no home folder to look in. Name the file with --state.")
    }
    let file = OpinionFile(path: path)
    while true {
      var book = try OpinionLocation.book(in: file)
      let count = book.removeAll(.hidden)
      if count == 0 { return StandardOutput.write("No picture is hidden in \(path).\n") }
      switch file.write(book, number: 1) {
      case .written:
        let pictures = count == 1 ? "1 hidden picture comes" : "\(count) hidden pictures come"
        return StandardOutput.write("\(pictures) again. Likes and bookmarks stay as they are.\n")
      case .failed(let error):
        throw Failure(.cannotCreate, "\(path) cannot be written: \(error).")
      // The kiosk has just written something of its own.
      case .changed: continue
      }
    }
  }
}
