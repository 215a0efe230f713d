import Testing

@testable import Display

struct UEventMonitorTests {
  private func concernsCards(_ parts: [String], prefix: [UInt8] = []) -> Bool {
    let bytes = prefix + parts.flatMap { Array($0.utf8) + [0] }
    return bytes.withUnsafeBytes { UEventMonitor.concernsCards($0) }
  }

  @Test func kernelsWordOfAScreenIsUnderstood() {
    #expect(
      concernsCards([
        "change@/devices/pci0000:00/0000:00:01.0/drm/card0", "ACTION=change",
        "DEVPATH=/devices/pci0000:00/0000:00:01.0/drm/card0", "SUBSYSTEM=drm", "HOTPLUG=1",
        "DEVNAME=dri/card0", "DEVTYPE=drm_minor", "SEQNUM=3120",
      ]))
  }

  @Test func udevsWordOfACardIsUnderstood() {
    // A heading with numbers stands before the texts.
    let heading: [UInt8] =
      Array("libudev".utf8) + [0, 0xFE, 0xED, 0xCA, 0xFE, 40, 0, 0, 0, 40, 0, 0, 0, 97, 0, 0, 0]
      + Array(repeating: 7, count: 16)
    #expect(
      concernsCards(
        ["UDEV_DATABASE_VERSION=1", "ACTION=add", "SUBSYSTEM=drm", "TAGS=:seat:"],
        prefix: heading))
  }

  @Test func wordOfOtherDevicesMeansNothing() {
    #expect(
      !concernsCards([
        "change@/devices/platform/drm", "ACTION=change", "SUBSYSTEM=power_supply",
        "NAME=SUBSYSTEM=drm", "SUBSYSTEM=drm_dp_aux_dev",
      ]))
    #expect(!concernsCards([]))
  }
}
