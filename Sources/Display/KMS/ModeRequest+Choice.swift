internal import Raster

extension ModeRequest {
  /// Picks the mode to set.
  ///
  /// - Parameters:
  ///   - modes: what the connector offers, in the kernel's order.
  ///   - current: what the CRTC shows on this connector now.
  /// - Returns: the mode, and whether it is what was asked for. Nil when nothing is offered.
  func choice(from modes: [Mode], current: Mode?) -> (mode: Mode, isAsRequested: Bool)? {
    guard let usual = Self.usualChoice(from: modes) else { return nil }
    switch self {
    case .preferred:
      return (usual, true)
    case .current:
      if let current, let same = modes.first(where: { $0.hasSameTiming(as: current) }) {
        return (same, true)
      }
      // Nobody has lit the screen yet, as before a console the kernel would do it.
      return (modes.first { $0.kind.contains(.userDefined) } ?? usual, true)
    case .size(let size, let rate):
      let fitting = modes.filter { mode in
        mode.size == size && rate.map { abs(mode.refreshRate - $0) < 0.5 } ?? true
      }
      guard let best = Self.best(of: fitting, nearTo: rate) else { return (usual, false) }
      return (best, true)
    }
  }

  /// Preferred by the screen; else the largest progressive one, with 50 Hz before area, so that
  /// nobody gets 4K at a jerky 30 Hz unasked; else what comes first.
  private static func usualChoice(from modes: [Mode]) -> Mode? {
    if let preferred = modes.first(where: { $0.kind.contains(.preferred) }) { return preferred }
    let progressive = modes.filter { !$0.flags.contains(.interlaced) }
    let smooth = progressive.filter { $0.refreshRate >= 49.5 }
    return largest(of: smooth) ?? largest(of: progressive) ?? modes.first
  }

  private static func largest(of modes: [Mode]) -> Mode? {
    var best: Mode?
    for mode in modes where mode.area > (best?.area ?? 0) { best = mode }
    return best
  }

  /// Of modes of one size: the rate asked for, else the screen's preference, progressive, near 60 Hz.
  private static func best(of modes: [Mode], nearTo rate: Double?) -> Mode? {
    func rank(_ mode: Mode) -> (Int, Int, Double) {
      let isInterlaced = mode.flags.contains(.interlaced) ? 1 : 0
      let isUnloved = rate == nil && !mode.kind.contains(.preferred) ? 1 : 0
      return (isInterlaced, isUnloved, abs(mode.refreshRate - (rate ?? 60)))
    }
    return modes.min { rank($0) < rank($1) }
  }
}
