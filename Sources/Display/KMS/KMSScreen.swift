internal import Platform
public import Raster

/// A screen of a graphics card, by kernel mode setting.
///
/// The frame is copied into the buffer that is not shown, and a page flip shows that buffer from the
/// next refresh on; there is one flip at a time. Whatever fails is tried again, slower each time,
/// until the picture is there.
@MainActor public final class KMSScreen: Screen {
  public weak var delegate: (any ScreenDelegate)?
  /// What was to show pictures.
  let request: Pipeline
  /// What does.
  var arrangement: Arrangement
  let device: any KMSDevice
  let scheduler: any Scheduler

  /// What is between the screen and the next frame.
  enum State {
    /// Nothing.
    case ready
    /// A flip, until its event comes or the deadline passes.
    case flipping(token: UInt32, deadline: ScheduledAction)
    /// The mode was set; readiness is told in a moment.
    case settling
    /// The flip was refused as too early; it is tried again.
    case waitingToFlip(attempts: Int)
    /// The hardware refused; it is tried again later.
    case failing(attempts: Int, Errno)
    /// Nothing is shown, since nothing is to be.
    case dark
    case closed
  }
  var state = State.ready

  /// The next attempt at what was refused.
  var retry: ScheduledAction?
  /// What the delegate was told last: whether the screen does as it is told.
  var isAvailable = true
  /// Whether the screen is switched off.
  var isBlank = false
  /// Whether another program has the screen.
  var isSuspended = false
  /// Whether anything has been presented.
  var hasFrame = false
  /// Whether what was presented last is in the back buffer, and has not been seen.
  var hasUnseenFrame = false
  /// Whether there is anything to give back.
  var hasSetMode = false
  /// Whether the next frame needs the mode set first.
  var needsMode = true
  /// What the buffer to flip to has that a flip refused did not show.
  var pendingDamage = PixelRect.empty
  var lastToken: UInt32 = 0
  /// Modes that the hardware, against its word, does not do.
  private var refusedModes: [Mode] = []
  /// Told when a flip was lost: the cable may be out.
  var flipLossHandler: (@MainActor () -> Void)?

  /// Takes over a card that we are master of.
  ///
  /// - Parameters:
  ///   - device: the card; it stays the caller's, who also hands over its flips.
  ///   - pipeline: what to show pictures on.
  ///   - forcesLegacy: whether not to try atomic commits.
  ///   - scheduler: for time-outs.
  /// - Throws: `failed` when there is no memory for the picture.
  init(
    device: any KMSDevice, pipeline: Pipeline, forcesLegacy: Bool, scheduler: any Scheduler
  ) throws(ScreenError) {
    arrangement = try Arrangement(on: device, pipeline: pipeline, forcesLegacy: forcesLegacy)
    self.device = device
    self.scheduler = scheduler
    request = pipeline
  }

  /// Draws turned from now on what the plane, against its word, does not turn.
  ///
  /// - Throws: why it cannot be done; everything is as it was then.
  func turnWithoutPlane() throws(ScreenError) {
    take(
      try Arrangement(
        on: device, pipeline: pipeline, forcesLegacy: false, mayTurnByPlane: false))
  }

  /// Goes on with the best of the modes that have not been refused yet.
  ///
  /// - Throws: that there is none, or no memory for it; everything is as it was then.
  func takeAnotherMode() throws(ScreenError) {
    refusedModes.append(pipeline.mode)
    let refused = refusedModes
    guard let another = pipeline.withMode(where: { !refused.contains($0) }) else {
      throw ScreenError(.failed, "\(pipeline.connector.name) has no other mode.")
    }
    take(try Arrangement(on: device, pipeline: another, forcesLegacy: output is LegacyOutput))
  }

  private func take(_ arrangement: Arrangement) {
    self.arrangement.chain.release()
    self.arrangement = arrangement
    hasFrame = false
    hasUnseenFrame = false
  }

  /// What shows pictures: what was to, or for lack of memory or a refusal with another mode.
  var pipeline: Pipeline { arrangement.pipeline }
  var output: any Output { arrangement.output }
  /// What is less than was asked for, in sentences.
  var remarks: [String] { arrangement.remarks }
  /// Whether the plane turns the picture.
  var isTurnedByPlane: Bool { arrangement.isTurnedByPlane }

  public var size: PixelSize { pipeline.frameSize }
  public var orientation: Orientation { pipeline.orientation }
  public var refreshInterval: Duration { pipeline.mode.refreshInterval }
  public var summary: String { pipeline.summary(isLegacy: output is LegacyOutput) }

  public var isReady: Bool {
    if case .ready = state { true } else { false }
  }

  public func present(_ frame: borrowing Frame, damage: PixelRect) {
    precondition(isReady, "a frame is presented to a screen that is ready")
    precondition(frame.size == size, "a frame has the size of its screen")
    pendingDamage = arrangement.chain.draw(frame, damage: damage)
    hasFrame = true
    hasUnseenFrame = true
    showNewestFrame()
  }

  public func close() {
    close { if hasSetMode, !isSuspended { output.restore() } }
  }

  /// Lets the screen go dark for good: it has gone, or another one takes its place.
  func closeDark() {
    close { if hasSetMode, !isSuspended { try? output.switchOff() } }
  }

  private func close(leaving leave: () -> Void) {
    if case .closed = state { return }
    if case .flipping(_, let deadline) = state { deadline.cancel() }
    retry?.cancel()
    state = .closed
    leave()
    arrangement.chain.release()
  }
}

extension Mode {
  /// The time from one picture to the next; that of 60 Hz where a panel without a real refresh claims
  /// a rate as 0.01 Hz.
  fileprivate var refreshInterval: Duration {
    .nanoseconds(Int64(1e9 / (refreshRate >= 1 && refreshRate <= 1000 ? refreshRate : 60)))
  }
}
