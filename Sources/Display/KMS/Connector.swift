internal import Raster

/// A socket for a screen. The corresponding C structure is `drmModeConnector`.
struct Connector: Hashable, Sendable {
  /// Whether a screen is on it.
  enum Status: Hashable, Sendable {
    case connected, disconnected
    /// The hardware cannot tell.
    case unknown
  }

  let id: ObjectID
  /// As the kernel names it: `HDMI-A-2`.
  var name: String
  var status: Status
  /// What the screen offers, sizes of 0 left out.
  var modes: [Mode]
  /// The encoder that feeds it now.
  var currentEncoder: ObjectID?
  /// The encoders that could.
  var encoders: [ObjectID]
  /// What the screen says of itself: its EDID; empty when it says nothing.
  var edid: [UInt8] = []
  /// Whether the link to the screen has failed, so that the mode has to be set anew.
  var isLinkBad = false
  /// It writes into memory, and has no screen.
  var isWriteback = false
  /// It has something that is no desktop screen, as a headset.
  var isNonDesktop = false

  /// How pictures must be turned to stand upright, since the panel is built in another way.
  var orientation = Orientation.up

  /// Whether the same screen is on it, as far as can be told.
  func hasSameScreen(as other: Connector) -> Bool { edid == other.edid && modes == other.modes }

  /// How much speaks for a screen on it: 2 when there is one, 1 when there may be, else 0.
  var likelihood: Int {
    guard !isWriteback, !isNonDesktop, !modes.isEmpty else { return 0 }
    switch status {
    case .connected: return 2
    case .unknown: return 1
    case .disconnected: return 0
    }
  }
}
