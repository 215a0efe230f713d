internal import DeviceConsole
internal import Glibc
internal import Platform

/// A HID accelerometer made through /dev/uhid: the kernel's own driver makes an IIO device of it.
/// It does what standard input says, and tells on standard output what happens to it.
@main struct VirtualAccelerometer {
  @MainActor static func main() {
    do {
      try run(Options(CommandLine.arguments.dropFirst()))
    } catch let error as CommandError {
      DeviceConsole.fail("\(error)", code: 64)
    } catch {
      DeviceConsole.fail("cannot make a device through /dev/uhid: \(error)", code: 69)
    }
  }

  @MainActor private static func run(_ options: Options) throws {
    let loop = try EventLoop()
    let sensor = VirtualSensor(
      try UserSpaceHID(), fixedInterval: options.interval, range: options.range, scheduler: loop)
    sensor.say = DeviceConsole.say
    sensor.quit = { loop.stop() }
    try loop.handleSignals([SIGTERM, SIGINT]) { _ in loop.stop() }
    try loop.watch(sensor.descriptor, for: .readable) { _ in answer(sensor) }
    try sensor.plug()
    for path in options.recordings { try sensor.perform(Command("play \(path)")) }
    try DeviceConsole.listen(on: loop) { try sensor.perform(Command($0)) }
    try loop.run()
    try sensor.unplug()
  }

  @MainActor private static func answer(_ sensor: VirtualSensor) {
    do throws(Errno) {
      try sensor.answer()
    } catch {
      DeviceConsole.fail("cannot speak through /dev/uhid: \(error)")
    }
  }
}
