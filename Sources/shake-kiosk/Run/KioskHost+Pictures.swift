import Kiosk
import Platform

extension KioskHost {
  /// Tells log, trace and service manager what the loader says.
  func handle(_ event: PictureLoader.Event) {
    switch event {
    case .picked(let name):
      trace.record("pick", ["image": .string(name)])
      notifier.send("STATUS=showing \(name)")
    case .decoded(let name, let duration):
      trace.record(
        "decoded", ["image": .string(name), "ms": .number(duration.seconds * 1000)])
    case .skipped(let name, let reason):
      log.warning("\(reason) The other pictures go on.")
      trace.record("skipped", ["image": .string(name), "reason": .string(reason)])
    case .nothingToShow(let reason):
      guard loader.currentName != nil else { return stop(Failure(.noInput, reason)) }
      log.warning("\(reason) The picture on the screen stays; the next shake looks again.")
    }
  }
}
