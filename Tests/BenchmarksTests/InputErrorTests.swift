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

  @MainActor @Test func sensorThatIsNotThereIsSaidAtOnce() throws {
    let run = try ReaderRun(AccelerometerAddress(uri: "nothing:here"))

    do {
      _ = try run.measure(for: .seconds(60))
      Issue.record("there is no such backend")
    } catch let error as InputError {
      #expect(error.exitCode == 69)
      #expect(error.description.contains("nothing:here"))
    }
  }

  @Test func folderThatIsNotThereIsSaid() {
    #expect(throws: InputError.self) { try TrialSet.recorded(in: "/nowhere") }
  }
}
