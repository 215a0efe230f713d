import Foundation
import Testing

/// The real program and the real libiio, with a sensor of this machine that is only pretended.
@Suite(
  .timeLimit(.minutes(2)),
  .enabled(
    if: PretendedSensor.namespace != nil,
    "this system lets nobody have a mount namespace: the local sensor is NOT tested"))
final class LocalSensorTests {
  private let sensor: PretendedSensor
  private let process = Process()
  private let output = FollowedPipe()
  private let complaints = FollowedPipe()

  init() throws {
    sensor = try PretendedSensor()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "shake-kiosk").path
    process.arguments = sensor.arguments(running: program, ["record", "-"])
    process.standardOutput = output.pipe
    process.standardError = complaints.pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Measures the same again and again until something is true, or the program has ended.
  private func measure(x: Int16, until isTrue: () -> Bool) {
    while !isTrue(), process.isRunning {
      sensor.measure(x: x, y: 0, z: 1000)
      usleep(10_000)
    }
  }

  private func wait(until isTrue: () -> Bool) {
    while !isTrue(), process.isRunning { usleep(5000) }
  }

  @Test func silentSensorIsOpenedAgainAndRead() throws {
    wait { sensor.isOn }
    // A negative number shows whether the bits above it are taken for a part of it.
    measure(x: -2366) { output.text.contains(",-23.20") }
    wait { complaints.text.contains("fallen silent") }
    measure(x: 500) { output.text.contains(",4.903") }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()

    #expect(process.terminationStatus == 0, "\(complaints.text)")
    let readings = output.text.split(separator: "\n").filter { $0.first?.isNumber == true }
    let axes = Set(readings.map { $0.drop { $0 != "," } })
    #expect(axes == [",-23.2025,0.0000,9.8067", ",4.9033,0.0000,9.8067"], "\(output.text)")
    #expect(complaints.text.components(separatedBy: "fallen silent").count == 2, "said once")
  }
}

/// What comes through a pipe, by now.
private final class FollowedPipe {
  let pipe = Pipe()
  private var data = Data()

  init() {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  var text: String {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(pipe.fileHandleForReading.fileDescriptor, &bytes, bytes.count),
      count > 0
    {
      data += bytes[..<count]
    }
    return String(decoding: data, as: UTF8.self)
  }
}
