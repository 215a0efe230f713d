import Input
import Motion
import Platform

/// The event loop and the devices of a command that listens to the accelerometer, but shows no
/// pictures.
@MainActor final class SensorLoop {
  let loop: EventLoop
  /// The accelerometer, with the shakes of the key in its samples.
  let shakes: ShakeInjector
  /// Told when somebody asks for the end.
  var endHandler: () -> Void = {}
  /// Told when the terminal's window may have another size.
  var windowHandler: () -> Void = {}
  /// Told when the process goes on after a stop.
  var continueHandler: () -> Void = {}

  private let keyboard: TerminalKeyboard
  private var isListening = false

  /// Finds the devices; nothing is read yet.
  ///
  /// - Parameter options: which accelerometer, and whether a key shakes.
  /// - Throws: that there is nothing to listen to, or the system's refusal.
  init(_ options: Options) throws(Failure) {
    guard options.accelerometer != nil || options.simulateShakeKey != nil else {
      throw Failure(
        .usage,
        "With --accelerometer none there is nothing to listen to. Name an accelerometer, or add "
          + "--simulate-shake.")
    }
    Signals.ignoreBrokenPipes()
    do throws(Errno) {
      let loop = try EventLoop()
      let relay = SignalRelay()
      try loop.handleSignals(Signals.handled) { relay.handler($0) }
      // After the signals, since it starts a thread.
      let accelerometer = try options.accelerometer.map { address throws(Errno) in
        try IIOAccelerometer(address, loop: loop)
      }
      self.loop = loop
      shakes = ShakeInjector(accelerometer, scheduler: loop)
      keyboard = TerminalKeyboard(loop: loop)
      relay.handler = { [weak self] in self?.handle(signal: $0) }
    } catch {
      throw Failure(.systemError, "The system has no room for another program: \(error).")
    }
  }

  /// Listens to the keys of the terminal until `run()` returns.
  func startKeyboard(_ handler: @escaping @MainActor (Key) -> Void) {
    keyboard.handler = { event in
      if case .key(let key, isDown: true, _) = event { handler(key) }
    }
    isListening = true
    keyboard.start()
  }

  /// Runs until the loop is stopped, then gives the devices back.
  ///
  /// - Throws: that the system does not let it wait.
  func run() throws(Failure) {
    defer {
      shakes.stop()
      keyboard.stop()
    }
    do throws(Errno) {
      try loop.run()
    } catch {
      throw Failure(.systemError, "The system does not let the program wait for events: \(error).")
    }
  }

  private func handle(signal: Int32) {
    switch signal {
    case Signals.windowChange: windowHandler()
    case Signals.goOn:
      if isListening { keyboard.start() }
      continueHandler()
    default: endHandler()
    }
  }
}

/// Lets signals be heard before there is somebody to hear them.
@MainActor private final class SignalRelay {
  var handler: (Int32) -> Void = { _ in }
}
