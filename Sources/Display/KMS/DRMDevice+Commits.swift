internal import CDRM
internal import Glibc
internal import Platform
internal import Raster

extension DRMDevice {
  func createModeBlob(_ mode: Mode) throws(Errno) -> UInt32 {
    var info = mode.modeInfo
    return try createBlob(&info, byteCount: MemoryLayout<drmModeModeInfo>.size)
  }

  func createDamageBlob(_ damage: PixelRect) throws(Errno) -> UInt32 {
    var rect = drm_mode_rect(
      x1: Int32(damage.x), y1: Int32(damage.y), x2: Int32(damage.maxX), y2: Int32(damage.maxY))
    return try createBlob(&rect, byteCount: MemoryLayout<drm_mode_rect>.size)
  }

  private func createBlob(_ data: UnsafeRawPointer, byteCount: Int) throws(Errno) -> UInt32 {
    var number: UInt32 = 0
    try check(drmModeCreatePropertyBlob(descriptor, data, byteCount, &number))
    return number
  }

  func destroyBlob(_ blob: UInt32) {
    drmModeDestroyPropertyBlob(descriptor, blob)
  }

  func commit(
    _ assignments: [AtomicRequest.Assignment], _ flags: CommitFlags, token: UInt32
  ) throws(Errno) {
    guard let list = drmModeAtomicAlloc() else { throw .noMemory }
    defer { drmModeAtomicFree(list) }
    for assignment in assignments {
      try check(
        drmModeAtomicAddProperty(
          list, assignment.object.rawValue, assignment.property, assignment.value))
    }
    try check(drmModeAtomicCommit(descriptor, list, flags.rawValue, pointer(token)))
  }

  func setCRTC(
    _ crtc: ObjectID, framebuffer: ObjectID?, x: UInt32, y: UInt32, connectors: [ObjectID],
    mode: Mode?
  ) throws(Errno) {
    var numbers = connectors.map(\.rawValue)
    let framebuffer = framebuffer?.rawValue ?? 0
    let count = Int32(numbers.count)
    guard var info = mode?.modeInfo else {
      try check(drmModeSetCrtc(descriptor, crtc.rawValue, 0, 0, 0, nil, 0, nil))
      return
    }
    try check(
      drmModeSetCrtc(descriptor, crtc.rawValue, framebuffer, x, y, &numbers, count, &info))
  }

  func setProperty(_ property: UInt32, of connector: ObjectID, to value: UInt64) throws(Errno) {
    try check(
      drmModeConnectorSetProperty(descriptor, connector.rawValue, property, value))
  }

  func pageFlip(_ crtc: ObjectID, to framebuffer: ObjectID, token: UInt32) throws(Errno) {
    try check(
      drmModePageFlip(
        descriptor, crtc.rawValue, framebuffer.rawValue, UInt32(DRM_MODE_PAGE_FLIP_EVENT),
        pointer(token)))
  }

  func markDirty(_ framebuffer: ObjectID, _ damage: PixelRect) throws(Errno) {
    var clip = drmModeClip(
      x1: UInt16(damage.x), y1: UInt16(damage.y), x2: UInt16(damage.maxX),
      y2: UInt16(damage.maxY))
    try check(drmModeDirtyFB(descriptor, framebuffer.rawValue, &clip, 1))
  }

  func setGamma(of crtc: ObjectID, to levels: [UInt16]) throws(Errno) {
    var (red, green, blue) = (levels, levels, levels)
    try check(
      drmModeCrtcSetGamma(
        descriptor, crtc.rawValue, UInt32(levels.count), &red, &green, &blue))
  }

  func hideCursor(_ crtc: ObjectID) {
    drmModeSetCursor(descriptor, crtc.rawValue, 0, 0, 0)
  }

  /// The kernel hands back the number it is given as a pointer.
  private func pointer(_ token: UInt32) -> UnsafeMutableRawPointer? {
    UnsafeMutableRawPointer(bitPattern: UInt(token))
  }

  // Read here rather than through `drmHandleEvent`, whose callbacks would have to find their way
  // back to this object through a global.
  func flipEvents() throws(Errno) -> [FlipEvent] {
    var events: [FlipEvent] = []
    // The kernel never splits an event over two reads.
    let result: Result<Void, Errno> = withUnsafeTemporaryAllocation(
      byteCount: 1024, alignment: MemoryLayout<drm_event_vblank>.alignment
    ) { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      guard count >= 0 else {
        let error = Errno.current
        let isQuiet = error == .wouldBlock || error == .interrupted
        return isQuiet ? .success(()) : .failure(error)
      }
      events = Self.flipEvents(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      return .success(())
    }
    try result.get()
    return events
  }

  private static func flipEvents(in bytes: UnsafeRawBufferPointer) -> [FlipEvent] {
    var events: [FlipEvent] = []
    var offset = 0
    while offset + MemoryLayout<drm_event>.size <= bytes.count {
      let header = bytes.loadUnaligned(fromByteOffset: offset, as: drm_event.self)
      let length = Int(header.length)
      guard length >= MemoryLayout<drm_event>.size, offset + length <= bytes.count else { break }
      if header.type == UInt32(DRM_EVENT_FLIP_COMPLETE),
        length >= MemoryLayout<drm_event_vblank>.size
      {
        let flip = bytes.loadUnaligned(fromByteOffset: offset, as: drm_event_vblank.self)
        let nanoseconds = Int64(flip.tv_sec) * 1_000_000_000 + Int64(flip.tv_usec) * 1000
        events.append(
          FlipEvent(
            token: UInt32(truncatingIfNeeded: flip.user_data),
            time: Instant(nanoseconds: nanoseconds), crtc: ObjectID(flip.crtc_id)))
      }
      offset += length
    }
    return events
  }
}
