import Platform
import Testing

@testable import Input

@Suite struct InputUnavailabilityTests {
  @Test func refusedDeviceNamesTheGroupToJoin() {
    let text = InputUnavailability(
      refusal: ("/dev/input/event3", .permissionDenied), isUdevRunning: true
    ).description
    #expect(text.contains("/dev/input/event3"))
    #expect(text.contains("usermod -aG input"))
  }

  @Test func brokenDeviceIsNotAMatterOfGroups() {
    let text = InputUnavailability(
      refusal: ("/dev/input/event3", .noSuchDevice), isUdevRunning: true
    ).description
    #expect(!text.contains("group"))
  }

  @Test func missingUdevIsNamed() {
    let text = InputUnavailability(refusal: nil, isUdevRunning: false).description
    #expect(text.contains("udev is not running"))
  }

  @Test func missingKeyboardIsAskedFor() {
    let text = InputUnavailability(refusal: nil, isUdevRunning: true).description
    #expect(text.contains("plugged in"))
  }
}
