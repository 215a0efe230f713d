internal import Glibc
public import Platform

/// The keyboards, remote controls and headsets of the machine, read from the kernel.
///
/// For a kiosk that has the console to itself. It hears keys whichever virtual terminal is shown, so
/// stop it while that is another one. Devices may come and go at any time.
@MainActor public final class LibinputSource: InputSource {
  public var handler: (@MainActor (InputEvent) -> Void)?

  /// Hears what libinput itself has to say, a line at a time, for a detailed log.
  public var log: (@MainActor (String) -> Void)? {
    didSet { client.log = log }
  }

  private let loop: EventLoop
  private let seat: String
  private let client = LibinputClient()
  private var context: LibinputContext?
  private var watch: EventLoop.Watch?
  private var interpreter = KeyInterpreter()
  private var keyboardCount = 0
  private var toldReason: String?

  /// A source that does nothing yet.
  ///
  /// - Parameters:
  ///   - seat: the name of the seat whose devices are read, as udev knows it.
  ///   - loop: waits for the devices.
  public init(seat: String = "seat0", loop: EventLoop) {
    self.seat = seat
    self.loop = loop
  }

  public func start() {
    guard context == nil else { return }
    guard let context = LibinputContext.open(seat: seat, client: client) else {
      tellUnavailable("The input devices of \(seat) cannot be watched: libinput or udev refused.")
      return
    }
    let descriptor = context.descriptor
    self.context = consume context
    do throws(Errno) {
      watch = try loop.watch(descriptor, for: .readable) { [weak self] _ in self?.readDevices() }
    } catch {
      stop()
      tellUnavailable("The input devices of \(seat) cannot be watched: \(error).")
      return
    }
    readDevices()
  }

  public func stop() {
    watch?.cancel()
    watch = nil
    context = nil
    interpreter = KeyInterpreter()
    keyboardCount = 0
    toldReason = nil
    client.refusals = []
  }

  private func readDevices() {
    do throws(Errno) {
      try context?.dispatch()
    } catch {
      stop()
      tellUnavailable("The input devices of \(seat) can no longer be read: \(error).")
      return
    }
    // The handler may stop this source, which ends the loop.
    while let event = context?.nextEvent() { handle(event) }
    if context != nil { tellWhetherDeaf() }
  }

  private func handle(_ event: LibinputEvent) {
    switch event {
    case .keyboardAdded(let name):
      keyboardCount += 1
      handler?(.deviceAdded(name: name))
    case .keyboardRemoved(let name):
      keyboardCount -= 1
      handler?(.deviceRemoved(name: name))
    case .key:
      if let event = interpreter.event(for: event) { handler?(event) }
    case .other:
      break
    }
  }

  /// Says why there is no key to hear, once for each reason.
  private func tellWhetherDeaf() {
    if keyboardCount > 0 {
      toldReason = nil
      client.refusals = []
    } else {
      tellUnavailable(
        InputUnavailability(
          refusal: client.refusals.first.map { ($0.path, $0.error) },
          isUdevRunning: access("/run/udev/control", F_OK) == 0
        ).description)
    }
  }

  private func tellUnavailable(_ reason: String) {
    guard reason != toldReason else { return }
    toldReason = reason
    handler?(.unavailable(reason: reason))
  }
}
