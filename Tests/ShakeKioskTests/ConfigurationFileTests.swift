import Testing
import ViewKit

@testable import shake_kiosk

@Suite struct ConfigurationFileTests {
  private func options(_ text: String) throws -> Options {
    var options = Options()
    try ConfigurationFile(text).apply(to: &options, path: "kiosk.conf")
    return options
  }

  @Test func aLineHoldsAnOptionWithOrWithoutAnEqualsSign() throws {
    let options = try options("fit aspect-fill\n  seed = 7  \nimages=/srv/my pictures\r\n")

    #expect(options.fit == .scaleAspectFill)
    #expect(options.seed == 7)
    #expect(options.images == "/srv/my pictures")
  }

  @Test func commentsAndEmptyLinesSayNothing() throws {
    #expect(try options("# seed 7\n\n   \n").seed == nil)
  }

  @Test func anOptionalValueMayBeLeftOut() throws {
    #expect(try options("simulate-shake").simulateShakeKey != nil)
  }

  @Test(arguments: [
    "seed 7\nfrobnicate", "seed 7\nseed", "seed 7\nfit stretch", "seed 7\nconfig other.conf",
    "seed 7\nhelp",
  ])
  func aWrongLineIsNamedByItsNumber(text: String) {
    do {
      _ = try options(text)
      Issue.record("\(text) was taken")
    } catch {
      let failure = error as? Failure
      #expect(failure?.code == .configuration)
      #expect("\(error)".hasPrefix("kiosk.conf, line 2: "))
    }
  }
}
