package import Motion
internal import Platform

/// What another sensor, or a worse one, would have made of the same motion.
package enum Disturbance: Hashable, Sendable {
  /// Nothing is changed.
  case none
  /// Another sample rate, in Hz.
  case resampled(hertz: Double)
  /// The sensor is soldered on in some random direction.
  case turned
  /// Its scale is off by a factor.
  case scaled(by: Double)
  /// It measures no more than so many m/s² on each axis.
  case clipped(at: Double)
  /// It tells so many bits, over a range of so many m/s² to each side.
  case quantised(bits: Int, range: Double)
  /// The times of its samples are off, each by up to a part of the interval between them.
  case jittered(by: Double)
  /// A part of the samples is lost, here and there.
  case thinned(by: Double)
  /// It has noise, so many m/s² (rms) on each axis, and shows up to so many m/s² where there is
  /// nothing.
  case noisy(rms: Double, offset: Double)

  /// All that is tried.
  ///
  /// - The rates are those of sensors with a battery in mind, up to those of phones.
  /// - ±10 % is more than data sheets allow; ±2 g is the range many sensors start with.
  /// - 12 bits over ±8 g are those of a LIS3DH.
  /// - Jitter and loss are those of a bus that others use too, read by a busy program.
  /// - The noise is some three times that of an MPU-6050 and ten times that of a good sensor; an offset
  ///   of 80 mg is what its data sheet allows.
  package static let all: [Disturbance] = [
    .none, .resampled(hertz: 12.5), .resampled(hertz: 25), .resampled(hertz: 50),
    .resampled(hertz: 100), .resampled(hertz: 200), .turned, .scaled(by: 0.9), .scaled(by: 1.1),
    .clipped(at: 2 * standardGravity), .quantised(bits: 12, range: 8 * standardGravity),
    .jittered(by: 0.4), .thinned(by: 0.2), .noisy(rms: 0.15, offset: 0.08 * standardGravity),
  ]

  /// What the disturbed sensor says.
  ///
  /// - Parameters:
  ///   - samples: what the undisturbed one said: two samples of different times at least.
  ///   - seed: decides all that is random.
  /// - Returns: the samples in order of time.
  package func applied(to samples: [AccelerometerSample], seed: UInt64) -> [AccelerometerSample] {
    var generator = SeededGenerator(seed: seed)
    switch self {
    case .none: return samples
    case .resampled(let hertz): return samples.resampled(to: hertz, using: &generator)
    case .turned: return samples.turned(using: &generator)
    case .scaled(let factor): return samples.map { $0.mapAxes { $0 * factor } }
    case .clipped(let limit): return samples.map { $0.mapAxes { min(max($0, -limit), limit) } }
    case .quantised(let bits, let range):
      let step = 2 * range / Double(1 << bits)
      return samples.map { $0.mapAxes { min(max(($0 / step).rounded() * step, -range), range) } }
    case .jittered(let part): return samples.jittered(by: part, using: &generator)
    case .thinned(let part):
      return samples.filter { _ in .random(in: 0..<1, using: &generator) >= part }
    case .noisy(let rms, let offset):
      return samples.noisy(rms: rms, offset: offset, using: &generator)
    }
  }
}

extension Disturbance: CustomStringConvertible {
  package var description: String {
    switch self {
    case .none: "as recorded"
    case .resampled(let hertz): "at \(plain(hertz)) Hz"
    case .turned: "turned at random"
    case .scaled(let factor): "scaled by \(factor)"
    case .clipped(let limit): "clipped at ±\(plain(limit / standardGravity)) g"
    case .quantised(let bits, let range): "\(bits) bits over ±\(plain(range / standardGravity)) g"
    case .jittered(let part): "times off by ±\(Int((part * 100).rounded())) %"
    case .thinned(let part): "\(Int((part * 100).rounded())) % of samples lost"
    case .noisy(let rms, _): "noise of \(rms) m/s², offset"
    }
  }
}

/// A number without a fraction of nothing.
private func plain(_ number: Double) -> String {
  Int(exactly: number).map { "\($0)" } ?? "\(number)"
}

extension Trial {
  /// The same trial as a disturbed sensor would tell it.
  ///
  /// - Parameters:
  ///   - disturbance: what is the matter with the sensor.
  ///   - seed: decides all that is random.
  /// - Returns: the trial with other samples.
  package func disturbed(by disturbance: Disturbance, seed: UInt64) -> Trial {
    var trial = self
    trial.samples = disturbance.applied(to: samples, seed: seed)
    return trial
  }
}
