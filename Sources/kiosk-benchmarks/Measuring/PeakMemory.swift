import Platform

/// The most memory that the program had in use. The manual page is proc_pid_status(5).
enum PeakMemory {
  /// How much more a piece of work had in use at its peak than was before it, in bytes.
  ///
  /// - Throws: what the work throws, and when the kernel does not tell.
  static func bytes(of work: () throws -> Void) throws -> Int {
    // Sets the peak to what is in use now.
    try FileDescriptor(opening: "/proc/self/clear_refs", .writeOnly).writeAll("5")
    let before = try kilobytes("VmHWM:")
    try work()
    return (try kilobytes("VmHWM:") - before) * 1024
  }

  private static func kilobytes(_ name: String) throws -> Int {
    for line in try TextFile.read("/proc/self/status").split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      if words.count > 1, words[0] == name { return Int(words[1]) ?? 0 }
    }
    return 0
  }
}
