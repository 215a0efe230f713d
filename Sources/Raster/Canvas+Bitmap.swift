extension Canvas {
  /// Draws a bitmap into a rectangle.
  ///
  /// Where a pixel of the bitmap falls exactly on a pixel of the canvas it is copied; everything
  /// else is interpolated between the four nearest.
  ///
  /// - Parameters:
  ///   - bitmap: what to draw.
  ///   - rect: where, in drawing coordinates; the bitmap is stretched to fill it.
  public func draw(_ bitmap: borrowing Bitmap, in rect: Rect) {
    guard !bitmap.size.isEmpty, !rect.isEmpty, alpha.asByte > 0 else { return }
    let placement = AffineTransform(
      a: rect.width / Double(bitmap.width), b: 0, c: 0, d: rect.height / Double(bitmap.height),
      tx: rect.minX, ty: rect.minY
    ).concatenating(transform)
    if let (x, y) = placement.wholeTranslation {
      copy(bitmap, x: x, y: y, inside: clip)
    } else {
      interpolate(bitmap, placement: placement)
    }
  }

  /// Draws a bitmap pixel by pixel, its top left corner at (x, y) of the canvas, as far as it lies
  /// in an area inside the clip.
  func copy(_ bitmap: borrowing Bitmap, x: Int, y: Int, inside area: PixelRect) {
    let placed = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
    let area = placed.intersection(area)
    guard !area.isEmpty else { return }
    let alpha = alpha.asByte
    let isCopy = bitmap.isOpaque && alpha == 255
    let stride = bitmap.width
    bitmap.withPixels { source in
      guard let source = source.baseAddress else { return }
      for line in area.y..<area.maxY {
        guard let row = row(line) else { return }
        let target = row + area.x
        let from = source + ((line - y) * stride + (area.x - x))
        if isCopy {
          target.update(from: from, count: area.width)
        } else {
          for i in 0..<area.width { target[i] = from[i].multiplied(by: alpha).over(target[i]) }
        }
      }
    }
  }

  private func interpolate(_ bitmap: borrowing Bitmap, placement: AffineTransform) {
    let size = Size(bitmap.size)
    guard let raster = InverseRaster(of: size, placedBy: placement, clip: clip) else { return }
    let alpha = alpha.asByte
    let (width, height) = (bitmap.width, bitmap.height)
    let step = raster.fixedStep
    let isPlain = placement.isUpright && bitmap.isOpaque && alpha == 255
    bitmap.withPixels { pixels in
      guard let source = pixels.baseAddress else { return }
      if isPlain, width > 1, height > 1 {
        return resample(source, of: PixelSize(width: width, height: height), along: raster)
      }
      for y in raster.area.y..<raster.area.maxY {
        let span = raster.span(y: y)
        guard !span.isEmpty, let row = row(y) else { continue }
        // Positions in the bitmap as 48.16 fixed point, pixel centres at whole numbers.
        var (u, v) = raster.fixedPosition(x: span.lowerBound, y: y)
        for x in span {
          // At the edges the outermost pixels stand in for those that are missing.
          let left = min(max(u >> 16, 0), width &- 1)
          let top = min(max(v >> 16, 0), height &- 1)
          let right = u >= 0 && left &+ 1 < width ? 1 : 0
          let below = v >= 0 && top &+ 1 < height ? width : 0
          let corner = source + (top &* width &+ left)
          let across = UInt32(truncatingIfNeeded: (u >> 8) & 0xFF)
          let down = UInt32(truncatingIfNeeded: (v >> 8) & 0xFF)
          let mixed = corner[0].mixed(with: corner[right], weight: across)
            .mixed(
              with: corner[below].mixed(with: corner[below &+ right], weight: across), weight: down)
          row[x] = mixed.multiplied(by: alpha).over(row[x])
          u &+= step.u
          v &+= step.v
        }
      }
    }
  }
}

extension AffineTransform {
  /// The move by whole pixels that this transform is; nil when it is anything else.
  fileprivate var wholeTranslation: (x: Int, y: Int)? {
    guard a == 1, b == 0, c == 0, d == 1, let x = Int(exactly: tx), let y = Int(exactly: ty),
      abs(x) < 1 << 30, abs(y) < 1 << 30
    else { return nil }
    return (x, y)
  }
}
