import Foundation
import Motion
import Platform
import ShakeTrials
import Testing

@Suite final class LabelledFolderTests {
  private let folder = NSTemporaryDirectory() + "recordings-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
  }

  private func writeLabels(_ lines: String...) throws {
    let header = "file,activity,shake_start_s,shake_end_s"
    try write(([header] + lines).map { $0 + "\n" }.joined(), to: "labels.csv")
  }

  /// A recording at 10 Hz of a device that lies on its side.
  private func record(_ name: String, seconds: Int) throws {
    let lines = (0...seconds * 10).map { "\(Double($0) / 10),10,0,0\n" }
    try write("time_s,x,y,z\n" + lines.joined(), to: name)
  }

  private func complaint() -> RecordingError? {
    do throws(RecordingError) {
      _ = try LabelledFolder.trials(in: folder)
      return nil
    } catch {
      return error
    }
  }

  @Test func everyRecordingIsATrialInTheOrderOfTheLabels() throws {
    try record("walk.csv", seconds: 5)
    try record("hand.csv", seconds: 9)
    try writeLabels(
      "walk.csv,walking,,", "hand.csv,short shakes,1,2.5", "hand.csv,short shakes,6,7",
      "hand.csv,ambiguous,3,4")

    let trials = try LabelledFolder.trials(in: folder)

    #expect(trials.map(\.name) == ["walk.csv", "hand.csv"])
    #expect(trials.map(\.activity) == ["walking", "hand"])
    #expect(trials.map(\.shakes) == [[], [1...2.5, 6...7]])
    #expect(trials.map(\.ambiguous) == [[], [3...4]])
    #expect(trials.map(\.samples.count) == [51, 91])
  }

  @Test func longShakingIsCutIntoOnsetsBehindStillness() throws {
    try record("long.csv", seconds: 20)
    try writeLabels("long.csv,shake,2,17")

    let trials = try LabelledFolder.trials(in: folder)

    #expect(trials.count == 12)
    #expect(trials.map(\.name).first == "long.csv at 2 s")
    for trial in trials {
      #expect(trial.activity == "long")
      #expect(trial.shakes == [0...3])
      let times = trial.samples.map(\.timestamp)
      #expect(times == times.sorted())
      #expect(times.first == -2)
      #expect(trial.samples.allSatisfy { $0.y == 0 && $0.z == 0 })
      #expect(trial.samples.filter { $0.timestamp < 0 }.allSatisfy { abs($0.x - 9.8) < 0.01 })
      #expect(
        trial.samples.filter { $0.timestamp >= 0 }.map(\.x) == Array(repeating: 10, count: 30))
    }
  }

  @Test func folderWithoutLabelsIsNamed() throws {
    #expect(complaint() == .file(path: "\(folder)/labels.csv", .noSuchFileOrDirectory))
  }

  @Test func recordingThatIsMissingIsNamed() throws {
    try writeLabels("walk.csv,walking,,")

    #expect(complaint() == .file(path: "\(folder)/walk.csv", .noSuchFileOrDirectory))
  }

  @Test(arguments: [
    "walk.csv,walking", ",walking,,", "walk.csv,,,", "walk.csv,shake,2,1", "walk.csv,shake,1,",
    "walk.csv,shake,nan,2", "walk.csv,shake,0,inf", "walk.csv,shake,soon,2",
    "walk.csv,ambiguous,,", "walk.csv,shake,1,9",
  ])
  func damagedLabelIsNamedWithItsLine(label: String) throws {
    try record("walk.csv", seconds: 5)
    try writeLabels("walk.csv,walking,,", label)

    guard case .malformed(let path, line: 3, _) = complaint() else {
      Issue.record("\(String(describing: complaint()))")
      return
    }
    #expect(path == "\(folder)/labels.csv")
  }

  @Test(arguments: ["", "file,activity\n", "file,activity,shake_start_s,shake_end_s\n"])
  func labelsWithoutHeaderOrLinesAreDamaged(text: String) throws {
    try write(text, to: "labels.csv")

    guard case .malformed(let path, line: 1, _) = complaint() else {
      Issue.record("\(String(describing: complaint()))")
      return
    }
    #expect(path == "\(folder)/labels.csv")
  }

  @Test(arguments: ["", "0,1,2,3\n", "0,1,2,3\n0,1,2,3\n", "nan,1,2,3\nnan,1,2,3\n"])
  func recordingOfNoTimeIsDamaged(samples: String) throws {
    try write("time_s,x,y,z\n" + samples, to: "walk.csv")
    try writeLabels("walk.csv,walking,,")

    guard case .malformed(let path, _, _) = complaint() else {
      Issue.record("\(String(describing: complaint()))")
      return
    }
    #expect(path == "\(folder)/walk.csv")
  }
}
