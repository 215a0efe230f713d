/// Where an accelerometer is: a libiio URI, and a device there.
public struct AccelerometerAddress: Hashable, Sendable {
  /// As `local:`, `ip:192.168.0.7` or `usb:`.
  public var uri: String
  /// The device's id or name, as `iio:device0` or `lis3dh`; nil for the first accelerometer.
  public var device: String?

  /// An address from its parts.
  public init(uri: String, device: String? = nil) {
    self.uri = uri
    self.device = device
  }

  /// The first accelerometer of this machine.
  public static var automatic: AccelerometerAddress { AccelerometerAddress(uri: "local:") }

  /// Understands `auto`, `URI` and `URI,DEVICE`.
  ///
  /// - Parameter text: what the user wrote; nil comes back when there is no URI in it.
  public init?(_ text: String) {
    if text == "auto" {
      self = .automatic
      return
    }
    let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].contains(":"), parts.count == 1 || !parts[1].isEmpty else { return nil }
    self.init(uri: String(parts[0]), device: parts.count == 2 ? String(parts[1]) : nil)
  }

  /// Whether a device is an accelerometer, and one that is meant.
  func names(_ device: IIODevice) -> Bool {
    let channels = device.channels.map(\.id)
    return (self.device.map { $0 == device.id || $0 == device.name } ?? true)
      && IIOSession.axes.allSatisfy(channels.contains)
  }

  /// Whether the kernel of this machine tells when devices come and go there.
  var isLocal: Bool { uri.hasPrefix("local:") }
}
