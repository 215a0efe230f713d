@testable import Display

extension ObjectID {
  /// A number that is known not to be 0.
  static func number(_ value: UInt32) -> ObjectID {
    guard let id = ObjectID(value) else { preconditionFailure("0 is no object") }
    return id
  }
}

extension Mode {
  /// A mode whose totals make exactly the rate, with a clock in whole kilohertz.
  static func sample(
    _ width: UInt16, _ height: UInt16, rate: Double = 60, flags: Flags = [], kind: Kind = []
  ) -> Mode {
    let horizontal = Timing(
      display: width, syncStart: width + 8, syncEnd: width + 16, total: (width / 1000 + 1) * 1000)
    let vertical = Timing(
      display: height, syncStart: height + 2, syncEnd: height + 4, total: height + 10)
    var dots = Double(horizontal.total) * Double(vertical.total)
    if flags.contains(.interlaced) { dots /= 2 }
    return Mode(
      clock: UInt32((dots * rate / 1000).rounded()), horizontal: horizontal, vertical: vertical,
      roundedRefreshRate: UInt32(rate.rounded()), flags: flags, kind: kind,
      name: "\(width)x\(height)")
  }
}

extension Connector {
  /// The same as another connector.
  func numbered(_ number: UInt32) -> Connector {
    Connector(
      id: .number(number), name: name, status: status, modes: modes,
      currentEncoder: currentEncoder, encoders: encoders, isWriteback: isWriteback,
      isNonDesktop: isNonDesktop)
  }
}

extension Card {
  /// A card with one connector, lit by the kernel's console: connector 30, encoder 20, CRTC 10 and
  /// primary plane 40.
  static func sample(
    path: String = "/dev/dri/card0", mode: Mode = .sample(64, 48, kind: .preferred),
    status: Connector.Status = .connected
  ) -> Card {
    Card(
      path: path, driver: "scripted",
      connectors: [
        Connector(
          id: .number(30), name: "HDMI-A-1", status: status,
          modes: status == .disconnected ? [] : [mode], currentEncoder: .number(20),
          encoders: [.number(20)])
      ],
      encoders: [Encoder(id: .number(20), crtc: .number(10), possibleCRTCs: 0b1)],
      crtcs: [CRTC(id: .number(10), index: 0, mode: mode, framebuffer: .number(99))],
      planes: [
        Plane(
          id: .number(40), kind: .primary, possibleCRTCs: 0b1, crtc: .number(10),
          formats: [.xrgb8888])
      ])
  }
}

/// The error a call throws; nil when it throws none.
func screenError<T>(of body: () throws(ScreenError) -> T) -> ScreenError? {
  do throws(ScreenError) {
    _ = try body()
    return nil
  } catch {
    return error
  }
}
