internal import Glibc

/// Other programs, run to their end.
public enum Subprocess {
  /// Runs a command and waits for its end.
  ///
  /// - Parameter command: as a shell reads it. What it complains about is shown to nobody.
  /// - Returns: what it wrote to standard output, what is no UTF-8 in it replaced; nil when it could
  ///   not be run, or ended with another code than 0. The corresponding C function is `popen`.
  public static func output(of command: String) -> String? {
    guard let stream = popen("\(command) 2>/dev/null", "re") else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return pclose(stream) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
