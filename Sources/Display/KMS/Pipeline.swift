internal import Raster

/// What takes part in showing a picture: one of each kind.
struct Pipeline: Hashable, Sendable {
  let card: String
  let driver: String
  var connector: Connector
  var crtc: CRTC
  /// The CRTC's main layer; nil on a card that lists none, which is driven the old way.
  var plane: Plane?
  /// The other layers the CRTC shows, left on by a program before us.
  var otherPlanes: [Plane]
  var mode: Mode
  /// How pixels may be held in memory, best first.
  var formats: [PixelFormat] = [.xrgb8888]
  /// How pictures must be turned to stand upright.
  var orientation = Orientation.up
  /// What is not as the user asked, in sentences.
  var remarks: [String] = []

  /// The size of pictures before they are turned.
  var frameSize: PixelSize { orientation.apply(to: mode.size) }

  /// Whether both show pictures of one size on one screen in one way.
  func showsTheSame(as other: Pipeline) -> Bool {
    connector.id == other.connector.id && connector.hasSameScreen(as: other.connector)
      && mode == other.mode && orientation == other.orientation
  }

  /// `Virtual-1 1280x800 at 60 Hz on card0 (virtio_gpu)`.
  ///
  /// - Parameter isLegacy: whether it is driven the old way, which is worth a word.
  /// - Returns: the parts that a person tells screens apart by.
  func summary(isLegacy: Bool) -> String {
    "\(connector.name) \(mode) on \(card) (\(driver)\(isLegacy ? ", legacy" : ""))"
  }
}
