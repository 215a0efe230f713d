import Kiosk
import Platform
import ViewKit

extension KioskHost {
  /// Follows the slide show, and starts it when it was asked for.
  func startSlideShow() {
    guard let slideShow = controller?.slideShow else { return }
    slideShow.stateHandler = { [weak self] in
      self?.log.info(Self.sentence(for: $0, interval: slideShow.interval))
    }
    if options.slideShow != nil { slideShow.start() }
  }

  private static func sentence(for state: SlideShow.State, interval: Duration) -> String {
    switch state {
    case .running: "The slide show runs: another picture comes every \(interval)."
    case .paused: "The slide show stands still."
    case .stopped: "The slide show is over."
    }
  }
}
