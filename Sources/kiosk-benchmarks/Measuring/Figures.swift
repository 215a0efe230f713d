/// What one event of a benchmark costs.
struct Figures {
  let name: String
  /// The median of all rounds.
  let nanoseconds: Double
  /// The median of how much longer it takes than its yardstick does in the same round.
  let ratio: Double
  /// What it is compared with.
  let yardstick: Yardstick
  /// How often memory is allocated, on average.
  let allocations: Double
  /// How often it may be.
  let allowedAllocations: Double

  /// Sees that no more is allocated than may be.
  ///
  /// - Throws: how much it is.
  func check() throws(AllocationError) {
    // Less than what the report shows is the odd growth of some array.
    guard allocations >= allowedAllocations + 0.005 else { return }
    throw AllocationError(
      description: "\(name): \(Report.text(allocations, places: 2)) allocations an event, "
        + "\(Report.text(allowedAllocations, places: 2)) are allowed; "
        + "a build without -c release makes more")
  }
}

/// What allocates more memory than it may, as a sentence.
struct AllocationError: Error, CustomStringConvertible {
  let description: String
}
