internal import Platform
internal import Raster

/// A framebuffer in memory that the screen reads from and we only ever write to: it may be mapped
/// write-combined, where reading is a hundred times slower.
@MainActor final class DumbBuffer {
  /// The only format drawn in: a `Bitmap`'s own, so that rows are copied as they are.
  nonisolated static let format = PixelFormat.xrgb8888

  let framebuffer: ObjectID
  let size: PixelSize
  private let device: any KMSDevice
  private let handle: DumbBufferHandle
  private let memory: UnsafeMutableRawBufferPointer

  /// Allocates a buffer.
  ///
  /// - Throws: the kernel's error; nothing is left behind then.
  init(on device: any KMSDevice, size: PixelSize) throws(Errno) {
    let handle = try device.createDumbBuffer(size, bitsPerPixel: 32)
    do throws(Errno) {
      let memory = try device.map(handle)
      do throws(Errno) {
        framebuffer = try device.addFramebuffer(handle, size: size, format: Self.format)
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
      handle.pitch >= size.width * 4 && memory.count >= handle.pitch * size.height,
      "the kernel's buffer holds its own picture")
    self.device = device
    self.size = size
    self.handle = handle
  }

  /// Gives all of it back to the kernel. Not to be used afterwards.
  func release() {
    device.removeFramebuffer(framebuffer)
    device.unmap(memory)
    device.destroyDumbBuffer(handle)
  }

  /// Copies part of a picture of the buffer's size, row by row from the top.
  func copy(_ region: PixelRect, from frame: borrowing Bitmap) {
    let region = region.intersection(PixelRect(size))
    guard !region.isEmpty, let target = memory.baseAddress else { return }
    let pixelSize = MemoryLayout<UInt32>.size
    let stride = frame.width
    frame.withPixels { pixels in
      guard let source = pixels.baseAddress else { return }
      for row in region.y..<region.maxY {
        (target + row * handle.pitch + region.x * pixelSize).copyMemory(
          from: source + row * stride + region.x, byteCount: region.width * pixelSize)
      }
    }
  }
}
