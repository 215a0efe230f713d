internal import Glibc
import Kiosk
import Platform

/// A folder of pictures from its first name to a deck of all of them, and what that costs.
struct FolderRun {
  private static let pickCount = 200_000

  /// From the beginning of the listing to the first picture that can be dealt, in seconds.
  let firstName: Double
  /// From the beginning to the last picture's being in the deck.
  let listing: Double
  /// How much more memory the program has in use then, in bytes.
  let memory: Int
  /// How long dealing one picture takes, ends of rounds among them.
  let pick: Double

  /// Lists a folder.
  ///
  /// - Throws: why the folder cannot be made.
  init(of count: Int) throws {
    let folder = try CrowdedFolder(of: count)
    let before = try Self.residentBytes()
    let start = Instant.now()
    var deck = PictureDeck(seed: 1)
    var firstName: Instant?
    let listing = DiskPictureFolder(path: folder.path).listing()
    while true {
      let piece = listing.next()
      deck.add(piece)
      if firstName == nil, deck.next() != nil { firstName = .now() }
      if piece.end != nil { break }
    }
    let end = Instant.now()
    precondition(deck.count == count, "the folder holds what was put there")
    self.firstName = ((firstName ?? end) - start).seconds
    self.listing = (end - start).seconds
    memory = max(try Self.residentBytes() - before, 0)
    let picks = max(Self.pickCount, count + 1)
    for _ in 0..<picks { _ = deck.next() }
    pick = (Instant.now() - end).seconds / Double(picks)
  }

  /// How much memory the program has in use. The manual page is proc_pid_statm(5).
  private static func residentBytes() throws -> Int {
    let words = try TextFile.read("/proc/self/statm").split(separator: " ")
    return (Int(words[1]) ?? 0) * Int(getpagesize())
  }
}
