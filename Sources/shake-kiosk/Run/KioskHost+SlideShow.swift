import Kiosk
import Platform
import ViewKit

extension KioskHost {
  /// Follows the slide show, and starts it when it was asked for.
  func startSlideShow() {
    guard let slideShow = controller?.slideShow else { return }
    slideShow.stateHandler = { [weak self, weak slideShow] in
      guard let slideShow else { return }
      self?.log.info(Self.sentence(for: $0, seconds: slideShow.interval.seconds))
    }
    if options.slideShow != nil { slideShow.start() }
  }

  private static func sentence(for state: SlideShow.State, seconds: Double) -> String {
    switch state {
    case .running: "The slide show runs: another picture comes every \(seconds.plain) s."
    case .paused: "The slide show stands still."
    case .stopped: "The slide show is over."
    }
  }
}
