import Testing

@testable import Input

@Suite final class KeyInterpreterTests {
  private var interpreter = KeyInterpreter()

  private func press(_ key: Key, holders: Int = 1) -> InputEvent? {
    change(key, isDown: true, holders: holders)
  }

  private func release(_ key: Key, holders: Int = 0) -> InputEvent? {
    change(key, isDown: false, holders: holders)
  }

  private func change(_ key: Key, isDown: Bool, holders: Int) -> InputEvent? {
    interpreter.event(
      for: .key(
        code: UInt32(key.code), isDown: isDown, holderCount: holders, microseconds: 12_345_678))
  }

  private let space = Key(code: 57)

  @Test func keyIsToldWithTheDevicesOwnTimeInSeconds() {
    #expect(press(space) == .key(space, isDown: true, timestamp: 12.345678))
    #expect(release(space) == .key(space, isDown: false, timestamp: 12.345678))
  }

  @Test func keyHeldOnTwoDevicesIsDownFromTheFirstPressToTheLastRelease() {
    #expect(press(space, holders: 1) != nil)
    #expect(press(space, holders: 2) == nil)
    #expect(release(space, holders: 1) == nil)
    #expect(release(space, holders: 0) != nil)
  }

  @Test(arguments: [Key.leftControl, .rightControl])
  func controlAndCAreAnInterruptInPlaceOfC(control: Key) {
    _ = press(control)
    #expect(press(.c) == .interrupt)
    #expect(release(.c) == nil)
    #expect(release(control) == .key(control, isDown: false, timestamp: 12.345678))
  }

  @Test func cIsAKeyAgainAfterControlWasLetGo() {
    _ = press(.leftControl)
    _ = press(.c)
    _ = release(.leftControl)
    #expect(release(.c) == nil)
    #expect(press(.c) == .key(.c, isDown: true, timestamp: 12.345678))
    #expect(release(.c) == .key(.c, isDown: false, timestamp: 12.345678))
  }

  @Test func oneOfTwoHeldControlsIsEnough() {
    _ = press(.leftControl)
    _ = press(.rightControl)
    _ = release(.leftControl)
    #expect(press(.c) == .interrupt)
  }

  @Test func otherKeysWithControlStayKeys() {
    _ = press(.leftControl)
    #expect(press(space) == .key(space, isDown: true, timestamp: 12.345678))
  }

  @Test func numberTheKernelHasNoKeyForIsLeftOut() {
    #expect(
      interpreter.event(
        for: .key(code: 70_000, isDown: true, holderCount: 1, microseconds: 1)) == nil)
    #expect(interpreter.event(for: .other) == nil)
  }
}
