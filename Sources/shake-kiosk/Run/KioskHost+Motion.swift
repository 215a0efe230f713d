import Motion
import Platform

extension KioskHost {
  /// Looks for the accelerometer. Its samples, with the shakes of the key among them, go to the
  /// detector, and what that finds goes to the window.
  func startAccelerometer() {
    var accelerometer: IIOAccelerometer?
    if let address = options.accelerometer {
      do throws(Errno) {
        accelerometer = try IIOAccelerometer(address, loop: loop)
      } catch {
        log.warning("No accelerometer can be read: the system has no room for a thread (\(error)).")
      }
    }
    let shakes = ShakeInjector(accelerometer, scheduler: scheduler)
    self.shakes = shakes
    shakes.handler = { [weak self] in self?.handle($0) }
    runAccelerometer()
  }

  /// Takes what the accelerometer tells, or the key plays.
  func handle(_ event: AccelerometerEvent) {
    switch event {
    case .started(let device):
      let rate = device.sampleRate.plain
      sensorStatus = "accelerometer \(device.name) at \(rate) Hz"
      tellStatus()
      log.notice("Shakes are felt by \(device.name) at \(rate) samples a second.")
      trace.record(
        "accelerometer",
        [
          "status": "started", "name": .string(device.name),
          "reading": device.isBuffered ? "buffered" : "polled",
        ])
      trace.record("sample-rate", ["hz": .number(device.sampleRate)])
      if isSensorMissing { toast("Sensor found") }
      isSensorMissing = false
    case .sample(let sample): handle(detector.add(sample))
    case .remark(let remark):
      log.warning(remark)
      trace.record("accelerometer", ["status": "doubtful", "reason": .string(remark)])
    case .unavailable(let reason):
      sensorStatus = "no accelerometer"
      tellStatus()
      log.notice(reason + " " + advice)
      trace.record("accelerometer", ["status": "unavailable", "reason": .string(reason)])
      handle(detector.cancel(.sensorLost))
      if !isSensorMissing { toast("No sensor: \(shortAdvice)") }
      isSensorMissing = true
    }
  }

  /// The same for passers-by.
  private var shortAdvice: String {
    options.simulateShakeKey.map { "shaking works with the \($0.name) key" }
      ?? "swipe for another picture"
  }

  /// How to shake without an accelerometer.
  private var advice: String {
    guard let key = options.simulateShakeKey else {
      return "With --simulate-shake the space key shakes."
    }
    return "The key \(key.name) shakes meanwhile."
  }

  /// Tells trace and window what the detector finds.
  func handle(_ phase: ShakePhase?) {
    let now = Instant.now()
    switch phase {
    case .began?:
      trace.record("shake-began", at: now)
      application.motionDidBegin(at: now.seconds)
      // Afterwards: the shake that wakes the screen does nothing else.
      wakeByShake()
    case .ended?:
      trace.record("shake-ended", at: now)
      application.motionDidEnd(at: now.seconds)
    case .cancelled(let reason)?:
      trace.record("shake-cancelled", ["reason": .string(reason.rawValue)], at: now)
      application.motionDidCancel(at: now.seconds)
    case nil: break
    }
  }
}
