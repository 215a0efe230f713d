internal import CLinux
internal import Glibc
internal import Platform

/// The cards under /dev/dri.
struct DRMSystem: KMSSystem {
  private static let folder = "/dev/dri"

  func cardPaths() -> [String] {
    let numbers = Self.entries(of: Self.folder).compactMap { name in
      name.hasPrefix("card") ? Int(name.dropFirst(4)) : nil
    }
    return numbers.sorted().map { "\(Self.folder)/card\($0)" }
  }

  func open(_ path: String) throws(Errno) -> any KMSDevice {
    try DRMDevice(opening: path)
  }

  func holder(of path: String) -> String? {
    let ourselves = getpid()
    for entry in Self.entries(of: "/proc") {
      guard let process = Int32(entry), process != ourselves else { continue }
      let folder = "/proc/\(entry)/fd"
      let holds = Self.entries(of: folder).contains { Self.target(of: "\(folder)/\($0)") == path }
      if holds { return "\(Self.command(of: process)) (process \(process))" }
    }
    return nil
  }

  /// The names in a folder, but for `.` and `..`; none when it cannot be read.
  private static func entries(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
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

  /// The name of a process's program, as `ps` shows it.
  private static func command(of process: Int32) -> String {
    guard let file = try? FileDescriptor(opening: "/proc/\(process)/comm", .readOnly)
    else { return "another program" }
    return withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
      guard let count = try? file.read(into: buffer), count > 1 else { return "another program" }
      let bytes = buffer[..<count].prefix { $0 != UInt8(ascii: "\n") }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
