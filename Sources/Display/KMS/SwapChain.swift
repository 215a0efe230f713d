internal import Platform
internal import Raster

/// Two buffers, of which one is shown while the other is drawn into; where there is no memory for
/// both, one that is drawn into while it is shown.
///
/// A third would only help a frame that takes longer to draw than the screen to refresh: such frames
/// would then stay for one refresh and for two by turns, which looks worse than two each time.
@MainActor struct SwapChain {
  /// The buffer that was put on the screen last.
  var front: DumbBuffer { buffers[frontIndex] }

  /// The buffer that is to be shown next.
  var back: DumbBuffer { buffers[backIndex] }

  /// Whether what is drawn can be seen at once.
  var isSingle: Bool { buffers.count == 1 }

  /// How the buffers hold pixels.
  let format: PixelFormat

  private let buffers: [DumbBuffer]
  private let orientation: Orientation
  private var frontIndex = 0
  private var backIndex: Int { (frontIndex + 1) % buffers.count }
  /// For each buffer, what has changed in the picture since it was drawn into.
  private var stale: [PixelRect]

  /// Allocates the buffers, which are all that is ever needed: two, else one, of the first format that
  /// the driver takes and there is memory for.
  ///
  /// - Parameters:
  ///   - device: the card.
  ///   - frameSize: the size of each frame.
  ///   - orientation: how frames are turned when they are drawn.
  ///   - formats: those that the screen can show, best first.
  /// - Throws: the kernel's error, lack of memory before others; nothing is left behind then.
  init(
    on device: any KMSDevice, frameSize: PixelSize, turned orientation: Orientation,
    formats: [PixelFormat]
  ) throws(Errno) {
    var refusal = Errno.notSupported
    var tooLarge = Int.max
    for format in formats {
      guard let layout = format.layout, layout.bytesPerPixel < tooLarge else { continue }
      let copier = FrameCopier(of: frameSize, turned: orientation, as: layout)
      do throws(Errno) {
        buffers = try Self.buffers(on: device, format: format, copier: copier)
        stale = buffers.map { PixelRect($0.size) }
        self.format = format
        self.orientation = orientation
        return
      } catch {
        if error.isLackOfMemory { tooLarge = layout.bytesPerPixel }
        if !refusal.isLackOfMemory { refusal = error }
      }
    }
    throw refusal
  }

  private static func buffers(
    on device: any KMSDevice, format: PixelFormat, copier: FrameCopier
  ) throws(Errno) -> [DumbBuffer] {
    let first = try DumbBuffer(on: device, format: format, copier: copier)
    do throws(Errno) {
      return [first, try DumbBuffer(on: device, format: format, copier: copier)]
    } catch {
      if error.isLackOfMemory { return [first] }
      first.release()
      throw error
    }
  }

  /// Brings the back buffer up to date.
  ///
  /// - Parameters:
  ///   - frame: the whole picture.
  ///   - damage: what differs from the frame before.
  /// - Returns: what was copied, in the buffer's pixels.
  mutating func draw(_ frame: borrowing Frame, damage: PixelRect) -> PixelRect {
    let damage = orientation.apply(
      to: damage.intersection(PixelRect(frame.size)), of: frame.size)
    for index in stale.indices { stale[index] = stale[index].union(damage) }
    let region = stale[backIndex]
    back.copy(region, from: frame)
    stale[backIndex] = .empty
    return region
  }

  /// The back buffer has been put on the screen.
  mutating func swap() { frontIndex = backIndex }

  /// Frees all buffers.
  func release() {
    for buffer in buffers { buffer.release() }
  }
}

extension Errno {
  /// Whether less might be had: drivers with memory of their own say that it has no space.
  var isLackOfMemory: Bool { self == .noMemory || self == .noSpace }
}
