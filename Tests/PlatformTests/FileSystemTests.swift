import Foundation
import Platform
import Testing

@Suite final class FileSystemTests {
  private let folder = FilePath(NSTemporaryDirectory() + "/file-system-\(UUID().uuidString)")
  private var file: FilePath { folder.appending("a.txt") }

  init() throws { try FileSystem.makeFolders(folder) }

  deinit { try? FileManager.default.removeItem(atPath: folder.description) }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.description).sorted() }
  }

  @Test func aFileIsReplacedAndNothingElseLeftBehind() throws {
    try FileSystem.replace(file, with: "old")

    try FileSystem.replace(file, with: "nöw")

    #expect(try TextFile.read(file) == "nöw")
    #expect(try names == ["a.txt"])
  }

  @Test func whoMayReadAFileMayReadTheNewOne() throws {
    try FileSystem.replace(file, with: "old")
    chmod(file.description, 0o664)

    try FileSystem.replace(file, with: "new")

    let attributes = try FileManager.default.attributesOfItem(atPath: file.description)
    #expect(attributes[.posixPermissions] as? Int == 0o664)
  }

  @Test func aFileThatCannotBeReplacedStays() throws {
    try FileSystem.makeFolders(file.appending("inside"))

    #expect(throws: Errno.self) { try FileSystem.replace(file, with: "new") }

    #expect(try names == ["a.txt"])
  }

  @Test func allFoldersOfAPathAreMadeAndThoseThatAreThereStay() throws {
    let path = folder.appending("one/two/three")

    try FileSystem.makeFolders(path)
    try FileSystem.makeFolders(path)

    #expect(try FileState(of: path).isFolder)
  }

  @Test func aFileIsNoFolder() throws {
    try FileSystem.replace(file, with: "")

    #expect(throws: Errno.fileExists) { try FileSystem.makeFolders(file) }
    #expect(throws: Errno.self) { try FileSystem.makeFolders(file.appending("inside")) }
  }

  @Test func theFolderAndTheNameOfAPathAreToldApart() {
    #expect(FilePath("/a/b.png").parent == "/a")
    #expect(FilePath("/b.png").parent == "/")
    #expect(FilePath("/").parent == "/")
    #expect(FilePath("b.png").parent == ".")
    #expect(FilePath("/a/b.png").lastComponent == "b.png")
    #expect(FilePath("b.png").lastComponent == "b.png")
  }
}
