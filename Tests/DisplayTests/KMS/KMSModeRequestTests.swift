import Raster
import Testing

@testable import Display

struct KMSModeRequestTests {
  @Test(arguments: [
    ("preferred", ModeRequest.preferred), ("current", .current),
    ("1920x1080", .size(PixelSize(width: 1920, height: 1080), refreshRate: nil)),
    ("800x480@60", .size(PixelSize(width: 800, height: 480), refreshRate: 60)),
    ("1920x1080@59.94", .size(PixelSize(width: 1920, height: 1080), refreshRate: 59.94)),
  ])
  func requestsAreReadAndWritten(_ text: String, _ request: ModeRequest) {
    #expect(ModeRequest(text) == request)
    #expect(request.description == text)
  }

  @Test(arguments: [
    "", "x", "best", "1920", "1920x", "x1080", "0x600", "800x0", "-1x5", "+8x6", "800x600x3",
    "800x600@", "800x600@0", "800x600@-60", "800x600@nan", "800x600@inf", "800x600@60@60",
    "70000x600", "800 x600", "800X600",
  ])
  func nonsenseIsNoRequest(_ text: String) {
    #expect(ModeRequest(text) == nil)
  }

  @Test func preferenceIsReadFromTheKindNotFromTheFlags() {
    // Both constants are 1 << 3, and programs have mixed them up.
    let negativeSync = Mode.sample(1024, 768, flags: .negativeVerticalSync)
    let preferred = Mode.sample(1920, 1080, kind: .preferred)

    let choice = ModeRequest.preferred.choice(from: [negativeSync, preferred], current: nil)

    #expect(choice?.mode == preferred)
  }

  @Test func fiftyHertzComeBeforeArea() {
    let modes = [Mode.sample(3840, 2160, rate: 30), .sample(1920, 1080), .sample(1280, 720)]
    #expect(ModeRequest.preferred.choice(from: modes, current: nil)?.mode == modes[1])
  }

  @Test func progressiveComesBeforeInterlaced() {
    let modes = [Mode.sample(1920, 1080, flags: .interlaced), .sample(1280, 720, rate: 50)]
    #expect(ModeRequest.preferred.choice(from: modes, current: nil)?.mode == modes[1])
  }

  @Test func amongSlowModesTheLargestProgressiveIsTaken() {
    let modes = [
      Mode.sample(1920, 1080, flags: .interlaced), .sample(1280, 720, rate: 30),
      .sample(1920, 1080, rate: 24),
    ]
    #expect(ModeRequest.preferred.choice(from: modes, current: nil)?.mode == modes[2])
  }

  @Test func theFirstIsTakenWhenNothingSpeaksForAny() {
    let modes = [
      Mode.sample(720, 576, flags: .interlaced), .sample(1920, 1080, flags: .interlaced),
    ]
    #expect(ModeRequest.preferred.choice(from: modes, current: nil)?.mode == modes[0])
  }

  @Test func panelWithoutARefreshRateIsTaken() {
    var panel = Mode.sample(320, 240)
    panel.clock = 0
    panel.roundedRefreshRate = 0
    #expect(ModeRequest.preferred.choice(from: [panel], current: nil)?.mode == panel)
  }

  @Test func currentModeStaysWhenItIsOffered() {
    let modes = [Mode.sample(1920, 1080, kind: .preferred), .sample(1280, 720)]
    // A CRTC's mode does not say where it comes from.
    var current = modes[1]
    current.name = ""
    current.kind = Mode.Kind(rawValue: 1 << 5)
    #expect(ModeRequest.current.choice(from: modes, current: current)?.mode == modes[1])
    #expect(ModeRequest.preferred.choice(from: modes, current: modes[1])?.mode == modes[0])
  }

  @Test func modeOfTheKernelsCommandLineIsTakenWhenNothingIsShownYet() {
    let modes = [
      Mode.sample(1920, 1080, kind: .preferred), .sample(1280, 720, kind: .userDefined),
    ]
    #expect(ModeRequest.current.choice(from: modes, current: nil)?.mode == modes[1])
    #expect(ModeRequest.current.choice(from: modes, current: modes[0])?.mode == modes[0])
    #expect(ModeRequest.preferred.choice(from: modes, current: nil)?.mode == modes[0])
  }

  @Test func currentModeThatIsNotOfferedGivesWayToThePreferredOne() {
    let modes = [Mode.sample(1280, 720), .sample(1920, 1080, kind: .preferred)]
    #expect(ModeRequest.current.choice(from: modes, current: .sample(640, 480))?.mode == modes[1])
    #expect(ModeRequest.current.choice(from: modes, current: nil)?.mode == modes[1])
  }

  @Test func sizeIsFoundWithTheRateAskedFor() throws {
    let modes = [
      Mode.sample(1920, 1080, rate: 60), .sample(1920, 1080, rate: 50),
      .sample(1920, 1080, rate: 50, flags: .interlaced), .sample(1280, 720, rate: 50),
    ]
    let request = try #require(ModeRequest("1920x1080@50"))
    let choice = request.choice(from: modes.reversed(), current: nil)
    #expect(choice?.mode == modes[1])
    #expect(choice?.isAsRequested == true)
  }

  @Test func sizeWithoutARateIsTakenNearSixtyHertz() throws {
    let modes = [
      Mode.sample(1920, 1080, rate: 24), .sample(1920, 1080, rate: 144),
      .sample(1920, 1080, rate: 59.94), .sample(1920, 1080, rate: 60, flags: .interlaced),
    ]
    let request = try #require(ModeRequest("1920x1080"))
    #expect(request.choice(from: modes, current: nil)?.mode == modes[2])
  }

  @Test func sizeWithoutARateFollowsTheScreensPreference() throws {
    let modes = [Mode.sample(1920, 1080), .sample(1920, 1080, rate: 100, kind: .preferred)]
    let request = try #require(ModeRequest("1920x1080"))
    #expect(request.choice(from: modes, current: nil)?.mode == modes[1])
  }

  @Test func sizeThatIsNotOfferedIsReplacedAndSaidSo() throws {
    let modes = [Mode.sample(1280, 720), .sample(1920, 1080, kind: .preferred)]
    for text in ["800x600", "1280x720@75"] {
      let request = try #require(ModeRequest(text))
      let choice = request.choice(from: modes, current: modes[0])
      #expect(choice?.mode == modes[1])
      #expect(choice?.isAsRequested == false)
    }
  }

  @Test func nothingOfferedIsNoChoice() {
    #expect(ModeRequest.current.choice(from: [], current: .sample(640, 480)) == nil)
  }
}
