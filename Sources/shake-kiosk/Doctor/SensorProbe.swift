import Motion
import Platform

/// Reads the accelerometer for a while.
@MainActor final class SensorProbe {
  /// How long it is measured.
  private static let measuringTime = Duration.seconds(2)
  /// How long it may take to say the first thing.
  private static let patience = Duration.seconds(8)

  private let accelerometer: any Accelerometer
  private let scheduler: any Scheduler
  private let findTrigger: () -> String?
  private let completion: @MainActor (SensorCheck.Result) -> Void
  private var device: AccelerometerDescription?
  private var measurement = RestMeasurement()
  private var remark: String?
  private var end: ScheduledAction?

  /// A probe that is not yet begun.
  ///
  /// - Parameters:
  ///   - accelerometer: what is read.
  ///   - scheduler: the clock.
  ///   - findTrigger: says what triggers it, while it is read.
  ///   - completion: told once what came of it, when it is read no more.
  init(
    _ accelerometer: any Accelerometer, scheduler: any Scheduler,
    findTrigger: @escaping () -> String?,
    completion: @escaping @MainActor (SensorCheck.Result) -> Void
  ) {
    self.accelerometer = accelerometer
    self.scheduler = scheduler
    self.findTrigger = findTrigger
    self.completion = completion
  }

  /// Begins.
  func start() {
    accelerometer.handler = { [weak self] in self?.handle($0) }
    end = scheduler.schedule(after: Self.patience) { [weak self] in
      self?.finish(.unavailable("The accelerometer says nothing."))
    }
    accelerometer.start()
  }

  private func handle(_ event: AccelerometerEvent) {
    switch event {
    case .started(let device):
      self.device = device
      end?.cancel()
      end = scheduler.schedule(after: Self.measuringTime) { [weak self] in
        guard let self else { return }
        finish(.read(device, measurement, trigger: findTrigger(), remark: remark))
      }
    case .sample(let sample): if device != nil { measurement.add(sample) }
    case .remark(let remark): self.remark = remark
    case .unavailable(let reason): finish(.unavailable(reason))
    }
  }

  private func finish(_ result: SensorCheck.Result) {
    guard let end else { return }
    end.cancel()
    self.end = nil
    accelerometer.handler = nil
    accelerometer.stop()
    completion(result)
  }
}
