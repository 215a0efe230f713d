internal import Platform
internal import Raster

/// Two buffers, of which one is shown while the other is drawn into.
@MainActor struct SwapChain {
  /// The buffer that was put on the screen last.
  var front: DumbBuffer { buffers[frontIndex] }

  /// The buffer that is not shown.
  var back: DumbBuffer { buffers[1 - frontIndex] }

  private let buffers: [DumbBuffer]
  private var frontIndex = 0
  /// For each buffer, what has changed in the picture since it was drawn into.
  private var stale: [PixelRect]

  /// Allocates both.
  ///
  /// - Throws: the kernel's error; nothing is left behind then.
  init(on device: any KMSDevice, size: PixelSize) throws(Errno) {
    let first = try DumbBuffer(on: device, size: size)
    do throws(Errno) {
      buffers = [first, try DumbBuffer(on: device, size: size)]
    } catch {
      first.release()
      throw error
    }
    stale = [PixelRect(size), PixelRect(size)]
  }

  /// Brings the back buffer up to date.
  ///
  /// - Parameters:
  ///   - frame: the whole picture.
  ///   - damage: what differs from the frame before.
  /// - Returns: what was copied.
  mutating func draw(_ frame: borrowing Bitmap, damage: PixelRect) -> PixelRect {
    for index in stale.indices { stale[index] = stale[index].union(damage) }
    let backIndex = 1 - frontIndex
    let region = stale[backIndex].intersection(PixelRect(back.size))
    back.copy(region, from: frame)
    stale[backIndex] = .empty
    return region
  }

  /// The back buffer has been put on the screen.
  mutating func swap() { frontIndex = 1 - frontIndex }

  /// Frees both.
  func release() {
    for buffer in buffers { buffer.release() }
  }
}
