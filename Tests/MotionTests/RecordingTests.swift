import Foundation
import Platform
import Testing

@testable import Motion

@Suite struct RecordingTests {
  private let path = NSTemporaryDirectory() + "recording-\(UUID().uuidString).csv"

  /// Reads a file with this text.
  private func read(_ text: String) throws -> [AccelerometerSample] {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    var reader = try RecordingReader(path: path)
    return try reader.readAll()
  }

  @Test func samplesComeBackAsTheyWereWritten() throws {
    let samples = [
      AccelerometerSample(timestamp: 0, x: 0.1234, y: -9.8067, z: 0),
      AccelerometerSample(timestamp: 0.01, x: -0.0001, y: 156.9, z: 9.8),
      AccelerometerSample(timestamp: 1234.567891, x: -0.5, y: 1e12, z: 3),
    ]
    defer { try? FileManager.default.removeItem(atPath: path) }

    var writer = try RecordingWriter(path: path, comment: "accel_3d, 100 Hz")
    for sample in samples { try writer.append(sample) }
    try writer.flush()
    var reader = try RecordingReader(path: path)

    #expect(try reader.readAll() == samples)
  }

  @Test func fileIsReadableBeforeAnythingIsFlushed() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let writer = try RecordingWriter(path: path)

    var reader = try RecordingReader(path: path)

    #expect(try reader.next() == nil)
    _ = consume writer
  }

  @Test func longRecordingComesInPieces() throws {
    let lines = (0..<20_000).map { "\(Double($0) / 100),1.5,-2.25,9.75\n" }

    let samples = try read("time_s,x,y,z\n" + lines.joined())

    #expect(samples.count == 20_000)
    #expect(samples.last == AccelerometerSample(timestamp: 199.99, x: 1.5, y: -2.25, z: 9.75))
  }

  @Test func windowsLineEndsAndAMissingLastOneAreUnderstood() throws {
    #expect(try read("# a comment\r\ntime_s,x,y,z\r\n0,1,2,3\r\n1,4,5,6").count == 2)
  }

  @Test func commentsArePassedOverWhereverTheyStand() throws {
    let samples = try read("# one\ntime_s,x,y,z\n# two\n0,1,2,3\n# three\n1,1,2,3\n#")

    #expect(samples.map(\.timestamp) == [0, 1])
  }

  @Test func fileThatIsThereIsKeptUnlessItMayBeReplaced() throws {
    try "precious".write(toFile: path, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }

    #expect(throws: RecordingError.file(path: path, .fileExists)) {
      _ = try RecordingWriter(path: path, replacing: false)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "precious")
  }

  @Test func spoiltReadingsAreReadings() throws {
    let samples = try read("time_s,x,y,z\n0,nan,2,inf\n")

    #expect(samples[0].x.isNaN && samples[0].z == .infinity)
  }

  @Test(arguments: [
    ("", 1), ("time,x,y,z\n0,1,2,3\n", 1), ("time_s,x,y,z\n0,1,2\n", 2),
    ("time_s,x,y,z\n0,1,2,3\n1,1,2,3,4\n", 3), ("time_s,x,y,z\n0,1,two,3\n", 2),
    ("time_s,x,y,z\n0,1,2,3\n\n1,1,2,3\n", 3), ("time_s,x,y,z\n0, 1,2,3\n", 2),
    ("#\n#\ntime_s,x,y,z\n0,,2,3\n", 4),
    ("time_s,x,y,z\n" + String(repeating: "7", count: 200_000), 2),
  ])
  func whatIsMalformedIsToldWithItsLine(text: String, line: Int) throws {
    #expect {
      try read(text)
    } throws: { error in
      if case .malformed(path, line, _)? = error as? RecordingError { true } else { false }
    }
  }

  @Test func fileThatIsNotThereIsTold() {
    #expect(throws: RecordingError.file(path: path, .noSuchFileOrDirectory)) {
      _ = try RecordingReader(path: path)
    }
  }
}
