/// Something plain that a benchmark is compared with: absolute figures say more of the machine than of
/// the program.
enum Yardstick: Equatable {
  /// Virtual calls, each from one object to the next.
  case calls(Int)
  /// Copying as many bytes from one place in memory to another. The corresponding C function is
  /// `memcpy`.
  case copy(byteCount: Int)

  /// What stands over the column of ratios.
  var heading: String {
    switch self {
    case .calls: "to plain calls"
    case .copy: "to a plain copy"
    }
  }

  /// A ratio, as it stands in that column.
  func text(_ ratio: Double) -> String {
    let text = Report.text(ratio, places: 1)
    return switch self {
    case .calls(let count): "\(text) × \(count)"
    case .copy: text
    }
  }

  /// Does it once.
  @MainActor func makeRun() -> @MainActor () -> Void {
    switch self {
    case .calls(let count):
      let chain = CallChain(length: count)
      return { chain.call() }
    case .copy(let byteCount):
      let (source, target) = (
        ScreenMemory(byteCount: byteCount), ScreenMemory(byteCount: byteCount)
      )
      return { target.bytes.copyMemory(from: UnsafeRawBufferPointer(source.bytes)) }
    }
  }
}
