internal import Glibc
package import Motion
package import Platform

/// The acceleration of free fall, in m/s².
package let standardGravity = 9.80665

extension Vector {
  /// The sum of two vectors.
  package static func + (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }

  /// A vector so many times as long.
  package static func * (vector: Vector, factor: Double) -> Vector {
    Vector(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
  }

  /// The vector at a right angle to two others.
  func cross(_ other: Vector) -> Vector {
    Vector(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  /// The vector turned about an axis, which has the length 1, by an angle in radians (Rodrigues).
  func turned(about axis: Vector, by angle: Double) -> Vector {
    self * cos(angle) + axis.cross(self) * sin(angle) + axis * (axis.dot(self) * (1 - cos(angle)))
  }

  /// A random vector of the length 1 at a right angle to this one.
  package func perpendicular(using generator: inout SeededGenerator) -> Vector {
    while true {
      let other = Vector.direction(using: &generator)
      let rest = other - self * (other.dot(self) / dot(self))
      if rest.length > 0.1 { return rest * (1 / rest.length) }
    }
  }

  /// A random vector of the length 1; all directions are as likely.
  package static func direction(using generator: inout SeededGenerator) -> Vector {
    while true {
      let vector = Vector(
        x: .random(in: -1...1, using: &generator), y: .random(in: -1...1, using: &generator),
        z: .random(in: -1...1, using: &generator))
      if (0.1...1).contains(vector.length) { return vector * (1 / vector.length) }
    }
  }
}
