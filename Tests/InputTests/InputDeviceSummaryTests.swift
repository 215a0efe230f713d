import Testing

@testable import Input

@Suite struct InputDeviceSummaryTests {
  /// As a kernel of 64 bits writes its list.
  private func devices(_ paragraphs: String...) -> [InputDeviceSummary] {
    InputDeviceSummary.parse(paragraphs.joined(separator: "\n\n") + "\n\n")
  }

  private static let keyboard = """
    I: Bus=0006 Vendor=0627 Product=0001 Version=0001
    N: Name="QEMU Virtio Keyboard"
    H: Handlers=sysrq kbd leds event3
    B: EV=120013
    B: KEY=402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe
    """

  @Test func keyboardHasKeys() {
    #expect(
      devices(Self.keyboard) == [
        InputDeviceSummary(
          name: "QEMU Virtio Keyboard", path: "/dev/input/event3", abilities: .keys)
      ])
  }

  @Test func touchScreenIsTouched() {
    let screen = """
      N: Name="raspberrypi-ts"
      H: Handlers=mouse0 event0
      B: EV=b
      B: KEY=400 0 0 0 0 0
      B: ABS=260800000000003
      """
    #expect(devices(screen).map(\.abilities) == [.touch])
  }

  @Test func mouseMovesAPointer() {
    let mouse = """
      N: Name="Mouse"
      H: Handlers=mouse1 event5
      B: EV=17
      B: KEY=1f0000 0 0 0 0
      B: REL=903
      """
    #expect(devices(mouse).map(\.abilities) == [.pointer])
  }

  @Test func remoteControlWithKeysAboveTheButtonsHasKeys() {
    // KEY_OK is 0x160.
    let remote = """
      N: Name="vc4-hdmi-0"
      H: Handlers=kbd event1
      B: EV=100003
      B: KEY=100000000 0 0 0 0 0
      """
    #expect(devices(remote).map(\.abilities) == [.keys])
  }

  @Test func whatNobodyCanPressIsLeftOut() {
    let jack = """
      N: Name="HDA Headphone"
      H: Handlers=event9
      B: EV=21
      B: SW=4
      """
    let fileless = Self.keyboard.replacing(" event3", with: "")
    #expect(devices(jack, fileless).isEmpty)
    #expect(devices(jack, Self.keyboard).count == 1)
  }
}
