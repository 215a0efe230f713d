/// How much memory programs can still have before the kernel has to swap or kill.
public enum AvailableMemory {
  /// The kernel's estimate now.
  ///
  /// - Parameter path: where it says so; another one is for tests.
  /// - Returns: bytes; nil where it gives none. The manual page is proc_meminfo(5), `MemAvailable`.
  public static func bytes(from path: String = "/proc/meminfo") -> Int? {
    guard let text = try? TextFile.read(path) else { return nil }
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, words[0] == "MemAvailable:", words[2] == "kB" else { continue }
      return Int(words[1]).map { $0 * 1024 }
    }
    return nil
  }
}
