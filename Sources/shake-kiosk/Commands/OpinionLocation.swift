import Kiosk
import Platform

/// Where the file is that holds what people have said of pictures.
enum OpinionLocation {
  private static let name: FilePath = "opinions"

  /// The state folder of the installed service.
  private static let serviceFolder: FilePath = "/var/lib/shake-kiosk"

  /// The file of a kiosk that runs: the one it was told, else one in the folder that the service manager
  /// gives it, else one in the user's own; nil where the user has none.
  static func ofKiosk(_ options: Options) -> FilePath? {
    if let state = options.state { return FilePath(PictureLocation.absolute(state)) }
    // The service manager may give several folders.
    if let given = Program.environment("STATE_DIRECTORY")?.split(separator: ":").first {
      return FilePath(String(given)).appending(name)
    }
    return userFolder?.appending("shake-kiosk").appending(name)
  }

  /// The file for commands that a person gives: that of the installed service, if it has one.
  static func ofCommand(_ options: Options) -> FilePath? {
    let ofService = serviceFolder.appending(name)
    return options.state == nil && FileState.exists(at: ofService) ? ofService : ofKiosk(options)
  }

  /// What a file says; nothing when it is not there.
  ///
  /// - Throws: that it cannot be read.
  static func book(in file: OpinionFile) throws(Failure) -> OpinionBook {
    switch file.read() {
    case .missing: return OpinionBook()
    case .book(let book, _): return book
    case .unreadable(let error): throw Failure(.noInput, "\(file.path) cannot be read: \(error).")
    }
  }

  /// As the XDG base directory specification has it.
  private static var userFolder: FilePath? {
    if let folder = Program.environment("XDG_STATE_HOME"), folder.hasPrefix("/") {
      return FilePath(folder)
    }
    guard let home = Program.environment("HOME"), home.hasPrefix("/") else { return nil }
    return FilePath(home).appending(".local/state")
  }
}
