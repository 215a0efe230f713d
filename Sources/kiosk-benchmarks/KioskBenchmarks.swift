internal import Glibc

/// Measures parts of the kiosk, and prints the figures.
@main enum KioskBenchmarks {
  @MainActor static func main() {
    do {
      switch try Invocation(parsing: Array(CommandLine.arguments.dropFirst())) {
      case .help: print(Subcommand.help, terminator: "")
      case .subcommand(let subcommand, let operands): try subcommand.run(operands)
      }
    } catch let error as UsageError {
      fail(error.description, code: 64)
    } catch let error as InputError {
      fail(error.description, code: error.exitCode)
    } catch {
      fail("\(error)", code: 70)
    }
  }

  /// Ends the program with a sentence and one of sysexits' codes.
  private static func fail(_ sentence: String, code: Int32) -> Never {
    let bytes = Array("kiosk-benchmarks: \(sentence)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    exit(code)
  }
}
