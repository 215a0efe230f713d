import Raster

/// What one frame shows, from the back to the front, with what lies where in pixels.
@MainActor struct DisplayList {
  @MainActor private enum Item {
    case layer(DisplayLayer)
    /// A branch of the tree that is one picture, faded or cut out along a turned view's bounds.
    case group(DisplayList, alpha: Double, placement: AffineTransform, shape: Rect?)

    var area: PixelRect {
      switch self {
      case .layer(let layer): layer.area
      case .group(let list, _, _, _): list.area
      }
    }

    var opaque: PixelRect {
      switch self {
      case .layer(let layer): layer.opaque
      case .group: .empty
      }
    }
  }

  private var items: [Item] = []

  /// The pixels that it may change.
  private var area: PixelRect { items.reduce(.empty) { $0.union($1.area) } }

  /// Lists a view and everything in it.
  ///
  /// - Parameters:
  ///   - view: the view at the root.
  ///   - placement: where its coordinates lie, in pixels.
  ///   - clip: the pixels that matter.
  init(of view: View, placement: AffineTransform, clip: PixelRect) {
    add(view, placement: placement, clip: clip)
  }

  private init() {}

  private mutating func add(_ view: View, placement: AffineTransform, clip: PixelRect) {
    let alpha = view.presentation.alpha
    guard !view.isHidden, alpha > 0 else { return }
    let isCutOut = view.clipsToBounds && !placement.isUpright
    guard alpha < 1 || isCutOut else {
      return addContent(of: view, placement: placement, clip: clip)
    }
    var group = DisplayList()
    group.addContent(of: view, placement: placement, clip: clip)
    guard !group.items.isEmpty else { return }
    let shape = isCutOut ? view.bounds : nil
    items.append(.group(group, alpha: alpha, placement: placement, shape: shape))
  }

  private mutating func addContent(of view: View, placement: AffineTransform, clip: PixelRect) {
    var clip = clip
    if view.clipsToBounds {
      clip = clip.intersection(PixelRect(centersIn: view.bounds.applying(placement)))
    }
    guard !clip.isEmpty else { return }
    let layer = DisplayLayer(view, placement: placement, clip: clip)
    if !layer.area.isEmpty { items.append(.layer(layer)) }
    for subview in view.subviews {
      let inner = subview.presentedTransformToSuperview.concatenating(placement)
      add(subview, placement: inner, clip: clip)
    }
  }

  /// The picture that is all there is to see: opaque, in its own size, over all pixels of the frame,
  /// and nothing in front of it.
  ///
  /// - Parameter size: the size of the frame.
  /// - Returns: the picture; nil when there is more, or less, to see.
  func soleImage(of size: PixelSize) -> Image? {
    guard case .layer(let layer)? = items.last else { return nil }
    return layer.image(filling: size)
  }

  /// Draws everything that will be seen inside the canvas's clip.
  ///
  /// - Parameters:
  ///   - canvas: what to draw on.
  ///   - background: what lies behind everything; nil leaves what is there.
  func draw(in canvas: inout Canvas, over background: Color?) {
    let clip = canvas.clip
    // For each item, the largest area that those in front of it hide.
    var hidden: [PixelRect] = [.empty]
    var largest = PixelRect.empty
    for item in items.reversed() {
      let opaque = item.opaque.intersection(clip)
      if opaque.pixelCount > largest.pixelCount { largest = opaque }
      hidden.append(largest)
    }
    hidden.reverse()
    if let background { canvas.fill(Rect(clip), with: background, except: hidden[0]) }
    for (item, hidden) in zip(items, hidden.dropFirst()) where !hidden.contains(clip) {
      switch item {
      case .layer(let layer): layer.draw(in: &canvas, covered: hidden)
      case .group(let list, let alpha, let placement, let shape):
        canvas.transform = placement
        canvas.alpha = alpha
        canvas.drawGroup(in: list.area, inside: shape) { list.draw(in: &$0, over: nil) }
        canvas.alpha = 1
      }
      canvas.resetClip(to: clip)
    }
  }
}
