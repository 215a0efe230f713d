internal import DeviceConsole
internal import Glibc
internal import Platform

/// A multi-touch screen and a device with media keys, made through /dev/uinput.
/// They do what standard input says, and a line on standard output tells when that is done.
@main struct VirtualTouchscreen {
  @MainActor static func main() {
    do {
      try run()
    } catch {
      DeviceConsole.fail("cannot make devices through /dev/uinput: \(error)", code: 69)
    }
  }

  @MainActor private static func run() throws(Errno) {
    let loop = try EventLoop()
    let panel = VirtualPanel(scheduler: loop)
    panel.say = DeviceConsole.say
    panel.quit = { loop.stop() }
    try loop.handleSignals([SIGTERM, SIGINT]) { _ in loop.stop() }
    try panel.plug()
    try DeviceConsole.listen(on: loop) { try panel.perform(Command($0)) }
    try loop.run()
  }
}
