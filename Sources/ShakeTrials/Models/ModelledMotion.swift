package import Motion

/// Something that happens to a device, as a formula: what no public recording holds.
package protocol ModelledMotion: Sendable {
  /// The cases that are tried.
  static var all: [Self] { get }
  /// What happens, as `knocks`; cases of the same name are counted together.
  var activity: String { get }
  /// The sample rate of the sensor, in Hz: enough for what is fastest in the motion.
  var sampleRate: Double { get }
  /// How long it takes, in seconds.
  var duration: Double { get }

  /// What a perfect sensor measures, gravity included.
  ///
  /// - Parameters:
  ///   - time: seconds since it began, from 0 to `duration`. The device stays as it is at the end.
  ///   - pose: how the sensor lies in the device, and which way the motion goes.
  /// - Returns: m/s².
  func acceleration(at time: Double, in pose: Pose) -> Vector
}

extension ModelledMotion {
  package var sampleRate: Double { 100 }
}
