internal import CDRM
internal import Glibc
internal import Platform
internal import Raster

extension DRMDevice {
  func createDumbBuffer(
    _ size: PixelSize, bitsPerPixel: Int
  ) throws(Errno) -> DumbBufferHandle {
    var handle: UInt32 = 0
    var pitch: UInt32 = 0
    var byteCount: UInt64 = 0
    try check(
      drmModeCreateDumbBuffer(
        descriptor, UInt32(size.width), UInt32(size.height), UInt32(bitsPerPixel), 0, &handle,
        &pitch, &byteCount))
    return DumbBufferHandle(number: handle, pitch: Int(pitch), byteCount: Int(byteCount))
  }

  func destroyDumbBuffer(_ buffer: DumbBufferHandle) {
    drmModeDestroyDumbBuffer(descriptor, buffer.number)
  }

  func map(_ buffer: DumbBufferHandle) throws(Errno) -> UnsafeMutableRawBufferPointer {
    var offset: UInt64 = 0
    try check(drmModeMapDumbBuffer(descriptor, buffer.number, &offset))
    let address = mmap(
      nil, buffer.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, off_t(offset))
    guard address != MAP_FAILED else { throw Errno.current }
    return UnsafeMutableRawBufferPointer(start: address, count: buffer.byteCount)
  }

  func unmap(_ memory: UnsafeMutableRawBufferPointer) {
    munmap(memory.baseAddress, memory.count)
  }

  func addFramebuffer(
    _ buffer: DumbBufferHandle, size: PixelSize, format: PixelFormat
  ) throws(Errno) -> ObjectID {
    let handles = [buffer.number, 0, 0, 0]
    let pitches = [UInt32(buffer.pitch), 0, 0, 0]
    let offsets: [UInt32] = [0, 0, 0, 0]
    var number: UInt32 = 0
    try check(
      drmModeAddFB2(
        descriptor, UInt32(size.width), UInt32(size.height), format.fourCC, handles, pitches,
        offsets, &number, 0))
    guard let framebuffer = ObjectID(number) else { throw .invalidArgument }
    return framebuffer
  }

  func removeFramebuffer(_ framebuffer: ObjectID) {
    drmModeRmFB(descriptor, framebuffer.rawValue)
  }
}
