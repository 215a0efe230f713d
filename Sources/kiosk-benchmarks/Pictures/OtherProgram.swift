internal import Glibc

/// Another program that shrinks a picture to fit into 1920×1080.
struct OtherProgram: Sendable {
  let name: String
  /// What it is given.
  let arguments: @Sendable (_ input: String, _ output: String) -> [String]

  static let all = [
    OtherProgram(name: "vipsthumbnail") { ["--size", "1920x1080", "-o", $1, $0] },
    OtherProgram(name: "convert") { [$0, "-resize", "1920x1080", $1] },
  ]

  /// What one run takes: the time of all its threads in seconds, and its peak of memory in bytes, which
  /// is not less than this program's own when it starts.
  ///
  /// - Returns: nil when it is not installed or does not do it.
  func run(_ input: String, _ output: String) -> (seconds: Double, memory: Int)? {
    var words = ([name] + arguments(input, output)).map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    var silence = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&silence)
    defer { posix_spawn_file_actions_destroy(&silence) }
    posix_spawn_file_actions_addopen(&silence, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var process = pid_t()
    guard posix_spawnp(&process, name, &silence, nil, words, environ) == 0 else { return nil }
    var (status, usage) = (Int32(), rusage())
    while wait4(process, &status, 0, &usage) < 0 { guard errno == EINTR else { return nil } }
    guard status == 0 else { return nil }
    return (
      Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime), Int(usage.ru_maxrss) * 1024
    )
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
