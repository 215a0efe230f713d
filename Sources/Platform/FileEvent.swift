internal import CLinux

/// Something that happened in a folder under watch.
public struct FileEvent: Hashable, Sendable {
  /// What can happen.
  public struct Kind: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A file was written and closed. The corresponding C flag is `IN_CLOSE_WRITE`.
    public static var closedAfterWriting: Self { Self(rawValue: UInt32(IN_CLOSE_WRITE)) }
    /// A name came. The corresponding C flag is `IN_CREATE`.
    public static var created: Self { Self(rawValue: UInt32(IN_CREATE)) }
    /// A name went. The corresponding C flag is `IN_DELETE`.
    public static var deleted: Self { Self(rawValue: UInt32(IN_DELETE)) }
    /// A name went to another place. The corresponding C flag is `IN_MOVED_FROM`.
    public static var movedAway: Self { Self(rawValue: UInt32(IN_MOVED_FROM)) }
    /// A name came from another place. The corresponding C flag is `IN_MOVED_TO`.
    public static var movedHere: Self { Self(rawValue: UInt32(IN_MOVED_TO)) }
    /// Rights or times changed. The corresponding C flag is `IN_ATTRIB`.
    public static var attributesChanged: Self { Self(rawValue: UInt32(IN_ATTRIB)) }
    /// The folder itself went. The corresponding C flag is `IN_DELETE_SELF`.
    public static var folderDeleted: Self { Self(rawValue: UInt32(IN_DELETE_SELF)) }
    /// The folder itself went to another place. The corresponding C flag is `IN_MOVE_SELF`.
    public static var folderMoved: Self { Self(rawValue: UInt32(IN_MOVE_SELF)) }
    /// The file system under it went. Always told. The corresponding C flag is `IN_UNMOUNT`.
    public static var unmounted: Self { Self(rawValue: UInt32(IN_UNMOUNT)) }
    /// The watch is over. Always told. The corresponding C flag is `IN_IGNORED`.
    public static var watchEnded: Self { Self(rawValue: UInt32(IN_IGNORED)) }
    /// Events were lost. Always told. The corresponding C flag is `IN_Q_OVERFLOW`.
    public static var overflow: Self { Self(rawValue: UInt32(IN_Q_OVERFLOW)) }
    /// It happened to a folder. The corresponding C flag is `IN_ISDIR`.
    public static var isFolder: Self { Self(rawValue: UInt32(IN_ISDIR)) }
  }

  /// The watch it was seen by; -1 for `overflow`.
  public let watch: Int32
  /// What happened.
  public let kind: Kind
  /// The name in the folder; empty when it happened to the folder itself.
  public let name: FilePath

  /// An event from its parts.
  public init(watch: Int32, kind: Kind, name: FilePath = "") {
    self.watch = watch
    self.kind = kind
    self.name = name
  }
}
