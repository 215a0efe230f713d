import Platform
import Raster

@testable import Display

/// Plays a kernel's side of a card: answers from plain values, refuses what the script says, and
/// remembers what it was told.
@MainActor final class ScriptedCard: KMSDevice {
  /// A call whose failure can be scripted.
  enum Operation: Hashable {
    case universalPlanes, atomic, becomeMaster, createDumbBuffer, map, addFramebuffer
    case test, modeset, flip, setCRTC, setProperty, pageFlip, events, damageBlob
  }

  /// What has reached the screen, or ended.
  enum Call: Equatable {
    case test([String: UInt64])
    case modeset([String: UInt64])
    case flip([String: UInt64])
    case setCRTC(framebuffer: UInt32?, mode: Mode?)
    case setProperty(String, UInt64)
    case pageFlip(framebuffer: UInt32)
    case markDirty, hideCursor, dropMaster, close
  }

  var card: Card
  /// Errors to answer with, first to come; nil lets a call through.
  var script: [Operation: [Errno?]] = [:]
  /// Properties each object has besides those every driver has, by its number.
  var extraProperties: [UInt32: [String: UInt64]] = [:]
  var hasDumbBuffers = true
  var isMaster = true
  /// More bytes in a row than its pixels need.
  var padding = 0

  private(set) var calls: [Call] = []
  private(set) var isOpen = true
  private(set) var openBlobs: [UInt32: BlobContents] = [:]
  private(set) var openBuffers: Set<UInt32> = []
  private(set) var mappedBytes = 0
  private(set) var connectorReads = 0
  /// The picture the screen shows, by the memory it is read from.
  private(set) var scannedOut: ObjectID?
  private var framebuffers: [ObjectID: (DumbBufferHandle, PixelSize)] = [:]
  private var memories: [UInt32: UnsafeMutableRawBufferPointer] = [:]
  private var pendingEvents: [FlipEvent] = []
  private var lastNumber: UInt32 = 1000

  enum BlobContents: Equatable {
    case mode(Mode)
    case damage(PixelRect)
  }

  init(_ card: Card) { self.card = card }

  var path: String { card.path }
  var driverName: String { card.driver }
  let descriptor: Int32 = -1

  func enable(_ feature: KMSFeature) throws(Errno) {
    try answer(feature == .atomic ? .atomic : .universalPlanes)
  }

  func becomeMaster() throws(Errno) {
    try answer(.becomeMaster)
    isMaster = true
  }

  func dropMaster() {
    isMaster = false
    calls.append(.dropMaster)
  }

  func close() {
    if isOpen { calls.append(.close) }
    isOpen = false
  }

  /// The system opens the card anew.
  func reopen() { isOpen = true }

  private func answer(_ operation: Operation) throws(Errno) {
    precondition(isOpen, "a closed card is not used")
    guard var errors = script[operation], !errors.isEmpty else { return }
    let error = errors.removeFirst()
    script[operation] = errors
    if let error { throw error }
  }

  private func nextNumber() -> UInt32 {
    lastNumber += 1
    return lastNumber
  }
}

extension ScriptedCard {
  func resources() throws(Errno) -> KMSResources {
    KMSResources(
      crtcs: card.crtcs.map(\.id), connectors: card.connectors.map(\.id),
      encoders: card.encoders.map(\.id))
  }

  func connector(_ id: ObjectID) throws(Errno) -> Connector {
    connectorReads += 1
    return try find(card.connectors.first { $0.id == id })
  }

  func encoder(_ id: ObjectID) throws(Errno) -> Encoder {
    try find(card.encoders.first { $0.id == id })
  }

  func crtc(_ id: ObjectID, index: Int) throws(Errno) -> CRTC {
    try find(card.crtcs.first { $0.id == id })
  }

  func planes() throws(Errno) -> [ObjectID] { card.planes.map(\.id) }

  func plane(_ id: ObjectID) throws(Errno) -> Plane {
    try find(card.planes.first { $0.id == id })
  }

  private func find<T>(_ object: T?) throws(Errno) -> T {
    guard let object else { throw .noSuchFileOrDirectory }
    return object
  }

  func properties(of id: ObjectID) throws(Errno) -> PropertyTable {
    var values = extraProperties[id.rawValue] ?? [:]
    if card.connectors.contains(where: { $0.id == id }) {
      values["CRTC_ID"] = UInt64(card.crtcs[0].id.rawValue)
    } else if let crtc = card.crtcs.first(where: { $0.id == id }) {
      values["ACTIVE"] = crtc.mode == nil ? 0 : 1
      values["MODE_ID"] = 7
    } else if let plane = card.planes.first(where: { $0.id == id }) {
      let crtc = card.crtcs.first { $0.id == plane.crtc }
      values["type"] = plane.kind.rawValue
      values["FB_ID"] = UInt64(crtc?.framebuffer?.rawValue ?? 0)
      values["CRTC_ID"] = UInt64(plane.crtc?.rawValue ?? 0)
      for side in ["SRC_X", "SRC_Y", "SRC_W", "SRC_H", "CRTC_X", "CRTC_Y", "CRTC_W", "CRTC_H"] {
        values[side] = 1
      }
    }
    var properties: [String: PropertyTable.Property] = [:]
    for (name, value) in values {
      properties[name] = PropertyTable.Property(
        id: Self.number(of: name), value: value, isImmutable: name == "type")
    }
    return PropertyTable(object: id, properties: properties)
  }

  private static let propertyNames = [
    "CRTC_ID", "ACTIVE", "MODE_ID", "type", "FB_ID", "SRC_X", "SRC_Y", "SRC_W", "SRC_H", "CRTC_X",
    "CRTC_Y", "CRTC_W", "CRTC_H", "rotation", "GAMMA_LUT", "DEGAMMA_LUT", "CTM", "FB_DAMAGE_CLIPS",
    "link-status", "DPMS",
  ]

  private static func number(of name: String) -> UInt32 {
    guard let index = propertyNames.firstIndex(of: name) else {
      preconditionFailure("the scripted card has no property \(name)")
    }
    return UInt32(index) + 1
  }

  func createModeBlob(_ mode: Mode) throws(Errno) -> UInt32 { newBlob(.mode(mode)) }

  func createDamageBlob(_ damage: PixelRect) throws(Errno) -> UInt32 {
    try answer(.damageBlob)
    return newBlob(.damage(damage))
  }

  private func newBlob(_ contents: BlobContents) -> UInt32 {
    let number = nextNumber()
    openBlobs[number] = contents
    return number
  }

  func destroyBlob(_ blob: UInt32) { openBlobs[blob] = nil }
}

extension ScriptedCard {
  func createDumbBuffer(
    _ size: PixelSize, bitsPerPixel: Int
  ) throws(Errno) -> DumbBufferHandle {
    try answer(.createDumbBuffer)
    let number = nextNumber()
    openBuffers.insert(number)
    let pitch = size.width * bitsPerPixel / 8 + padding
    return DumbBufferHandle(number: number, pitch: pitch, byteCount: pitch * size.height)
  }

  func destroyDumbBuffer(_ buffer: DumbBufferHandle) { openBuffers.remove(buffer.number) }

  func map(_ buffer: DumbBufferHandle) throws(Errno) -> UnsafeMutableRawBufferPointer {
    try answer(.map)
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: buffer.byteCount, alignment: 4)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    memories[buffer.number] = memory
    mappedBytes += memory.count
    return memory
  }

  func unmap(_ memory: UnsafeMutableRawBufferPointer) {
    mappedBytes -= memory.count
    memories = memories.filter { $0.value.baseAddress != memory.baseAddress }
    memory.deallocate()
  }

  func addFramebuffer(
    _ buffer: DumbBufferHandle, size: PixelSize, format: PixelFormat
  ) throws(Errno) -> ObjectID {
    try answer(.addFramebuffer)
    let id = ObjectID.number(nextNumber())
    framebuffers[id] = (buffer, size)
    return id
  }

  func removeFramebuffer(_ framebuffer: ObjectID) { framebuffers[framebuffer] = nil }

  var framebufferCount: Int { framebuffers.count }

  /// The pixel that somebody in front of the screen sees; nil when it shows no picture of ours.
  func visiblePixel(_ x: Int, _ y: Int) -> UInt32? {
    guard let scannedOut, let (buffer, size) = framebuffers[scannedOut],
      let memory = memories[buffer.number]
    else { return nil }
    precondition(x < size.width && y < size.height, "pixel outside the screen")
    return memory.load(fromByteOffset: y * buffer.pitch + 4 * x, as: UInt32.self)
  }
}

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
    } else if flags.contains(.nonBlocking) {
      calls.append(.flip(values))
      try answer(.flip)
      scanOut(values["40.FB_ID"])
      pendingEvents.append(FlipEvent(token: token, time: Instant(nanoseconds: 0)))
    } else {
      calls.append(.modeset(values))
      try answer(.modeset)
      scanOut(values["40.FB_ID"])
    }
  }

  private func scanOut(_ framebuffer: UInt64?) {
    scannedOut = framebuffer.flatMap { ObjectID(UInt32($0)) }
  }

  func setCRTC(
    _ crtc: ObjectID, framebuffer: ObjectID?, x: UInt32, y: UInt32, connectors: [ObjectID],
    mode: Mode?
  ) throws(Errno) {
    calls.append(.setCRTC(framebuffer: framebuffer?.rawValue, mode: mode))
    try answer(.setCRTC)
    scannedOut = framebuffer
  }

  func setProperty(_ property: UInt32, of connector: ObjectID, to value: UInt64) throws(Errno) {
    calls.append(.setProperty(Self.propertyNames[Int(property) - 1], value))
    try answer(.setProperty)
  }

  func pageFlip(_ crtc: ObjectID, to framebuffer: ObjectID, token: UInt32) throws(Errno) {
    calls.append(.pageFlip(framebuffer: framebuffer.rawValue))
    try answer(.pageFlip)
    scannedOut = framebuffer
    pendingEvents.append(FlipEvent(token: token, time: Instant(nanoseconds: 0)))
  }

  func markDirty(_ framebuffer: ObjectID) throws(Errno) { calls.append(.markDirty) }
  func hideCursor(_ crtc: ObjectID) { calls.append(.hideCursor) }

  func flipEvents() throws(Errno) -> [FlipEvent] {
    try answer(.events)
    defer { pendingEvents = [] }
    return pendingEvents
  }

  /// The flip that is under way happens now; its event can be read.
  func completeFlip(at time: Instant) {
    pendingEvents = pendingEvents.map { FlipEvent(token: $0.token, time: time) }
  }

  /// The flip that is under way is never told; the event that was lost.
  func loseFlip() -> FlipEvent? { pendingEvents.popLast() }

  /// An event comes after all.
  func deliver(_ event: FlipEvent) { pendingEvents.append(event) }
}
