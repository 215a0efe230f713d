internal import Platform
internal import Raster

/// An open card: libdrm's calls over plain values, so that tests can play the kernel.
@MainActor protocol KMSDevice: AnyObject {
  var path: String { get }
  var driverName: String { get }
  /// Readable when events have come.
  var descriptor: Int32 { get }
  var hasDumbBuffers: Bool { get }

  /// Asks for more than old programs expect.
  func enable(_ feature: KMSFeature) throws(Errno)

  /// Whether we may change what is shown.
  var isMaster: Bool { get }
  func becomeMaster() throws(Errno)
  func dropMaster()

  func resources() throws(Errno) -> KMSResources
  /// Asks the hardware anew when we are master, which can take tens of milliseconds.
  func connector(_ id: ObjectID) throws(Errno) -> Connector
  func encoder(_ id: ObjectID) throws(Errno) -> Encoder
  func crtc(_ id: ObjectID, index: Int) throws(Errno) -> CRTC
  func planes() throws(Errno) -> [ObjectID]
  func plane(_ id: ObjectID) throws(Errno) -> Plane
  func properties(of id: ObjectID) throws(Errno) -> PropertyTable

  func createModeBlob(_ mode: Mode) throws(Errno) -> UInt32
  func createDamageBlob(_ damage: PixelRect) throws(Errno) -> UInt32
  func destroyBlob(_ blob: UInt32)

  func createDumbBuffer(_ size: PixelSize, bitsPerPixel: Int) throws(Errno) -> DumbBufferHandle
  func destroyDumbBuffer(_ buffer: DumbBufferHandle)
  func map(_ buffer: DumbBufferHandle) throws(Errno) -> UnsafeMutableRawBufferPointer
  func unmap(_ memory: UnsafeMutableRawBufferPointer)
  func addFramebuffer(
    _ buffer: DumbBufferHandle, size: PixelSize, format: PixelFormat
  ) throws(Errno) -> ObjectID
  func removeFramebuffer(_ framebuffer: ObjectID)

  /// Changes many properties at once. `token` comes back in the flip event.
  func commit(
    _ assignments: [AtomicRequest.Assignment], _ flags: CommitFlags, token: UInt32
  ) throws(Errno)
  /// Sets a mode the old way; without a mode it switches the CRTC off.
  func setCRTC(
    _ crtc: ObjectID, framebuffer: ObjectID?, x: UInt32, y: UInt32, connectors: [ObjectID],
    mode: Mode?
  ) throws(Errno)
  /// Changes one property of a connector the old way.
  func setProperty(_ property: UInt32, of connector: ObjectID, to value: UInt64) throws(Errno)
  /// Shows another framebuffer from the next refresh on, the old way, and asks for the event.
  func pageFlip(_ crtc: ObjectID, to framebuffer: ObjectID, token: UInt32) throws(Errno)
  /// Tells drivers that copy pixels to the screen that these have changed.
  func markDirty(_ framebuffer: ObjectID, _ damage: PixelRect) throws(Errno)
  /// Sets the CRTC's table of levels, the same for each colour, the old way.
  func setGamma(of crtc: ObjectID, to levels: [UInt16]) throws(Errno)
  func hideCursor(_ crtc: ObjectID)

  /// The flips that have happened since the last call; empty when there are none.
  func flipEvents() throws(Errno) -> [FlipEvent]

  /// Closes the file; the kernel then frees what is left. Harmless twice.
  func close()
}
