import Testing

@testable import ViewKit

@MainActor struct ApplicationStateTests {
  @Test func applicationIsInactiveUntilToldOtherwise() {
    #expect(Application().applicationState == .inactive)
  }

  @Test func delegateHearsEachChangeOnce() {
    let log = EventLog()
    let application = Application()
    let delegate = RecordingDelegate(log)
    application.delegate = delegate

    application.becomeActive()
    application.becomeActive()
    application.resignActive()
    application.resignActive()
    application.becomeActive()

    #expect(
      log.entries == [
        "delegate didBecomeActive", "delegate willResignActive", "delegate didBecomeActive",
      ])
    #expect(application.applicationState == .active)
  }

  @Test func handlersThatAreCancelledSeeAnInactiveApplication() {
    let stage = Stage()
    let view = stage.addTouchView("a", EventLog())
    var states: [Application.State] = []
    view.onCancelled = { [application = stage.application] _, _ in
      states.append(application.applicationState)
    }
    stage.down(0, 10, 10)

    stage.application.resignActive()

    #expect(states == [.inactive])
  }
}
