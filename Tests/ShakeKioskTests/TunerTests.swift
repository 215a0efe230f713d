import Display
import Input
import Motion
import Platform
import TestSupport
import Testing

@testable import shake_kiosk

@MainActor @Suite final class TunerTests {
  private let loop: EventLoop
  private let scheduler = SteppedScheduler()
  private let window: PseudoTerminal
  private let sensor = HandAccelerometer()
  private var ends: [Failure?] = []

  init() throws {
    loop = try EventLoop()
    window = try PseudoTerminal()
  }

  private func start(shakeKey: String? = nil) throws -> Tuner {
    let tuner = Tuner(
      TuneSession(profile: .mounted), shakes: ShakeInjector(sensor, scheduler: scheduler),
      shakeKey: shakeKey.flatMap { Key(name: $0) },
      terminal: try TextTerminal(descriptor: window.descriptor, loop: loop), scheduler: scheduler)
    tuner.completion = { [unowned self] in ends.append($0) }
    tuner.start()
    return tuner
  }

  /// How many pages have been sent since the last call.
  private func pageCount() -> Int {
    String(decoding: window.output(), as: UTF8.self)
      .components(separatedBy: "\u{1b}[?2026h").count - 1
  }

  private func press(_ name: String, _ tuner: Tuner) throws {
    tuner.handle(try #require(Key(name: name)))
  }

  @Test func thePageIsDrawnWhenSamplesComeAndNotFasterThanEyesFollow() throws {
    let tuner = try start()
    scheduler.advance(by: .zero)
    #expect(pageCount() == 1)
    sensor.begin()
    for index in 0..<200 {
      sensor.tell(at: 7 + Double(index) / 200, x: Double(index % 7))
      scheduler.advance(by: .milliseconds(5))
    }
    #expect((10...16).contains(pageCount()))

    scheduler.advance(by: .seconds(1))
    _ = pageCount()
    #expect(!scheduler.hasPendingActions)
    scheduler.advance(by: .seconds(10))

    #expect(pageCount() == 0)
    withExtendedLifetime(tuner) {}
  }

  @Test func withoutASensorItEnds() throws {
    let tuner = try start()

    sensor.vanish("There is none.")

    #expect(ends.first??.code == .unavailable)
    #expect(ends.first??.description.hasPrefix("There is none.") == true)
    withExtendedLifetime(tuner) {}
  }

  @Test func aSensorThatWasThereIsWaitedFor() throws {
    let tuner = try start()
    sensor.begin()
    sensor.tell(at: 7)

    sensor.vanish()

    #expect(ends.isEmpty)
    #expect(tuner.session.sensor == "It was pulled out.")
  }

  @Test func theShakeOfTheKeyIsJudgedWithoutASensor() throws {
    let tuner = try start(shakeKey: "space")
    sensor.vanish()
    #expect(ends.isEmpty)

    try press("enter", tuner)
    try press("space", tuner)
    scheduler.advance(by: .seconds(3))

    #expect(tuner.session.results.map(\.wasSeen) == [true])
  }

  @Test(arguments: ["q", "esc"])
  func keysEndIt(key: String) throws {
    let tuner = try start()

    try press(key, tuner)

    #expect(ends.count == 1)
    #expect(ends.first??.code == nil)
  }
}
