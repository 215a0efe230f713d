/// Enlarges a picture while its rows arrive, by a cubic of levels with alpha multiplied in, so that
/// transparent pixels tint nothing.
final class RowInterpolator {
  /// Where the next row is put before it is taken, as words `0xAARRGGBB` with alpha multiplied in.
  let input: UnsafeMutablePointer<UInt32>

  private let columns: AxisFilter
  private let rows: AxisFilter
  private var sourceRow = 0
  private var targetRow = 0

  /// The source row as floats.
  private let wideRow: FloatRow
  /// A finished target row.
  private let narrowRow: FloatRow
  /// The last source rows, each at the place of its number modulo 4, already at the target's width.
  private let recentRows: FloatRow

  /// An interpolator that has seen no row yet.
  ///
  /// - Parameters:
  ///   - source: the size of the picture that arrives.
  ///   - target: the size wanted, neither narrower nor lower.
  init(from source: PixelSize, to target: PixelSize) {
    precondition(target.width >= source.width && target.height >= source.height, "it only grows")
    columns = AxisFilter(from: source.width, to: target.width)
    rows = AxisFilter(from: source.height, to: target.height)
    input = .allocate(capacity: source.width)
    input.initialize(repeating: 0, count: source.width)
    wideRow = FloatRow(pixelCount: source.width)
    narrowRow = FloatRow(pixelCount: target.width)
    recentRows = FloatRow(pixelCount: target.width * AxisFilter.cubicReach)
  }

  deinit { input.deallocate() }

  /// Takes the row in `input`.
  ///
  /// - Parameter target: where target rows go that need no further row, one after the other.
  /// - Returns: how many they are.
  func append(into target: UnsafeMutablePointer<UInt32>) -> Int {
    RowKernels.load(input, into: wideRow.lanes, count: columns.sourceLength)
    RowKernels.resample(wideRow.lanes, by: columns, into: recentRow(sourceRow))
    var count = 0
    while targetRow < rows.targetLength && rows.last(of: targetRow) == sourceRow {
      for row in rows.firsts[targetRow]...sourceRow {
        RowKernels.accumulate(
          recentRow(row), weight: Float(rows.weight(of: row, in: targetRow)),
          into: narrowRow.lanes, count: columns.targetLength, isFirst: row == rows.firsts[targetRow]
        )
      }
      RowKernels.pack(
        narrowRow.lanes, into: target + count * columns.targetLength, count: columns.targetLength)
      count += 1
      targetRow += 1
    }
    sourceRow += 1
    return count
  }

  private func recentRow(_ row: Int) -> UnsafeMutablePointer<Float> {
    let place = row % AxisFilter.cubicReach * columns.targetLength
    return recentRows.lanes + place * RowKernels.channels
  }
}
