import Foundation

/// A device that a program in the machine plays to the kernel, as it is told to.
@MainActor class VirtualDevice {
  private let process: GuestProcess
  private let machine: Machine
  private let commands: String
  private var seenCount = 0

  /// Plugs it in and waits until the kernel has it.
  ///
  /// - Parameters:
  ///   - program: the program that plays it.
  ///   - options: the program's options.
  ///   - machine: where it is plugged in.
  /// - Throws: `MachineError` when it cannot be.
  init(_ program: String, _ options: String = "", in machine: Machine) throws {
    self.machine = machine
    commands = "/tmp/\(program)-\(UUID().uuidString)"
    try machine.run("mkfifo \(commands)")
    // Opened for both ways: the pipe then stays open between two commands.
    process = try machine.start("\(program) \(options) 0<>\(commands)")
    try waitFor("plugged")
  }

  /// Has it do something, as `shake` or `unplug`.
  func send(_ command: String) throws { try machine.run("echo '\(command)' >\(commands)") }

  /// Waits until it has told something after what it told last, as `done shake` or `ready`.
  func waitFor(_ line: String) throws {
    seenCount = try process.wait(for: "'\(line)'") {
      let lines = process.standardOutput.lines.dropFirst(seenCount)
      return lines.firstIndex(of: line).map { $0 + 1 }
    }
  }
}
