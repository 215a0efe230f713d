import Raster
import Testing

@testable import ViewKit

@MainActor struct ViewControllerTests {
  let log = EventLog()
  let application = Application()
  let frame = Rect(x: 0, y: 0, width: 100, height: 80)

  @Test func appearanceCallbacksComeInOrderWhenTheWindowIsShown() {
    let window = Window(frame: frame, application: application)
    window.rootViewController = RecordingController("a", log)
    #expect(log.entries.isEmpty)

    window.makeKeyAndVisible()

    #expect(log.entries == ["a loadView", "a didLoad", "a willAppear", "a didAppear"])
  }

  @Test func replacingTheRootControllerLetsOneGoBeforeTheOtherComes() {
    let window = Window(frame: frame, application: application)
    let first = RecordingController("a", log)
    window.rootViewController = first
    window.makeKeyAndVisible()
    log.clear()

    window.rootViewController = RecordingController("b", log)

    #expect(
      log.entries == [
        "a willDisappear", "a didDisappear", "b loadView", "b didLoad", "b willAppear",
        "b didAppear",
      ])
    #expect(first.view.window == nil)
  }

  @Test func controllerThatIsReplacedBeforeItAppearedNeverDoes() {
    final class Fleeting: RecordingController {
      weak var container: Window?
      var successor: ViewController?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        container?.rootViewController = successor
      }
    }
    let window = Window(frame: frame, application: application)
    let controller = Fleeting("a", log)
    controller.container = window
    let successor = RecordingController("b", log)
    controller.successor = successor
    window.rootViewController = controller

    window.makeKeyAndVisible()

    #expect(
      log.entries == [
        "a loadView", "a didLoad", "a willAppear", "a willDisappear", "a didDisappear",
        "b loadView", "b didLoad", "b willAppear", "b didAppear",
      ])
    #expect(window.subviews.count == 1)
    #expect(successor.view.superview === window)
  }

  @Test func controllerReplacedInAHiddenWindowLeavesItsViewBehindNowhere() {
    let window = Window(frame: frame, application: application)
    let first = RecordingController("a", log)
    window.rootViewController = first
    window.makeKeyAndVisible()
    window.isHidden = true
    log.clear()

    window.rootViewController = nil

    #expect(log.entries.isEmpty)
    #expect(first.view.superview == nil)
  }

  @Test func hidingAndShowingTheWindowLetsTheControllerDisappearAndAppear() {
    let window = Window(frame: frame, application: application)
    window.rootViewController = RecordingController("a", log)
    window.makeKeyAndVisible()
    log.clear()

    window.isHidden = true
    window.isHidden = true
    window.isHidden = false

    #expect(
      log.entries == ["a willDisappear", "a didDisappear", "a willAppear", "a didAppear"])
  }

  @Test func viewFillsTheWindowAndFollowsItsSize() {
    let window = Window(frame: frame, application: application)
    let controller = ViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.frame == frame)

    window.frame = Rect(x: 0, y: 0, width: 30, height: 20)

    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func viewIsInNoWindowBeforeItAppears() {
    final class Prober: ViewController {
      var windows: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { windows.append(view.window != nil) }
      override func viewDidAppear(_ animated: Bool) { windows.append(view.window != nil) }
    }
    let window = Window(frame: frame, application: application)
    let controller = Prober()
    window.rootViewController = controller

    window.makeKeyAndVisible()

    #expect(controller.windows == [false, true])
  }

  @Test func viewIsMadeOnceAndOnlyWhenWanted() {
    let controller = RecordingController("a", log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)

    _ = controller.view
    _ = controller.view

    #expect(log.entries == ["a loadView", "a didLoad"])
  }

  @Test func layoutCallbacksSurroundLayoutSubviews() {
    let log = log
    final class LayingOut: ViewController {
      let log: EventLog
      init(_ log: EventLog) { self.log = log }
      override func loadView() { view = LayoutView(log) }
      override func viewWillLayoutSubviews() { log.add("will") }
      override func viewDidLayoutSubviews() { log.add("did") }
    }
    final class LayoutView: View {
      let log: EventLog
      init(_ log: EventLog) {
        self.log = log
        super.init(frame: .zero)
      }
      override func layoutSubviews() { log.add("layout") }
    }
    let window = Window(frame: frame, application: application)
    window.rootViewController = LayingOut(log)

    window.makeKeyAndVisible()

    #expect(log.entries == ["will", "layout", "did"])
  }
}
