/// Copies frames into a screen's memory: turned as they shall be seen, and with pixels as the memory
/// holds them.
///
/// The memory is only written, from left to right and row by row from the top: it may be mapped so
/// that writes are gathered, where reading is a hundred times slower. What has to be turned goes
/// through a band of a few rows that stays in the processor's cache, so that each pixel of the frame
/// is fetched once; so does what has to be put together of several pictures first.
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
  /// What of a frame of several pictures makes the rows of a band, put together.
  private let pieces: UnsafeMutableBufferPointer<UInt32>
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
    let rows = orientation == .up ? 1 : Self.bandHeight
    pieces = .allocate(capacity: orientation.apply(to: frameSize).width * rows)
    pieces.initialize(repeating: 0)
  }

  deinit {
    band.deallocate()
    pieces.deallocate()
  }

  /// Copies part of a frame.
  ///
  /// - Parameters:
  ///   - region: which pixels of the memory get new contents, `targetSize` and no more.
  ///   - frame: the whole frame, of `frameSize`.
  ///   - memory: where the top left pixel lies.
  ///   - pitch: bytes from one row of the memory to the next.
  public func copy(
    _ region: PixelRect, from frame: borrowing Frame, to memory: UnsafeMutableRawPointer,
    pitch: Int
  ) {
    precondition(frame.size == frameSize, "a frame has the size that was said")
    let region = region.intersection(PixelRect(targetSize))
    guard !region.isEmpty else { return }
    let target = memory + region.x * layout.bytesPerPixel
    if let pixels = frame.solePixels {
      forEachBand(of: region) { band in
        let start = pixels + path.index(x: band.x, y: band.y)
        write(turned(start, path, band.size), band, to: target, pitch: pitch)
      }
    } else if orientation == .up {
      copyPieces(region, of: frame, to: target, pitch: pitch)
    } else if let pieces = pieces.baseAddress {
      forEachBand(of: region) { band in
        let part = orientation.inverse.apply(to: band, of: targetSize)
        frame.write(part, to: pieces, stride: part.width)
        let path = PixelPath(from: orientation, stored: part.size)
        let start = UnsafePointer(pieces) + path.index(x: 0, y: 0)
        write(turned(start, path, band.size), band, to: target, pitch: pitch)
      }
    }
  }

  /// Copies part of a frame that is one bitmap.
  public func copy(
    _ region: PixelRect, from frame: borrowing Bitmap, to memory: UnsafeMutableRawPointer,
    pitch: Int
  ) {
    copy(region, from: Frame(frame), to: memory, pitch: pitch)
  }

  /// Puts an upright frame together, in the memory itself if that holds words of the same kind.
  private func copyPieces(
    _ region: PixelRect, of frame: borrowing Frame, to target: UnsafeMutableRawPointer, pitch: Int
  ) {
    guard let pieces = pieces.baseAddress else { return }
    for y in region.y..<region.maxY {
      let line = PixelRect(x: region.x, y: y, width: region.width, height: 1)
      let row = target + y * pitch
      if layout == .xrgb8888 {
        frame.write(line, to: row.assumingMemoryBound(to: UInt32.self), stride: 0)
      } else {
        frame.write(line, to: pieces, stride: 0)
        PixelPacking.write(pieces, count: line.width, to: row, as: layout, x: region.x, y: y)
      }
    }
  }

  private func forEachBand(of region: PixelRect, _ body: (PixelRect) -> Void) {
    for y in stride(from: region.y, to: region.maxY, by: Self.bandHeight) {
      let height = min(Self.bandHeight, region.maxY - y)
      body(PixelRect(x: region.x, y: y, width: region.width, height: height))
    }
  }

  private func write(
    _ rows: (first: UnsafePointer<UInt32>, stride: Int), _ band: PixelRect,
    to target: UnsafeMutableRawPointer, pitch: Int
  ) {
    for y in band.y..<band.maxY {
      PixelPacking.write(
        rows.first + (y - band.y) * rows.stride, count: band.width, to: target + y * pitch,
        as: layout, x: band.x, y: y)
    }
  }

  /// Some turned rows: the first one's pixels, and how far it is to the next.
  ///
  /// - Parameters:
  ///   - start: the pixel that is to be the first.
  ///   - path: the way from one to the next.
  ///   - size: how many pixels.
  /// - Returns: where they are, until the next ones are turned.
  private func turned(
    _ start: UnsafePointer<UInt32>, _ path: PixelPath, _ size: PixelSize
  ) -> (first: UnsafePointer<UInt32>, stride: Int) {
    guard orientation != .up, let band = band.baseAddress else { return (start, path.stepDown) }
    if orientation.swapsAxes {
      transpose(start, path, to: band, width: size.width, height: size.height)
    } else {
      for y in 0..<size.height {
        let (source, target) = (start + y &* path.stepDown, band + y &* bandStride)
        for x in 0..<size.width { target[x] = source[x &* path.stepRight] }
      }
    }
    return (UnsafePointer(band), bandStride)
  }

  /// Turns columns into rows, in squares of four by four pixels.
  private func transpose(
    _ source: UnsafePointer<UInt32>, _ path: PixelPath, to target: UnsafeMutablePointer<UInt32>,
    width: Int, height: Int
  ) {
    let (wholeWidth, wholeHeight) = (width & ~3, height & ~3)
    for x in stride(from: 0, to: wholeWidth, by: 4) {
      for y in stride(from: 0, to: wholeHeight, by: 4) {
        transposeSquare(
          source + (x &* path.stepRight &+ y &* path.stepDown), path,
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
    _ source: UnsafePointer<UInt32>, _ path: PixelPath, to target: UnsafeMutablePointer<UInt32>
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
