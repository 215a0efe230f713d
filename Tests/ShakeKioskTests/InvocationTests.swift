import Input
import Motion
import Raster
import Testing
import ViewKit

@testable import shake_kiosk

@Suite struct InvocationTests {
  private func options(_ words: String...) throws -> Options {
    try Invocation(parsing: words).options { _, _ in Issue.record("no configuration was named") }
  }

  private func complaint(_ words: String...) -> String? {
    do {
      let invocation = try Invocation(parsing: words)
      _ = try invocation.options { _, _ in }
      try invocation.checkOperands()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func withoutWordsTheKioskRunsWithItsDefaults() throws {
    let invocation = try Invocation(parsing: [])

    #expect(invocation.command == .run)
    #expect(try options().simulateShakeKey == nil)
    #expect(try options().fit == .scaleAspectFit)
    #expect(try options().display == .automatic)
  }

  @Test func aValueMayFollowAsAWordOrAnEqualsSign() throws {
    #expect(try options("--fit", "center").fit == .center)
    #expect(try options("--fit=aspect-fill").fit == .scaleAspectFill)
    #expect(complaint("--images=") == "--images needs a value: --images DIR")
  }

  @Test func theLastOfTwoValuesHolds() throws {
    #expect(try options("--seed", "1", "--seed", "2").seed == 2)
  }

  @Test func simulatedShakesUseTheSpaceKeyUnlessAnotherIsNamed() throws {
    #expect(try options("--simulate-shake").simulateShakeKey == Key(name: "space"))
    #expect(try options("--simulate-shake=s").simulateShakeKey == Key(name: "s"))
  }

  @Test func picturesAreTurnedClockwise() throws {
    #expect(try options().orientation == nil)
    #expect(try options("--rotate", "0").orientation == .up)
    #expect(try options("--rotate", "90").orientation == .right)
    #expect(try options("--rotate", "180").orientation == .down)
    #expect(try options("--rotate=270").orientation == .left)
    #expect(complaint("--rotate", "45") == "'45' is no rotation: use 0, 90, 180 or 270")
  }

  @Test func theWordAfterSimulateShakeIsNotItsKey() {
    #expect(complaint("--simulate-shake", "s") == "there is no command 's', see --help")
  }

  @Test(arguments: [
    ("drm", DisplayChoice.drm(card: nil, connector: nil)),
    ("drm:card1", .drm(card: "card1", connector: nil)),
    ("drm:card1:HDMI-A-2", .drm(card: "card1", connector: "HDMI-A-2")),
    ("drm::HDMI-A-2", .drm(card: nil, connector: "HDMI-A-2")),
    (
      "drm:/dev/dri/by-path/pci-0000:00:02.0-card",
      .drm(card: "/dev/dri/by-path/pci-0000:00:02.0-card", connector: nil)
    ),
    (
      "drm:by-path/pci-0000:00:02.0-card:DP-1",
      .drm(card: "by-path/pci-0000:00:02.0-card", connector: "DP-1")
    ),
    ("terminal", .terminal),
    ("headless", .headless(PixelSize(width: 1920, height: 1080))),
    ("headless:640x480", .headless(PixelSize(width: 640, height: 480))),
  ])
  func displaysAreNamed(text: String, display: DisplayChoice) throws {
    #expect(try options("--display", text).display == display)
  }

  @Test(arguments: [
    ("auto", AccelerometerAddress.automatic), ("none", nil),
    ("local:", AccelerometerAddress(uri: "local:")),
    ("ip:192.0.2.7,accel_3d", AccelerometerAddress(uri: "ip:192.0.2.7", device: "accel_3d")),
  ])
  func accelerometersAreNamed(text: String, accelerometer: AccelerometerAddress?) throws {
    #expect(try options("--accelerometer", text).accelerometer == accelerometer)
  }

  @Test func aSlideShowHasItsTimeInSeconds() throws {
    #expect(try options().slideShow == nil)
    #expect(try options("--slideshow", "2.5").slideShow == .milliseconds(2500))
    #expect(try options("--slideshow=0.5").slideShow == .milliseconds(500))
    #expect(try options("--slideshow", "86400").slideShow == .seconds(86400))
  }

  @Test func aShakeHasItsLimitInSeconds() throws {
    #expect(try options().shakeLimit == nil)
    #expect(try options("--shake-limit", "2.5").shakeLimit == 2.5)
    #expect(try options("--shake-limit", "off").shakeLimit == .infinity)
  }

  @Test(arguments: [
    ["--frobnicate"], ["--fit", "stretch"], ["--fit"], ["--help=pdf"], ["-x"], ["extra"],
    ["--display", "window"], ["--display", "headless:0x10"], ["--display", "headless:1x1x1"],
    ["--display", "drm:a:b:c"], ["--mode", "big"], ["--kms", "fast"], ["--accelerometer", ""],
    ["--accelerometer", "accel_3d"], ["--shake-profile", "wild"], ["--shake-threshold", "hard"],
    ["--shake-threshold", "0"], ["--shake-limit", "0.9"], ["--shake-limit", "61"],
    ["--shake-limit", "nan"], ["--shake-limit", "never"], ["--seed", "-1"], ["--slideshow"],
    ["--slideshow", "0.49"], ["--slideshow", "86401"], ["--slideshow", "nan"],
    ["--slideshow", "often"], ["--simulate-shake=nokey"], ["--size", "1x1"],
    ["snapshot"], ["snapshot", "a.png", "b.png"], ["snapshot", "a.png", "--seed", "1"],
    ["snapshot", "a.png", "--size", "99999x1"], ["replay"],
    ["record"], ["record", "a.csv", "--seconds", "0"], ["record", "a.csv", "--seconds", "soon"],
    ["record", "a.csv", "--json"], ["replay", "a.csv", "--seconds", "1"], ["--force"],
    ["tune", "now"], ["tune", "--seed", "1"],
  ])
  func whatMakesNoSenseIsRefusedWithASentence(words: [String]) {
    var sentence: String?
    do {
      let invocation = try Invocation(parsing: words)
      _ = try invocation.options { _, _ in }
      try invocation.checkOperands()
    } catch {
      sentence = "\(error)"
    }

    #expect((sentence ?? "").count > 15)
  }

  @Test func aFileWhoseNameBeginsWithADashFollowsTwoDashes() throws {
    let invocation = try Invocation(parsing: ["replay", "--", "-odd.csv"])

    #expect(invocation.operands == ["-odd.csv"])
  }

  @Test func theCommandLineOverrulesTheConfigurationFile() throws {
    let invocation = try Invocation(parsing: ["--seed", "2", "--config", "kiosk.conf"])

    let options = try invocation.options { path, options in
      #expect(path == "kiosk.conf")
      try ConfigurationFile("seed 1\nfit center").apply(to: &options, path: path)
    }

    #expect(options.seed == 2)
    #expect(options.fit == .center)
  }

  @Test func everyOptionIsInTheHelp() {
    for option in Option.table { #expect(Help.text.contains("--\(option.name)")) }
    for line in Help.text.split(separator: "\n") { #expect(line.count <= 80) }
  }
}
