import Foundation
import Motion
import Platform
import TestSupport
import Testing

@testable import shake_kiosk

@MainActor @Suite final class RecorderTests {
  private let sensor = HandAccelerometer()
  private let scheduler = SteppedScheduler()
  private let path = NSTemporaryDirectory() + "/recorded-\(UUID().uuidString).csv"
  private var ends: [Failure?] = []

  deinit { unlink(path) }

  private func start(
    for duration: Duration? = nil, waitsForSensor: Bool = false, replacing: Bool = false
  ) -> Recorder {
    let recorder = Recorder(
      sensor, into: .file(path: path, replacing: replacing), for: duration,
      waitsForSensor: waitsForSensor, scheduler: scheduler,
      log: Log(hasLevelPrefixes: false, holdsLines: true), progress: ProgressLine(isShown: false))
    recorder.completion = { [unowned self] in ends.append($0) }
    recorder.start()
    return recorder
  }

  private var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

  private func times() throws -> [Double] {
    var reader = try RecordingReader(path: path)
    return try reader.readAll().map(\.timestamp)
  }

  @Test func theTimesAreSecondsFromTheFirstSample() throws {
    let recorder = start()
    sensor.begin()
    sensor.tell(at: 500)
    sensor.tell(at: 500.01, x: -1.5)

    recorder.stop()

    #expect(
      text == "# accel_3d, 100 Hz\ntime_s,x,y,z\n"
        + "0.000000,0.0000,0.0000,9.8000\n0.010000,-1.5000,0.0000,9.8000\n")
    #expect(ends.count == 1)
    #expect(ends.first??.code == nil)
    #expect(!sensor.isRunning)
  }

  @Test func eachSecondTheFileGetsWhatHasComeAndWithoutSamplesNothingHappens() {
    let recorder = start()
    sensor.begin()
    #expect(!scheduler.hasPendingActions)
    sensor.tell(at: 500)
    sensor.tell(at: 500.5)
    #expect(!text.contains("0.500000"))

    scheduler.advance(by: .seconds(1))

    #expect(text.contains("0.500000"))
    #expect(!scheduler.hasPendingActions)
    withExtendedLifetime(recorder) {}
  }

  @Test func itEndsByItselfWhenTheTimeHasCome() throws {
    let recorder = start(for: .seconds(2))
    sensor.begin()
    for index in 0...30 { sensor.tell(at: 500 + Double(index) / 10) }

    #expect(try times().last == 2)
    #expect(ends.count == 1)
    withExtendedLifetime(recorder) {}
  }

  @Test func itEndsByItselfWhenTheSensorHasFallenSilent() throws {
    let recorder = start(for: .seconds(2))
    sensor.begin()
    sensor.tell(at: 500)
    scheduler.advance(by: .milliseconds(1999))
    #expect(ends.isEmpty)

    scheduler.advance(by: .milliseconds(1))

    #expect(ends.count == 1)
    #expect(ends.first??.code == nil)
    withExtendedLifetime(recorder) {}
  }

  @Test func afterTheSensorWasAwayTheTimesGoOnWhateverItsClockSays() throws {
    let recorder = start()
    sensor.begin()
    sensor.tell(at: 500)
    scheduler.advance(by: .seconds(1))
    sensor.tell(at: 501)
    sensor.vanish()
    scheduler.advance(by: .seconds(4))

    sensor.begin("other", rate: 50)
    sensor.tell(at: 3)
    scheduler.advance(by: .milliseconds(20))
    sensor.tell(at: 3.02)
    recorder.stop()

    #expect(try times() == [0, 1, 5, 5.02])
    #expect(text.contains("# It was pulled out.\n# other, 50 Hz\n5.000000"))
  }

  @Test func whatCameBeforeTheSensorWasPulledOutIsInTheFile() {
    let recorder = start()
    sensor.begin()
    sensor.tell(at: 500)

    sensor.vanish()

    #expect(text.hasSuffix("0.000000,0.0000,0.0000,9.8000\n# It was pulled out.\n"))
    withExtendedLifetime(recorder) {}
  }

  @Test func aRemarkOnTheSensorIsAComment() {
    let recorder = start()
    sensor.begin()
    sensor.tell(at: 500)

    sensor.handler?(.remark("Its scale\nis odd."))

    #expect(text.hasSuffix("9.8000\n# Its scale is odd.\n"))
    withExtendedLifetime(recorder) {}
  }

  @Test func withoutASensorItEndsAndMakesNoFile() {
    let recorder = start()

    sensor.vanish("There is none.")

    #expect(ends.first??.code == .unavailable)
    #expect(ends.first??.description.hasPrefix("There is none.") == true)
    #expect(!FileManager.default.fileExists(atPath: path))
    withExtendedLifetime(recorder) {}
  }

  @Test func aSimulatedShakeNeedsNoSensor() throws {
    let recorder = start(waitsForSensor: true)
    sensor.vanish("There is none.")

    sensor.tell(at: 500)
    recorder.stop()

    #expect(text.hasPrefix("# simulated shakes\n"))
    #expect(try times() == [0])
  }

  @Test func aRecordingWithoutAnySampleIsAFailure() {
    let recorder = start(waitsForSensor: true)

    recorder.stop()

    #expect(ends.first??.code == .unavailable)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func aFileThatIsThereIsNotOverwrittenUnlessAskedFor() throws {
    try "precious".write(toFile: path, atomically: false, encoding: .utf8)
    let refusing = start()
    sensor.begin()
    sensor.tell(at: 500)
    #expect(ends.first??.code == .cannotCreate)
    #expect(ends.first??.description.contains("--force") == true)
    #expect(text == "precious")

    let replacing = start(replacing: true)
    sensor.begin()
    sensor.tell(at: 500)
    replacing.stop()

    #expect(text.hasPrefix("# accel_3d"))
    withExtendedLifetime(refusing) {}
  }
}
