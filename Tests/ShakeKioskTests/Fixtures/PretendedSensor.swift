import Foundation
import Platform

/// An accelerometer that programs see in a mount namespace of their own: plain files over /sys, and a
/// pipe for /dev/iio:device0, whose other end the test holds. The kernel has no part in it.
final class PretendedSensor {
  /// What makes such a namespace here; nil where the system forbids it.
  static let namespace: [String]? = {
    let ways = [["--mount"], ["--user", "--map-root-user", "--mount"]]
    return ways.first { way in
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/unshare")
      process.arguments = way + ["mount", "-t", "tmpfs", "none", "/mnt"]
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  }()

  private let folder = URL(filePath: NSTemporaryDirectory())
    .appending(path: "pretended-sensor-\(UUID().uuidString)")
  private let pipe: FileDescriptor
  private var device: URL { folder.appending(path: "sys/bus/iio/devices/iio:device0") }

  /// Makes the files. The sensor counts 0.001 g; its numbers are 16 bits wide in slots of 32.
  init() throws {
    let path = folder.appending(path: "pipe").path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    mkfifo(path, 0o600)
    // For both ways: so it can be opened before anybody reads, and never ends.
    pipe = try FileDescriptor(opening: path, .readWrite, options: .nonBlocking)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "sys/bus/iio/devices/trigger0"),
      withIntermediateDirectories: true)
    try write("pretended-dev0", to: "../trigger0/name")
    try write("pretended", to: "name")
    try write("0.009806650", to: "in_accel_scale")
    try write("100.000000", to: "in_accel_sampling_frequency")
    try write("realtime", to: "current_timestamp_clock")
    try write("pretended-dev0", to: "trigger/current_trigger")
    for (name, value) in ["enable": "0", "length": "2", "watermark": "1"] {
      try write(value, to: "buffer/\(name)")
    }
    for (index, name) in ["in_accel_x", "in_accel_y", "in_accel_z", "in_timestamp"].enumerated() {
      let type = name == "in_timestamp" ? "le:s64/64>>0" : "le:s16/32>>0"
      let element = "scan_elements/\(name)"
      for (suffix, value) in ["en": "0", "index": "\(index)", "type": type] {
        try write(value, to: "\(element)_\(suffix)")
      }
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ value: String, to name: String) throws {
    let file = device.appending(path: name).standardizedFileURL
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("\(value)\n".utf8).write(to: file)
  }

  /// What runs a program where the sensor is: the words for `unshare`.
  func arguments(running program: String, _ options: [String]) -> [String] {
    let script = """
      mount --bind "$1/sys" /sys && mount -t tmpfs none /dev && : >/dev/iio:device0 &&
        mount --bind "$1/pipe" /dev/iio:device0 && shift && exec "$@"
      """
    return (Self.namespace ?? []) + ["sh", "-c", script, "sh", folder.path, program] + options
  }

  /// Whether a program has switched its buffer on.
  var isOn: Bool {
    let text = try? String(contentsOf: device.appending(path: "buffer/enable"), encoding: .utf8)
    return text?.first == "1"
  }

  /// Measures once, now. The upper halves of the slots hold what they may on real sensors: anything.
  func measure(x: Int16, y: Int16, z: Int16) {
    var scan: [UInt8] = []
    for axis in [x, y, z] { scan += bytes(of: axis) + [0xA5, 0x5A] }
    scan += [0, 0, 0, 0] + bytes(of: Instant.now().nanoseconds)
    // Nobody reads while the pipe is full: what does not fit is lost, as in the kernel's buffer.
    _ = scan.withUnsafeBytes { try? pipe.write($0) }
  }

  private func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
