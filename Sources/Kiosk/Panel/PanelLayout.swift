internal import Raster

/// Where the parts of the panel lie on a screen of some size, in points. Everything keeps a margin from
/// the edges, where frames and corners of screens may cover it.
struct PanelLayout {
  /// What all sizes are told in.
  let unit: Double
  /// Where the picture is shown whole.
  let artwork: Rect
  /// The bar on which the rest lies.
  let bar: Rect
  /// In the bar's coordinates.
  let title: Rect
  let place: Rect
  let play: Rect
  let like: Rect
  let bookmark: Rect
  let hide: Rect
  /// Whether the words are in the middle of the bar.
  let isCentered: Bool

  /// The places on a screen.
  init(_ size: Size) {
    isCentered = size.width < size.height * 1.2
    let unit =
      isCentered
      ? min(size.width / 9, size.height / 11) : min(size.width / 16, size.height / 9)
    self.unit = unit
    let margin = (unit * 0.6).rounded()
    let width = size.width - 2 * margin
    let height = (unit * (isCentered ? 4.5 : 2.4)).rounded()
    bar = Rect(x: margin, y: size.height - margin - height, width: width, height: height)
    artwork = Rect(
      x: margin, y: margin, width: width, height: max(bar.minY - 2 * margin, 1))

    func button(_ x: Double, _ y: Double, _ side: Double) -> Rect {
      let side = (unit * side).rounded()
      return Rect(
        x: (x - side / 2).rounded(), y: (y - side / 2).rounded(), width: side, height: side)
    }
    func words(_ y: Double, _ height: Double, to end: Double) -> Rect {
      let start = unit * 0.6
      return Rect(
        x: start.rounded(), y: (unit * y).rounded(), width: max(end - start, 1).rounded(),
        height: (unit * height).rounded())
    }
    if isCentered {
      title = words(0.35, 0.8, to: width - unit * 0.6)
      place = words(1.2, 0.6, to: width - unit * 0.6)
      let row = unit * 3.15
      like = button(width * 0.125, row, 1.4)
      play = button(width * 0.375, row, 1.8)
      bookmark = button(width * 0.625, row, 1.4)
      hide = button(width * 0.875, row, 1.4)
    } else {
      let row = height / 2
      play = button(width / 2, row, 1.8)
      title = words(0.45, 0.8, to: play.minX - unit * 0.4)
      place = words(1.3, 0.6, to: play.minX - unit * 0.4)
      like = button(width - unit * 4.6, row, 1.4)
      bookmark = button(width - unit * 2.9, row, 1.4)
      hide = button(width - unit * 1.2, row, 1.4)
    }
  }
}
