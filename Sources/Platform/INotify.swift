internal import CLinux
internal import Glibc

/// Tells what happens in folders. The corresponding manual page is inotify(7).
public protocol FileEventSource: Sendable {
  /// Readable while there are events.
  var descriptor: Int32 { get }

  /// Watches a folder, but not those in it. A folder under watch keeps its watch.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - kind: what to tell.
  /// - Returns: the number that its events bear.
  /// - Throws: why it cannot be watched; `noSpace` when there are as many watches as the system allows.
  func watch(_ folder: FilePath, for kind: FileEvent.Kind) throws(Errno) -> Int32

  /// Ends a watch, which may have ended by itself. A last event `watchEnded` comes of it.
  func endWatch(_ watch: Int32)

  /// The events since the last call.
  func events() -> [FileEvent]
}

/// The kernel's own source of file events. Its methods may be called on any thread.
public final class INotify: FileEventSource {
  private let inotify: FileDescriptor

  /// Opens it.
  ///
  /// - Throws: the kernel's error, when the user has too many. The corresponding C function is
  ///   `inotify_init1`.
  public init() throws(Errno) {
    inotify = FileDescriptor(
      owning: try retryingOnInterrupt {
        inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      })
  }

  public var descriptor: Int32 { inotify.rawValue }

  public func watch(_ folder: FilePath, for kind: FileEvent.Kind) throws(Errno) -> Int32 {
    try retryingOnInterrupt {
      folder.withCString {
        inotify_add_watch(inotify.rawValue, $0, kind.rawValue | UInt32(IN_ONLYDIR))
      }
    }
  }

  public func endWatch(_ watch: Int32) { inotify_rm_watch(inotify.rawValue, watch) }

  public func events() -> [FileEvent] {
    var events: [FileEvent] = []
    withUnsafeTemporaryAllocation(byteCount: 16384, alignment: 8) { buffer in
      while let count = try? inotify.read(into: buffer), count > 0 {
        Self.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: &events)
      }
    }
    return events
  }

  private static func append(_ bytes: UnsafeRawBufferPointer, to events: inout [FileEvent]) {
    var offset = 0
    while offset + MemoryLayout<inotify_event>.size <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let start = offset + MemoryLayout<inotify_event>.size
      offset = start + Int(event.len)
      // The name is filled up with zeros.
      let name = bytes[start..<offset].prefix { $0 != 0 }
      events.append(
        FileEvent(
          watch: event.wd, kind: FileEvent.Kind(rawValue: event.mask), name: FilePath(bytes: name)))
    }
  }
}
