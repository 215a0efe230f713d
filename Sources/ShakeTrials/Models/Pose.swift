package import Motion
package import Platform

/// How a sensor lies, and which way a motion goes: all in the sensor's own axes.
package struct Pose: Sendable {
  /// What it measures at rest, in m/s²: gravity's opposite.
  package let up: Vector
  /// A horizontal direction, of the length 1.
  package let side: Vector
  /// The direction of the motion, of the length 1: any.
  package let line: Vector
  /// A direction at a right angle to that of the motion, of the length 1.
  package let across: Vector

  /// A random pose; all directions are as likely.
  package init(using generator: inout SeededGenerator) {
    up = Vector.direction(using: &generator) * standardGravity
    side = up.perpendicular(using: &generator)
    line = Vector.direction(using: &generator)
    across = line.perpendicular(using: &generator)
  }
}
