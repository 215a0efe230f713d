internal import Glibc

/// The programs that run on this machine, as /proc shows them.
public enum ProcessTable {
  /// Finds programs by their name.
  ///
  /// - Parameter name: the kernel's word for the program: the first 15 bytes of its file name.
  /// - Returns: the numbers of all that bear it but this one, lowest first. The page is proc_pid_comm(5).
  public static func processes(named name: String) -> [Int32] {
    Directory.names(in: "/proc").compactMap { Int32($0) }.filter { process in
      process != getpid()
        && (try? TextFile.read("/proc/\(process)/comm"))?.split(separator: "\n").first ?? "" == name
    }.sorted()
  }
}
