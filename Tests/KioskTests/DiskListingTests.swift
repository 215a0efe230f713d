import Foundation
import Kiosk
import Platform
import Testing

@Suite final class DiskListingTests {
  private let path = NSTemporaryDirectory() + "/shake-kiosk-\(UUID().uuidString)"

  init() throws { try make(folder: "") }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func make(folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + folder, withIntermediateDirectories: true)
  }

  private func make(_ names: String...) throws {
    for name in names { try Data().write(to: URL(filePath: path + "/" + name)) }
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  /// Lists the folder to its end.
  private func list() -> (names: [String], end: ListingPiece.End?, pieces: Int) {
    let listing = DiskPictureFolder(path: path).listing()
    var (names, pieces): ([String], Int) = ([], 0)
    while true {
      let piece = listing.next()
      pieces += 1
      names += piece.names.split(separator: 0).map { FilePath(bytes: $0).description }
      if let end = piece.end { return (names.sorted(), end, pieces) }
    }
  }

  @Test func everyPNGIsAPictureWhateverItsCaseButNothingElse() throws {
    try make(
      "a.png", "B.PNG", "c.Png", ".hidden.png", "note.txt", "png", ".png", "d.png.tmp",
      "e.png.part",
      "f.png~", "g.pngx")

    #expect(list().names == ["B.PNG", "a.png", "c.Png"])
  }

  @Test func foldersInItAreListedTooButHiddenOnesAreNot() throws {
    try make(folder: "one/two")
    try make(folder: ".trash")
    try make("one/a.png", "one/two/b.png", ".trash/c.png", "d.png")

    #expect(list().names == ["d.png", "one/a.png", "one/two/b.png"])
  }

  @Test func aFolderThatIsCalledLikeAPictureIsAFolder() throws {
    try make(folder: "a.png")
    try make("a.png/b.png")

    #expect(list().names == ["a.png/b.png"])
  }

  @Test func linksToPicturesAndFoldersCount() throws {
    try make(folder: ".store")
    try make(".store/a.png")
    try link("b.png", to: ".store/a.png")
    try link("more", to: ".store")

    #expect(list().names == ["b.png", "more/a.png"])
  }

  @Test func linksThatLeadInACircleEnd() throws {
    try make(folder: "one")
    try make("one/a.png")
    try link("one/up", to: "..")
    try link("self", to: ".")

    #expect(list().names == ["one/a.png"])
  }

  @Test func aLinkThatLeadsNowhereIsPassedOver() throws {
    try link("nowhere", to: "/nowhere/at/all")
    try make("a.png")

    let result = list()

    #expect(result.names == ["a.png"])
    #expect(result.end == .complete)
  }

  @Test func aNameThatIsNoTextIsListed() throws {
    let name = FilePath(bytes: [0xE4] + Array(".png".utf8))
    _ = try FileDescriptor(
      opening: FilePath(path).appending(name), .writeOnly, options: .create
    ).rawValue

    #expect(list().names == ["\\xe4.png"])
  }

  @Test func aLargeFolderComesInPieces() throws {
    for index in 0..<9000 {
      _ = try FileDescriptor(
        opening: "\(path)/\(index).png", .writeOnly, options: .create
      ).rawValue
    }

    let result = list()

    #expect(Set(result.names).count == 9000)
    #expect(result.pieces >= 3)
  }

  @Test func aFolderThatIsNotThereIsNamedWithWhatToDo() {
    let piece = DiskPictureFolder(path: "/nowhere/at/all").listing().next()

    guard case .failed(let reason) = piece.end else {
      Issue.record("\(piece)")
      return
    }
    #expect(reason.contains("/nowhere/at/all"))
    #expect(reason.contains("Make it"))
  }
}
