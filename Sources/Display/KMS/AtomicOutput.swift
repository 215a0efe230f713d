internal import Platform
internal import Raster

/// Shows buffers by atomic commits: connector, CRTC and plane change together.
struct AtomicOutput: Output {
  private let device: any KMSDevice
  private let pipeline: Pipeline
  private let connector: PropertyTable
  private let crtc: PropertyTable
  private let plane: PropertyTable
  private let otherPlanes: [PropertyTable]
  private let orientation: Orientation

  /// Asks the driver whether it would show a buffer this way, and notes what is shown now.
  ///
  /// - Parameters:
  ///   - device: the card.
  ///   - pipeline: what shows the picture.
  ///   - buffer: what to ask for.
  ///   - orientation: how the plane shall turn buffers.
  /// - Throws: the driver's refusal; nothing has changed then.
  init(
    on device: any KMSDevice, pipeline: Pipeline, trying buffer: DumbBuffer,
    turning orientation: Orientation = .up
  ) throws(Errno) {
    try device.enable(.atomic)
    guard let plane = pipeline.plane else { throw .notSupported }
    self.device = device
    self.pipeline = pipeline
    self.orientation = orientation
    connector = try device.properties(of: pipeline.connector.id)
    crtc = try device.properties(of: pipeline.crtc.id)
    self.plane = try device.properties(of: plane.id)
    otherPlanes = pipeline.otherPlanes.compactMap { try? device.properties(of: $0.id) }
    try commitMode(showing: buffer, [.testOnly, .allowModeset])
  }

  func setMode(showing buffer: DumbBuffer) throws(Errno) {
    try commitMode(showing: buffer, .allowModeset)
  }

  private func commitMode(showing buffer: DumbBuffer, _ flags: CommitFlags) throws(Errno) {
    // The kernel's state keeps a blob for as long as it is in use.
    let blob = try device.createModeBlob(pipeline.mode)
    defer { device.destroyBlob(blob) }
    var request = AtomicRequest()
    request.set("CRTC_ID", of: connector, to: UInt64(pipeline.crtc.id.rawValue))
    // A link that failed stays dark until somebody calls it good again.
    request.setIfPresent("link-status", of: connector, to: 0)
    request.set("MODE_ID", of: crtc, to: UInt64(blob))
    request.set("ACTIVE", of: crtc, to: 1)
    // Another program's colours. They are not put back at the end: whoever wants them sets them.
    for table in ["DEGAMMA_LUT", "CTM", "GAMMA_LUT"] {
      request.setIfPresent(table, of: crtc, to: 0)
    }
    let size = pipeline.mode.size
    request.set("FB_ID", of: plane, to: UInt64(buffer.framebuffer.rawValue))
    request.set("CRTC_ID", of: plane, to: UInt64(pipeline.crtc.id.rawValue))
    for origin in ["SRC_X", "SRC_Y", "CRTC_X", "CRTC_Y"] { request.set(origin, of: plane, to: 0) }
    // Source sizes are 16.16 fixed point.
    request.set("SRC_W", of: plane, to: UInt64(buffer.size.width) << 16)
    request.set("SRC_H", of: plane, to: UInt64(buffer.size.height) << 16)
    request.set("CRTC_W", of: plane, to: UInt64(size.width))
    request.set("CRTC_H", of: plane, to: UInt64(size.height))
    if orientation == .up {
      request.setIfPresent("rotation", of: plane, to: orientation.planeRotation)
    } else {
      request.set("rotation", of: plane, to: orientation.planeRotation)
    }
    for other in otherPlanes {
      request.set("FB_ID", of: other, to: 0)
      request.set("CRTC_ID", of: other, to: 0)
    }
    try request.commit(to: device, flags)
  }

  func flip(to buffer: DumbBuffer, damage: PixelRect, token: UInt32) throws(Errno) {
    var request = AtomicRequest()
    request.set("FB_ID", of: plane, to: UInt64(buffer.framebuffer.rawValue))
    var blob: UInt32?
    defer { if let blob { device.destroyBlob(blob) } }
    if plane.canSet("FB_DAMAGE_CLIPS"), !damage.isEmpty, damage != PixelRect(buffer.size) {
      // Without a blob the driver takes all for changed, which is never wrong.
      blob = try? device.createDamageBlob(damage)
      if let blob { request.set("FB_DAMAGE_CLIPS", of: plane, to: UInt64(blob)) }
    }
    try request.commit(to: device, [.nonBlocking, .pageFlipEvent], token: token)
  }

  func blank() throws(Errno) {
    var request = AtomicRequest()
    request.set("ACTIVE", of: crtc, to: 0)
    try request.commit(to: device, .allowModeset)
  }

  func restore() {
    // Nothing more can be done if even this is refused; the kernel cleans up when we close.
    if !restoreSavedState() { try? switchOff() }
  }

  /// Says false when the former picture is gone, as that of a program that has ended is.
  private func restoreSavedState() -> Bool {
    guard let mode = pipeline.crtc.mode, let blob = try? device.createModeBlob(mode)
    else { return false }
    defer { device.destroyBlob(blob) }
    var request = AtomicRequest()
    request.set("CRTC_ID", of: connector, to: connector.value(of: "CRTC_ID") ?? 0)
    request.set("MODE_ID", of: crtc, to: UInt64(blob))
    request.set("ACTIVE", of: crtc, to: crtc.value(of: "ACTIVE") ?? 0)
    for table in [plane] + otherPlanes {
      for name in Self.planeState {
        if let value = table.value(of: name) { request.setIfPresent(name, of: table, to: value) }
      }
    }
    return (try? request.commit(to: device, .allowModeset)) != nil
  }

  private static let planeState = [
    "FB_ID", "CRTC_ID", "SRC_X", "SRC_Y", "SRC_W", "SRC_H", "CRTC_X", "CRTC_Y", "CRTC_W",
    "CRTC_H", "rotation",
  ]

  func switchOff() throws(Errno) {
    var request = AtomicRequest()
    request.set("CRTC_ID", of: connector, to: 0)
    request.set("MODE_ID", of: crtc, to: 0)
    request.set("ACTIVE", of: crtc, to: 0)
    request.set("FB_ID", of: plane, to: 0)
    request.set("CRTC_ID", of: plane, to: 0)
    try request.commit(to: device, .allowModeset)
  }
}

extension Orientation {
  /// The kernel counts against the clock. The corresponding C constants are `DRM_MODE_ROTATE_…`; no
  /// plane is asked to mirror, for the kernel refuses a value without any of them.
  fileprivate var planeRotation: UInt64 {
    switch self {
    case .up: 1 << 0
    case .left: 1 << 1
    case .down: 1 << 2
    case .right: 1 << 3
    case .upMirrored, .downMirrored, .leftMirrored, .rightMirrored: 0
    }
  }
}
