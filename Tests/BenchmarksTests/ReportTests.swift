import Testing

@testable import kiosk_benchmarks

@MainActor @Suite struct ReportTests {
  @Test func figuresStandInColumns() {
    let figures = [
      Figures(
        name: "short", nanoseconds: 50, ratio: 2.04, yardstick: .calls(10), allocations: 0,
        allowedAllocations: 0),
      Figures(
        name: "much longer", nanoseconds: 1234.5, ratio: 37, yardstick: .calls(1000),
        allocations: 0.5,
        allowedAllocations: 1),
    ]

    #expect(
      Report(of: figures).description == """
                         ns  per second  to plain calls  allocations
        short          50.0    20000000        2.0 × 10         0.00
        much longer  1234.5      810045     37.0 × 1000         0.50
        """)
  }

  @Test func copiesAreNamedOverTheirRatios() {
    let figures = Figures(
      name: "picture", nanoseconds: 2_000_000, ratio: 1.06, yardstick: .copy(byteCount: 8),
      allocations: 0, allowedAllocations: 0)

    #expect(
      Report(of: [figures]).description == """
                        ns  per second  to a plain copy  allocations
        picture  2000000.0         500              1.1         0.00
        """)
  }

  @Test func roundingCarriesOver() {
    #expect(Report.text(0.096, places: 1) == "0.1")
    #expect(Report.text(9.96, places: 1) == "10.0")
    #expect(Report.text(1.05, places: 2) == "1.05")
    #expect(Report.text(2.5, places: 0) == "3")
  }
}
