internal import Glibc

/// A direction with a length, in m/s² here. Plain fields rather than SIMD: as fast for three numbers
/// when optimised, and far faster when not.
package struct Vector: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var z: Double

  /// A vector from its parts.
  package init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  package static var zero: Vector { Vector(x: 0, y: 0, z: 0) }

  package var length: Double { dot(self).squareRoot() }

  package func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }

  /// The vector a part of the way towards another one: 0 stays, 1 arrives.
  func moved(towards other: Vector, by part: Double) -> Vector {
    Vector(
      x: x + (other.x - x) * part, y: y + (other.y - y) * part, z: z + (other.z - z) * part)
  }

  func scaled(by factor: Double) -> Vector {
    Vector(x: x * factor, y: y * factor, z: z * factor)
  }

  /// One of two numbers for each axis, as the smaller ones.
  func byAxis(_ choose: (Double, Double) -> Double, _ other: Vector) -> Vector {
    Vector(x: choose(x, other.x), y: choose(y, other.y), z: choose(z, other.z))
  }

  static func + (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }

  package static func - (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
  }
}

extension AccelerometerSample {
  /// The reading as a vector.
  package var acceleration: Vector { Vector(x: x, y: y, z: z) }
}
