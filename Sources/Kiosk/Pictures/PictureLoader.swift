public import Platform
internal import ViewKit

/// Keeps the next pictures of a folder ready: decoded and scaled on a worker, before they are asked
/// for. A picture that cannot be read is left out, and the rest goes on.
///
/// Of pictures that were shown only the names are kept, and they are made anew when somebody goes back
/// to them: one more picture as large as the screen costs eight megabytes at 1920×1080, and four times
/// as much on the next larger screens, all the time, for what is seldom asked for.
@MainActor public final class PictureLoader: PictureSource {
  /// What the loader tells.
  public enum Event: Sendable {
    /// A picture was handed out.
    case picked(name: String)
    /// A picture is ready; decoding and scaling took that long.
    case decoded(name: String, duration: Duration)
    /// A file cannot be shown; the sentence says why. Told once, until the file changes.
    case skipped(name: String, reason: String)
    /// The folder cannot be read, or not one picture in it; the sentence says why. Told once, until
    /// a picture could be read again.
    case nothingToShow(reason: String)
  }

  /// Told of everything that happens, on the main thread.
  public var handler: (@MainActor (Event) -> Void)?

  /// How pictures are laid out. A change throws away what was made for the old one and makes the
  /// same pictures anew.
  public var layout: PictureLayout {
    didSet { if layout != oldValue { startOver() } }
  }

  /// Whether nothing is made for now, since nobody would see it. Wishes are kept.
  public var isSuspended = false {
    didSet { if !isSuspended { fill() } }
  }

  let folder: any PictureFolder
  let worker: any BackgroundQueue
  let aheadCount: Int
  var deck: PictureDeck
  var history = PictureHistory()

  /// Pictures of the deck waiting to be asked for, the next one first.
  var ready: [Picture] = []
  /// Names that were taken from the deck and must be made (again), the next one first.
  var owed: [String] = []
  var job: Job?
  var lastJobNumber = 0
  var wish: Wish?
  /// Files that could not be read, as they were then.
  var damaged: [String: FileState?] = [:]
  /// What could not be read since a picture of the deck was served: when it is all of them, there is
  /// nothing more to try.
  var failed: Set<String> = []
  var hasToldNothingToShow = false

  /// A loader. It does nothing until the first wish.
  ///
  /// - Parameters:
  ///   - folder: where the pictures are.
  ///   - layout: how they are laid out.
  ///   - worker: where they are decoded.
  ///   - seed: decides the order; nil gives another one each time.
  ///   - aheadCount: how many pictures are kept ready, each as large as the screen.
  public init(
    folder: any PictureFolder, layout: PictureLayout, worker: any BackgroundQueue,
    seed: UInt64? = nil,
    aheadCount: Int = 1
  ) {
    precondition(aheadCount > 0, "at least one picture is kept ready")
    self.folder = folder
    self.layout = layout
    self.worker = worker
    self.aheadCount = aheadCount
    deck = PictureDeck(seed: seed)
  }

  /// The picture that was handed out last, and so is seen; nil before the first one.
  public var currentName: String? { history.current }

  public func another(_ show: @escaping @MainActor (Picture) -> Void) {
    deal(Wish(kind: .deck(isNewWay: true), show: show))
  }

  public func next(_ show: @escaping @MainActor (Picture) -> Void) {
    if let wish, case .deck = wish.kind { return deal(Wish(kind: wish.kind, show: show)) }
    guard let goal, goal + 1 < history.names.count else {
      return deal(Wish(kind: .deck(isNewWay: false), show: show))
    }
    go(to: goal + 1, isBack: false, show)
  }

  public func previous(_ show: @escaping @MainActor (Picture) -> Void) {
    guard let goal, goal > 0 else { return }
    go(to: goal - 1, isBack: true, show)
  }

  /// Makes the picture that is seen anew in the present layout, before any other.
  ///
  /// - Parameters:
  ///   - name: the picture.
  ///   - show: called with it when it is ready, unless another wish comes first. When it cannot be
  ///     read any more it is not called.
  public func reload(_ name: String, _ show: @escaping @MainActor (Picture) -> Void) {
    wish = Wish(kind: .reload(name), show: show)
    fill()
  }

  /// The place in the history that the newest wish leads to.
  private var goal: Int? {
    guard let position = history.position else { return nil }
    return switch wish?.kind {
    case .step(let step): step.index
    case .deck(let isNewWay): isNewWay ? position + 1 : history.names.count
    case .reload, nil: position
    }
  }

  private func deal(_ newWish: Wish) {
    wish = newWish
    failed = []
    serveFromDeck()
    fill()
  }

  private func go(to index: Int, isBack: Bool, _ show: @escaping @MainActor (Picture) -> Void) {
    let name = history.names[index]
    // Back at what is seen before anything else was: it is shown once more.
    let isSeen = index == history.position
    let kind = isSeen ? .reload(name) : Wish.Kind.step(.init(index: index, isBack: isBack))
    wish = Wish(kind: kind, show: show)
    fill()
  }

  private func startOver() {
    owed = ready.map(\.name) + (job?.nameFromDeck.map { [$0] } ?? []) + owed
    ready = []
    job = nil
    fill()
  }
}
