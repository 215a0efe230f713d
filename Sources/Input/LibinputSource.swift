internal import Glibc
public import Platform
public import Raster

/// The keyboards, remote controls, headsets, touch screens and pointers of the machine, read from the
/// kernel.
///
/// For a kiosk that has the console to itself. It hears keys whichever virtual terminal is shown, so
/// stop it while that is another one. Devices may come and go at any time. A touch screen's places
/// are calibrated as udev says in `LIBINPUT_CALIBRATION_MATRIX`, which brings them onto the screen as
/// it is built; a picture that is turned on it is no matter of calibration.
@MainActor public final class LibinputSource: InputSource {
  public var handler: (@MainActor (InputEvent) -> Void)?

  /// Hears what libinput itself has to say, a line at a time, for a detailed log.
  public var log: (@MainActor (String) -> Void)? {
    didSet { client.log = log }
  }

  /// The screen's size in pixels, against which the movements of mice and touchpads are measured;
  /// 1920 x 1080 until it is set.
  public var screenSize: (width: Int, height: Int) {
    get { seat.screenSize }
    set {
      precondition(newValue.width > 0 && newValue.height > 0, "a screen without pixels")
      seat.screenSize = newValue
    }
  }

  /// How the picture is turned on the screen. Touches and absolute pointers tell where they are on
  /// the screen, which is then turned back; a mouse goes the way it is moved.
  public var screenOrientation = Orientation.up

  private let loop: EventLoop
  private let seatName: String
  private let client = LibinputClient()
  private var context: LibinputContext?
  private var watch: EventLoop.Watch?
  /// What libinput told and has not been handled yet.
  private var queue: [LibinputEvent] = []
  private var seat = SeatInterpreter(screenSize: (width: 1920, height: 1080))
  private var toldReason: String?

  /// A source that does nothing yet.
  ///
  /// - Parameters:
  ///   - seat: the name of the seat whose devices are read, as udev knows it.
  ///   - loop: waits for the devices.
  public init(seat: String = "seat0", loop: EventLoop) {
    seatName = seat
    self.loop = loop
  }

  public func start() {
    guard context == nil else { return }
    guard let context = LibinputContext.open(seat: seatName, client: client) else {
      tellUnavailable(
        "The input devices of \(seatName) cannot be watched: libinput or udev refused.")
      return
    }
    let descriptor = context.descriptor
    self.context = consume context
    do throws(Errno) {
      watch = try loop.watch(descriptor, for: .readable) { [weak self] _ in self?.readDevices() }
    } catch {
      stop()
      tellUnavailable("The input devices of \(seatName) cannot be watched: \(error).")
      return
    }
    readDevices()
  }

  /// Stops listening and gives the devices back; contacts that are on the screen are told as
  /// cancelled. `start()` listens again.
  public func stop() {
    queue = []
    watch?.cancel()
    watch = nil
    context = nil
    toldReason = nil
    client.refusals = []
    for event in seat.removeAllDevices(at: loop.now.seconds) { handler?(event) }
  }

  private func readDevices() {
    do throws(Errno) {
      try context?.dispatch()
    } catch {
      stop()
      tellUnavailable("The input devices of \(seatName) can no longer be read: \(error).")
      return
    }
    while let event = context?.nextEvent() {
      queue.append(event.onPicture(turned: screenOrientation))
    }
    // libinput leaves it out when the last finger of a frame did nothing that counts.
    queue.append(.touchFrame)
    queue.loseButtonsOfRemovedDevices()
    // The handler may stop this source at any event, which empties the queue.
    while !queue.isEmpty {
      let events = seat.events(for: queue.removeFirst(), at: loop.now.seconds)
      for event in events where context != nil { handler?(event) }
    }
    if context != nil { tellWhetherDeaf() }
  }

  /// Says why there is no key to hear, once for each reason.
  private func tellWhetherDeaf() {
    if seat.keyboardCount > 0 {
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
