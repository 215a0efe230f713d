public import Platform
internal import Synchronization

/// The file in which opinions outlive the kiosk. It may be used on any thread.
public final class OpinionFile: Sendable {
  /// What came of reading it.
  public enum Contents: Equatable, Sendable {
    /// Nobody has said anything yet.
    case missing
    /// What it says. So many lines of it are damaged and left out; the file is kept under another name
    /// before anything is written.
    case book(OpinionBook, damagedLineCount: Int)
    /// It cannot be read, for that reason.
    case unreadable(Errno)
  }

  /// What came of writing it.
  public enum Outcome: Equatable, Sendable {
    /// It is written; where the damaged file was kept, if it was damaged.
    case written(damagedFile: FilePath?)
    /// Somebody else has written to it since it was read or written here: it must be read first.
    case changed
    /// It stays as it was, for that reason.
    case failed(Errno)
  }

  private struct State {
    /// The file as it was when it was read or written last; nil when there was none.
    var known: FileState?
    var isDamaged = false
    var lastNumber = 0
  }

  /// Where it is.
  public let path: FilePath
  private let state = Mutex(State())

  /// The file at a path, which need not be there.
  public init(path: FilePath) { self.path = path }

  /// Reads it.
  public func read() -> Contents {
    state.withLock { state in
      // Before the reading: what is written meanwhile then counts as another's.
      state.known = try? FileState(of: path)
      state.isDamaged = false
      do throws(Errno) {
        let text = try TextFile.read(path, maximumSize: OpinionBook.maximumSize)
        var count = 0
        let book = OpinionBook(parsing: text, damagedLineCount: &count)
        state.isDamaged = count > 0
        return .book(book, damagedLineCount: count)
      } catch {
        return error == .noSuchFileOrDirectory ? .missing : .unreadable(error)
      }
    }
  }

  /// Whether somebody else has written to it since it was read or written here.
  public var isChanged: Bool { state.withLock { $0.known != (try? FileState(of: path)) } }

  /// Makes sure that it can be written, and makes its folder.
  ///
  /// - Throws: why it cannot be.
  public func prepare() throws(Errno) {
    try FileSystem.makeFolders(path.parent)
    try FileSystem.checkWritable(path.parent)
  }

  /// Writes it, whole or not at all.
  ///
  /// - Parameters:
  ///   - book: what it is to say.
  ///   - number: counts the writings; one that comes too late, after a later one, is left out.
  /// - Returns: what came of it.
  public func write(_ book: OpinionBook, number: Int) -> Outcome {
    state.withLock { state in
      guard number > state.lastNumber else { return .written(damagedFile: nil) }
      if state.known != (try? FileState(of: path)) { return .changed }
      do throws(Errno) {
        var damagedFile: FilePath?
        if state.isDamaged {
          damagedFile = try setAside()
          state.isDamaged = false
          state.known = nil
        }
        try FileSystem.makeFolders(path.parent)
        try FileSystem.replace(path, with: book.text)
        state.known = try? FileState(of: path)
        state.lastNumber = number
        return .written(damagedFile: damagedFile)
      } catch {
        return .failed(error)
      }
    }
  }

  /// Gives the damaged file a name under which nothing lies yet.
  private func setAside() throws(Errno) -> FilePath {
    var number = 1
    while true {
      let suffix = number == 1 ? ".damaged" : ".damaged-\(number)"
      let kept = FilePath(bytes: path.bytes + Array(suffix.utf8))
      if !FileState.exists(at: kept, followsLinks: false) {
        try FileSystem.rename(path, to: kept)
        return kept
      }
      number += 1
    }
  }
}
