import Raster
import Testing

@testable import ViewKit

@MainActor struct RenderingTests {
  let stage = Stage()
  let whole = PixelRect(x: 0, y: 0, width: 100, height: 100)
  let scribble = Color.scribble.premultiplied

  private func add(_ color: Color?, _ x: Double, _ y: Double, _ w: Double, _ h: Double) -> View {
    let view = View(frame: Rect(x: x, y: y, width: w, height: h))
    view.backgroundColor = color
    stage.view.addSubview(view)
    return view
  }

  @Test func firstFrameIsTheWholeWindowOverBlack() {
    stage.scribble()

    #expect(stage.render() == whole)

    #expect(stage[0, 0] == 0xFF00_0000)
    #expect(stage[99, 99] == 0xFF00_0000)
  }

  @Test func unchangedWindowDrawsNothing() {
    _ = stage.render()
    stage.scribble()

    #expect(stage.render().isEmpty)
    #expect(stage[50, 50] == scribble)
  }

  @Test func settingWhatIsAlreadyThereDrawsNothing() {
    let view = add(.red, 10, 10, 20, 20)
    _ = stage.render()

    view.frame = view.frame
    view.alpha = 1
    view.isHidden = false
    view.backgroundColor = .red
    view.contentMode = .scaleToFill

    #expect(!stage.window.needsDisplay)
    #expect(stage.render().isEmpty)
  }

  @Test func onlyWhatChangedIsDrawn() {
    let view = add(.red, 10, 20, 30, 40)
    _ = stage.render()
    stage.scribble()

    view.backgroundColor = .green

    #expect(stage.render() == PixelRect(x: 10, y: 20, width: 30, height: 40))
    #expect(stage[10, 20] == 0xFF00_FF00)
    #expect(stage[39, 59] == 0xFF00_FF00)
    #expect(stage[9, 20] == scribble)
    #expect(stage[40, 59] == scribble)
  }

  @Test func movedViewIsDrawnAtItsOldAndNewPlace() {
    let view = add(.red, 10, 10, 10, 10)
    _ = stage.render()

    view.center.x += 30

    #expect(stage.render() == PixelRect(x: 10, y: 10, width: 40, height: 10))
    #expect(stage[10, 10] == 0xFF00_0000)
    #expect(stage[40, 10] == 0xFFFF_0000)
  }

  @Test func removedHiddenAndTransparentViewsLeaveNoTrace() {
    let removed = add(.red, 0, 0, 10, 10)
    let hidden = add(.red, 20, 0, 10, 10)
    let faded = add(.red, 40, 0, 10, 10)
    _ = stage.render()

    removed.removeFromSuperview()
    hidden.isHidden = true
    faded.alpha = 0

    #expect(stage.render() == PixelRect(x: 0, y: 0, width: 50, height: 10))
    #expect(stage[5, 5] == 0xFF00_0000)
    #expect(stage[25, 5] == 0xFF00_0000)
    #expect(stage[45, 5] == 0xFF00_0000)
  }

  @Test func changesInAHiddenViewNeedNoFrame() {
    let view = add(.red, 0, 0, 10, 10)
    view.isHidden = true
    _ = stage.render()

    view.backgroundColor = .green
    view.center.x = 70

    #expect(stage.render().isEmpty)
  }

  @Test func changesBehindTheEdgeOfAClippingViewNeedNoFrame() {
    let parent = add(.red, 10, 10, 20, 20)
    parent.clipsToBounds = true
    let child = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    parent.addSubview(child)
    _ = stage.render()

    child.setNeedsDisplay(Rect(x: 11, y: 0, width: 9, height: 20))
    #expect(!stage.window.needsDisplay)
    child.setNeedsDisplay()

    #expect(stage.render() == PixelRect(x: 20, y: 20, width: 10, height: 10))
  }

  @Test func subviewsShowOutsideTheirSuperviewUnlessItClips() {
    let parent = add(.red, 10, 10, 20, 20)
    let child = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    child.backgroundColor = .green
    parent.addSubview(child)
    _ = stage.render()
    #expect(stage[35, 35] == 0xFF00_FF00)

    parent.clipsToBounds = true
    #expect(stage.render() == PixelRect(x: 10, y: 10, width: 30, height: 30))

    #expect(stage[35, 35] == 0xFF00_0000)
    #expect(stage[29, 29] == 0xFF00_FF00)
  }

  @Test func frontSiblingHidesTheOneBehind() {
    let back = add(.red, 0, 0, 20, 20)
    _ = add(.green, 0, 0, 20, 20)
    _ = stage.render()
    #expect(stage[5, 5] == 0xFF00_FF00)

    stage.view.bringSubviewToFront(back)
    _ = stage.render()

    #expect(stage[5, 5] == 0xFFFF_0000)
  }

  @Test func viewThatWillBeCoveredIsNotDrawn() {
    final class Drawer: View {
      var draws = 0
      override func draw(_ rect: Rect, in canvas: inout Canvas) { draws += 1 }
    }
    let drawer = Drawer(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(drawer)
    let cover = add(.red, 0, 0, 100, 100)

    _ = stage.render()
    #expect(drawer.draws == 0)

    cover.alpha = 0.5
    _ = stage.render()
    #expect(drawer.draws == 1)
  }

  @Test func backgroundShowsAroundAPictureThatFits() {
    let view = ImageView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.image = .plain(.green, width: 50, height: 100)
    view.contentMode = .scaleAspectFit
    view.backgroundColor = .blue
    stage.view.addSubview(view)

    _ = stage.render()

    #expect(stage[24, 50] == 0xFF00_00FF)
    #expect(stage[25, 0] == 0xFF00_FF00)
    #expect(stage[74, 99] == 0xFF00_FF00)
    #expect(stage[75, 50] == 0xFF00_00FF)
  }

  @Test func pictureFillsBeyondTheBoundsUnlessItIsClipped() {
    let view = ImageView(frame: Rect(x: 20, y: 20, width: 20, height: 20))
    view.image = .plain(.green, width: 10, height: 20)
    view.contentMode = .scaleAspectFill
    stage.view.addSubview(view)
    _ = stage.render()
    #expect(stage[30, 15] == 0xFF00_FF00)

    view.clipsToBounds = true
    _ = stage.render()

    #expect(stage[30, 15] == 0xFF00_0000)
    #expect(stage[30, 20] == 0xFF00_FF00)
  }

  @Test func newPictureIsDrawnWhereTheOldOneWasToo() {
    let view = ImageView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.contentMode = .center
    view.image = .plain(.green, width: 60, height: 20)
    stage.view.addSubview(view)
    _ = stage.render()

    view.image = .plain(.red, width: 20, height: 60)
    _ = stage.render()

    #expect(stage[25, 50] == 0xFF00_0000)
    #expect(stage[50, 25] == 0xFFFF_0000)
  }

  @Test func pictureOfTheRightSizeIsCopiedPixelByPixel() {
    var bitmap = Bitmap(size: PixelSize(width: 100, height: 100))
    for y in 0..<100 {
      for x in 0..<100 { bitmap[x, y] = 0xFF00_0000 | UInt32(y << 8 | x) }
    }
    let view = ImageView(image: Image(bitmap))
    stage.view.addSubview(view)

    _ = stage.render()

    #expect(stage[0, 0] == 0xFF00_0000)
    #expect(stage[17, 93] == 0xFF00_5D11)
    #expect(stage[99, 99] == 0xFF00_6363)
  }

  @Test func transparentPictureLetsTheBackgroundThrough() {
    let view = ImageView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.image = .plain(Color(red: 255, green: 0, blue: 0, alpha: 51), width: 10, height: 10)
    view.backgroundColor = .blue
    stage.view.addSubview(view)

    _ = stage.render()

    #expect(stage[5, 5] == 0xFF33_00CC)
  }

  @Test func fadedViewAndSubviewsFadeAsOnePicture() {
    let panel = add(.red, 0, 0, 20, 20)
    let button = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    button.backgroundColor = .green
    panel.addSubview(button)

    panel.alpha = 0.6
    _ = stage.render()

    // The panel does not shine through its button.
    #expect(stage[5, 5] == 0xFF00_9900)
    #expect(stage[15, 15] == 0xFF99_0000)
  }

  @Test func nestedFadesMultiply() {
    let outer = add(nil, 0, 0, 20, 20)
    let inner = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    inner.backgroundColor = .white
    outer.addSubview(inner)
    outer.alpha = 0.6
    inner.alpha = 1.0 / 3

    _ = stage.render()

    #expect(stage[5, 5] == 0xFF33_3333)
  }

  @Test func transformedViewIsDrawnWhereItLies() {
    let view = add(.red, 40, 40, 20, 20)
    view.transform = AffineTransform(scaleX: 2, y: 0.5).translatedBy(x: 0, y: 10)

    _ = stage.render()

    // 40 wide and 10 high about (50, 50), then 10 · 0.5 down.
    #expect(stage[30, 50] == 0xFFFF_0000)
    #expect(stage[69, 59] == 0xFFFF_0000)
    #expect(stage[29, 50] == 0xFF00_0000)
    #expect(stage[50, 49] == 0xFF00_0000)
    #expect(stage[50, 60] == 0xFF00_0000)
  }

  @Test func turnedViewDoesNotCoverItsCorners() {
    let diagonal = 0.5.squareRoot()
    let view = add(.red, 0, 0, 100, 100)
    view.transform = AffineTransform(
      a: diagonal, b: diagonal, c: -diagonal, d: diagonal, tx: 0, ty: 0)
    stage.scribble()

    _ = stage.render()

    #expect(stage[0, 0] == 0xFF00_0000)
    #expect(stage[50, 50] == 0xFFFF_0000)
    #expect(stage[50, 0] == 0xFFFF_0000)
  }

  @Test func turnedViewCutsItsSubviewsOffAlongItsBounds() {
    let diagonal = 0.5.squareRoot()
    let view = add(.red, 25, 25, 50, 50)
    view.transform = AffineTransform(
      a: diagonal, b: diagonal, c: -diagonal, d: diagonal, tx: 0, ty: 0)
    let child = View(frame: Rect(x: -50, y: -50, width: 150, height: 150))
    child.backgroundColor = .green
    view.addSubview(child)
    _ = stage.render()
    #expect(stage[20, 20] == 0xFF00_FF00)

    view.clipsToBounds = true
    _ = stage.render()

    let half = 25 / diagonal
    for y in 0..<100 {
      for x in 0..<100 {
        let distance = abs(Double(x) + 0.5 - 50) + abs(Double(y) + 0.5 - 50)
        #expect(stage[x, y] == (distance < half ? 0xFF00_FF00 : 0xFF00_0000))
      }
    }
  }

  @Test func drawingCannotLeaveTheBounds() {
    final class Painter: View {
      var rects: [Rect] = []
      override func draw(_ rect: Rect, in canvas: inout Canvas) {
        rects.append(rect)
        canvas.fill(Rect(x: -50, y: -50, width: 200, height: 200), with: .green)
      }
    }
    let view = Painter(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    stage.view.addSubview(view)
    _ = stage.render()
    #expect(stage[10, 10] == 0xFF00_FF00)
    #expect(stage[9, 9] == 0xFF00_0000)

    view.setNeedsDisplay(Rect(x: 5, y: 6, width: 7, height: 8))

    #expect(stage.render() == PixelRect(x: 15, y: 16, width: 7, height: 8))
    #expect(
      view.rects == [
        Rect(x: 0, y: 0, width: 20, height: 20), Rect(x: 5, y: 6, width: 7, height: 8),
      ])
  }
}
