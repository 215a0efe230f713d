import Raster
import Testing

@testable import ViewKit

/// When a window asks its host for a frame.
@MainActor struct FrameRequestTests {
  let stage = Stage()
  let whole = PixelRect(x: 0, y: 0, width: 100, height: 100)

  private func add(_ color: Color?, _ x: Double, _ y: Double, _ w: Double, _ h: Double) -> View {
    let view = View(frame: Rect(x: x, y: y, width: w, height: h))
    view.backgroundColor = color
    stage.view.addSubview(view)
    return view
  }

  @Test func hostIsAskedForOneFrameHoweverMuchChanges() {
    var requests = 0
    let view = add(.red, 0, 0, 10, 10)
    _ = stage.render()
    stage.window.onNeedsDisplay = { requests += 1 }
    #expect(requests == 0)

    view.backgroundColor = .green
    view.center.x = 50
    stage.view.setNeedsLayout()
    #expect(requests == 1)
    #expect(stage.window.needsDisplay)

    _ = stage.render()
    #expect(!stage.window.needsDisplay)
    view.center.x = 60
    #expect(requests == 2)
  }

  @Test func hostThatComesLateIsToldOfTheWaitingFrame() {
    var requests = 0

    stage.window.onNeedsDisplay = { requests += 1 }

    #expect(requests == 1)
  }

  @Test func hiddenWindowAsksForNothingAndShowsAllWhenItReturns() {
    var requests = 0
    _ = stage.render()
    stage.window.onNeedsDisplay = { requests += 1 }
    stage.window.isHidden = true
    stage.view.backgroundColor = .red
    stage.view.setNeedsLayout()
    #expect(requests == 0)
    #expect(stage.render().isEmpty)

    stage.window.isHidden = false

    #expect(requests == 1)
    #expect(stage.render() == whole)
  }

  @Test func resizedWindowIsDrawnAnew() {
    _ = stage.render()

    stage.window.frame.size = Size(width: 60, height: 40)

    #expect(stage.render() == PixelRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func changeMadeWhileDrawingComesWithTheNextFrame() {
    final class Restless: View {
      override func draw(_ rect: Rect, in canvas: inout Canvas) { setNeedsDisplay() }
    }
    let view = Restless(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    stage.view.addSubview(view)

    _ = stage.render()

    #expect(stage.window.needsDisplay)
    #expect(stage.render() == PixelRect(x: 1, y: 2, width: 3, height: 4))
  }
}
