internal import Platform
internal import Raster

/// Shows buffers by the calls that were there before atomic commits.
struct LegacyOutput: Output {
  private let device: any KMSDevice
  private let pipeline: Pipeline

  init(on device: any KMSDevice, pipeline: Pipeline) {
    self.device = device
    self.pipeline = pipeline
  }

  func setMode(showing buffer: DumbBuffer) throws(Errno) {
    try device.setCRTC(
      pipeline.crtc.id, framebuffer: buffer.framebuffer, x: 0, y: 0,
      connectors: [pipeline.connector.id], mode: pipeline.mode)
    device.hideCursor(pipeline.crtc.id)
    // When the mode was set already, nothing else tells a driver that copies. Others lack the call.
    try? device.markDirty(buffer.framebuffer)
  }

  func flip(to buffer: DumbBuffer, damage: PixelRect, token: UInt32) throws(Errno) {
    try device.pageFlip(pipeline.crtc.id, to: buffer.framebuffer, token: token)
  }

  func restore() {
    let crtc = pipeline.crtc
    let former: Void? = crtc.framebuffer.flatMap { framebuffer in
      try? device.setCRTC(
        crtc.id, framebuffer: framebuffer, x: crtc.x, y: crtc.y,
        connectors: [pipeline.connector.id], mode: crtc.mode)
    }
    if former == nil {
      // Nothing more can be done if even this is refused; the kernel cleans up when we close.
      try? device.setCRTC(crtc.id, framebuffer: nil, x: 0, y: 0, connectors: [], mode: nil)
    }
  }
}
