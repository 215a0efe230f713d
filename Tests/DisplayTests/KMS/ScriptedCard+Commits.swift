import Platform
import Raster

@testable import Display

extension ScriptedCard {
  func commit(
    _ assignments: [AtomicRequest.Assignment], _ flags: CommitFlags, token: UInt32
  ) throws(Errno) {
    var values: [String: UInt64] = [:]
    for assignment in assignments {
      let name = Self.propertyNames[Int(assignment.property) - 1]
      values["\(assignment.object).\(name)"] = assignment.value
      if let blob = openBlobs[UInt32(assignment.value)], case .damage(let rect) = blob {
        values["damage.x"] = UInt64(rect.x)
        values["damage.width"] = UInt64(rect.width)
      }
    }
    if flags.contains(.testOnly) {
      calls.append(.test(values))
      try answer(.test)
    } else {
      let isFlip = flags.contains(.nonBlocking)
      calls.append(isFlip ? .flip(values) : .modeset(values))
      try answer(isFlip ? .flip : .modeset)
      rotation = values["40.rotation"] ?? rotation
      let crtcs = scanOut(values)
      if isFlip { crtcs.forEach { flip($0, token) } }
    }
  }

  /// Shows what a commit asks for.
  ///
  /// - Returns: the CRTCs that show something else.
  private func scanOut(_ values: [String: UInt64]) -> [ObjectID] {
    for plane in card.planes {
      if let crtc = values["\(plane.id).CRTC_ID"] { planeCRTCs[plane.id] = ObjectID(UInt32(crtc)) }
    }
    var changed: [ObjectID] = []
    for plane in card.planes {
      guard let framebuffer = values["\(plane.id).FB_ID"], let crtc = planeCRTCs[plane.id]
      else { continue }
      scannedOut[crtc] = ObjectID(UInt32(framebuffer))
      changed.append(crtc)
    }
    for crtc in card.crtcs where values["\(crtc.id).ACTIVE"] == 0 { scannedOut[crtc.id] = nil }
    return changed
  }

  private func flip(_ crtc: ObjectID, _ token: UInt32) {
    pendingEvents.append(FlipEvent(token: token, time: Instant(nanoseconds: 0), crtc: crtc))
  }

  func setCRTC(
    _ crtc: ObjectID, framebuffer: ObjectID?, x: UInt32, y: UInt32, connectors: [ObjectID],
    mode: Mode?
  ) throws(Errno) {
    calls.append(.setCRTC(framebuffer: framebuffer?.rawValue, mode: mode))
    try answer(.setCRTC)
    scannedOut[crtc] = framebuffer
  }

  func setProperty(_ property: UInt32, of connector: ObjectID, to value: UInt64) throws(Errno) {
    calls.append(.setProperty(Self.propertyNames[Int(property) - 1], value))
    try answer(.setProperty)
  }

  func pageFlip(_ crtc: ObjectID, to framebuffer: ObjectID, token: UInt32) throws(Errno) {
    calls.append(.pageFlip(framebuffer: framebuffer.rawValue))
    try answer(.pageFlip)
    scannedOut[crtc] = framebuffer
    flip(crtc, token)
  }

  func markDirty(_ framebuffer: ObjectID, _ damage: PixelRect) throws(Errno) {
    calls.append(.markDirty)
    dirtyRegions.append(damage)
  }

  func setGamma(of crtc: ObjectID, to levels: [UInt16]) throws(Errno) { gamma = levels }
  func hideCursor(_ crtc: ObjectID) { calls.append(.hideCursor) }

  func flipEvents() throws(Errno) -> [FlipEvent] {
    try answer(.events)
    defer { pendingEvents = [] }
    return pendingEvents
  }

  /// The flip that is under way happens now; its event can be read.
  func completeFlip(at time: Instant) {
    pendingEvents = pendingEvents.map { FlipEvent(token: $0.token, time: time, crtc: $0.crtc) }
  }

  /// The flip that is under way is never told; the event that was lost.
  func loseFlip() -> FlipEvent? { pendingEvents.popLast() }

  /// An event comes after all.
  func deliver(_ event: FlipEvent) { pendingEvents.append(event) }
}
