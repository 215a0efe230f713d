import Glibc
import Platform
import Testing

@Suite struct DirectoryTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/shake-kiosk-XXXXXX".utf8CString)
    let path = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer {
      for name in (try? Directory.entries(of: path).names) ?? [] { unlink(path + "/" + name) }
      rmdir(path)
    }
    try body(path)
  }

  @Test func allNamesAreThereButTheFoldersOwn() throws {
    try withFolder { folder in
      for name in ["b.png", ".hidden", "ä.png"] {
        _ = try FileDescriptor(opening: "\(folder)/\(name)", .writeOnly, options: .create).rawValue
      }

      let entries = try Directory.entries(of: folder)

      #expect(entries.names.sorted() == [".hidden", "b.png", "ä.png"])
      #expect(entries.unreadableCount == 0)
    }
  }

  @Test func namesThatAreNoTextAreCounted() throws {
    try withFolder { folder in
      let path = Array(folder.utf8CString.dropLast()) + [CChar(47), CChar(bitPattern: 0xff), 0]
      let number = open(path, O_CREAT | O_WRONLY, 0o600)
      #expect(number >= 0)
      close(number)
      defer { unlink(path) }

      let entries = try Directory.entries(of: folder)

      #expect(entries.names.isEmpty)
      #expect(entries.unreadableCount == 1)
    }
  }

  @Test func aFolderThatIsNotThereSaysSo() {
    #expect(throws: Errno.noSuchFileOrDirectory) { try Directory.entries(of: "/nowhere") }
  }

  @Test func aFilesStateChangesWithItsContent() throws {
    try withFolder { folder in
      let path = folder + "/a.png"
      let file = try FileDescriptor(opening: path, .writeOnly, options: .create)
      let before = try FileState(of: path)
      #expect(try FileState(of: path) == before)

      try file.writeAll("more")

      #expect(try FileState(of: path) != before)
    }
  }
}
