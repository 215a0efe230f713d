import Testing

@testable import kiosk_benchmarks

@Suite struct InvocationTests {
  private func complaint(_ words: String...) -> String? {
    do throws(UsageError) {
      _ = try Invocation(parsing: words)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: Subcommand.all.map(\.name)) func everySubcommandIsFoundByItsName(name: String)
    throws
  {
    guard case .subcommand(let found, let operands) = try Invocation(parsing: [name]) else {
      Issue.record("\(name) is a subcommand")
      return
    }
    #expect(found.name == name)
    #expect(operands.isEmpty)
  }

  @Test func operandInBracketsMayBeLeftOut() throws {
    for words in [["shakes"], ["shakes", "recordings"]] {
      guard case .subcommand(let found, let operands) = try Invocation(parsing: words) else {
        Issue.record("\(words) asks for a subcommand")
        continue
      }
      #expect(found.name == "shakes")
      #expect(operands == Array(words.dropFirst()))
    }
    #expect(
      complaint("shakes", "here", "there") == "it is written so: kiosk-benchmarks shakes [DIR]")
  }

  @Test(arguments: [["--help"], ["-h"], ["events", "--help"]])
  func helpIsGivenWhereverItIsAskedFor(words: [String]) throws {
    guard case .help = try Invocation(parsing: words) else {
      Issue.record("\(words) asks for help")
      return
    }
  }

  @Test func wrongWordsAreNamed() {
    #expect(complaint() == "say what to measure, see --help")
    #expect(complaint("speed") == "there is no subcommand 'speed', see --help")
    #expect(complaint("events", "--fast") == "there is no option '--fast', see --help")
    #expect(complaint("events", "twice") == "it is written so: kiosk-benchmarks events")
  }

  @Test func helpNamesEverySubcommand() {
    for subcommand in Subcommand.all {
      #expect(Subcommand.help.contains("kiosk-benchmarks \(subcommand.synopsis)\n"))
    }
  }
}
