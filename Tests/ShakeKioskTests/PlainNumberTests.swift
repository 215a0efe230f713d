import Testing

@testable import shake_kiosk

@Suite struct PlainNumberTests {
  @Test(arguments: [(10.0, "10"), (0.5, "0.5"), (12.5, "12.5"), (-3, "-3"), (1e300, "1e+300")])
  func aNumberIsWrittenAsPeopleWriteIt(number: Double, text: String) {
    #expect(number.plain == text)
  }
}
