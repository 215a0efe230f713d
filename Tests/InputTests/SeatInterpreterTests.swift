import Testing

@testable import Input

@Suite final class SeatInterpreterTests {
  private var seat = SeatInterpreter(screenSize: (width: 1000, height: 500))
  private let screen = LibinputDevice(id: 1, name: "touch screen", hasKeys: false)
  private let keyboard = LibinputDevice(id: 2, name: "keyboard", hasKeys: true)

  private func tell(_ events: LibinputEvent...) -> [InputEvent] {
    events.flatMap { seat.events(for: $0, at: 9) }
  }

  private func holdFinger() {
    _ = tell(
      .deviceAdded(screen),
      .touch(.down(x: 0.25, y: 0.5), slot: 0, device: screen.id, microseconds: 1_000_000),
      .touchFrame)
  }

  private let cancelledFinger = InputEvent.touches(
    [TouchContact(id: 0, phase: .cancelled, x: 0.25, y: 0.5)], timestamp: 9)

  @Test func devicesAreToldAndThoseWithKeysCountedAsKeyboards() {
    #expect(tell(.deviceAdded(screen)) == [.deviceAdded(name: "touch screen")])
    #expect(seat.keyboardCount == 0)
    #expect(tell(.deviceAdded(keyboard)) == [.deviceAdded(name: "keyboard")])
    #expect(seat.keyboardCount == 1)
    #expect(tell(.deviceRemoved(screen)) == [.deviceRemoved(name: "touch screen")])
    #expect(seat.keyboardCount == 1)
    _ = tell(.deviceRemoved(keyboard))
    #expect(seat.keyboardCount == 0)
  }

  @Test func removedDevicesFingersAreCancelledBeforeItsRemovalIsTold() {
    holdFinger()
    #expect(
      tell(.deviceRemoved(screen)) == [cancelledFinger, .deviceRemoved(name: "touch screen")])
  }

  @Test func fingersThatLibinputCancelledAreNotCancelledAgainByTheRemoval() {
    holdFinger()
    _ = tell(
      .touch(.cancel, slot: 0, device: screen.id, microseconds: 2_000_000), .touchFrame)
    #expect(tell(.deviceRemoved(screen)) == [.deviceRemoved(name: "touch screen")])
  }

  @Test func keysTouchesAndPointersAreAllHeard() {
    let button = PointerButton(code: 0x110, change: .pressed, device: 3)
    let events = tell(
      .key(code: 57, isDown: true, holderCount: 1, microseconds: 1_000_000),
      .touch(.down(x: 0.25, y: 0.5), slot: 0, device: screen.id, microseconds: 2_000_000),
      .touchFrame,
      .pointerPosition(x: 0.75, y: 0.5, microseconds: 3_000_000),
      .button(button, holderCount: 1, microseconds: 3_000_000))
    #expect(
      events == [
        .key(Key(code: 57), isDown: true, timestamp: 1),
        .touches([TouchContact(id: 0, phase: .began, x: 0.25, y: 0.5)], timestamp: 2),
        .touches([TouchContact(id: -1, phase: .began, x: 0.75, y: 0.5)], timestamp: 3),
      ])
  }

  @Test func removalOfAllDevicesCancelsFingersAndPointerOnceAndForgetsKeys() {
    holdFinger()
    _ = tell(
      .deviceAdded(keyboard),
      .key(code: UInt32(Key.leftControl.code), isDown: true, holderCount: 1, microseconds: 1),
      .button(
        PointerButton(code: 0x110, change: .pressed, device: 3), holderCount: 1, microseconds: 1))

    let pointer = TouchContact(id: -1, phase: .cancelled, x: 0.5, y: 0.5)
    #expect(
      seat.removeAllDevices(at: 9) == [cancelledFinger, .touches([pointer], timestamp: 9)])
    #expect(seat.removeAllDevices(at: 9) == [])
    #expect(seat.keyboardCount == 0)
    let c = tell(
      .key(code: UInt32(Key.c.code), isDown: true, holderCount: 1, microseconds: 1_000_000))
    #expect(c == [.key(.c, isDown: true, timestamp: 1)])
  }

  @Test func movementsAreMeasuredAgainstTheScreensSize() {
    seat.screenSize = (width: 2000, height: 1000)
    let button = PointerButton(code: 0x110, change: .pressed, device: 3)
    let events = tell(
      .pointerMotion(x: 500, y: 250, microseconds: 1_000_000),
      .button(button, holderCount: 1, microseconds: 1_000_000))
    #expect(
      events == [.touches([TouchContact(id: -1, phase: .began, x: 0.75, y: 0.75)], timestamp: 1)])
  }
}
