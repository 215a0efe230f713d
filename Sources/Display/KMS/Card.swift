internal import Platform

/// A graphics card as it was when it was read: plain values, to choose from.
struct Card: Hashable, Sendable {
  /// The device file, `/dev/dri/card0`.
  var path: String
  /// The kernel driver's name.
  var driver: String
  var connectors: [Connector] = []
  var encoders: [Encoder] = []
  var crtcs: [CRTC] = []
  var planes: [Plane] = []

  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension Card {
  /// Reads all of a card. What goes away while it is read is left out.
  ///
  /// - Parameter device: the card, opened.
  /// - Throws: the kernel's error; `notSupported` when it is no card for screens.
  @MainActor init(reading device: any KMSDevice) throws(Errno) {
    let resources = try device.resources()
    path = device.path
    driver = device.driverName
    connectors = resources.connectors.compactMap { try? device.connector($0) }
    encoders = resources.encoders.compactMap { try? device.encoder($0) }
    crtcs = resources.crtcs.enumerated().compactMap { try? device.crtc($1, index: $0) }
    planes = (try? device.planes())?.compactMap { try? device.plane($0) } ?? []
  }
}
