import Foundation

/// A run of the real program, without a terminal.
final class ProgramRun {
  let exitCode: Int32
  let output: String
  let errors: String

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - arguments: its words.
  ///   - input: what it finds on standard input.
  ///   - prelude: what the shell does before it becomes the program.
  /// - Throws: that it cannot be started, or its pipes cannot be used.
  init(_ arguments: [String], input: String = "", prelude: String = ":") throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", prelude + "; exec \"$0\" \"$@\"", Self.program] + arguments
    process.environment = [:]
    let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    output = Self.text(standardOutput)
    errors = Self.text(standardError)
    process.waitUntilExit()
    exitCode = process.terminationStatus
  }

  /// Where the program lies: beside the tests.
  static var program: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "shake-kiosk").path
  }

  private static func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
