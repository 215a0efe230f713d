import Platform
import Raster

@testable import Display

/// Plays a kernel's side of a card: answers from plain values, refuses what the script says, and
/// remembers what it was told.
@MainActor final class ScriptedCard: KMSDevice {
  /// A call whose failure can be scripted.
  enum Operation: Hashable {
    case resources, universalPlanes, atomic, becomeMaster, createDumbBuffer, map, addFramebuffer
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
  /// How many bytes of buffers there is memory for.
  var memory = Int.max

  var calls: [Call] = []
  private(set) var isOpen = true
  private(set) var openBlobs: [UInt32: BlobContents] = [:]
  private(set) var openBuffers: Set<UInt32> = []
  /// What was said to have changed in buffers, the old way.
  var dirtyRegions: [PixelRect] = []
  /// The table of levels of the CRTC, set the old way.
  var gamma: [UInt16] = []
  private(set) var bufferAllocations = 0
  private(set) var mappedBytes = 0
  private(set) var connectorReads = 0
  /// The picture each CRTC shows, by the memory it is read from.
  var scannedOut: [ObjectID: ObjectID] = [:]
  /// The CRTC each plane belongs to.
  var planeCRTCs: [ObjectID: ObjectID] = [:]
  /// How the first plane turns what it shows.
  var rotation: UInt64 = 1
  private var framebuffers: [ObjectID: (DumbBufferHandle, PixelSize, PixelFormat)] = [:]
  private var takenBytes: [UInt32: Int] = [:]
  private var memories: [UInt32: UnsafeMutableRawBufferPointer] = [:]
  var pendingEvents: [FlipEvent] = []
  private var lastNumber: UInt32 = 1000

  enum BlobContents: Equatable {
    case mode(Mode)
    case damage(PixelRect)
  }

  init(_ card: Card) { self.card = card }

  /// Somebody has pulled the card out.
  var isGone = false

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

  func answer(_ operation: Operation) throws(Errno) {
    precondition(isOpen, "a closed card is not used")
    if isGone { throw .noSuchDevice }
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
    try answer(.resources)
    return KMSResources(
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

  static let propertyNames = [
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
    let pitch = size.width * bitsPerPixel / 8 + padding
    guard takenBytes.values.reduce(pitch * size.height, +) <= memory else { throw .noMemory }
    let number = nextNumber()
    openBuffers.insert(number)
    takenBytes[number] = pitch * size.height
    bufferAllocations += 1
    return DumbBufferHandle(number: number, pitch: pitch, byteCount: pitch * size.height)
  }

  func destroyDumbBuffer(_ buffer: DumbBufferHandle) {
    openBuffers.remove(buffer.number)
    takenBytes[buffer.number] = nil
  }

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
    framebuffers[id] = (buffer, size, format)
    return id
  }

  func removeFramebuffer(_ framebuffer: ObjectID) { framebuffers[framebuffer] = nil }

  var framebufferCount: Int { framebuffers.count }

  /// The format of what the first CRTC shows; nil when that is no picture of ours.
  var visibleFormat: PixelFormat? {
    scannedOut[card.crtcs[0].id].flatMap { framebuffers[$0]?.2 }
  }

  /// The pixel that somebody in front of a screen sees, the first CRTC's unless said otherwise, as it
  /// is in memory; nil when it shows no picture of ours.
  func visiblePixel(_ x: Int, _ y: Int, on crtc: UInt32? = nil) -> UInt32? {
    let crtc = crtc.map { ObjectID.number($0) } ?? card.crtcs[0].id
    guard let scannedOut = scannedOut[crtc],
      let (buffer, size, format) = framebuffers[scannedOut],
      let memory = memories[buffer.number], let layout = format.layout
    else { return nil }
    // The plane turns against the clock.
    let (column, row) =
      switch rotation {
      case 2: (size.width - 1 - y, x)
      case 4: (size.width - 1 - x, size.height - 1 - y)
      case 8: (y, size.height - 1 - x)
      default: (x, y)
      }
    precondition(
      (0..<size.width).contains(column) && (0..<size.height).contains(row),
      "pixel outside the screen")
    let start = row * buffer.pitch + column * layout.bytesPerPixel
    return memory[start..<start + layout.bytesPerPixel].reversed().reduce(0) {
      $0 << 8 | UInt32($1)
    }
  }
}
