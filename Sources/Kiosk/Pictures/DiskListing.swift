internal import Platform

/// A way through a folder on a disk and all folders in it, one after the other.
///
/// No file is looked at: the folder's entries say what is a folder. Only where they do not, and at
/// links that are not called like pictures, the file system is asked.
final class DiskListing: PictureListing, @unchecked Sendable {
  /// How many entries make a piece: few enough that a picture need not wait long for it.
  static let pieceSize = 4096

  private let root: FilePath
  private let watch: FolderWatch?
  /// Folders still to be listed, as paths in the root.
  private var pending: [FilePath] = [""]
  private var directory: Directory?
  /// The path of the open one.
  private var folder: FilePath = ""
  /// The folders that were seen: links may lead in a circle.
  private var seen: Set<FileState.Identity> = []
  private var isComplete = true

  /// A way through a folder that is not yet begun. Used by one thread at a time.
  init(of root: FilePath, watch: FolderWatch?) {
    self.root = root
    self.watch = watch
    watch?.beginListing()
  }

  func next() -> ListingPiece {
    var piece = ListingPiece()
    for _ in 0..<Self.pieceSize {
      if directory == nil {
        do throws(Errno) {
          guard try openNext() else {
            watch?.endListing()
            piece.end = isComplete ? .complete : .incomplete
            return piece
          }
        } catch {
          if folder.bytes.isEmpty {
            piece.end = .failed(Self.sentence(for: error, path: root.description))
            return piece
          }
          // A folder that has just gone is as if it had not been there.
          if error != .noSuchFileOrDirectory { isComplete = false }
          continue
        }
      }
      readEntry(into: &piece)
    }
    return piece
  }

  /// Opens the next folder.
  ///
  /// - Returns: whether there was one. It is not open when it had been seen before.
  private func openNext() throws(Errno) -> Bool {
    guard let next = pending.popLast() else { return false }
    folder = next
    let path = folder.bytes.isEmpty ? root : root.appending(folder)
    // Watched first: what comes while it is listed is told then.
    watch?.add(folder, at: path)
    let opened = try Directory(opening: path)
    if let state = opened.state, seen.insert(state.identity).inserted {
      directory = consume opened
    }
    return true
  }

  /// What an entry is to the listing.
  private enum Found {
    case nothing
    case folder(FilePath)
    case perhapsFolder(FilePath)
  }

  private func readEntry(into piece: inout ListingPiece) {
    do throws(Errno) {
      let folder = folder
      let found: Found? = try directory?.next { name, kind in
        if kind != .folder, DiskPictureFolder.isPicture(name) {
          piece.append(name, in: folder)
          return .nothing
        }
        if kind == .file || DiskPictureFolder.isHidden(name) { return .nothing }
        let path = folder.appending(FilePath(bytes: name))
        return kind == .folder ? .folder(path) : .perhapsFolder(path)
      }
      switch found {
      case nil: directory = nil
      case .nothing: break
      case .folder(let path): pending.append(path)
      case .perhapsFolder(let path):
        if (try? FileState(of: root.appending(path)))?.isFolder == true { pending.append(path) }
      }
    } catch {
      directory = nil
      isComplete = false
    }
  }

  private static func sentence(for error: Errno, path: String) -> String {
    switch error {
    case .noSuchFileOrDirectory: "There is no folder \(path). Make it and put PNG pictures into it."
    case .permissionDenied: "The folder \(path) may not be read. Give this user the right to."
    default: "The folder \(path) cannot be read (\(error))."
    }
  }
}
