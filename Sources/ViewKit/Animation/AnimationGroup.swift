/// What one call of `View.animate` changes, and what comes after.
@MainActor final class AnimationGroup {
  /// The one whose changes are being described.
  static var current: AnimationGroup?

  let duration: Double
  let delay: Double
  let timing: AnimationTiming
  /// How much time may pass between two frames, in seconds.
  let frameInterval: Double
  private var completion: (@MainActor (Bool) -> Void)?
  private var count = 0
  private var isWhole = true

  init(
    duration: Double, delay: Double, timing: AnimationTiming, frameInterval: Double,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
    self.frameInterval = frameInterval
    self.completion = completion
  }

  /// Has changes described.
  func describe(_ animations: () -> Void) {
    let outer = Self.current
    Self.current = self
    // Nothing ends before all have begun.
    begin()
    animations()
    Self.current = outer
    end(isFinished: true)
  }

  /// One of its changes begins.
  func begin() { count += 1 }

  /// One of its changes has come to its end, or was broken off.
  func end(isFinished: Bool) {
    isWhole = isWhole && isFinished
    count -= 1
    if count == 0 { completion.take()?(isWhole) }
  }
}
