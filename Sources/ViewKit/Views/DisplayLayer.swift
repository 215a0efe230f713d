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

  /// The opaque picture with which the view fills a frame, pixel by pixel; nil when it does not.
  func image(filling size: PixelSize) -> Image? {
    guard placement.isUpright, let (image, rect) = view.soleContent, image.bitmap.isOpaque,
      image.bitmap.size == size, rect.applying(placement) == Rect(PixelRect(size))
    else { return nil }
    return image
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
