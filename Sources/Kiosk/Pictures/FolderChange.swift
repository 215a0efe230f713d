public import Platform

/// What has changed in a folder of pictures.
public enum FolderChange: Hashable, Sendable {
  /// A picture came, or was written anew.
  case written(FilePath)
  /// A picture has gone.
  case removed(FilePath)
  /// Anything may have changed: the folder must be listed again.
  case anything
}
