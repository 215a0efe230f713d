import Display
import Kiosk

extension KioskHost {
  /// What brings a change of options into force while the kiosk runs.
  private struct Renewal {
    /// The options it is for.
    let names: Set<String>
    let apply: @MainActor (KioskHost) -> Void
  }

  /// All that can change while pictures are seen. What is in none of these needs a new start.
  private static let renewals = [
    Renewal(names: ["fit"]) { $0.renewFit() },
    Renewal(names: ["slideshow"]) { $0.renewSlideShow() },
    Renewal(names: ["off-hours"]) { $0.lookAtClock() },
    Renewal(names: ["accelerometer"]) { $0.renewAccelerometer() },
    Renewal(names: ["shake-profile", "shake-threshold", "shake-limit"]) { $0.renewDetector() },
    Renewal(names: ["mode", "rotate"]) { host in
      (host.screen as? KMSDisplay)?.select(host.options.kmsSelection)
    },
    Renewal(names: ["shake-wakes"]) { $0.runAccelerometer() },
    // These are looked at whenever they count.
    Renewal(names: ["simulate-shake", "lock-console", "shake-undo", "quiet-screen"]) { _ in },
  ]

  /// Reads command line and configuration again and brings into force what has changed. When they are
  /// wrong, all stays as it was.
  func reloadOptions() {
    guard let rereadOptions else { return }
    if isReadyTold { notifier.sendReloading(at: scheduler.now) }
    do {
      takeOver(try rereadOptions())
    } catch {
      log.error("\(error) The options stay as they were.")
      trace.record("reload", ["status": "refused", "reason": .string("\(error)")])
    }
    if isReadyTold { tellReady() }
  }

  private func takeOver(_ new: Options) {
    let names = Set(options.given.keys).union(new.given.keys)
    let changed = names.filter { options.given[$0] != new.given[$0] }
    let renewals = Self.renewals.filter { !$0.names.isDisjoint(with: changed) }
    let deferred = renewals.reduce(changed) { $0.subtracting($1.names) }.sorted()
    let applied = changed.subtracting(deferred).sorted()
    log.notice(
      applied.isEmpty
        ? "The configuration was read again." : "In force now: \(applied.joined(separator: ", ")).")
    for name in deferred {
      log.notice("A change of \(name) counts after a new start: systemctl restart shake-kiosk")
    }
    trace.record(
      "reload",
      [
        "status": "done", "applied": .string(applied.joined(separator: " ")),
        "deferred": .string(deferred.joined(separator: " ")),
      ])
    options = new
    for renewal in renewals { renewal.apply(self) }
  }

  private func renewFit() {
    controller?.imageView.contentMode = options.fit
    loader.layout.fit = options.fit
    makePictureAnew()
  }

  private func renewSlideShow() {
    guard let slideShow = controller?.slideShow else { return }
    slideShow.interval = options.slideShow ?? SlideShow.defaultInterval
    if options.slideShow == nil { slideShow.stop() } else { slideShow.start() }
  }

  private func renewAccelerometer() {
    shakes?.stop()
    handle(detector.cancel(.suspended))
    isAccelerometerRunning = false
    sensorStatus = nil
    startAccelerometer()
  }

  private func renewDetector() {
    handle(detector.cancel(.suspended))
    detector = options.shakeDetector
  }
}
