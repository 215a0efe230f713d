import Platform

/// Where the pictures are that came with the program.
enum PictureLocation {
  /// The installed folder beside the program, `../share/shake-kiosk/images`, else the package's own
  /// `images` above the folder it was built in. When there is neither, the installed one: it may come.
  static var `default`: String {
    let program = Program.folder
    let installed = parent(of: program) + "/share/shake-kiosk/images"
    if isFolder(installed) { return installed }
    var above = program
    while above.contains("/") {
      above = parent(of: above)
      if FileState.exists(at: FilePath(above + "/Package.swift")), isFolder(above + "/images") {
        return above + "/images"
      }
    }
    return installed
  }

  /// A path as it is from anywhere: people read it on the screen.
  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : (FilePath.current ?? ".").appending(FilePath(path)).description
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? FileState(of: FilePath(path)))?.isFolder == true
  }
}
