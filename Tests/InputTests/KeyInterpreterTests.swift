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

  // MARK: Switching consoles

  @Test(arguments: [(59, 1), (60, 2), (68, 10), (87, 11), (88, 12)])
  func controlAltAndAFunctionKeyAskForAConsole(code: UInt16, number: Int) {
    _ = press(.leftControl)
    _ = press(.leftAlt)
    #expect(press(Key(code: code)) == .consoleSwitch(number))
    #expect(release(Key(code: code)) == nil)
  }

  @Test func theRightAltKeyDoesAsWell() {
    _ = press(.rightAlt)
    _ = press(.rightControl)
    #expect(press(Key(code: 60)) == .consoleSwitch(2))
  }

  @Test(arguments: [[Key.leftControl], [.leftAlt], []])
  func aFunctionKeyWithFewerModifiersStaysAKey(modifiers: [Key]) {
    for modifier in modifiers { _ = press(modifier) }
    let function = Key(code: 60)
    #expect(press(function) == .key(function, isDown: true, timestamp: 12.345678))
    #expect(release(function) == .key(function, isDown: false, timestamp: 12.345678))
  }
}
