import Foundation

/// A virtual accelerometer that is plugged into the machine.
@MainActor final class VirtualAccelerometer {
  private let process: GuestProcess
  private let machine: Machine
  private let commands: String
  private var seenCount = 0

  /// Plugs it in and waits until the kernel has it.
  init(in machine: Machine) throws {
    self.machine = machine
    commands = "/tmp/accelerometer-\(UUID().uuidString)"
    try machine.run("mkfifo \(commands)")
    // Opened for both ways: the pipe then stays open between two commands.
    process = try machine.start("virtual-accelerometer 0<>\(commands)")
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
