import Foundation
import Motion
import Testing

/// The real program records and replays.
@Suite(.timeLimit(.minutes(2))) final class RecordingRunTests {
  private let path = NSTemporaryDirectory() + "/run-\(UUID().uuidString).csv"

  deinit { unlink(path) }

  /// Records one shake of the space key, or its beginning.
  private func record(
    _ output: String, seconds: String = "3.2", prelude: String = ":"
  ) throws -> ProgramRun {
    try ProgramRun(
      [
        "record", output, "--seconds", seconds, "--accelerometer", "none", "--simulate-shake",
      ], input: " ", prelude: prelude)
  }

  /// A recording of a shake that ends, made without waiting for it.
  private func shake(_ model: ModelledShake = ModelledShake(), seconds: Double = 5) -> String {
    let lines = (0..<Int(seconds * 100)).map { index in
      let time = Double(index) / 100
      return "\(time),\(model.acceleration(at: time - 2)),0,9.8\n"
    }
    return "time_s,x,y,z\n" + lines.joined()
  }

  @Test func aSimulatedShakeIsRecordedAndFoundAgain() throws {
    let recording = try record(path)
    #expect(recording.exitCode == 0)
    #expect(recording.output == "")

    let replay = try ProgramRun(["replay", path])

    #expect(replay.exitCode == 0)
    #expect(
      replay.output.split(separator: "\n").map { $0.split(separator: " ").last }
        == ["began", "cancelled"])
  }

  @Test func standardOutputTakesNothingButTheRecording() throws {
    let recording = try record("-", seconds: "1")

    #expect(recording.exitCode == 0)
    #expect(recording.output.hasPrefix("# simulated shakes\ntime_s,x,y,z\n0.000000,"))
    #expect(recording.output.hasSuffix("\n"))
    #expect(recording.errors.contains("went into standard output"))
  }

  @Test func aFullDiskKeepsWholeLinesAndIsSaid() throws {
    // A file may grow to 4 KiB here, about a second of samples.
    let recording = try record(path, prelude: "trap '' XFSZ; ulimit -f 8")

    #expect(recording.exitCode == 73)
    #expect(recording.errors.contains(path))
    #expect(recording.errors.contains("went into") == false)
    var reader = try RecordingReader(path: path)
    #expect(try reader.readAll().count > 100)
  }

  @Test func replayTellsAPhaseALine() throws {
    let replay = try ProgramRun(["replay", "-"], input: shake())

    let lines = replay.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.map(\.last) == ["began", "ended"])
    #expect(lines.allSatisfy { $0.count == 2 && Double($0[0]) != nil })
  }

  @Test(arguments: [("3", "cancelled"), ("4.5", "ended"), ("off", "ended")])
  func longShakeKeepsToTheLimit(limit: String, end: String) throws {
    let input = shake(ModelledShake(duration: 4.4), seconds: 8)

    let replay = try ProgramRun(["replay", "-", "--shake-limit", limit], input: input)

    #expect(
      replay.output.split(separator: "\n").map { $0.split(separator: " ").last } == [
        "began", Substring(end),
      ])
  }

  @Test func replayTellsPhasesAndTheFinalStateAsJSON() throws {
    let replay = try ProgramRun(["replay", "-", "--json"], input: shake(seconds: 2.5))

    let objects = try replay.output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }
    #expect(objects.map { $0["phase"] as? String } == ["began", "cancelled", nil])
    #expect(objects.map { $0["reason"] as? String } == [nil, "samples missing", nil])
    #expect(objects.last?["state"] as? String == "shaking")
    #expect(objects.last?["time"] as? Double == 2.49)
  }

  @Test func nothingToListenToIsAMistakeOfTheCommandLine() throws {
    let run = try ProgramRun(["record", path, "--accelerometer", "none"])

    #expect(run.exitCode == 64)
    #expect(run.errors.contains("--simulate-shake"))
  }
}
