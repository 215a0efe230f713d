import Motion
import Testing

@testable import shake_kiosk

@Suite final class TuneSessionTests {
  private var session = TuneSession(profile: .mounted)
  private var script = ScriptedMotion()

  private func tell(_ samples: [AccelerometerSample]) {
    for sample in samples { session.handle(.sample(sample)) }
  }

  private func begin() {
    let device = AccelerometerDescription(name: "accel_3d", sampleRate: 100, isBuffered: true)
    session.handle(.started(device))
    tell(script.samples(for: 2.1))
  }

  /// Does a task to its end, and goes on to the next one.
  private func perform(_ samples: [AccelerometerSample]) {
    session.goOn()
    tell(samples)
    if session.stage == .measuring { session.goOn() }
    session.goOn()
  }

  @Test func aNewSensorSettlesFirst() {
    #expect(session.sensor.contains("Looking"))
    let device = AccelerometerDescription(name: "accel_3d", sampleRate: 100, isBuffered: true)
    session.handle(.started(device))
    #expect(session.sensor == "accel_3d, 100 samples a second")
    #expect(session.isSettling)
    tell(script.samples(for: 1))
    session.goOn()
    #expect(session.stage == .ready)

    tell(script.samples(for: 1.1))
    session.goOn()

    #expect(session.stage == .measuring)
  }

  @Test func aShakeIsJudgedWhenItHasEnded() throws {
    begin()
    session.goOn()
    tell(script.samples(for: 1))
    #expect(session.stage == .measuring)

    tell(script.shake(amplitude: 15))

    #expect(session.stage == .judged)
    let result = try #require(session.results.first)
    #expect(result.wasSeen)
    #expect((9...15).contains(result.strength))
    #expect(result.limits[.mounted] ?? 0 > session.threshold)
  }

  @Test func whatIsNoShakeIsJudgedWhenTheTimeIsOver() throws {
    begin()
    session.goOn()
    tell(script.knock())
    tell(script.samples(for: 4.9))
    #expect(session.stage == .measuring)

    tell(script.samples(for: 0.2))

    #expect(session.stage == .judged)
    let result = try #require(session.results.first)
    #expect(!result.wasSeen)
    #expect(result.strength > 0.5)
  }

  @Test func theKeyEndsATaskBeforeItsTime() {
    begin()
    session.goOn()
    tell(script.samples(for: 1))

    session.goOn()

    #expect(session.stage == .judged)
    #expect(session.results.count == 1)
  }

  @Test func aTaskCanBeDoneAgain() throws {
    begin()
    session.goOn()
    tell(script.samples(for: 1))
    session.goOn()
    #expect(session.results.map(\.wasSeen) == [false])

    session.doAgain()
    #expect(session.stage == .ready)
    #expect(session.taskIndex == 0)
    session.goOn()
    tell(script.shake())

    #expect(session.results.map(\.wasSeen) == [true])
  }

  @Test func aTaskUnderWayCanBeBegunAnew() {
    begin()
    session.goOn()
    tell(script.samples(for: 1))

    session.doAgain()

    #expect(session.stage == .ready)
    #expect(session.results.isEmpty)
  }

  @Test func allTasksLeadToAProposal() throws {
    begin()
    for task in TuneTask.all {
      #expect(session.task == task)
      #expect(session.proposal == nil)
      perform(task.isShake ? script.shake() : script.knock())
      tell(script.samples(for: 1))
    }

    #expect(session.stage == .finished)
    #expect(session.results.map(\.wasSeen) == [true, true, true, false, false, false])
    let proposal = try #require(session.proposal)
    #expect(proposal.setting?.profile == .mounted)

    session.doAgain()
    #expect(session.stage == .ready)
    #expect(session.taskIndex == 0)
    #expect(session.proposal == nil)
  }

  @Test func aSensorThatGoesAwayBreaksTheTaskOff() {
    begin()
    session.goOn()
    tell(Array(script.shake().prefix(80)))
    #expect(session.trail.slices.last?.isShaking == true)

    session.handle(.unavailable(reason: "It was unplugged."))

    #expect(session.stage == .ready)
    #expect(session.sensor == "It was unplugged.")
    #expect(session.trail.slices.last?.phase == .cancelled(.sensorLost))
    #expect(session.results.isEmpty)
  }

  @Test func simulatedShakesNeedNoSensorAndNoSettling() {
    session.handle(.unavailable(reason: "There is none."))
    session.goOn()
    tell(script.samples(for: 2))

    tell(script.shake())

    #expect(session.results.map(\.wasSeen) == [true])
    // Much later, the next one counts as well: the time between is no part of it.
    script = ScriptedMotion(start: 2000)
    session.goOn()
    session.goOn()
    tell(script.samples(for: 2))
    tell(script.shake())
    #expect(session.results.map(\.wasSeen) == [true, true])
  }
}
