internal import Input

/// The keys of the device that stands for remote controls and headsets.
enum MediaKeys {
  static let names = [
    "playpause", "play", "playcd", "pause", "pausecd", "stop", "stopcd", "nextsong", "next",
    "previoussong", "previous", "fastforward", "rewind", "media", "volumeup", "volumedown",
    "channelup", "channeldown", "favorites", "red", "bookmarks",
  ]

  static let codes = names.compactMap(code)

  /// The kernel's number of one of them; nil for any other name.
  static func code(_ name: String) -> Int32? {
    names.contains(name) ? Key(name: name).map { Int32($0.code) } : nil
  }
}
