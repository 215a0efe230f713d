import Raster
import TestSupport
import Testing
import ViewKit

@testable import Kiosk

@MainActor @Suite struct ToastTests {
  private let stage = KioskStage()

  private var toasts: [ToastView] {
    stage.controller.view.subviews.compactMap { $0 as? ToastView }
  }

  @Test func wordsFadeInStayAndFadeOut() {
    stage.controller.showToast("Bookmarked")
    #expect(stage.controller.toast == "Bookmarked")
    #expect(toasts.first?.presentation.alpha == 0)
    stage.finishAnimations()
    #expect(toasts.first?.presentation.alpha == 1)

    stage.scheduler.advance(by: ToastPresenter.showingTime)
    stage.advanceAnimations(by: 0.1)
    #expect((0.1...0.9).contains(toasts.first?.presentation.alpha ?? 0))
    #expect(stage.controller.toast == nil)
    stage.finishAnimations()

    #expect(toasts.isEmpty)
    #expect(!stage.scheduler.hasPendingActions)
  }

  @Test func newWordsTakeThePlaceOfThoseBefore() {
    stage.controller.showToast("one")
    stage.scheduler.advance(by: .seconds(2))
    stage.controller.showToast("two")
    stage.scheduler.advance(by: .seconds(2))

    #expect(toasts.map(\.text) == ["two"])
  }

  @Test func wordsStandInFrontOfThePanelAndTakeNoTouches() {
    stage.controller.showToast("Bookmarked")
    stage.finishAnimations()
    let frame = toasts.first?.frame ?? .zero

    stage.swipe(from: (frame.midX, frame.midY), to: (frame.midX, frame.midY))

    #expect(stage.controller.isPanelShown)
    stage.controller.showToast("Liked")
    #expect(stage.controller.view.subviews.last is ToastView)
  }

  @Test func wordsThatStandStillDrawNothing() {
    stage.controller.showToast("Bookmarked")
    stage.finishAnimations()
    stage.render()

    stage.scheduler.advance(by: .seconds(1))

    #expect(!stage.window.needsDisplay)
  }

  @Test(arguments: [
    (480.0, 320.0), (320, 480), (800, 480), (1080, 1920), (1920, 1080), (3840, 2160),
  ])
  func wordsAreLargeEnoughToReadAndInsideOfTheScreen(width: Double, height: Double) throws {
    let toast = ToastView("No sensor: shaking works with the rightbrace key")

    toast.place(in: Rect(x: 0, y: 0, width: width, height: height))

    let screen = Rect(x: 0, y: 0, width: width, height: height)
    #expect(screen.intersection(toast.frame) == toast.frame)
    #expect(toast.frame.minX >= width / 40)
    #expect(abs(toast.frame.midX - screen.midX) <= 1)
    let label = try #require(toast.subviews.first as? Label)
    #expect(label.font.pointSize >= max(width, height) / 60)
    let words = label.sizeThatFits(Size(width: label.bounds.width, height: .infinity))
    #expect(words.width <= label.bounds.width && words.height <= label.bounds.height)
  }

  @Test func aScreenOfAnotherSizePlacesThemAnew() {
    stage.controller.showToast("Bookmarked")

    stage.window.frame = Rect(x: 0, y: 0, width: 1280, height: 720)
    stage.window.layoutIfNeeded()

    #expect(abs((toasts.first?.frame.midX ?? 0) - 640) <= 1)
  }
}
