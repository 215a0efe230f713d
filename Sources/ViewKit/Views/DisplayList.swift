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

  /// The frame, if pictures and colours are all there is to see: opaque, each pixel of a picture on one
  /// of the frame, and at most one of them faded.
  ///
  /// - Parameter size: the size of the frame.
  /// - Returns: the frame, which the list must outlive; nil when something has to be drawn.
  func frame(of size: PixelSize) -> Frame? {
    var frame = Frame(size: size)
    // What lies behind everything in front does not count.
    let first = items.lastIndex { $0.opaque.contains(PixelRect(size)) } ?? 0
    var isBlended = false
    for item in items[first...] {
      switch item {
      case .layer(let layer): guard layer.add(to: &frame, alpha: 1) else { return nil }
      case .group(let list, let alpha, _, nil):
        guard !isBlended, list.items.count == 1, case .layer(let layer) = list.items[0],
          layer.add(to: &frame, alpha: alpha)
        else { return nil }
        isBlended = true
      case .group: return nil
      }
    }
    return frame
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
