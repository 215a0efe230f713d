internal import Glibc
public import Platform

/// How a program that plays a device is told what to do, line by line, and tells what happened.
@MainActor public enum DeviceConsole {
  /// Reads commands from standard input as they come. What cannot be watched, as a file, has all its
  /// commands already.
  ///
  /// - Parameters:
  ///   - loop: waits for them.
  ///   - obey: does what a line says; what it throws goes to standard error.
  /// - Throws: why standard input cannot be watched.
  public static func listen(
    on loop: EventLoop, obey: @escaping @MainActor (String) throws -> Void
  ) throws(Errno) {
    var input = LineBuffer()
    func take(_ lines: [String]) {
      for line in lines where !line.isEmpty {
        do {
          try obey(line)
        } catch {
          complain("\(line): \(error)")
        }
      }
    }
    do throws(Errno) {
      var watch: EventLoop.Watch?
      watch = try loop.watch(STDIN_FILENO, for: .readable) { _ in
        if let lines = input.read() { take(lines) } else { watch?.cancel() }
      }
    } catch {
      guard error == .notPermitted else { throw error }
      while let lines = input.read() { take(lines) }
    }
  }

  /// Writes a line to standard output at once.
  public static func say(_ line: String) { put(line, STDOUT_FILENO) }

  /// Writes a sentence to standard error.
  public static func complain(_ sentence: String) {
    let program = CommandLine.arguments[0].split(separator: "/").last ?? "device"
    put("\(program): \(sentence)", STDERR_FILENO)
  }

  /// Ends the program; 74 is sysexits' word for trouble with a device.
  public static func fail(_ sentence: String, code: Int32 = 74) -> Never {
    complain(sentence)
    exit(code)
  }

  /// Unbuffered; when nobody reads, nobody can be told.
  private static func put(_ line: String, _ descriptor: Int32) {
    let bytes = Array((line + "\n").utf8)
    _ = write(descriptor, bytes, bytes.count)
  }
}
