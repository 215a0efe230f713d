import Raster

/// One view's background and content in a frame, without its subviews.
@MainActor struct DisplayLayer {
  /// The pixels it may change.
  let area: PixelRect

  /// Pixels that it lets nothing through.
  let opaque: PixelRect

  private let view: View
  private let placement: AffineTransform

  /// Pixels that the content alone lets nothing through.
  private let opaqueContent: PixelRect

  /// Works out where a view lies.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - placement: where its coordinates lie, in pixels.
  ///   - clip: the pixels that matter.
  init(_ view: View, placement: AffineTransform, clip: PixelRect) {
    func pixels(_ rect: Rect) -> PixelRect {
      PixelRect(centersIn: rect.applying(placement)).intersection(clip)
    }
    self.view = view
    self.placement = placement
    area = pixels(view.contentExtent)
    guard placement.isUpright else {
      opaque = .empty
      opaqueContent = .empty
      return
    }
    opaqueContent = view.opaqueContent.map(pixels) ?? .empty
    let background = view.backgroundColor?.alpha == 255 ? pixels(view.bounds) : .empty
    opaque = background.contains(opaqueContent) ? background : opaqueContent
  }

  /// Adds what the view shows to a frame, if that is no more than an opaque picture pixel by pixel, an
  /// opaque colour, or such a picture over such a colour.
  ///
  /// - Parameters:
  ///   - frame: what lies behind.
  ///   - alpha: how opaque the view is.
  /// - Returns: whether it was.
  func add(to frame: inout Frame, alpha: Double) -> Bool {
    let color = view.backgroundColor
    guard placement.isUpright, (color?.alpha ?? 255) == 255 else { return false }
    switch view.content {
    case .drawing: return false
    case .nothing:
      if let color { frame.add(color, in: area, alpha: alpha) }
    case .picture(let image, let rect):
      // The picture may reach beyond the bounds, the colour does not.
      let bounds = PixelRect(centersIn: view.bounds.applying(placement))
      guard let place = PixelRect(exactly: rect.applying(placement)),
        image.bitmap.isOpaque, image.bitmap.size == place.size
      else { return false }
      if let color, !bounds.contains(area) {
        guard alpha == 1 else { return false }
        frame.add(color, in: bounds)
        frame.add(image.bitmap, x: place.x, y: place.y, in: area)
      } else {
        frame.add(image.bitmap, x: place.x, y: place.y, in: area, over: color, alpha: alpha)
      }
    }
    return true
  }

  /// Draws the view.
  ///
  /// - Parameters:
  ///   - canvas: what to draw on.
  ///   - covered: pixels that something in front will hide.
  func draw(in canvas: inout Canvas, covered: PixelRect) {
    canvas.clip(to: area)
    guard !canvas.clip.isEmpty, !covered.contains(canvas.clip) else { return }
    canvas.transform = placement
    if let color = view.backgroundColor {
      let exception = covered.contains(opaqueContent) ? covered : opaqueContent
      canvas.fill(view.bounds, with: color, except: exception)
    }
    let pixels = Rect(canvas.clip)
    let visible = placement.inverted().map(pixels.applying) ?? view.bounds
    view.draw(visible.intersection(view.contentExtent), in: &canvas)
  }
}
