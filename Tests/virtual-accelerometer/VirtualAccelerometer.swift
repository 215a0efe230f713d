internal import Glibc
internal import Platform

/// A HID accelerometer made through /dev/uhid: the kernel's own driver makes an IIO device of it.
/// It does what standard input says, and tells on standard output what happens to it.
@main struct VirtualAccelerometer {
  @MainActor static func main() {
    do {
      try run(Options(CommandLine.arguments.dropFirst()))
    } catch let error as CommandError {
      fail("\(error)", code: 64)
    } catch {
      fail("cannot make a device through /dev/uhid: \(error)", code: 69)
    }
  }

  @MainActor private static func run(_ options: Options) throws {
    let loop = try EventLoop()
    let sensor = VirtualSensor(
      try UserSpaceHID(), fixedInterval: options.interval, range: options.range, scheduler: loop)
    sensor.say = say
    sensor.quit = { loop.stop() }
    try loop.handleSignals([SIGTERM, SIGINT]) { _ in loop.stop() }
    try loop.watch(sensor.descriptor, for: .readable) { _ in answer(sensor) }
    try sensor.plug()
    for path in options.recordings { try sensor.perform(Command("play \(path)")) }
    try listen(to: sensor, on: loop)
    try loop.run()
    try sensor.unplug()
  }

  /// Reads commands as they come. What cannot be watched, as a file, has all its commands already.
  @MainActor private static func listen(
    to sensor: VirtualSensor, on loop: EventLoop
  ) throws(Errno) {
    var input = LineBuffer()
    func obey(_ lines: [String]) {
      for line in lines where !line.isEmpty {
        do {
          try sensor.perform(Command(line))
        } catch {
          complain("\(line): \(error)")
        }
      }
    }
    do throws(Errno) {
      var watch: EventLoop.Watch?
      watch = try loop.watch(STDIN_FILENO, for: .readable) { _ in
        if let lines = input.read() { obey(lines) } else { watch?.cancel() }
      }
    } catch {
      guard error == .notPermitted else { throw error }
      while let lines = input.read() { obey(lines) }
    }
  }

  @MainActor private static func answer(_ sensor: VirtualSensor) {
    do throws(Errno) {
      try sensor.answer()
    } catch {
      fail("cannot speak through /dev/uhid: \(error)")
    }
  }
}

/// Writes a line to standard output at once.
func say(_ line: String) { put(line, STDOUT_FILENO) }

/// Writes a sentence to standard error.
func complain(_ sentence: String) { put("virtual-accelerometer: \(sentence)", STDERR_FILENO) }

/// Unbuffered; when nobody reads, nobody can be told.
private func put(_ line: String, _ descriptor: Int32) {
  let bytes = Array((line + "\n").utf8)
  _ = write(descriptor, bytes, bytes.count)
}

/// Ends the program; 74 is sysexits' word for trouble with a device.
func fail(_ sentence: String, code: Int32 = 74) -> Never {
  complain(sentence)
  exit(code)
}
