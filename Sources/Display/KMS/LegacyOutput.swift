internal import Platform
internal import Raster

/// Shows buffers by the calls that were there before atomic commits.
struct LegacyOutput: Output {
  private let device: any KMSDevice
  private let pipeline: Pipeline
  /// The connector's property that switches the screen off and on; not every driver has it.
  private let power: UInt32?
  private let drawsIntoFront: Bool

  /// - Parameters:
  ///   - device: the card.
  ///   - pipeline: what shows the picture.
  ///   - drawsIntoFront: whether there is one buffer, which is shown all the time.
  init(on device: any KMSDevice, pipeline: Pipeline, drawsIntoFront: Bool) {
    self.device = device
    self.drawsIntoFront = drawsIntoFront
    self.pipeline = pipeline
    power = (try? device.properties(of: pipeline.connector.id))?.properties["DPMS"]?.id
  }

  func setMode(showing buffer: DumbBuffer) throws(Errno) {
    try device.setCRTC(
      pipeline.crtc.id, framebuffer: buffer.framebuffer, x: 0, y: 0,
      connectors: [pipeline.connector.id], mode: pipeline.mode)
    // A mode that stands already does not switch on a screen that is off.
    if let power { try? device.setProperty(power, of: pipeline.connector.id, to: Self.on) }
    device.hideCursor(pipeline.crtc.id)
    resetGamma()
    // When the mode was set already, nothing else tells a driver that copies. Others lack the call.
    try? device.markDirty(buffer.framebuffer, PixelRect(buffer.size))
  }

  /// Another program may have left colours that are its own taste. Drivers with more tables than this
  /// one reset them together with it.
  private func resetGamma() {
    let count = pipeline.crtc.gammaSize
    guard count > 1 else { return }
    try? device.setGamma(
      of: pipeline.crtc.id, to: (0..<count).map { UInt16($0 * 0xFFFF / (count - 1)) })
  }

  func flip(to buffer: DumbBuffer, damage: PixelRect, token: UInt32) throws(Errno) {
    if drawsIntoFront, !damage.isEmpty { try? device.markDirty(buffer.framebuffer, damage) }
    try device.pageFlip(pipeline.crtc.id, to: buffer.framebuffer, token: token)
  }

  func blank() throws(Errno) {
    if let power {
      try device.setProperty(power, of: pipeline.connector.id, to: Self.off)
    } else {
      try switchOff()
    }
  }

  /// The corresponding C constants are `DRM_MODE_DPMS_ON` and `DRM_MODE_DPMS_OFF`.
  private static let on: UInt64 = 0
  private static let off: UInt64 = 3

  func restore() {
    let crtc = pipeline.crtc
    let former: Void? = crtc.framebuffer.flatMap { framebuffer in
      try? device.setCRTC(
        crtc.id, framebuffer: framebuffer, x: crtc.x, y: crtc.y,
        connectors: [pipeline.connector.id], mode: crtc.mode)
    }
    if former == nil {
      // Nothing more can be done if even this is refused; the kernel cleans up when we close.
      try? switchOff()
    }
  }

  func switchOff() throws(Errno) {
    try device.setCRTC(
      pipeline.crtc.id, framebuffer: nil, x: 0, y: 0, connectors: [], mode: nil)
  }
}
