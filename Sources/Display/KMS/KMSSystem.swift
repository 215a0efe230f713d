internal import Platform

/// The graphics cards of a machine.
@MainActor protocol KMSSystem {
  /// The device files of all cards, lowest number first.
  func cardPaths() -> [String]

  /// The device file behind all symbolic links, as those of /dev/dri/by-path are.
  func resolved(_ path: String) -> String

  /// Opens a card. The first to open one becomes its master.
  func open(_ path: String) throws(Errno) -> any KMSDevice

  /// Who has a card open besides us, in words: `Xorg (process 612)`; nil when that cannot be seen.
  func holder(of path: String) -> String?
}
