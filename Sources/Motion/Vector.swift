internal import Glibc

/// A direction with a length, in m/s² here. Plain fields rather than SIMD: as fast for three numbers
/// when optimised, and far faster when not.
struct Vector: Hashable, Sendable {
  var x: Double
  var y: Double
  var z: Double

  static var zero: Vector { Vector(x: 0, y: 0, z: 0) }

  var length: Double { dot(self).squareRoot() }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }

  /// The vector a part of the way towards another one: 0 stays, 1 arrives.
  func moved(towards other: Vector, by part: Double) -> Vector {
    Vector(
      x: x + (other.x - x) * part, y: y + (other.y - y) * part, z: z + (other.z - z) * part)
  }

  static func - (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
  }
}

extension AccelerometerSample {
  var acceleration: Vector { Vector(x: x, y: y, z: z) }
}
