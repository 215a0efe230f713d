internal import CLinux
internal import Glibc
internal import Platform

/// The cards under /dev/dri.
struct DRMSystem: KMSSystem {
  private static let folder = "/dev/dri"

  func cardPaths() -> [String] {
    let numbers = Directory.names(in: Self.folder).compactMap { name in
      name.hasPrefix("card") ? Int(name.dropFirst(4)) : nil
    }
    return numbers.sorted().map { "\(Self.folder)/card\($0)" }
  }

  func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  func open(_ path: String) throws(Errno) -> any KMSDevice {
    try DRMDevice(opening: path)
  }

  func holder(of path: String) -> String? {
    let path = resolved(path)
    // The kernel's own word needs root and debugfs; a look at all open files needs neither.
    let number = path.drop { !$0.isNumber }
    if let text = Self.contents(of: "/sys/kernel/debug/dri/\(number)/clients"),
      let master = DRMClients.master(in: text), master.process != Int(getpid())
    {
      return "\(master.command) (process \(master.process))"
    }
    let holders = Directory.names(in: "/proc").compactMap { entry -> String? in
      guard let process = Int32(entry), process != getpid() else { return nil }
      let folder = "/proc/\(process)/fd"
      guard
        Directory.names(in: folder).contains(where: { Self.target(of: "\(folder)/\($0)") == path })
      else { return nil }
      let command = Self.contents(of: "/proc/\(process)/comm")?.split(separator: "\n").first
      return "\(command ?? "a program") (process \(process))"
    }
    return holders.isEmpty ? nil : holders.joined(separator: " or ")
  }

  /// Where a symbolic link points.
  private static func target(of link: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let count = readlink(link, base, buffer.count - 1)
      guard count >= 0 else { return nil }
      buffer[count] = 0
      return String(cString: base)
    }
  }

  /// The first page of a file as text; nil when it cannot be read.
  private static func contents(of path: String) -> String? {
    guard let file = try? FileDescriptor(opening: path, .readOnly) else { return nil }
    return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      guard let count = try? file.read(into: buffer) else { return nil }
      return String(decoding: buffer[..<count], as: UTF8.self)
    }
  }
}
