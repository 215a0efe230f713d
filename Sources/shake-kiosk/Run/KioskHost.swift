import Display
import Input
import Kiosk
import Motion
import Platform
import Raster
import ViewKit

/// A kiosk that runs: it joins the devices to the event loop, and what they tell to the window.
@MainActor final class KioskHost {
  /// What was asked for, and is in force.
  var options: Options
  let loop: EventLoop
  /// The clock of slide show, keys and simulated shakes: the loop, but in tests.
  let scheduler: any Scheduler
  /// The clock of the off-hours: the machine's, but in tests.
  let wallClock: any WallClock
  /// Reads command line and configuration again; nil when they cannot have changed.
  var rereadOptions: (() throws -> Options)?
  let trace: Trace
  let notifier: ServiceNotifier
  /// Whether the service manager was told that the kiosk is up, and what it does.
  var isReadyTold = false
  var toldStatus: String?
  var log: Log

  let application = Application()
  let window = Window(frame: .zero)
  let loader: PictureLoader
  let opinions: OpinionKeeper
  let opinionFile: OpinionFile?
  var opinionCommands: OpinionCommands?
  let follower: FolderFollower
  var controller: KCShakeViewController?

  var screen: (any Screen)?
  var console: Console?
  /// Where standard error went, while the pictures are in the terminal.
  var divertedStandardError: FileDescriptor?
  /// Paces what moves.
  var pacer = FramePacer()
  /// Wakes the loop for the next frame of what moves.
  var pendingFrame: ScheduledAction?
  /// Whether the first picture has been on the screen.
  var hasShownPicture = false
  /// What to say when it is.
  var pendingToast: String?
  /// Why nobody can see the pictures, each cause with words for the service manager.
  var darkness: [Darkness: String] = [.noScreen: "waiting for a screen"]
  var night = Night()
  /// Ends the time for which a shake has woken the screen.
  var sleep: ScheduledAction?
  var watchdog: FlipWatchdog?

  var input: (any InputSource)?
  var remoteKeys = RemoteKeys()
  /// When `remoteKeys` wants to be told the time.
  var remoteDeadline: ScheduledAction?
  /// The accelerometer, with the shakes of the key in its samples.
  var shakes: ShakeInjector?
  var isAccelerometerRunning = false
  /// Whether it was told that no accelerometer is there.
  var isSensorMissing = false
  /// What there is for an accelerometer, in words for the service manager; nil when none is wanted.
  var sensorStatus: String?
  var detector: ShakeDetector

  /// Why the kiosk ends, when it is not because somebody asked for it.
  private var failure: Failure?

  /// A kiosk that is not yet running.
  ///
  /// - Parameters:
  ///   - options: what was asked for.
  ///   - folder: the folder of pictures.
  ///   - watch: the watch over it; nil when the system has none to give.
  ///   - opinionFile: where what people say outlives the kiosk; nil for nowhere.
  ///   - log: where sentences go.
  ///   - scheduler: the clock of slide show, keys and simulated shakes; nil for the loop.
  ///   - wallClock: the clock of the off-hours; nil for the machine's.
  ///   - worker: where pictures are decoded; nil for a thread of its own.
  /// - Throws: what it cannot do without.
  init(
    options: Options, folder: any PictureFolder, watch: FolderWatch? = nil,
    opinionFile: OpinionFile? = nil, log: Log,
    scheduler: (any Scheduler)? = nil, wallClock: (any WallClock)? = nil,
    worker: (any BackgroundQueue)? = nil
  ) throws(Failure) {
    do throws(Errno) {
      loop = try EventLoop()
      self.scheduler = scheduler ?? loop
      self.wallClock = wallClock ?? SystemClock(loop: loop)
      let queue: any BackgroundQueue
      if let worker {
        queue = worker
      } else {
        queue = try WorkerQueue(name: "pictures", mailbox: loop.mailbox)
      }
      opinions = OpinionKeeper(file: opinionFile, queue: queue, scheduler: self.scheduler)
      loader = PictureLoader(
        folder: folder,
        layout: PictureLayout(screen: PixelSize(width: 0, height: 0), fit: options.fit),
        worker: queue, order: options.order, seed: options.seed,
        cacheSize: options.cacheSize, opinions: opinions, selection: options.selection)
      follower = FolderFollower(watch, scheduler: self.scheduler)
    } catch {
      throw Failure(.systemError, "The system has no room for another program: \(error).")
    }
    self.options = options
    self.opinionFile = opinionFile
    self.log = log
    trace = try Self.openTrace(options.trace, log: log)
    notifier = .fromEnvironment()
    detector = options.shakeDetector
    application.delegate = self
  }

  /// Runs until somebody asks for the end, or until it cannot go on.
  ///
  /// - Throws: why it could not go on.
  func run() throws(Failure) {
    do throws(Errno) {
      try loop.handleSignals(Signals.handled) { [weak self] in self?.handle(signal: $0) }
      loop.beforeWaiting = { [weak self] in self?.drawIfNeeded() }
      loader.handler = { [weak self] in self?.handle($0) }
      startWatchdog()
      try followFolder()
      openScreen()
      startNight()
      try loop.run()
    } catch {
      failure = Failure(
        .systemError, "The system does not let the kiosk wait for events: \(error).")
    }
    close()
    if let failure { throw failure }
  }

  /// Ends the kiosk.
  ///
  /// - Parameter failure: why, when it is not because somebody asked for it.
  func stop(_ failure: Failure? = nil) {
    if self.failure == nil { self.failure = failure }
    loop.stop()
  }

  /// Gives all devices back.
  private func close() {
    notifier.send("STOPPING=1")
    loop.beforeWaiting = nil
    shakes?.stop()
    input?.stop()
    screen?.close()
    console?.restore()
    opinions.close()
    if let former = divertedStandardError.take() { StandardError.restore(former) }
    trace.record("exit", ["code": .integer(Int((failure?.code ?? .ok).rawValue))])
    log.flush()
  }

  private func handle(signal: Int32) {
    switch signal {
    case Signals.windowChange: (screen as? TerminalScreen)?.windowSizeMayHaveChanged()
    case Signals.reload where notifier.hasManager: reloadOptions()
    case Signals.blank: setDark(true)
    case Signals.wake: setDark(false)
    case Signals.consoleSwitch.leaving: console?.leave()
    case Signals.consoleSwitch.returned: console?.comeBack()
    case Signals.goOn:
      if darkness[.otherConsole] == nil { input?.start() }
      (screen as? TerminalScreen)?.redraw()
    default: stop()
    }
  }

  private static func openTrace(_ path: String?, log: Log) throws(Failure) -> Trace {
    guard let path else { return Trace() }
    do throws(Errno) {
      return try Trace(path: path) { error in
        log.warning("The trace \(path) takes no more (\(error)). The kiosk goes on without it.")
      }
    } catch {
      throw Failure(.cannotCreate, "The trace \(path) cannot be written: \(error).")
    }
  }
}
