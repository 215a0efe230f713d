import Raster
import Testing

@testable import ViewKit

@MainActor struct ViewHierarchyTests {
  private func isOrder(_ parent: View, _ views: [View]) -> Bool {
    parent.subviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init)
  }

  @Test func addingASubviewPutsItInFront() {
    let (parent, a, b) = (View(), View(), View())

    parent.addSubview(a)
    parent.addSubview(b)

    #expect(isOrder(parent, [a, b]))
    #expect(a.superview === parent)
  }

  @Test func addingASubviewAgainMovesItToTheFront() {
    let (parent, a, b) = (View(), View(), View())
    parent.addSubview(a)
    parent.addSubview(b)

    parent.addSubview(a)

    #expect(isOrder(parent, [b, a]))
  }

  @Test func addingASubviewTakesItFromItsFormerSuperview() {
    let (first, second, view) = (View(), View(), View())
    first.addSubview(view)

    second.addSubview(view)

    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
  }

  @Test func insertingAboveAndBelowASiblingPutsItThere() {
    let (parent, a, b, c, d) = (View(), View(), View(), View(), View())
    parent.addSubview(a)
    parent.addSubview(b)

    parent.insertSubview(c, aboveSubview: a)
    parent.insertSubview(d, belowSubview: a)

    #expect(isOrder(parent, [d, a, c, b]))
  }

  @Test func insertingNextToAStrangerPutsItInFront() {
    let (parent, a, b, c) = (View(), View(), View(), View())
    parent.addSubview(a)

    parent.insertSubview(b, aboveSubview: View())
    parent.insertSubview(c, belowSubview: View())

    #expect(isOrder(parent, [a, b, c]))
  }

  @Test func movingToFrontAndBackChangesOnlyTheOrder() {
    let (parent, a, b, c) = (View(), View(), View(), View())
    for view in [a, b, c] { parent.addSubview(view) }

    parent.bringSubviewToFront(a)
    #expect(isOrder(parent, [b, c, a]))
    parent.sendSubviewToBack(c)
    #expect(isOrder(parent, [c, b, a]))
    parent.insertSubview(a, at: 1)
    #expect(isOrder(parent, [c, a, b]))
  }

  @Test func callbacksTellOfEachMoveInOrder() {
    final class Witness: View {
      var log: [String] = []
      override func willMove(toSuperview newSuperview: View?) {
        log.append("will superview \(newSuperview != nil)")
      }
      override func didMoveToSuperview() { log.append("did superview \(superview != nil)") }
      override func willMove(toWindow newWindow: Window?) {
        log.append("will window \(newWindow != nil)")
      }
      override func didMoveToWindow() { log.append("did window \(window != nil)") }
    }
    let stage = Stage()
    let view = Witness()

    stage.view.addSubview(view)
    view.removeFromSuperview()

    #expect(
      view.log == [
        "will superview true", "will window true", "did superview true", "did window true",
        "will superview false", "will window false", "did superview false", "did window false",
      ])
  }

  @Test func windowReachesEveryDepth() {
    let stage = Stage()
    let (branch, leaf) = (View(), View())
    branch.addSubview(leaf)

    stage.view.addSubview(branch)
    #expect(leaf.window === stage.window)

    branch.removeFromSuperview()
    #expect(leaf.window == nil)
  }

  @Test func viewIsADescendantOfItselfAndItsAncestors() {
    let (a, b, c) = (View(), View(), View())
    a.addSubview(b)
    b.addSubview(c)

    #expect(c.isDescendant(of: a))
    #expect(c.isDescendant(of: c))
    #expect(!a.isDescendant(of: c))
  }

  @Test func removedTreeIsNotKeptAlive() {
    let stage = Stage()
    weak var gone: View?
    do {
      let view = View()
      view.addSubview(View())
      stage.view.addSubview(view)
      gone = view
      view.removeFromSuperview()
    }

    #expect(gone == nil)
  }

  @Test func layoutIsDoneOnceBeforeTheFrame() {
    final class Counter: View {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let stage = Stage()
    let view = Counter(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(view)

    _ = stage.render()
    #expect(view.layouts == 1)
    _ = stage.render()
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    view.frame.size.width = 20
    _ = stage.render()
    #expect(view.layouts == 2)
  }

  @Test func layoutThatMakesAnotherOneNecessaryGetsAnotherFrame() {
    final class Twice: View {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        if layouts == 1 { setNeedsLayout() }
      }
    }
    let stage = Stage()
    let view = Twice(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(view)

    _ = stage.render()
    #expect(stage.window.needsDisplay)
    _ = stage.render()

    #expect(view.layouts == 2)
    #expect(!stage.window.needsDisplay)
  }

  @Test func childThatItsParentLaysOutNeedsNoFrameOfItsOwn() {
    final class Parent: View {
      override func layoutSubviews() {
        for subview in subviews { subview.frame = bounds }
      }
    }
    let stage = Stage()
    let view = Parent(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(View())
    stage.view.addSubview(view)

    _ = stage.render()

    #expect(!stage.window.needsDisplay)
    #expect(view.subviews[0].frame == view.bounds)
  }
}
