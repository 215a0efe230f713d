public import Platform
internal import ViewKit

/// Keeps the next pictures of a folder ready: decoded and scaled on a worker, before they are asked
/// for. A picture that cannot be read is set aside until its file changes, and the rest goes on.
///
/// The folder is listed a piece at a time while pictures are decoded, and the first one is shown before
/// all are known, unless they come by name. From then on `folderDidChange(_:)` must tell what changes
/// in it.
///
/// Of pictures that were shown only the names are kept, and they are made anew when somebody goes back
/// to them: one more picture as large as the screen costs eight megabytes at 1920×1080, and four times
/// as much on the next larger screens, all the time, for what is seldom asked for.
@MainActor public final class PictureLoader: PictureSource {
  /// What the loader tells.
  public enum Event: Sendable {
    /// A picture was handed out.
    case picked(name: FilePath)
    /// A picture is ready; decoding and scaling took that long.
    case decoded(name: FilePath, duration: Duration)
    /// A file cannot be shown; the sentence says why. Told once, until the file changes.
    case skipped(name: FilePath, reason: String)
    /// A picture was asked for and there is none; the sentences say why, and what to do. Told once,
    /// until a picture was handed out again.
    case nothingToShow(reason: String)
    /// The folder has been listed, with that result and that many pictures in it.
    case listed(ListingPiece.End, count: Int)
    /// The file of the picture that is seen was written anew.
    case currentChanged(name: FilePath)
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
  let order: PictureOrder
  let cacheSize: Int
  let opinions: OpinionKeeper?
  let selection: PictureSelection
  var deck: PictureDeck
  var history = PictureHistory()

  /// Pictures of the deck waiting to be asked for, the next one first.
  var ready: [Picture] = []
  /// Names that were taken from the deck and must be made (again), the next one first.
  var owed: [FilePath] = []
  var job: Job?
  var lastJobNumber = 0
  var wish: Wish?
  /// The picture of the history that somebody wants to look at.
  var peekWish: (name: FilePath, show: @MainActor (Picture) -> Void)?
  /// The one that somebody looked at last, until another one is asked for: it may be the one.
  var peeked: Picture?
  /// Files that could not be read, as they were then.
  var damaged: [FilePath: FileState] = [:]
  /// How many looks at noted files are under way.
  var checkCount = 0
  /// Why there is nothing to show, if that was told since a picture was handed out.
  var toldReason: String?

  /// The way through the folder, while it is listed.
  var listing: (any PictureListing)?
  /// How the folder was listed the last time; nil before.
  var lastListing: ListingPiece.End?
  /// Whether the folder may have changed since the listing under way began.
  var mustListAgain = false

  /// A loader. It does nothing until the first wish.
  ///
  /// - Parameters:
  ///   - folder: where the pictures are.
  ///   - layout: how they are laid out.
  ///   - worker: where they are decoded.
  ///   - order: the order in which they come.
  ///   - seed: decides a shuffled order; nil gives another one each time.
  ///   - cacheSize: how many bytes of pictures are kept ready. One picture is always.
  ///   - opinions: what people have said of pictures; nil for nothing.
  ///   - selection: which pictures come.
  public init(
    folder: any PictureFolder, layout: PictureLayout, worker: any BackgroundQueue,
    order: PictureOrder = .shuffle, seed: UInt64? = nil, cacheSize: Int = 0,
    opinions: OpinionKeeper? = nil, selection: PictureSelection = .allButHidden
  ) {
    self.folder = folder
    self.layout = layout
    self.worker = worker
    self.order = order
    self.cacheSize = cacheSize
    self.opinions = opinions
    self.selection = selection
    deck = PictureDeck(order: order, seed: seed, leavesOutOthers: selection == .bookmarked)
    for key in opinions?.book.keys.map({ $0 }) ?? [] { deck.note(key.name) }
    opinions?.changeHandler = { [weak self] in self?.opinionsDidChange(of: $0) }
  }

  /// The picture that was handed out last, and so is seen; nil before the first one.
  public var currentName: FilePath? { history.current }

  /// The most pictures among which the place of one is counted: a person waits for it.
  public static let mostCounted = 100_000

  /// What is known of it; nil before the first one.
  public var currentInformation: PictureInformation? {
    history.current.map { name in
      let place = deck.dealtCount <= Self.mostCounted ? deck.index(of: name).map { $0 + 1 } : nil
      return PictureInformation(name: name, place: place, count: deck.dealtCount)
    }
  }

  /// Which picture that is to people; nil before the first one.
  public internal(set) var currentKey: PictureKey?

  /// How many pictures the folder has, as far as it has been listed.
  public var pictureCount: Int { deck.count }

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
  public func reload(_ name: FilePath, _ show: @escaping @MainActor (Picture) -> Void) {
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
    serveFromDeck()
    // Who asks where there is nothing has the folder looked at.
    let hasNothing = ready.isEmpty && owed.isEmpty && deck.dealtCount == 0
    if wish != nil, hasNothing, listing == nil, !isSuspended { list() }
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
    peeked = nil
    job = nil
    fill()
  }
}
