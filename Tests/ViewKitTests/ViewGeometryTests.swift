import Raster
import Testing

@testable import ViewKit

@MainActor struct ViewGeometryTests {
  @Test func frameGivesCentreAndBounds() {
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))

    #expect(view.center == Point(x: 25, y: 40))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func settingTheFrameMovesAndResizes() {
    let view = View(frame: Rect(x: 0, y: 0, width: 1, height: 1))

    view.frame = Rect(x: 5, y: 6, width: 7, height: 8)

    #expect(view.frame == Rect(x: 5, y: 6, width: 7, height: 8))
    #expect(view.bounds.size == Size(width: 7, height: 8))
  }

  @Test func resizingTheBoundsKeepsTheCentre() {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))

    view.bounds.size = Size(width: 20, height: 30)

    #expect(view.frame == Rect(x: -5, y: -10, width: 20, height: 30))
  }

  @Test func transformScalesAboutTheCentre() {
    let view = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))

    view.transform = AffineTransform(scaleX: 2, y: 3)

    #expect(view.frame == Rect(x: 0, y: -10, width: 40, height: 60))
  }

  @Test func settingTheFrameOfAScaledViewKeepsItsTransform() {
    let view = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    view.transform = AffineTransform(scaleX: 2, y: 2)

    view.frame = Rect(x: 0, y: 0, width: 80, height: 40)

    #expect(view.frame == Rect(x: 0, y: 0, width: 80, height: 40))
    #expect(view.bounds.size == Size(width: 40, height: 20))
  }

  @Test func settingTheFrameOfAMovedViewPutsItThere() {
    let view = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    view.transform = AffineTransform(translationX: 5, y: 7)

    view.frame = Rect(x: 1, y: 2, width: 20, height: 30)

    #expect(view.frame == Rect(x: 1, y: 2, width: 20, height: 30))
    #expect(view.transform == AffineTransform(translationX: 5, y: 7))
  }

  @Test func conversionHonoursBoundsOriginsAndTransforms() {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let parent = View(frame: Rect(x: 10, y: 20, width: 100, height: 100))
    let child = View(frame: Rect(x: 30, y: 40, width: 20, height: 20))
    root.addSubview(parent)
    parent.addSubview(child)
    parent.bounds.origin = Point(x: 5, y: 6)
    child.transform = AffineTransform(scaleX: 2, y: 2)

    // The child's middle lies at (40, 50) of the parent, at (45, 64) of the root.
    #expect(child.convert(Point(x: 10, y: 10), to: parent) == Point(x: 40, y: 50))
    #expect(child.convert(Point(x: 10, y: 10), to: root) == Point(x: 45, y: 64))
    #expect(child.convert(Point(x: 11, y: 10), to: nil) == Point(x: 47, y: 64))
    #expect(root.convert(Point(x: 47, y: 64), to: child) == Point(x: 11, y: 10))
    #expect(child.convert(Point(x: 47, y: 64), from: root) == Point(x: 11, y: 10))
    #expect(child.convert(Point(x: 47, y: 64), from: nil) == Point(x: 11, y: 10))
    #expect(parent.convert(Point(x: 40, y: 50), to: child) == Point(x: 10, y: 10))
  }

  @Test func conversionBetweenCousinsGoesThroughTheRoot() {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let left = View(frame: Rect(x: 10, y: 0, width: 50, height: 50))
    let right = View(frame: Rect(x: 100, y: 30, width: 50, height: 50))
    root.addSubview(left)
    root.addSubview(right)

    #expect(left.convert(Point(x: 1, y: 2), to: right) == Point(x: -89, y: -28))
    #expect(
      left.convert(Rect(x: 1, y: 2, width: 3, height: 4), to: right)
        == Rect(x: -89, y: -28, width: 3, height: 4))
  }

  @Test func turnedRectangleConvertsToTheUprightOneAroundIt() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let child = View(frame: Rect(x: 40, y: 40, width: 20, height: 10))
    root.addSubview(child)
    child.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

    #expect(child.convert(child.bounds, to: nil) == Rect(x: 45, y: 35, width: 10, height: 20))
    #expect(
      root.convert(Rect(x: 45, y: 35, width: 10, height: 20), to: child)
        == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func flattenedViewHasNoInside() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let child = View(frame: Rect(x: 40, y: 40, width: 20, height: 10))
    root.addSubview(child)
    child.transform = AffineTransform(scaleX: 0, y: 1)

    #expect(root.convert(Point(x: 50, y: 45), to: child).x.isNaN)
    #expect(child.convert(Point(x: 50, y: 45), from: nil).x.isNaN)
  }

  @Test func flexibleSizeFollowsTheSuperview() {
    let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let child = View(frame: Rect(x: 10, y: 10, width: 80, height: 80))
    parent.addSubview(child)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    parent.frame.size = Size(width: 200, height: 50)

    #expect(child.frame == Rect(x: 10, y: 10, width: 180, height: 30))
  }

  @Test func flexibleMarginsShareTheChangeInProportion() {
    let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let child = View(frame: Rect(x: 20, y: 0, width: 20, height: 100))
    parent.addSubview(child)
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]

    parent.frame.size = Size(width: 180, height: 110)

    // 20 and 60 become 40 and 120; the top margin had nothing and takes everything.
    #expect(child.frame == Rect(x: 40, y: 10, width: 20, height: 100))
  }

  @Test func fixedViewStaysWhereItWas() {
    let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let child = View(frame: Rect(x: 20, y: 0, width: 20, height: 100))
    parent.addSubview(child)

    parent.frame.size = Size(width: 180, height: 110)

    #expect(child.frame == Rect(x: 20, y: 0, width: 20, height: 100))
  }
}
