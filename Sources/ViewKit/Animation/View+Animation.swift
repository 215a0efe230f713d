extension View {
  /// Changes properties little by little, from what is seen now to what they are afterwards.
  ///
  /// `center`, `transform` and `alpha` of views that are in a window move, a frame's place in so far
  /// as it is the centre's; everything else, sizes among it, changes at once. A property that is moving
  /// already goes on from where it is seen, with the speed it has. One that is set outside of such a
  /// call moves no more. The time begins with the next frame. Apple's page is
  /// `UIView.animate(withDuration:delay:options:animations:completion:)`.
  ///
  /// - Parameters:
  ///   - duration: how long it takes, in seconds; with 0 all changes at once.
  ///   - delay: how long it waits, in seconds.
  ///   - timing: how it moves.
  ///   - preferredFramesPerSecond: how many frames are enough while nothing else moves; nil for as many
  ///     as the screen shows.
  ///   - animations: sets the properties.
  ///   - completion: called when all is as it was set, with whether nothing was broken off.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, timing: AnimationTiming = .easeInOut,
    preferredFramesPerSecond: Int? = nil,
    animations: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard duration > 0 else {
      performWithoutAnimation(animations)
      completion?(true)
      return
    }
    let group = AnimationGroup(
      duration: duration, delay: delay, timing: timing,
      frameInterval: preferredFramesPerSecond.map { 1 / Double($0) } ?? 0, completion: completion)
    group.describe(animations)
  }

  /// Changes properties at once, even within `animate`.
  /// Apple's page is `UIView.performWithoutAnimation(_:)`.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let outer = AnimationGroup.current
    AnimationGroup.current = nil
    actions()
    AnimationGroup.current = outer
  }

  /// Ends what moves this view: it is seen as its properties have it.
  /// Apple's page is `CALayer.removeAllAnimations()`.
  public func removeAllAnimations() {
    window?.animator.stop(in: self, includingSubviews: false)
  }
}
