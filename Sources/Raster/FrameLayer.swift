/// An upright rectangle of a frame with an opaque bitmap in it, or a colour, or both.
struct FrameLayer {
  /// Where pixels come from.
  enum Source {
    /// From a bitmap, whose rows lie so far from each other.
    case pixels(UnsafePointer<UInt32>, stride: Int)
    case color(UInt32)

    /// Writes some pixels of a row.
    @inline(__always)
    func copy(row: Int, to target: UnsafeMutablePointer<UInt32>, count: Int) {
      switch self {
      case .pixels(let pixels, let stride):
        target.update(from: pixels + row &* stride, count: count)
      case .color(let word): target.update(repeating: word, count: count)
      }
    }
  }

  /// The pixels that it covers.
  var area: PixelRect
  /// Where the bitmap lies; outside of `area` it is not seen.
  let place: PixelRect
  /// How much it counts, of 256.
  let weight: UInt16
  private(set) var pixels: UnsafePointer<UInt32>?
  private let word: UInt32

  /// A layer; the colour shows where the bitmap does not.
  init(
    area: PixelRect, place: PixelRect, pixels: UnsafePointer<UInt32>?, color: Color?,
    alpha: Double
  ) {
    self.area = area
    self.place = place
    self.pixels = pixels
    word = (color ?? .black).premultiplied
    weight = UInt16((min(max(alpha, 0), 1) * 256).rounded())
  }

  /// Brings the end of some rows nearer, as far as the layer begins, ends or has its bitmap's edge
  /// before it.
  @inline(__always) func shorten(_ bottom: inout Int, from y: Int) {
    if area.y > y { bottom = min(bottom, area.y) }
    if area.maxY > y { bottom = min(bottom, area.maxY) }
    if place.y > y { bottom = min(bottom, place.y) }
    if place.maxY > y { bottom = min(bottom, place.maxY) }
  }

  /// What it shows from a place on.
  ///
  /// - Parameters:
  ///   - x: the column.
  ///   - y: the row.
  ///   - end: is brought nearer, as far as it shows the same, or nothing.
  /// - Returns: nil when it shows nothing there.
  @inline(__always) func source(x: Int, y: Int, end: inout Int) -> Source? {
    guard y >= area.y, y < area.maxY else { return nil }
    if x < area.x {
      end = min(end, area.x)
      return nil
    }
    guard x < area.maxX else { return nil }
    end = min(end, area.maxX)
    guard let pixels, y >= place.y, y < place.maxY, x < place.maxX else { return .color(word) }
    if x < place.x {
      end = min(end, place.x)
      return .color(word)
    }
    end = min(end, place.maxX)
    return .pixels(
      pixels + ((y &- place.y) &* place.width &+ (x &- place.x)), stride: place.width)
  }
}
