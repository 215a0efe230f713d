import Platform
import ShakeTrials
import TestSupport
import Testing

@testable import Motion

@MainActor @Suite struct ShakeInjectorTests {
  let clock = SteppedScheduler()
  let listener = PhaseListener()

  /// Feeds what comes to a detector, and keeps the phases.
  @MainActor final class PhaseListener {
    private(set) var phases: [ShakePhase] = []
    private(set) var samples: [AccelerometerSample] = []
    private var detector = ShakeDetector()

    func listen(to accelerometer: any Accelerometer) {
      accelerometer.handler = { [self] event in
        switch event {
        case .started, .remark: break
        case .sample(let sample):
          samples.append(sample)
          if let phase = detector.add(sample) { phases.append(phase) }
        case .unavailable:
          if let phase = detector.cancel(.sensorLost) { phases.append(phase) }
        }
      }
    }
  }

  /// A real sensor at rest.
  private func sensor(seconds: Double, rate: Double = 100) -> ScriptedAccelerometer {
    ScriptedAccelerometer(
      (0..<Int(seconds * rate)).map {
        AccelerometerSample(timestamp: Double($0) / rate, x: 0.5, y: 9.7, z: -1)
      },
      description: AccelerometerDescription(name: "real", sampleRate: rate, isBuffered: true),
      scheduler: clock)
  }

  private func inject(into accelerometer: (any Accelerometer)?) -> ShakeInjector {
    let injector = ShakeInjector(accelerometer, scheduler: clock)
    listener.listen(to: injector)
    injector.start()
    return injector
  }

  @Test func shakeIsSeenWithoutASensor() {
    let injector = inject(into: nil)

    injector.playShake()
    clock.advance(by: .seconds(3))

    #expect(listener.phases == [.began, .ended])
  }

  @Test func shakeWithoutASensorBeginsSoonAfterTheKey() {
    let injector = inject(into: nil)

    injector.playShake()
    clock.advance(by: .milliseconds(400))

    #expect(listener.phases == [.began])
  }

  @Test func nothingRunsBetweenShakes() {
    let injector = inject(into: nil)
    #expect(!clock.hasPendingActions)

    injector.playShake()
    #expect(clock.hasPendingActions)
    clock.advance(by: .seconds(3))

    #expect(!clock.hasPendingActions)
  }

  @Test func shakeIsAddedToWhatTheSensorMeasures() {
    let injector = inject(into: sensor(seconds: 6))
    clock.advance(by: .seconds(3))

    injector.playShake()
    clock.advance(by: .seconds(3))

    #expect(listener.phases == [.began, .ended])
    #expect(listener.samples.count == 600, "no samples but the sensor's own")
    #expect(listener.samples.allSatisfy { $0.y == 9.7 && $0.z == -1 })
    #expect(listener.samples.last?.x == 0.5)
  }

  @Test func sensorWithoutAShakePassesUnchanged() {
    let injector = inject(into: sensor(seconds: 2))
    clock.advance(by: .seconds(3))

    #expect(listener.samples.count == 200)
    #expect(listener.samples.allSatisfy { $0.x == 0.5 })
    injector.stop()
  }

  @Test func shakeIsSeenWhenTheSensorHasFallenSilent() {
    let injector = inject(into: sensor(seconds: 2))
    clock.advance(by: .seconds(4))

    injector.playShake()
    clock.advance(by: .seconds(3))

    #expect(listener.phases == [.began, .ended])
  }

  @Test(arguments: [true, false])
  func shakeDuringAShakeFollowsItOnce(hasSensor: Bool) {
    let injector = inject(into: hasSensor ? sensor(seconds: 20) : nil)
    clock.advance(by: .seconds(3))

    injector.playShake()
    for _ in 0..<3 {
      clock.advance(by: .milliseconds(100))
      injector.playShake()
    }
    clock.advance(by: .seconds(10))

    #expect(listener.phases == [.began, .ended, .began, .ended])
  }

  @Test(arguments: [0.2, 1, 2.5, 60])
  func shakeIsSeenHoweverLongAfterTheLast(pause: Double) {
    let injector = inject(into: nil)
    injector.playShake()
    clock.advance(by: .seconds(1.7))

    clock.advance(by: .seconds(pause))
    injector.playShake()
    clock.advance(by: .seconds(3))

    #expect(listener.phases == [.began, .ended, .began, .ended])
    #expect(
      zip(listener.samples, listener.samples.dropFirst()).allSatisfy { $0.timestamp < $1.timestamp }
    )
  }

  @Test func stoppingEndsTheShake() {
    let injector = inject(into: nil)
    injector.playShake()
    clock.advance(by: .milliseconds(200))
    let count = listener.samples.count

    injector.stop()
    clock.advance(by: .seconds(3))

    #expect(listener.samples.count == count)
    #expect(!clock.hasPendingActions)
  }

  @Test(arguments: ShakeProfile.allCases)
  func standardShakeIsSeenByEveryProfile(profile: ShakeProfile) {
    let model = ModelledShake()
    let samples = ModelledTrials.sense(seconds: model.duration) { time in
      Vector(x: model.acceleration(at: time), y: 0, z: standardGravity)
    }

    #expect(
      phases(samples, ShakeDetector(profile: profile)).map(\.phase) == [.began, .ended])
  }
}

@MainActor @Suite struct ScriptedAccelerometerTests {
  @Test func samplesComeAtTheirTimes() {
    let clock = SteppedScheduler(now: Instant(seconds: 7))
    let listener = Listener()
    let accelerometer = ScriptedAccelerometer(
      [0, 0.5, 2].map { AccelerometerSample(timestamp: $0, x: 1, y: 2, z: 3) },
      description: AccelerometerDescription(name: "script", sampleRate: 2, isBuffered: false),
      scheduler: clock)
    listener.listen(to: accelerometer)

    accelerometer.start()
    clock.advance(by: .seconds(1))

    #expect(listener.started.map(\.name) == ["script"])
    #expect(listener.samples.map(\.timestamp) == [7, 7.5])
    accelerometer.stop()
    clock.advance(by: .seconds(5))
    #expect(listener.samples.count == 2)
  }
}
