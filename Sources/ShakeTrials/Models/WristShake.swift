internal import Glibc
package import Motion

/// A shake about a joint: the device swings on an arc, so that gravity turns in its axes and a pull
/// outwards, at twice the frequency, is added.
///
/// From the wrist to the middle of a phone or a small board it is some 12 cm, from the elbow 35 cm. A
/// wrist turns by 10 to 25 degrees to each side, an elbow by less, both at 3 to 6 Hz.
package struct WristShake: ModelledMotion {
  /// From the joint to the sensor, in metres.
  package let radius: Double
  /// How far it turns to each side, in degrees.
  package let angle: Double
  /// To-and-fros a second, in Hz.
  package let frequency: Double

  package static var all: [WristShake] {
    let wrist = [15.0, 25].flatMap { angle in
      [3.0, 4, 5, 6].map { WristShake(radius: 0.12, angle: angle, frequency: $0) }
    }
    return wrist + [3, 4, 5].map { WristShake(radius: 0.35, angle: 10, frequency: $0) }
  }

  package var activity: String { "shake about a joint" }
  package var duration: Double { 1.2 }

  package func acceleration(at time: Double, in pose: Pose) -> Vector {
    let turning = 2 * .pi * frequency
    let swelling = min(1, time / 0.1, (duration - time) / 0.1) * angle * .pi / 180
    let deflection = swelling * sin(turning * time)
    let speed = swelling * turning * cos(turning * time)
    // On the arc: along it, the deflection's second derivative; inwards, speed² times radius.
    let along = pose.line * (-radius * turning * turning * deflection)
    let inwards = pose.across * (radius * speed * speed)
    return pose.up.turned(about: pose.line.cross(pose.across), by: -deflection) + along + inwards
  }
}
