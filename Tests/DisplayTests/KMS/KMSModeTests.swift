import Raster
import Testing

@testable import Display

struct KMSModeTests {
  private static func mode(
    clock: UInt32, total: (UInt16, UInt16), flags: Mode.Flags = [], scan: UInt16 = 0,
    rounded: UInt32 = 0
  ) -> Mode {
    Mode(
      clock: clock,
      horizontal: .init(display: 1920, syncStart: 2008, syncEnd: 2052, total: total.0),
      vertical: .init(display: 1080, syncStart: 1084, syncEnd: 1089, total: total.1),
      verticalScan: scan, roundedRefreshRate: rounded, flags: flags, name: "")
  }

  @Test func refreshRateComesFromTheClock() {
    #expect(Self.mode(clock: 148_500, total: (2200, 1125)).refreshRate == 60)
    #expect(Self.mode(clock: 297_000, total: (4400, 2250)).refreshRate == 30)
  }

  @Test func interlacedModesShowTwoFieldsAPicture() {
    #expect(
      Self.mode(clock: 74_250, total: (2200, 1125), flags: .interlaced).refreshRate == 60)
  }

  @Test func repeatedLinesTakeTheirTime() {
    #expect(
      Self.mode(clock: 148_500, total: (2200, 1125), flags: .doubleScan).refreshRate == 30)
    #expect(Self.mode(clock: 148_500, total: (2200, 1125), scan: 3).refreshRate == 20)
    #expect(Self.mode(clock: 148_500, total: (2200, 1125), scan: 1).refreshRate == 60)
  }

  @Test(arguments: [(0, 1125), (2200, 0), (0, 0)] as [(UInt16, UInt16)])
  func timingWithoutTotalsTellsTheKernelsRate(_ total: (UInt16, UInt16)) {
    #expect(Self.mode(clock: 148_500, total: total, rounded: 50).refreshRate == 50)
  }

  @Test func timingWithoutAClockTellsTheKernelsRate() {
    #expect(Self.mode(clock: 0, total: (2200, 1125), rounded: 0).refreshRate == 0)
  }

  @Test func descriptionRoundsTheRateToHundredths() {
    #expect(Mode.sample(1920, 1080).description == "1920x1080 at 60 Hz")
    #expect(Mode.sample(1920, 1080, rate: 59.94).description == "1920x1080 at 59.94 Hz")
    #expect(Mode.sample(1280, 1024, rate: 60.02).description == "1280x1024 at 60.02 Hz")
    #expect(
      Mode.sample(1920, 1080, flags: .interlaced).description == "1920x1080 at 60 Hz interlaced")
  }

  @Test func sameTimingIgnoresNameAndOrigin() {
    let mode = Mode.sample(1920, 1080)
    var other = mode
    other.name = "userdefined"
    other.kind = .preferred
    other.roundedRefreshRate = 0
    #expect(mode.hasSameTiming(as: other))
    other.clock += 1
    #expect(!mode.hasSameTiming(as: other))
  }

  @Test func formatCodesAreReadAsLetters() {
    #expect(PixelFormat.xrgb8888.fourCC == 0x3432_5258)
    #expect(PixelFormat(fourCC: 0x3631_4752).description == "RG16")
  }
}
