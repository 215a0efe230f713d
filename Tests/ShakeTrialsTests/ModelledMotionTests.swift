import Foundation
import Motion
import Platform
import Testing

@testable import ShakeTrials

@Suite struct ModelledMotionTests {
  private static let quietKinds: [[any ModelledMotion]] = [
    Bump.all, Shove.all, Knocks.all, ScreenTaps.all, SlammedDoor.all, PutDown.all, Turn.all,
    Drop.all, Buzz.all, PassingSteps.all, SwivelPush.all,
  ]

  private var pose: Pose {
    var generator = SeededGenerator(seed: 5)
    return Pose(using: &generator)
  }

  /// What a motion adds to gravity at the most, in m/s².
  private func peak(of motion: some ModelledMotion) -> Double {
    let pose = pose
    return stride(from: 0, to: motion.duration, by: 0.001).map { time in
      (motion.acceleration(at: time, in: pose) - pose.up).length
    }.max() ?? 0
  }

  @Test func poseHasDirectionsOfTheLength1AtRightAngles() {
    #expect(abs(pose.up.length - standardGravity) < 1e-9)
    for direction in [pose.side, pose.line, pose.across] {
      #expect(abs(direction.length - 1) < 1e-9)
    }
    #expect(abs(pose.side.dot(pose.up)) < 1e-9)
    #expect(abs(pose.across.dot(pose.line)) < 1e-9)
  }

  @Test(arguments: 0..<11) func whatIsNoShakeBeginsAndEndsAtRest(kind: Int) {
    let pose = pose
    for motion in Self.quietKinds[kind] {
      let first = motion.acceleration(at: 0, in: pose)
      let last = motion.acceleration(at: motion.duration, in: pose)

      #expect((first - pose.up).length < 0.01, "\(motion)")
      // It may lie otherwise than before, and still tremble.
      #expect(abs(last.length - standardGravity) < 0.3, "\(motion)")
    }
  }

  @Test(arguments: 0..<11) func whatIsNoShakeMovesTheSensor(kind: Int) {
    for motion in Self.quietKinds[kind] { #expect(peak(of: motion) > 0.5, "\(motion)") }
  }

  @Test func shakesBeginAndEndAtRest() {
    let pose = pose
    let shakes: [[any ModelledMotion]] = [HandShake.all, WristShake.all]
    for shake in shakes.joined() {
      for time in [0, shake.duration] {
        let rest = shake.acceleration(at: time, in: pose) - pose.up

        #expect(rest.length < 1e-6, "\(shake)")
      }
    }
  }

  @Test(arguments: HandShake.amplitudes, HandShake.frequencies)
  func evenShakesAreAsStrongAndAsFastAsTheySay(amplitude: Double, frequency: Double) {
    let shakes = HandShake.even(amplitude: amplitude, frequency: frequency)

    for (shake, halfSwings) in zip(shakes, [3.0, 3, 6, 6, 12, 12, 20, 20]) {
      #expect(abs(shake.duration - halfSwings / (2 * frequency)) < 1e-9)
      #expect((0.5 * amplitude...amplitude + 1e-9).contains(peak(of: shake)))
    }
  }

  @Test func halfSwingsGoToAndFro() throws {
    let shake = try #require(HandShake.even(amplitude: 12, frequency: 4).last)
    let pose = pose

    let signs = (0..<20).map { swing in
      let middle = (Double(swing) + 0.5) / 8
      return (shake.acceleration(at: middle, in: pose) - pose.up).dot(pose.line) > 0
    }

    #expect(signs == (0..<20).map { $0 % 2 == 0 })
  }

  @Test func aChildShakesLessEvenlyThanAnAdult() {
    func spread(_ activity: String) -> Double {
      let pose = pose
      let shakes = HandShake.all.filter { $0.activity == activity }
      let angles = shakes.map { shake in
        stride(from: 0, to: shake.duration, by: 0.01).map { time in
          abs((shake.acceleration(at: time, in: pose) - pose.up).dot(pose.across))
        }.max() ?? 0
      }
      return zip(angles, shakes).reduce(0) { $0 + $1.0 / peak(of: $1.1) } / Double(shakes.count)
    }

    #expect(spread("adult's shake") > 0.05)
    #expect(spread("child's shake") > 2 * spread("adult's shake"))
  }

  /// At 4 Hz, by 15 degrees, 12 cm from the wrist: 0.12 m × 0.26 × (2π · 4 Hz)² is 19.8 m/s².
  @Test func shakeAboutAJointPullsAsTheArcSays() {
    let shake = WristShake(radius: 0.12, angle: 15, frequency: 4)

    // Gravity, which turns by the same angle, adds or takes up to 2.6 m/s².
    #expect((17.2...22.4).contains(peak(of: shake)))
  }

  @Test func whatFallsWeighsNothing() {
    let drop = Drop(seconds: 0.45)

    #expect(drop.acceleration(at: 0.2, in: pose) == .zero)
    #expect(drop.acceleration(at: 0.46, in: pose).length > 3 * standardGravity)
  }

  @Test func turnUpsideDownTurnsGravityRound() {
    let turn = Turn(angle: 180, seconds: 0.6, returns: false)
    let back = Turn(angle: 90, seconds: 0.4, returns: true)

    #expect((turn.acceleration(at: turn.duration, in: pose) + pose.up).length < 1e-9)
    #expect(abs(back.acceleration(at: 0.6, in: pose).dot(pose.up)) < 1e-9)
    #expect((back.acceleration(at: back.duration, in: pose) - pose.up).length < 1e-9)
  }
}
