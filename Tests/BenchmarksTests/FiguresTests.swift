import Testing

@testable import kiosk_benchmarks

@Suite struct FiguresTests {
  /// What is said of an event that may allocate once.
  private func complaint(allocations: Double) -> String? {
    let figures = Figures(
      name: "a shake", nanoseconds: 1, ratio: 1, yardstick: .calls(1), allocations: allocations,
      allowedAllocations: 1)
    do throws(AllocationError) {
      try figures.check()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func whatAllocatesMoreThanItMayIsNamed() {
    #expect(complaint(allocations: 0) == nil)
    #expect(complaint(allocations: 1) == nil)
    #expect(
      complaint(allocations: 1.25)
        == "a shake: 1.25 allocations an event, 1.00 are allowed; "
        + "a build without -c release makes more")
  }

  @Test func theOddGrowthOfAnArrayIsLetThrough() {
    #expect(complaint(allocations: 1.004) == nil)
    #expect(complaint(allocations: 1.01) != nil)
  }
}
