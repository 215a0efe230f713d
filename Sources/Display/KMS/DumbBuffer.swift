internal import Platform
internal import Raster

/// A framebuffer in memory that the screen reads from and we only ever write to: it may be mapped
/// write-combined, where reading is a hundred times slower.
@MainActor final class DumbBuffer {
  let framebuffer: ObjectID
  var size: PixelSize { copier.targetSize }
  private let device: any KMSDevice
  private let copier: FrameCopier
  private let handle: DumbBufferHandle
  private let memory: UnsafeMutableRawBufferPointer

  /// Allocates a buffer.
  ///
  /// - Parameters:
  ///   - device: the card.
  ///   - format: how the card reads the pixels that `copier` writes.
  ///   - copier: what brings frames into the buffer, and tells its size.
  /// - Throws: the kernel's error; nothing is left behind then.
  init(on device: any KMSDevice, format: PixelFormat, copier: FrameCopier) throws(Errno) {
    let size = copier.targetSize
    let bytesPerPixel = copier.layout.bytesPerPixel
    let handle = try device.createDumbBuffer(size, bitsPerPixel: bytesPerPixel * 8)
    do throws(Errno) {
      let memory = try device.map(handle)
      do throws(Errno) {
        framebuffer = try device.addFramebuffer(handle, size: size, format: format)
      } catch {
        device.unmap(memory)
        throw error
      }
      self.memory = memory
    } catch {
      device.destroyDumbBuffer(handle)
      throw error
    }
    precondition(
      handle.pitch >= size.width * bytesPerPixel && memory.count >= handle.pitch * size.height,
      "the kernel's buffer holds its own picture")
    self.device = device
    self.copier = copier
    self.handle = handle
  }

  /// Gives all of it back to the kernel. Not to be used afterwards.
  func release() {
    device.removeFramebuffer(framebuffer)
    device.unmap(memory)
    device.destroyDumbBuffer(handle)
  }

  /// Copies part of a frame.
  ///
  /// - Parameters:
  ///   - region: which of the buffer's pixels.
  ///   - frame: the whole frame.
  func copy(_ region: PixelRect, from frame: borrowing Frame) {
    guard let target = memory.baseAddress else { return }
    copier.copy(region, from: frame, to: target, pitch: handle.pitch)
  }
}
