import Motion
import Platform
import Testing

@testable import kiosk_benchmarks

@Suite struct InputErrorTests {
  @Test func folderWithoutRecordingsIsNoInput() {
    let error = InputError(.file(path: "here/labels.csv", .noSuchFileOrDirectory))

    #expect(error.exitCode == 66)
    #expect(
      error.description == "here/labels.csv: No such file or directory; "
        + "name a folder that holds recordings and their labels.csv")
  }

  @Test func damagedLabelsAreDataErrors() {
    let error = InputError(.malformed(path: "here/labels.csv", line: 3, problem: "2 fields"))

    #expect(error.exitCode == 65)
    #expect(error.description == "here/labels.csv, line 3: 2 fields")
  }

  @Test func folderThatIsNotThereIsSaid() {
    #expect(throws: InputError.self) { try TrialSet.recorded(in: "/nowhere") }
  }
}
