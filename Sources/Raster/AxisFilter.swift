/// Along one axis: which source pixels make up each target pixel, and how much each counts.
///
/// Shrinking averages exactly the area that a target pixel covers. Growing interpolates by
/// Catmull-Rom's cubic, which is sharp and passes through the source pixels. Equal lengths change
/// nothing.
struct AxisFilter {
  /// The most source pixels one target pixel looks at when growing.
  static let cubicReach = 4

  let sourceLength: Int
  let targetLength: Int

  /// The sum of the weights of each target pixel.
  let total: Double

  /// The first source pixel of each target pixel; neither this nor the last ever decreases.
  let firsts: [Int]

  /// Where each target pixel's weights begin in `weights`; one more entry marks the end.
  let offsets: [Int]

  /// When shrinking these are whole numbers, so that sums of them are exact.
  let weights: [Double]

  /// A filter from one length to another, both at least 1.
  init(from sourceLength: Int, to targetLength: Int) {
    precondition(sourceLength > 0 && targetLength > 0, "there is at least one pixel on each side")
    self.sourceLength = sourceLength
    self.targetLength = targetLength
    total = targetLength < sourceLength ? Double(sourceLength) : 1
    var firsts: [Int] = []
    var offsets: [Int] = [0]
    var weights: [Double] = []
    firsts.reserveCapacity(targetLength)
    offsets.reserveCapacity(targetLength + 1)
    for target in 0..<targetLength {
      if targetLength < sourceLength {
        firsts.append(Self.appendArea(of: target, sourceLength, targetLength, to: &weights))
      } else if targetLength > sourceLength {
        firsts.append(Self.appendCubic(of: target, sourceLength, targetLength, to: &weights))
      } else {
        firsts.append(target)
        weights.append(1)
      }
      offsets.append(weights.count)
    }
    (self.firsts, self.offsets, self.weights) = (firsts, offsets, weights)
  }

  var isShrinking: Bool { targetLength < sourceLength }
  var isIdentity: Bool { targetLength == sourceLength }

  /// The last source pixel that a target pixel looks at.
  func last(of target: Int) -> Int {
    firsts[target] + offsets[target + 1] - offsets[target] - 1
  }

  /// How much a source pixel counts in a target pixel that looks at it.
  func weight(of source: Int, in target: Int) -> Double {
    weights[offsets[target] + source - firsts[target]]
  }

  /// In units where a source pixel is as long as the target has pixels, all edges are whole.
  private static func appendArea(
    of target: Int, _ sourceLength: Int, _ targetLength: Int, to weights: inout [Double]
  ) -> Int {
    let (start, end) = (target * sourceLength, (target + 1) * sourceLength)
    let (first, last) = (start / targetLength, (end - 1) / targetLength)
    for source in first...last {
      let covered =
        min((source + 1) * targetLength, end) - max(source * targetLength, start)
      weights.append(Double(covered))
    }
    return first
  }

  /// Beyond the edges the outermost pixels go on.
  private static func appendCubic(
    of target: Int, _ sourceLength: Int, _ targetLength: Int, to weights: inout [Double]
  ) -> Int {
    let position = (Double(target) + 0.5) * Double(sourceLength) / Double(targetLength) - 0.5
    let base = Int(position.rounded(.down))
    let part = position - Double(base)
    let first = max(base - 1, 0)
    let last = min(base + 2, sourceLength - 1)
    let start = weights.count
    weights.append(contentsOf: repeatElement(0, count: last - first + 1))
    for step in -1...2 {
      let source = min(max(base + step, 0), sourceLength - 1)
      weights[start + source - first] += catmullRom(part - Double(step))
    }
    return first
  }

  /// Catmull-Rom's kernel. Mitchell and Netravali 1988, B = 0, C = 1/2.
  private static func catmullRom(_ distance: Double) -> Double {
    let x = abs(distance)
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    if x < 2 { return ((-0.5 * x + 2.5) * x - 4) * x + 2 }
    return 0
  }
}
