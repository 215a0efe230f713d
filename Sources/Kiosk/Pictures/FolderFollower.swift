public import Platform

/// Follows a folder of pictures while the kiosk runs. The kernel tells what changes; where it cannot,
/// the folder is listed again now and then.
@MainActor public final class FolderFollower {
  /// How long a folder that is missing is left alone before it is looked for again.
  public static let missingInterval = Duration.seconds(5)
  /// How long a folder whose changes may be missed, as on a network share, is left alone.
  public static let sharedInterval = Duration.seconds(30)
  /// How long the changes of which it is not known what they are must have come to rest: where one
  /// is, more follow.
  public static let restInterval = Duration.milliseconds(250)

  /// Told of every change.
  public var handler: (@MainActor (FolderChange) -> Void)?

  private let watch: FolderWatch?
  private let scheduler: any Scheduler
  private var mounts: FileDescriptor?
  /// When the folder is listed again.
  private var nextListing: ScheduledAction?

  /// A follower.
  ///
  /// - Parameters:
  ///   - watch: the watch over the folder; nil when the system has none to give.
  ///   - scheduler: its clock.
  public init(_ watch: FolderWatch?, scheduler: any Scheduler) {
    self.watch = watch
    self.scheduler = scheduler
  }

  /// Hears of changes as soon as the kernel tells them, those of mounts too: a file system that is
  /// mounted over the folder is no change of the folder's.
  ///
  /// - Parameter loop: where the events come from.
  /// - Throws: the kernel's error, when it lets nobody wait for them.
  public func start(on loop: EventLoop) throws(Errno) {
    guard let watch else { return }
    try loop.watch(watch.descriptor, for: .readable) { [weak self] _ in self?.takeChanges() }
    let mounts = try FileDescriptor(opening: "/proc/self/mountinfo", .readOnly)
    try loop.watch(mounts.rawValue, for: .priority) { [weak self] _ in self?.mountsDidChange() }
    self.mounts = consume mounts
  }

  /// Takes what the watch tells.
  public func takeChanges() {
    for change in watch?.changes() ?? [] {
      if change == .anything { listAgain(after: Self.restInterval) } else { handler?(change) }
    }
  }

  /// Something was mounted or unmounted somewhere.
  public func mountsDidChange() { listAgain(after: Self.restInterval) }

  /// The folder has been listed.
  ///
  /// - Parameter end: with what result.
  public func listingDidEnd(_ end: ListingPiece.End) {
    switch end {
    case .failed: listAgain(after: Self.missingInterval)
    case .incomplete: listAgain(after: Self.sharedInterval)
    case .complete:
      if watch?.mayMissChanges ?? true { listAgain(after: Self.sharedInterval) }
    }
  }

  private func listAgain(after delay: Duration) {
    let deadline = scheduler.now + delay
    if let nextListing, nextListing.isPending, nextListing.deadline <= deadline { return }
    nextListing?.cancel()
    nextListing = scheduler.schedule(at: deadline) { [weak self] in self?.handler?(.anything) }
  }
}
