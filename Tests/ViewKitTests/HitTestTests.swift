import Raster
import Testing

@testable import ViewKit

@MainActor struct HitTestTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))

  private func add(_ x: Double, _ y: Double, _ w: Double, _ h: Double, to parent: View) -> View {
    let view = View(frame: Rect(x: x, y: y, width: w, height: h))
    parent.addSubview(view)
    return view
  }

  private func hit(_ x: Double, _ y: Double) -> View? {
    root.hitTest(Point(x: x, y: y), with: nil)
  }

  @Test func minimumEdgesBelongToAViewAndMaximumEdgesDoNot() {
    let view = add(10, 10, 100, 100, to: root)

    #expect(hit(10, 10) === view)
    #expect(hit(109, 109) === view)
    #expect(hit(110, 50) === root)
    #expect(hit(50, 110) === root)
    #expect(hit(9.9, 10) === root)
    #expect(hit(200, 200) == nil)
  }

  @Test func frontSiblingWins() {
    _ = add(0, 0, 50, 50, to: root)
    let front = add(0, 0, 50, 50, to: root)

    #expect(hit(25, 25) === front)
  }

  @Test func deepestViewWins() {
    let child = add(10, 10, 80, 80, to: root)
    let grandchild = add(10, 10, 20, 20, to: child)

    #expect(hit(25, 25) === grandchild)
    #expect(hit(60, 60) === child)
  }

  @Test func hiddenTransparentAndDisabledBranchesArePassedOver() {
    let branch = add(0, 0, 100, 100, to: root)
    let leaf = add(0, 0, 50, 50, to: branch)
    #expect(hit(25, 25) === leaf)

    branch.isHidden = true
    #expect(hit(25, 25) === root)
    branch.isHidden = false
    branch.alpha = 0.01
    #expect(hit(25, 25) === root)
    branch.alpha = 0.02
    #expect(hit(25, 25) === leaf)
    branch.isUserInteractionEnabled = false
    #expect(hit(25, 25) === root)
  }

  @Test(arguments: [false, true])
  func subviewOutsideItsSuperviewCannotBeReachedWhateverIsClipped(clips: Bool) {
    let parent = add(0, 0, 50, 50, to: root)
    _ = add(40, 40, 50, 50, to: parent)
    parent.clipsToBounds = clips

    #expect(hit(45, 45) !== parent)
    #expect(hit(60, 60) === root)
  }

  @Test func imageViewLetsTouchesFallThrough() {
    let picture = ImageView(frame: root.bounds)
    root.addSubview(picture)
    #expect(hit(5, 5) === root)

    picture.isUserInteractionEnabled = true

    #expect(hit(5, 5) === picture)
  }

  @Test func boundsOriginShiftsWhatIsHit() {
    let parent = add(0, 0, 100, 100, to: root)
    let child = add(100, 0, 50, 50, to: parent)
    #expect(hit(25, 25) === parent)

    parent.bounds.origin = Point(x: 100, y: 0)

    #expect(hit(25, 25) === child)
  }

  @Test func transformsOfViewAndSuperviewCount() {
    let parent = add(50, 50, 100, 100, to: root)
    let child = add(40, 40, 20, 20, to: parent)
    #expect(hit(85, 85) === parent)

    child.transform = AffineTransform(scaleX: 2, y: 2)
    #expect(hit(85, 85) === child)
    #expect(hit(79, 79) === parent)

    parent.transform = AffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(85, 85) === parent)
    #expect(hit(95, 95) === child)
    #expect(hit(70, 70) === root)
  }

  @Test func turnedViewIsHitWhereItLies() {
    let child = add(90, 50, 20, 100, to: root)
    child.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

    #expect(hit(55, 100) === child)
    #expect(hit(100, 55) === root)
  }

  @Test func flattenedViewCannotBeHit() {
    let child = add(50, 50, 20, 20, to: root)
    child.transform = AffineTransform(scaleX: 0, y: 0)

    #expect(hit(60, 60) === root)
  }

  @Test func pointInsideMayReachBeyondTheBounds() {
    final class Wide: View {
      override func point(inside point: Point, with event: Event?) -> Bool {
        point.x > -20 && point.x < 60 && point.y > -20 && point.y < 60
      }
    }
    let view = Wide(frame: Rect(x: 50, y: 50, width: 40, height: 40))
    root.addSubview(view)

    #expect(hit(35, 35) === view)
    #expect(hit(29, 35) === root)
  }

  @Test func hitTestMayBeWrapped() {
    final class Looking: View {
      var found: View?
      override func hitTest(_ point: Point, with event: Event?) -> View? {
        found = super.hitTest(point, with: event)
        return found
      }
    }
    let view = Looking(frame: root.bounds)
    root.addSubview(view)
    let child = add(0, 0, 10, 10, to: view)

    #expect(hit(5, 5) === child)
    #expect(view.found === child)
  }

  @Test func hitTestMayKeepTouchesFromSubviews() {
    final class Greedy: View {
      override func hitTest(_ point: Point, with event: Event?) -> View? {
        super.hitTest(point, with: event) == nil ? nil : self
      }
    }
    let view = Greedy(frame: root.bounds)
    root.addSubview(view)
    _ = add(0, 0, 10, 10, to: view)

    #expect(hit(5, 5) === view)
  }
}
