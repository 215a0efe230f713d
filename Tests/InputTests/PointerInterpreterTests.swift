import Testing

@testable import Input

@Suite final class PointerInterpreterTests {
  private var interpreter = PointerInterpreter(screenSize: (width: 1000, height: 500))

  private static let left: UInt32 = 0x110

  private func button(
    _ change: PointerButton.Change, code: UInt32 = left, holders: Int? = nil
  ) -> InputEvent? {
    interpreter.event(
      for: .button(
        PointerButton(code: code, change: change, device: 1),
        holderCount: holders ?? (change == .pressed ? 1 : 0), microseconds: 2_500_000))
  }

  private func move(x: Double, y: Double) -> InputEvent? {
    interpreter.event(for: .pointerMotion(x: x, y: y, microseconds: 2_500_000))
  }

  private func place(x: Double, y: Double) -> InputEvent? {
    interpreter.event(for: .pointerPosition(x: x, y: y, microseconds: 2_500_000))
  }

  private func told(_ phase: TouchContact.Phase, x: Double, y: Double) -> InputEvent {
    .touches([TouchContact(id: -1, phase: phase, x: x, y: y)], timestamp: 2.5)
  }

  @Test func heldButtonIsAContactWhereThePointerIs() {
    #expect(place(x: 0.25, y: 0.75) == nil)
    #expect(button(.pressed) == told(.began, x: 0.25, y: 0.75))
    #expect(place(x: 0.5, y: 0.125) == told(.moved, x: 0.5, y: 0.125))
    #expect(button(.released) == told(.ended, x: 0.5, y: 0.125))
    #expect(place(x: 0.25, y: 0.25) == nil)
  }

  @Test func movementsAreMeasuredAgainstTheScreenFromItsMiddle() {
    #expect(move(x: 250, y: -125) == nil)
    #expect(button(.pressed) == told(.began, x: 0.75, y: 0.25))
    #expect(move(x: -500, y: 62.5) == told(.moved, x: 0.25, y: 0.375))
  }

  @Test func pointerStopsAtTheEdgesAndComesBackFromThemAtOnce() {
    _ = move(x: -9000, y: 9000)
    #expect(button(.pressed) == told(.began, x: 0, y: 1 - 1 / 500.0))
    #expect(move(x: 9000, y: -9000) == told(.moved, x: 1 - 1 / 1000.0, y: 0))
    #expect(move(x: 5, y: -5) == nil)
    #expect(place(x: 0.5, y: 0.5) == told(.moved, x: 0.5, y: 0.5))
    #expect(place(x: 1.5, y: -1) == told(.moved, x: 1 - 1 / 1000.0, y: 0))
  }

  @Test func otherButtonsAreNotTold() {
    #expect(button(.pressed, code: 0x111) == nil)
    #expect(place(x: 0.25, y: 0.25) == nil)
    #expect(button(.released, code: 0x111) == nil)
  }

  @Test func buttonHeldOnTwoPointersIsOneContactFromTheFirstPressToTheLastRelease() {
    #expect(button(.pressed, holders: 1) == told(.began, x: 0.5, y: 0.5))
    #expect(button(.pressed, holders: 2) == nil)
    #expect(button(.lost, holders: 1) == nil)
    #expect(button(.released, holders: 0) == told(.ended, x: 0.5, y: 0.5))
  }

  @Test func lostButtonCancelsTheContact() {
    _ = button(.pressed)
    #expect(button(.lost) == told(.cancelled, x: 0.5, y: 0.5))
  }

  @Test func cancelledContactIsToldOnceAndItsReleaseNot() {
    #expect(interpreter.cancel(at: 1) == nil)
    _ = button(.pressed)
    #expect(
      interpreter.cancel(at: 9)
        == .touches([TouchContact(id: -1, phase: .cancelled, x: 0.5, y: 0.5)], timestamp: 9))
    #expect(interpreter.cancel(at: 10) == nil)
    #expect(button(.released) == nil)
  }

  @Test func buttonReleasedTogetherWithTheRemovalOfItsDeviceIsLostAndNoOther() {
    func release(device: Int, microseconds: UInt64) -> LibinputEvent {
      .button(
        PointerButton(code: Self.left, change: .released, device: device), holderCount: 0,
        microseconds: microseconds)
    }
    let mouse = LibinputDevice(id: 1, name: "mouse", hasKeys: false)
    var events = [
      release(device: 1, microseconds: 1), release(device: 2, microseconds: 2),
      .deviceRemoved(mouse),
    ]

    events.loseButtonsOfRemovedDevices()

    let lost = LibinputEvent.button(
      PointerButton(code: Self.left, change: .lost, device: 1), holderCount: 0, microseconds: 1)
    #expect(events == [lost, release(device: 2, microseconds: 2), .deviceRemoved(mouse)])
  }
}
