import Foundation

/// A connection to a unix socket that talks in lines.
final class LineSocket {
  private let descriptor: Int32
  private var received = Data()

  /// Connects, or returns `nil` when nobody listens there yet.
  init?(path: URL) {
    // A socket's address holds 107 bytes; the way over the open folder makes any path short.
    let folder = open(path.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    defer { close(folder) }
    let shortPath = "/proc/self/fd/\(folder)/\(path.lastPathComponent)"

    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: shortPath.utf8) }
    let stream = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(AF_UNIX, stream, 0)
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard connected else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Sends a line; a peer that has gone is noticed by the next `readLine`.
  func write(line: String) {
    let bytes = Array((line + "\n").utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// Waits for the next line.
  ///
  /// - Parameter limit: how long.
  /// - Returns: the line without its end.
  /// - Throws: `MachineError` when the time is up or the peer has gone.
  func readLine(upTo limit: TimeInterval) throws -> String {
    let end = Date(timeIntervalSinceNow: limit)
    while true {
      if let newline = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: received[..<newline], as: UTF8.self)
        received.removeSubrange(...newline)
        return line.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = Int32(max(0, end.timeIntervalSinceNow) * 1000)
      guard Glibc.poll(&poll, 1, left) > 0 else {
        throw MachineError("no line came from the machine within \(Int(limit)) s")
      }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = recv(descriptor, &chunk, chunk.count, 0)
      guard count > 0 else { throw MachineError("the machine has closed the connection") }
      received.append(contentsOf: chunk[..<count])
    }
  }
}
