/// Shrinks a picture while its rows arrive: each target pixel is the average of the light of exactly
/// the area it covers.
final class RowAverager {
  private let format: RowFormat
  private let columns: AxisFilter
  private let rows: AxisFilter
  private var sourceRow = 0
  private var targetRow = 0

  /// What has come of the target row so far, at the width of the source.
  private let sums: UnsafeMutablePointer<UInt32>
  /// For rows that count whole, which most do, and for others.
  private let wholeTable: LightTable
  private let partTable: LightTable
  /// The light of each level, in 2⁻³¹.
  private let light: [UInt32]
  private let columnWeights: [Float]

  /// Whether every pixel so far was opaque.
  private(set) var isOpaque = true

  /// An averager that has seen no row yet.
  ///
  /// - Parameters:
  ///   - source: the size of the picture that arrives.
  ///   - target: the size wanted, neither wider nor higher.
  ///   - format: what arrives.
  init(from source: PixelSize, to target: PixelSize, format: RowFormat) {
    precondition(target.width <= source.width && target.height <= source.height, "it only shrinks")
    self.format = format
    columns = AxisFilter(from: source.width, to: target.width)
    rows = AxisFilter(from: source.height, to: target.height)
    let count = source.width * format.bytesPerPixel + LightKernels.padding
    sums = .allocate(capacity: count)
    sums.initialize(repeating: 0, count: count)
    wholeTable = LightTable(weight: Double(target.height) / Double(source.height))
    partTable = LightTable(weight: 0)
    light = SRGB.light.map { UInt32($0 * 0x1p31) }
    let factor = 65_535 * 0x1p-24 / columns.total
    columnWeights = columns.weights.map { Float($0 * factor) }
  }

  deinit { sums.deallocate() }

  /// Takes the next row.
  ///
  /// - Parameters:
  ///   - row: as many pixels as the source is wide.
  ///   - target: where a target row goes when this was the last row that it needed.
  /// - Returns: whether it was.
  func append(_ row: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt32>) -> Bool {
    defer { sourceRow += 1 }
    add(row)
    if sourceRow < rows.last(of: targetRow) { return false }
    columns.firsts.withUnsafeBufferPointer { firsts in
      LightKernels.average(
        sums, format, firsts: firsts, offsets: columns.offsets, weights: columnWeights,
        levels: SRGB.levels, into: target)
    }
    targetRow += 1
    // A row that lies on the border counts in the next target row too.
    if targetRow < rows.targetLength, rows.firsts[targetRow] == sourceRow { add(row) }
    return true
  }

  private func add(_ row: UnsafePointer<UInt8>) {
    let isFirst = sourceRow == rows.firsts[targetRow]
    let weight = rows.weight(of: sourceRow, in: targetRow)
    let isWhole = weight == Double(rows.targetLength) || rows.isIdentity
    if !isWhole { partTable.fill(weight: weight / rows.total) }
    let lightOfRow = isWhole ? wholeTable.light : partTable.light
    let coverage = isWhole ? wholeTable.coverage : partTable.coverage
    if format == .rgba {
      let isRowOpaque = LightKernels.addCovered(
        row, light: light, coverage: coverage, to: sums, count: columns.sourceLength,
        isFirst: isFirst)
      isOpaque = isOpaque && isRowOpaque
    } else {
      LightKernels.add(
        row, through: lightOfRow, to: sums, count: columns.sourceLength * format.bytesPerPixel,
        isFirst: isFirst)
    }
  }
}
