import Kiosk
import Platform
import Raster
import Synchronization
import ViewKit

/// A folder whose pictures are as large as the screen.
final class ScriptedFolder: PictureFolder {
  struct Script {
    var names: [String]
    var damaged: Set<String> = []
    var isGone = false
    /// The bytes of files that have another number of them than 1.
    var sizes: [String: Int64] = [:]
    /// The files whose size was asked for, in order.
    var sized: [String] = []
    /// How many names come in one piece of a listing.
    var pieceSize = 100
    var listingCount = 0
  }

  let path = "/pictures"
  let script: Mutex<Script>

  init(_ names: [String]) { script = Mutex(Script(names: names)) }

  func listing() -> any PictureListing {
    script.withLock { script in
      script.listingCount += 1
      return ScriptedListing(
        of: script.isGone ? nil : script.names, pieceSize: script.pieceSize)
    }
  }

  func picture(
    _ name: FilePath, layout: PictureLayout, unless damaged: FileState?
  ) -> PictureResult {
    let (isThere, isDamaged) = script.withLock { script in
      (
        script.names.contains(name.description) && !script.isGone,
        script.damaged.contains(name.description)
      )
    }
    guard isThere else { return .gone }
    if isDamaged {
      return damaged == Self.state ? .stillDamaged : .failed(reason: "it is bad", state: Self.state)
    }
    let image = Image(Bitmap(size: layout.screen))
    return .decoded(
      Picture(
        name: name, image: image, fileSize: script.withLock { $0.sizes[name.description] ?? 1 }),
      duration: .milliseconds(1))
  }

  func fileSize(of name: FilePath) -> Int64? {
    script.withLock { script in
      script.sized.append(name.description)
      return script.names.contains(name.description) ? script.sizes[name.description] ?? 1 : nil
    }
  }

  /// The state of every file.
  private static let state = try? FileState(of: "/")
}

/// Names, a piece at a time.
private final class ScriptedListing: PictureListing {
  private let rest: Mutex<ArraySlice<String>>
  private let isGone: Bool
  private let pieceSize: Int

  init(of names: [String]?, pieceSize: Int) {
    rest = Mutex((names ?? [])[...])
    isGone = names == nil
    self.pieceSize = pieceSize
  }

  func next() -> ListingPiece {
    if isGone { return ListingPiece(end: .failed("it is gone")) }
    return rest.withLock { rest in
      var piece = ListingPiece()
      for name in rest.prefix(pieceSize) { piece.append(name.utf8) }
      rest = rest.dropFirst(pieceSize)
      if rest.isEmpty { piece.end = .complete }
      return piece
    }
  }
}
