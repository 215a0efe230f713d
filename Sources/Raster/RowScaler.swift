/// Scales a picture while its rows arrive, one by one from the top.
///
/// Each axis is averaged by area when it shrinks and interpolated by a cubic when it grows, both on
/// colours with alpha multiplied in, so that transparent pixels tint nothing. Beside the target it
/// holds a few rows: a picture of any height passes through. Averages are taken of sRGB levels, as
/// browsers and screens do: one colour stays that colour exactly, and it costs no table look-ups.
///
/// Area averages are exact before rounding for sources up to 65,793 pixels high, and off by at most
/// a few parts in ten million beyond.
public struct RowScaler: ~Copyable {
  private let source: PixelSize
  private let columns: AxisFilter
  private let rows: AxisFilter
  private var target: Bitmap
  private var sourceRow = 0
  private var targetRow = 0

  /// Sums of whole source rows when rows are averaged, else the source row as floats.
  private let wideRow: FloatRow
  /// A finished target row.
  private let narrowRow: FloatRow
  /// When rows are not averaged: the last source rows, each at the place of its number modulo 4,
  /// already at the target's width.
  private let recentRows: FloatRow

  /// A scaler that has seen no row yet.
  ///
  /// - Parameters:
  ///   - source: the size of the picture that arrives.
  ///   - target: the size wanted. Both have at least one pixel.
  public init(from source: PixelSize, to target: PixelSize) {
    self.source = source
    columns = AxisFilter(from: source.width, to: target.width)
    rows = AxisFilter(from: source.height, to: target.height)
    self.target = Bitmap(size: target)
    wideRow = FloatRow(pixelCount: source.width)
    narrowRow = FloatRow(pixelCount: target.width)
    recentRows = FloatRow(
      pixelCount: rows.isShrinking ? 0 : target.width * AxisFilter.cubicReach)
  }

  /// Takes the next row.
  ///
  /// - Parameter row: as many pixels as the source is wide, alpha multiplied in. There may be no
  ///   more rows than the source is high.
  public mutating func append(_ row: UnsafeBufferPointer<UInt32>) {
    precondition(row.count == source.width, "every row is as wide as the picture")
    precondition(sourceRow < source.height, "the picture has no more rows")
    guard let pixels = row.baseAddress else { return }
    if columns.isIdentity && rows.isIdentity {
      writeTargetRow { $0.update(from: pixels, count: row.count) }
    } else if rows.isShrinking {
      average(pixels)
    } else {
      interpolate(pixels)
    }
    sourceRow += 1
  }

  /// Gives the scaled picture, once all rows have come.
  ///
  /// - Parameter isOpaque: whether every source pixel was opaque; then every target pixel is.
  /// - Returns: the bitmap, which was all the while the scaler's own.
  public consuming func finish(isOpaque: Bool) -> Bitmap {
    precondition(sourceRow == source.height, "every row of the picture has come")
    target.isOpaque = isOpaque
    return target
  }

  /// Rows first, then columns: the costly pass over all source pixels is a plain weighted sum.
  private mutating func average(_ pixels: UnsafePointer<UInt32>) {
    repeat {
      RowKernels.accumulate(
        pixels, weight: rows.weight(of: sourceRow, in: targetRow), into: wideRow.lanes,
        count: source.width, isFirst: sourceRow == rows.firsts[targetRow])
      if sourceRow < rows.last(of: targetRow) { return }
      RowKernels.resample(
        wideRow.lanes, by: columns, factor: 1 / (columns.total * rows.total),
        into: narrowRow.lanes)
      packTargetRow()
    } while targetRow < rows.targetLength && rows.firsts[targetRow] == sourceRow
  }

  /// Columns first, then rows: a source row is brought to the target's width once.
  private mutating func interpolate(_ pixels: UnsafePointer<UInt32>) {
    RowKernels.accumulate(
      pixels, weight: 1, into: wideRow.lanes, count: source.width, isFirst: true)
    RowKernels.resample(
      wideRow.lanes, by: columns, factor: 1 / columns.total, into: recentRow(sourceRow))
    while targetRow < rows.targetLength && rows.last(of: targetRow) == sourceRow {
      for row in rows.firsts[targetRow]...sourceRow {
        RowKernels.accumulate(
          recentRow(row), weight: rows.weight(of: row, in: targetRow), into: narrowRow.lanes,
          count: columns.targetLength, isFirst: row == rows.firsts[targetRow])
      }
      packTargetRow()
    }
  }

  private func recentRow(_ row: Int) -> UnsafeMutablePointer<Float> {
    let place = row % AxisFilter.cubicReach * columns.targetLength
    return recentRows.lanes + place * RowKernels.channels
  }

  private mutating func packTargetRow() {
    let (lanes, width) = (narrowRow.lanes, columns.targetLength)
    writeTargetRow { RowKernels.pack(lanes, into: $0, count: width) }
  }

  private mutating func writeTargetRow(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    let offset = targetRow * columns.targetLength
    target.withMutablePixels { pixels in
      if let base = pixels.baseAddress { body(base + offset) }
    }
    targetRow += 1
  }
}
