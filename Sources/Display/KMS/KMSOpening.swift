internal import Platform

/// The way to a `KMSScreen`: finds the card and waits until it is ours.
@MainActor public final class KMSOpening {
  /// How long another program may keep the card unless said otherwise: a boot splash fades for a while.
  public static let patience = Duration.seconds(10)

  typealias Completion = @MainActor (Result<KMSScreen, ScreenError>) -> Void

  let search: CardSearch
  private let forcesLegacy: Bool
  private let patience: Duration
  private let scheduler: any Scheduler
  private var completion: Completion?
  private let start: Instant
  private var attempts = 0

  init(
    system: any KMSSystem, selection: KMSSelection, forcesLegacy: Bool,
    patience: Duration = KMSOpening.patience,
    scheduler: any Scheduler, completion: @escaping Completion
  ) {
    search = CardSearch(system: system, selection: selection)
    self.forcesLegacy = forcesLegacy
    self.patience = patience
    self.scheduler = scheduler
    self.completion = completion
    start = scheduler.now
    scheduler.schedule(after: .zero) { self.attempt(on: nil) }
  }

  /// Gives up; the completion is not called any more.
  public func cancel() { completion = nil }

  /// - Parameter path: the card, once it has been chosen.
  private func attempt(on path: String?) {
    guard completion != nil else { return }
    do throws(ScreenError) {
      let (device, card) =
        if let path { (try search.open(path), Card?.none) } else { try chooseCard() }
      // Asked first: becoming master twice has been refused to the master itself.
      if device.isMaster || (try? device.becomeMaster()) != nil {
        finish(.success(try makeScreen(on: device, card)))
      } else {
        // Closed in between: whoever opens a card without a master becomes it, root or not.
        device.close()
        try waitForMaster(of: device.path)
      }
    } catch {
      finish(.failure(error))
    }
  }

  private func finish(_ result: Result<KMSScreen, ScreenError>) {
    let completion = completion.take()
    completion?(result)
  }

  private func waitForMaster(of path: String) throws(ScreenError) {
    guard scheduler.now - start < patience else {
      let holder = search.system.holder(of: path).map { "it belongs to \($0)" } ?? "it is in use"
      let time = patience > .zero ? " within \(Int(patience.seconds)) seconds" : ""
      throw ScreenError(
        .busy, "\(path) could not be had\(time): \(holder). End that program first.")
    }
    attempts += 1
    let delay = min(Duration.milliseconds(50) * attempts, .milliseconds(500))
    scheduler.schedule(after: delay) { self.attempt(on: path) }
  }

  private func makeScreen(
    on device: any KMSDevice, _ card: Card?
  ) throws(ScreenError) -> KMSScreen {
    do throws(ScreenError) {
      let card = if let card { card } else { try search.read(device) }
      return try KMSScreen(
        device: device, pipeline: card.pipeline(for: search.selection), forcesLegacy: forcesLegacy,
        scheduler: scheduler)
    } catch {
      device.close()
      throw error
    }
  }
}
