/// How a sensor sits on its board: turns its readings into the device's own directions.
/// The page is <https://docs.kernel.org/driver-api/iio/core.html>, `iio_mount_matrix`.
struct MountMatrix: Hashable, Sendable {
  private let rows: [Vector]

  static var identity: MountMatrix {
    MountMatrix(rows: [
      Vector(x: 1, y: 0, z: 0), Vector(x: 0, y: 1, z: 0), Vector(x: 0, y: 0, z: 1),
    ])
  }

  private init(rows: [Vector]) { self.rows = rows }

  /// Understands what the kernel writes, as `0, 1, 0; -1, 0, 0; 0, 0, 1`.
  ///
  /// - Parameter text: three rows of three numbers; nil comes back for anything else, and for a
  ///   matrix that would flatten the readings.
  init?(_ text: String) {
    let numbers = text.split(separator: ";").map { row in
      row.split(separator: ",").map { Double($0.filter { !$0.isWhitespace }) }
    }
    guard numbers.count == 3, numbers.allSatisfy({ $0.count == 3 }) else { return nil }
    var rows: [Vector] = []
    for row in numbers {
      guard let x = row[0], let y = row[1], let z = row[2] else { return nil }
      rows.append(Vector(x: x, y: y, z: z))
    }
    self.init(rows: rows)
    guard abs(determinant) > 0.01 else { return nil }
  }

  /// Turns a reading.
  func applied(to vector: Vector) -> Vector {
    Vector(x: rows[0].dot(vector), y: rows[1].dot(vector), z: rows[2].dot(vector))
  }

  private var determinant: Double {
    let (a, b, c) = (rows[0], rows[1], rows[2])
    return a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x)
      + a.z * (b.x * c.y - b.y * c.x)
  }
}
