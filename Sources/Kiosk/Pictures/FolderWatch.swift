public import Platform
internal import Synchronization

/// Which folders of a folder of pictures are under watch, and what their events mean for the pictures.
/// Listings tell it of folders on their worker, while the main thread asks what has happened.
public final class FolderWatch: Sendable {
  private struct State {
    /// The folders under watch, as paths in the root, by the numbers of their watches.
    var folders: [Int32: FilePath] = [:]
    /// The watches that the listing under way has met.
    var met: Set<Int32> = []
    var isPartial = false
    var isShared = false
  }

  private static let kinds: FileEvent.Kind = [
    .closedAfterWriting, .created, .deleted, .movedAway, .movedHere, .attributesChanged,
    .folderDeleted, .folderMoved,
  ]

  private let source: any FileEventSource
  private let root: FilePath
  private let state = Mutex(State())

  /// A watch that no folder is under yet.
  ///
  /// - Parameters:
  ///   - path: where the folder of pictures is.
  ///   - source: tells what happens in folders.
  public init(path: String, source: any FileEventSource) {
    root = FilePath(path)
    self.source = source
  }

  /// Readable when something has happened.
  public var descriptor: Int32 { source.descriptor }

  /// Whether changes can be missed: the system allows no more watches, or others than this system may
  /// make them, as on a network share.
  public var mayMissChanges: Bool { state.withLock { $0.isPartial || $0.isShared } }

  /// A listing begins.
  func beginListing() {
    state.withLock { state in
      state.met = []
      state.isPartial = false
    }
  }

  /// A listing comes to a folder.
  ///
  /// - Parameters:
  ///   - folder: its path in the root.
  ///   - path: its path.
  func add(_ folder: FilePath, at path: FilePath) {
    // Not under the lock: a share that does not answer must not hold up the main thread.
    let result: Result<Int32, Errno> = Result { () throws(Errno) in
      try source.watch(path, for: Self.kinds)
    }
    state.withLock { state in
      switch result {
      case .success(let watch):
        state.folders[watch] = folder
        state.met.insert(watch)
      case .failure(let error):
        if error == .noSpace || error == .noMemory { state.isPartial = true }
      }
    }
  }

  /// A listing has ended: folders that it has not met are watched no more.
  func endListing() {
    let isShared = FileSystem.isShared(at: root)
    state.withLock { state in
      state.isShared = isShared
      for watch in state.folders.keys where !state.met.contains(watch) {
        state.folders[watch] = nil
        source.endWatch(watch)
      }
    }
  }

  /// What has changed since the last call, in order.
  public func changes() -> [FolderChange] {
    let events = source.events()
    return state.withLock { state in events.compactMap { change(for: $0, &state) } }
  }

  private func change(for event: FileEvent, _ state: inout State) -> FolderChange? {
    if event.kind.contains(.overflow) { return .anything }
    guard let folder = state.folders[event.watch] else {
      // A watch that has just begun or ended.
      return event.kind.contains(.watchEnded) ? nil : .anything
    }
    if event.kind.contains(.watchEnded) {
      state.folders[event.watch] = nil
      return .anything
    }
    if event.name.bytes.isEmpty { return .anything }
    if event.kind.contains(.isFolder) {
      // Of a folder's rights nobody needs to hear twice: its own watch tells them.
      let isNews = !event.kind.contains(.attributesChanged)
      return isNews && !DiskPictureFolder.isHidden(event.name.bytes) ? .anything : nil
    }
    return pictureChange(event, folder.appending(event.name))
  }

  private func pictureChange(_ event: FileEvent, _ name: FilePath) -> FolderChange? {
    guard DiskPictureFolder.isPicture(event.name.bytes) else {
      // Any other name may be that of a link to a folder.
      return event.kind.contains(.created) && isLink(name) ? .anything : nil
    }
    if !event.kind.isDisjoint(with: [.deleted, .movedAway]) { return .removed(name) }
    // What has been created is still being written, but for links, which nobody closes.
    if event.kind.contains(.created), !isLink(name) { return nil }
    return .written(name)
  }

  private func isLink(_ name: FilePath) -> Bool {
    (try? FileState(of: root.appending(name), followsLinks: false))?.isLink == true
  }
}
