import Glibc
import Platform
import Testing

@Suite struct DirectoryTests {
  private func withFolder(_ body: (FilePath) throws -> Void) throws {
    var template = Array("/tmp/shake-kiosk-XXXXXX".utf8CString)
    let path = try #require(mkdtemp(&template).map { String(cString: $0) })
    let folder = FilePath(path)
    defer {
      for (name, _) in (try? entries(of: folder)) ?? [] {
        folder.appending(name).withCString { _ = remove($0) }
      }
      rmdir(path)
    }
    try body(folder)
  }

  private func entries(of folder: FilePath) throws -> [(FilePath, Directory.Kind)] {
    let directory = try Directory(opening: folder)
    var entries: [(FilePath, Directory.Kind)] = []
    while let entry = try directory.next({ (FilePath(bytes: $0), $1) }) { entries.append(entry) }
    return entries.sorted { $0.0.description < $1.0.description }
  }

  private func make(_ path: FilePath) throws {
    _ = try FileDescriptor(opening: path, .writeOnly, options: .create).rawValue
  }

  @Test func allNamesAreThereAsBytesButTheFoldersOwn() throws {
    try withFolder { folder in
      let names: [FilePath] = [".hidden", FilePath(bytes: [0x61, 0xFF]), "b.png", "ä.png"]
      for name in names { try make(folder.appending(name)) }

      #expect(try entries(of: folder).map(\.0) == names)
    }
  }

  @Test func foldersAndLinksAreToldFromFiles() throws {
    try withFolder { folder in
      try make(folder.appending("file"))
      folder.appending("folder").withCString { _ = mkdir($0, 0o700) }
      folder.appending("link").withCString { _ = symlink("file", $0) }

      #expect(try entries(of: folder).map(\.1) == [.file, .folder, .symbolicLink])
    }
  }

  @Test func aNameOfTheGreatestLengthIsWhole() throws {
    try withFolder { folder in
      let name = FilePath(String(repeating: "n", count: 255))
      try make(folder.appending(name))

      #expect(try entries(of: folder).map(\.0) == [name])
    }
  }

  @Test func aFolderThatIsNotThereSaysSo() {
    #expect(throws: Errno.noSuchFileOrDirectory) { _ = try Directory(opening: "/nowhere").state }
  }

  @Test func anOpenFolderIsTheOneAtItsPath() throws {
    try withFolder { folder in
      let directory = try Directory(opening: folder)

      let (own, other) = (try FileState(of: folder).identity, try FileState(of: "/").identity)
      #expect(directory.state?.identity == own)
      #expect(directory.state?.identity != other)
    }
  }

  @Test func aFilesStateChangesWithItsContent() throws {
    try withFolder { folder in
      let path = folder.appending("a.png")
      let file = try FileDescriptor(opening: path, .writeOnly, options: .create)
      let before = try FileState(of: path)
      #expect(try FileState(of: path) == before)

      try file.writeAll("more")

      #expect(try FileState(of: path) != before)
    }
  }

  @Test func linksAreToldFromPlainFiles() throws {
    try withFolder { folder in
      let (file, soft, hard) = (
        folder.appending("file"), folder.appending("soft"), folder.appending("hard")
      )
      try make(file)
      #expect(try !FileState(of: file).isLink)

      soft.withCString { _ = symlink("file", $0) }
      #expect(try FileState(of: soft, followsLinks: false).isLink)
      #expect(try !FileState(of: soft).isLink)
      file.withCString { from in hard.withCString { _ = link(from, $0) } }
      #expect(try FileState(of: hard).isLink)
    }
  }
}
