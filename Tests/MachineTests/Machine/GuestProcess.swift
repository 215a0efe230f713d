import Foundation

/// A program that was started in the machine.
@MainActor final class GuestProcess {
  /// The folder of its `command`, `stdout` and `stderr`, which is its working folder too.
  let folder: URL
  /// What was run, for error sentences.
  let command: String
  private let number: Int
  private unowned let machine: Machine

  init(number: Int, command: String, folder: URL, machine: Machine) {
    self.number = number
    self.command = command
    self.folder = folder
    self.machine = machine
  }

  /// What it has written by now.
  var standardOutput: FollowedFile { FollowedFile(url: folder.appendingPathComponent("stdout")) }
  var standardError: FollowedFile { FollowedFile(url: folder.appendingPathComponent("stderr")) }

  /// Everything it has written, for error sentences.
  var logs: [(name: String, text: String)] {
    [
      ("\(command): standard output", standardOutput.text),
      ("\(command): standard error", standardError.text),
    ]
  }

  /// Whether it has not ended yet, as far as the machine has told.
  var isRunning: Bool { machine.exitCode(of: number) == nil }

  /// Waits for its end.
  ///
  /// - Returns: its exit code; 128 and the signal's number when a signal ended it.
  /// - Throws: `MachineError` when it does not end.
  func wait(upTo limit: TimeInterval = Patience.step) throws -> Int32 {
    do {
      return try machine.waitForEnd(of: number, upTo: limit)
    } catch {
      throw MachineError("\(command) did not end: \(error)", logs: logs)
    }
  }

  /// Waits for something that it does.
  ///
  /// - Parameters:
  ///   - what: what is waited for, for the error sentence.
  ///   - look: returns it once it is there.
  /// - Returns: what `look` found.
  /// - Throws: `MachineError` when the process ends without it, or does not do it in time.
  func wait<Found>(for what: String, look: () throws -> Found?) throws -> Found {
    let found = try Patience.wait {
      let isRunning = isRunning
      if let found = try look() { return found }
      guard isRunning else {
        throw MachineError("\(command) has ended before \(what)", logs: logs)
      }
      return nil
    }
    guard let found else { throw MachineError("\(command): no \(what)", logs: logs) }
    return found
  }

  /// Its process number in the machine.
  func processID() throws -> Int {
    let file = FollowedFile(url: folder.appendingPathComponent("pid"))
    return try wait(for: "start") { file.lines.first.flatMap { Int($0) } }
  }

  /// Sends it a signal.
  ///
  /// - Parameter signal: the signal's name without SIG.
  /// - Throws: `MachineError` when it is not there any more.
  func kill(_ signal: String) throws {
    try machine.run("kill -\(signal) \(processID())")
  }
}
