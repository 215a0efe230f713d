import Platform

/// Where the pictures are that came with the program.
enum PictureLocation {
  /// The installed folder beside the program, `../share/shake-kiosk/images`, else the package's own
  /// `images` above the folder it was built in.
  ///
  /// - Throws: when there is neither.
  static func `default`() throws(Failure) -> String {
    let program = Program.folder
    var candidates = [program + "/../share/shake-kiosk/images"]
    var above = program
    while let slash = above.lastIndex(of: "/") {
      above = String(above[..<slash])
      if (try? FileState(of: FilePath(above + "/Package.swift"))) != nil {
        candidates.append(above + "/images")
        break
      }
    }
    for candidate in candidates where (try? FileState(of: FilePath(candidate)))?.isFolder == true {
      return candidate
    }
    throw Failure(.noInput, "No pictures came with this program. Name their folder with --images.")
  }
}
