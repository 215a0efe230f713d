import Testing

@testable import Input

@Suite final class TouchInterpreterTests {
  private var interpreter = TouchInterpreter()

  /// Feeds steps of fingers on device 1, and the end of their frame.
  private func frame(
    _ steps: (TouchStep, slot: Int)..., device: Int = 1, microseconds: UInt64 = 2_500_000
  ) -> InputEvent? {
    for (step, slot) in steps {
      let event = LibinputEvent.touch(
        step, slot: slot, device: device, microseconds: microseconds)
      #expect(interpreter.event(for: event) == nil)
    }
    return interpreter.event(for: .touchFrame)
  }

  private func told(_ contacts: TouchContact..., at timestamp: Double = 2.5) -> InputEvent {
    .touches(contacts, timestamp: timestamp)
  }

  @Test func fingerIsToldFromItsBeginningToItsEndWithTheDevicesOwnTime() {
    #expect(
      frame((.down(x: 0.25, y: 0.5), slot: 0))
        == told(TouchContact(id: 0, phase: .began, x: 0.25, y: 0.5)))
    #expect(
      frame((.motion(x: 0.75, y: 0.125), slot: 0), microseconds: 3_000_000)
        == told(TouchContact(id: 0, phase: .moved, x: 0.75, y: 0.125), at: 3))
    #expect(
      frame((.up, slot: 0)) == told(TouchContact(id: 0, phase: .ended, x: 0.75, y: 0.125)))
  }

  @Test func whatHappensInOneFrameIsToldTogetherInItsOrder() {
    _ = frame((.down(x: 0, y: 0), slot: 0))
    #expect(
      frame((.motion(x: 0.5, y: 0), slot: 0), (.down(x: 0.25, y: 0.25), slot: 1))
        == told(
          TouchContact(id: 0, phase: .moved, x: 0.5, y: 0),
          TouchContact(id: 1, phase: .began, x: 0.25, y: 0.25)))
  }

  @Test func frameWithoutTouchesIsNotTold() {
    #expect(frame() == nil)
  }

  @Test func frameWhoseEndWasLeftOutIsToldWithTheNextOneAtItsTime() {
    _ = frame((.down(x: 0, y: 0), slot: 0))
    _ = interpreter.event(
      for: .touch(.motion(x: 0.25, y: 0), slot: 0, device: 1, microseconds: 3_000_000))
    #expect(
      frame((.motion(x: 0.5, y: 0), slot: 0), microseconds: 4_000_000)
        == told(
          TouchContact(id: 0, phase: .moved, x: 0.25, y: 0),
          TouchContact(id: 0, phase: .moved, x: 0.5, y: 0), at: 4))
  }

  @Test func numberIsFreeForTheNextFingerInTheSameFrame() {
    _ = frame((.down(x: 0.25, y: 0.5), slot: 0))
    #expect(
      frame((.up, slot: 0), (.down(x: 0.5, y: 0.75), slot: 0))
        == told(
          TouchContact(id: 0, phase: .ended, x: 0.25, y: 0.5),
          TouchContact(id: 0, phase: .began, x: 0.5, y: 0.75)))
  }

  @Test func fingerTheKernelTakesBackIsCancelledWhereItWas() {
    _ = frame((.down(x: 0.25, y: 0.5), slot: 3))
    #expect(
      frame((.cancel, slot: 3)) == told(TouchContact(id: 3, phase: .cancelled, x: 0.25, y: 0.5)))
    #expect(frame((.up, slot: 3)) == nil)
  }

  @Test func fingerWhoseBeginningWasNotToldIsLeftOut() {
    #expect(frame((.motion(x: 0.5, y: 0.5), slot: 0), (.up, slot: 1)) == nil)
  }

  @Test func fingersOfADeviceThatHasGoneAreCancelledOnceAndNoOthers() {
    _ = frame((.down(x: 0.25, y: 0.5), slot: 2), (.down(x: 0.5, y: 0.5), slot: 0))
    _ = frame((.down(x: 0.75, y: 0.5), slot: 1), device: 2)
    #expect(
      interpreter.cancel(onDevice: 1, at: 9)
        == told(
          TouchContact(id: 0, phase: .cancelled, x: 0.5, y: 0.5),
          TouchContact(id: 2, phase: .cancelled, x: 0.25, y: 0.5), at: 9))
    #expect(interpreter.cancel(onDevice: 1, at: 10) == nil)
    #expect(
      frame((.up, slot: 1), device: 2)
        == told(TouchContact(id: 1, phase: .ended, x: 0.75, y: 0.5)))
  }

  @Test func cancellingAllLeavesNoFingerAndNothingOfAFrameThatIsNotWhole() {
    _ = frame((.down(x: 0.25, y: 0.5), slot: 0))
    _ = interpreter.event(for: .touch(.down(x: 0.5, y: 0.5), slot: 1, device: 1, microseconds: 1))
    #expect(
      interpreter.cancel(at: 9)
        == told(TouchContact(id: 0, phase: .cancelled, x: 0.25, y: 0.5), at: 9))
    #expect(frame((.motion(x: 0.5, y: 0.5), slot: 0), (.up, slot: 1)) == nil)
    #expect(interpreter.cancel(at: 10) == nil)
  }
}
