import Raster

/// Where two pictures that should be equal are not.
struct PictureDifference: CustomStringConvertible {
  let description: String

  /// - Returns: `nil` when every pixel of the two is the same.
  init?(seen: borrowing Bitmap, expected: borrowing Bitmap) {
    guard seen.size == expected.size else {
      description = "the screen is \(seen.size), not \(expected.size)"
      return
    }
    let width = seen.width
    let difference: (count: Int, first: String)? = seen.withPixels { seen in
      expected.withPixels { expected in
        let different = seen.indices.filter { seen[$0] != expected[$0] }
        guard let first = different.first else { return nil }
        let colors = [seen[first], expected[first]].map { String($0, radix: 16) }
        return (
          different.count,
          "(\(first % width), \(first / width)), \(colors[0]) instead of \(colors[1])"
        )
      }
    }
    guard let difference else { return nil }
    description =
      "\(difference.count) of \(width * seen.height) pixels differ, the first at \(difference.first)"
  }
}
