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
}
