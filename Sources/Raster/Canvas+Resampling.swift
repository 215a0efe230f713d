extension Canvas {
  /// Where a pixel of a row comes from: between a pixel of the bitmap and the one to its right.
  private struct Column {
    let left: Int
    /// How much the right one counts, of 256.
    let weight: UInt32

    /// - Parameters:
    ///   - position: as 48.16 fixed point, pixel centres at whole numbers.
    ///   - count: how many pixels there are, two at least.
    init(position: Int, count: Int) {
      if position < 0 {
        (left, weight) = (0, 0)
      } else if position >> 16 >= count &- 1 {
        (left, weight) = (count &- 2, 256)
      } else {
        (left, weight) = (position >> 16, UInt32(truncatingIfNeeded: position >> 8) & 0xFF)
      }
    }
  }

  /// Draws an opaque bitmap upright, as interpolating each pixel by itself does, but faster: each of its
  /// rows is brought to its new width once, and eight pixels of two rows are mixed at a time.
  ///
  /// - Parameters:
  ///   - source: the bitmap's pixels.
  ///   - size: its size, two pixels each way at least.
  ///   - raster: where it comes to lie.
  func resample(_ source: UnsafePointer<UInt32>, of size: PixelSize, along raster: InverseRaster) {
    let area = raster.area
    let start = raster.fixedPosition(x: area.x, y: area.y).u
    let columns = (0..<area.width).map {
      Column(position: start &+ $0 &* raster.fixedStep.u, count: size.width)
    }
    // A row lies in the half that its last bit tells, so that two neighbours have room.
    let rows = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * area.width)
    defer { rows.deallocate() }
    var held = (-1, -1)

    func resampled(_ y: Int) -> UnsafeMutablePointer<UInt32> {
      let row = rows + (y & 1) &* area.width
      guard (y & 1 == 0 ? held.0 : held.1) != y else { return row }
      if y & 1 == 0 { held.0 = y } else { held.1 = y }
      let from = source + y &* size.width
      for (x, column) in columns.enumerated() {
        row[x] = from[column.left].mixed(with: from[column.left &+ 1], weight: column.weight)
      }
      return row
    }

    for y in area.y..<area.maxY {
      guard let target = row(y) else { continue }
      let line = Column(position: raster.fixedPosition(x: area.x, y: y).v, count: size.height)
      let (top, bottom) = (resampled(line.left), resampled(line.left &+ 1))
      FadeKernel.mix(
        top, bottom, weight: UInt16(line.weight), into: target + area.x, count: area.width)
    }
  }
}
