/// What a screen shows at one time. It is put together only where it is copied to, so that a picture,
/// one that fades into another, or two that lie side by side cost no frame in between.
///
/// A frame is lent: it reads the bitmaps it is made of where they are, and must not outlive them.
public struct Frame: ~Copyable {
  /// Width and height in pixels.
  public private(set) var size: PixelSize

  /// From the back to the front, over black.
  private var layers: [FrameLayer] = []
  /// Whether something lets through what is behind it.
  private var isBlended = false

  /// A black frame.
  public init(size: PixelSize) { self.size = size }

  /// A frame that is one bitmap, which must be opaque.
  public init(_ bitmap: borrowing Bitmap) {
    size = bitmap.size
    add(bitmap, x: 0, y: 0, in: PixelRect(bitmap.size))
  }

  /// Puts a bitmap in front of what is there.
  ///
  /// - Parameters:
  ///   - bitmap: an opaque one.
  ///   - x: the column of its left edge in the frame.
  ///   - y: the row of its top edge.
  ///   - area: the pixels that may change.
  ///   - color: an opaque colour for those that the bitmap leaves; nil leaves them too.
  ///   - alpha: the opacity of bitmap and colour, 0 to 1. One layer of a frame may have less than 1.
  public mutating func add(
    _ bitmap: borrowing Bitmap, x: Int, y: Int, in area: PixelRect, over color: Color? = nil,
    alpha: Double = 1
  ) {
    let place = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
    let pixels = bitmap.withPixels { $0.baseAddress }
    add(
      FrameLayer(
        area: color == nil ? area.intersection(place) : area, place: place, pixels: pixels,
        color: color, alpha: alpha))
  }

  /// Puts a colour in front of what is there.
  ///
  /// - Parameters:
  ///   - color: an opaque one.
  ///   - area: the pixels it fills.
  ///   - alpha: its opacity, as for bitmaps.
  public mutating func add(_ color: Color, in area: PixelRect, alpha: Double = 1) {
    add(FrameLayer(area: area, place: .empty, pixels: nil, color: color, alpha: alpha))
  }

  private mutating func add(_ layer: FrameLayer) {
    var layer = layer
    layer.area = layer.area.intersection(PixelRect(size))
    guard !layer.area.isEmpty, layer.weight > 0 else { return }
    if layer.weight < 256 {
      precondition(!isBlended, "one layer of a frame lets through what is behind it")
      isBlended = true
    }
    layers.append(layer)
  }

  /// One pixel, for tests and single looks.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && x < size.width && y >= 0 && y < size.height, "pixel outside the frame")
    var pixel: UInt32 = 0
    write(PixelRect(x: x, y: y, width: 1, height: 1), to: &pixel, stride: 1)
    return pixel
  }

  /// The pixels of the one bitmap that is all there is to see, row after row; nil when there is more.
  public var solePixels: UnsafePointer<UInt32>? {
    guard let layer = layers.last, layer.weight == 256, layer.place == PixelRect(size),
      layer.area == layer.place
    else { return nil }
    return layer.pixels
  }

  /// Puts a part of the frame together.
  ///
  /// - Parameters:
  ///   - region: which pixels.
  ///   - bitmap: of the frame's size; its other pixels stay.
  public func copy(_ region: PixelRect, to bitmap: inout Bitmap) {
    precondition(bitmap.size == size, "a frame is copied to a bitmap of its size")
    let region = region.intersection(PixelRect(size))
    bitmap.withMutablePixels { pixels in
      guard let pixels = pixels.baseAddress, !region.isEmpty else { return }
      write(region, to: pixels + (region.y * size.width + region.x), stride: size.width)
    }
  }

  /// The whole frame, put together.
  public func bitmap() -> Bitmap {
    var bitmap = Bitmap(size: size)
    copy(PixelRect(size), to: &bitmap)
    return bitmap
  }

  /// Puts a part of the frame together. Each pixel of the target is written once, and none is read.
  ///
  /// - Parameters:
  ///   - region: which pixels, all of them the frame's.
  ///   - target: where the first of them goes.
  ///   - stride: how far it is from one row of the target to the next.
  func write(_ region: PixelRect, to target: UnsafeMutablePointer<UInt32>, stride: Int) {
    var y = region.y
    while y < region.maxY {
      // As far down, and then to the right, as the same layers lie over each other.
      var bottom = region.maxY
      for layer in layers { layer.shorten(&bottom, from: y) }
      var x = region.x
      while x < region.maxX {
        var right = region.maxX
        var fading: (source: FrameLayer.Source, weight: UInt16)?
        var back = FrameLayer.Source.color(Color.black.premultiplied)
        for index in layers.indices.reversed() {
          guard let source = layers[index].source(x: x, y: y, end: &right) else { continue }
          if layers[index].weight == 256 {
            back = source
            break
          }
          fading = (source, layers[index].weight)
        }
        for row in y..<bottom {
          let place = target + ((row &- region.y) &* stride &+ (x &- region.x))
          if let fading {
            FadeKernel.mix(
              back, with: fading.source, weight: fading.weight, row: row &- y, into: place,
              count: right &- x)
          } else {
            back.copy(row: row &- y, to: place, count: right &- x)
          }
        }
        x = right
      }
      y = bottom
    }
  }
}
