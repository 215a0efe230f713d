/// Copies frames into a screen's memory: turned as they shall be seen, and with pixels as the memory
/// holds them.
///
/// The memory is only written, from left to right and row by row from the top: it may be mapped so
/// that writes are gathered, where reading is a hundred times slower. What has to be turned goes
/// through a band of a few rows that stays in the processor's cache, so that each pixel of the frame
/// is fetched once.
public final class FrameCopier {
  /// How the memory holds pixels.
  public let layout: PixelLayout
  /// How frames must be turned.
  public let orientation: Orientation
  /// The size of a frame.
  public let frameSize: PixelSize
  /// The size of the memory in pixels: that of a frame which has been turned.
  public var targetSize: PixelSize { orientation.apply(to: frameSize) }

  private let path: PixelPath
  private let band: UnsafeMutableBufferPointer<UInt32>
  private let bandStride: Int
  /// Two cache lines of a frame's row, of which nothing is left unused. Half of that takes twice as
  /// long, the double is no faster.
  private static let bandHeight = 32

  /// A copier, which has all the memory it needs from now on.
  ///
  /// - Parameters:
  ///   - frameSize: the size of each frame.
  ///   - orientation: how they must be turned.
  ///   - layout: how the screen's memory holds pixels.
  public init(of frameSize: PixelSize, turned orientation: Orientation, as layout: PixelLayout) {
    self.layout = layout
    self.orientation = orientation
    self.frameSize = frameSize
    path = PixelPath(from: orientation, stored: frameSize)
    // An odd number of cache lines: rows a multiple of 4096 bytes apart would fight for their places.
    bandStride = (orientation.apply(to: frameSize).width + 15) / 16 * 16 | 16
    band = .allocate(capacity: orientation == .up ? 0 : bandStride * Self.bandHeight)
    band.initialize(repeating: 0)
  }

  deinit { band.deallocate() }

  /// Copies part of a frame.
  ///
  /// - Parameters:
  ///   - region: which pixels of the memory get new contents, `targetSize` and no more.
  ///   - frame: the whole frame, opaque, of `frameSize`.
  ///   - memory: where the top left pixel lies.
  ///   - pitch: bytes from one row of the memory to the next.
  public func copy(
    _ region: PixelRect, from frame: borrowing Bitmap, to memory: UnsafeMutableRawPointer,
    pitch: Int
  ) {
    precondition(frame.size == frameSize, "a frame has the size that was said")
    let region = region.intersection(PixelRect(targetSize))
    frame.withPixels { pixels in
      guard let pixels = pixels.baseAddress, !region.isEmpty else { return }
      let target = memory + region.x * layout.bytesPerPixel
      var y = region.y
      while y < region.maxY {
        let rows = y..<min(y + Self.bandHeight, region.maxY)
        let (first, stride) = turned(pixels, rows: rows, columns: region.x..<region.maxX)
        for row in rows {
          PixelPacking.write(
            first + (row - y) * stride, count: region.width, to: target + row * pitch, as: layout,
            x: region.x, y: row)
        }
        y = rows.upperBound
      }
    }
  }

  /// Some rows of the turned frame: the first one's pixels, and how far it is to the next.
  private func turned(
    _ pixels: UnsafePointer<UInt32>, rows: Range<Int>, columns: Range<Int>
  ) -> (first: UnsafePointer<UInt32>, stride: Int) {
    let start = pixels + path.index(x: columns.lowerBound, y: rows.lowerBound)
    guard orientation != .up, let band = band.baseAddress else { return (start, path.stepDown) }
    if orientation.swapsAxes {
      transpose(start, to: band, width: columns.count, height: rows.count)
    } else {
      for y in 0..<rows.count {
        let (source, target) = (start + y &* path.stepDown, band + y &* bandStride)
        for x in 0..<columns.count { target[x] = source[x &* path.stepRight] }
      }
    }
    return (UnsafePointer(band), bandStride)
  }

  /// Turns columns into rows, in squares of four by four pixels.
  private func transpose(
    _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, width: Int,
    height: Int
  ) {
    let (wholeWidth, wholeHeight) = (width & ~3, height & ~3)
    for x in stride(from: 0, to: wholeWidth, by: 4) {
      for y in stride(from: 0, to: wholeHeight, by: 4) {
        transposeSquare(
          source + (x &* path.stepRight &+ y &* path.stepDown),
          to: target + (x &+ y &* bandStride))
      }
    }
    for y in 0..<height {
      for x in (y < wholeHeight ? wholeWidth : 0)..<width {
        target[x &+ y &* bandStride] = source[x &* path.stepRight &+ y &* path.stepDown]
      }
    }
  }

  /// Four pixels of each of four columns become four of each of four rows.
  @inline(__always) private func transposeSquare(
    _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>
  ) {
    let isUpward = path.stepDown < 0
    let source = UnsafeRawPointer(isUpward ? source - 3 : source)
    let step = path.stepRight &* 4
    let a = source.loadUnaligned(as: SIMD4<UInt32>.self)
    let b = source.loadUnaligned(fromByteOffset: step, as: SIMD4<UInt32>.self)
    let c = source.loadUnaligned(fromByteOffset: 2 &* step, as: SIMD4<UInt32>.self)
    let d = source.loadUnaligned(fromByteOffset: 3 &* step, as: SIMD4<UInt32>.self)
    let pitch = (isUpward ? -bandStride : bandStride) &* 4
    let target = UnsafeMutableRawPointer(isUpward ? target + 3 &* bandStride : target)
    target.storeBytes(of: SIMD4(a.x, b.x, c.x, d.x), as: SIMD4<UInt32>.self)
    target.storeBytes(of: SIMD4(a.y, b.y, c.y, d.y), toByteOffset: pitch, as: SIMD4<UInt32>.self)
    target.storeBytes(
      of: SIMD4(a.z, b.z, c.z, d.z), toByteOffset: 2 &* pitch, as: SIMD4<UInt32>.self)
    target.storeBytes(
      of: SIMD4(a.w, b.w, c.w, d.w), toByteOffset: 3 &* pitch, as: SIMD4<UInt32>.self)
  }
}
