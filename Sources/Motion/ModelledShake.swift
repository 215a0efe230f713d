internal import Glibc

/// A shake as a hand makes it: a sine to and fro along one line that swells, holds and dies away.
public struct ModelledShake: Hashable, Sendable {
  /// To-and-fros a second, in Hz. Hands shake things at 2 to 8 Hz.
  public var frequency: Double
  /// The greatest acceleration, in m/s².
  public var amplitude: Double
  /// How long it takes in all, in seconds.
  public var duration: Double
  /// How long it swells at the beginning, and dies away at the end, in seconds.
  public var ramp: Double

  /// A shake from its parts; left out, they make a hearty one that any profile sees.
  ///
  /// - Parameters:
  ///   - frequency: in Hz.
  ///   - amplitude: in m/s².
  ///   - duration: in seconds.
  ///   - ramp: in seconds.
  public init(
    frequency: Double = 5, amplitude: Double = 20, duration: Double = 0.9, ramp: Double = 0.1
  ) {
    self.frequency = frequency
    self.amplitude = amplitude
    self.duration = duration
    self.ramp = ramp
  }

  /// The acceleration of the shake alone, without gravity.
  ///
  /// - Parameter time: seconds since it began.
  /// - Returns: m/s² along the line of the shake; 0 before and after it.
  public func acceleration(at time: Double) -> Double {
    guard time > 0, time < duration else { return 0 }
    let envelope = ramp > 0 ? min(1, time / ramp, (duration - time) / ramp) : 1
    return amplitude * envelope * sin(2 * .pi * frequency * time)
  }
}
