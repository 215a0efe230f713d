import Foundation

/// A connection to QEMU's machine protocol.
///
/// The protocol is described at https://www.qemu.org/docs/master/interop/qmp-spec.html
struct QMPConnection {
  private let socket: LineSocket

  /// Greets QEMU.
  init(_ socket: LineSocket) throws {
    self.socket = socket
    _ = try socket.readLine(upTo: Patience.step)
    try execute("qmp_capabilities")
  }

  /// Runs a command and waits until it is done.
  ///
  /// - Parameters:
  ///   - command: its name.
  ///   - arguments: what goes with it, as JSON.
  /// - Throws: `MachineError` with QEMU's reason when it refuses.
  func execute(_ command: String, _ arguments: [String: Any] = [:]) throws {
    let request = try JSONSerialization.data(
      withJSONObject: ["execute": command, "arguments": arguments])
    socket.write(line: String(decoding: request, as: UTF8.self))
    while true {
      let line = try socket.readLine(upTo: Patience.step)
      let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      if answer?["return"] != nil { return }
      if let error = answer?["error"] {
        throw MachineError("QEMU refuses \(command) \(arguments): \(error)")
      }
      // Anything else is an event, which nobody here waits for.
    }
  }
}
