public import Platform
internal import ViewKit

/// Keeps the next pictures of a folder ready: decoded and scaled on a worker, before they are asked
/// for. A picture that cannot be read is left out, and the rest goes on.
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

  private let folder: any PictureFolder
  private let worker: any BackgroundQueue
  private var deck: PictureDeck
  private let aheadCount: Int

  /// Pictures waiting to be asked for, the next one first.
  private var ready: [Picture] = []
  /// Names that were taken from the deck and must be made (again), the next one first.
  private var owed: [String] = []
  /// The job on the worker; a result of another number is out of date.
  private var job: (number: Int, name: String?)?
  private var lastJobNumber = 0
  private var wish: Wish?
  /// Files that could not be read, as they were then.
  private var damaged: [String: FileState?] = [:]
  /// How many pictures failed in a row: when it is all of them, there is nothing more to try.
  private var failuresInARow = 0
  private var hasToldNothingToShow = false

  /// What the newest wish is for.
  private struct Wish {
    /// The picture that is to be made anew; nil for whichever comes next.
    var name: String?
    var show: @MainActor (Picture) -> Void
  }

  /// A loader. It does nothing until `prepare()` or the first wish.
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

  /// Begins to make the first pictures, so that they are ready when they are asked for.
  public func prepare() { fill() }

  public func next(_ show: @escaping @MainActor (Picture) -> Void) {
    wish = Wish(name: nil, show: show)
    failuresInARow = 0
    if !ready.isEmpty { serve(ready.removeFirst()) }
    fill()
  }

  /// Makes a picture anew in the present layout, before any other.
  ///
  /// - Parameters:
  ///   - name: the picture.
  ///   - show: called with it when it is ready, unless another wish comes first. When it cannot be
  ///     read any more it is not called.
  public func reload(_ name: String, _ show: @escaping @MainActor (Picture) -> Void) {
    owed = [name] + ready.map(\.name) + owed
    ready = []
    wish = Wish(name: name, show: show)
    fill()
  }

  /// Serves the wish with a picture, or keeps it ready for the next one.
  private func serve(_ picture: Picture) {
    guard let wish, wish.name == nil || wish.name == picture.name else {
      ready.append(picture)
      return
    }
    self.wish = nil
    if wish.name == nil { handler?(.picked(name: picture.name)) }
    wish.show(picture)
  }

  private func startOver() {
    let underWay = job.flatMap(\.name).map { [$0] } ?? []
    owed = ready.map(\.name) + underWay + owed
    ready = []
    job = nil
    fill()
  }

  /// Puts the next job on the worker, if there is need for one.
  private func fill() {
    guard job == nil, wish != nil || ready.count < aheadCount else { return }
    if owed.isEmpty, deck.isAtEndOfRound {
      list()
    } else if let name = owed.isEmpty ? deck.next() : owed.removeFirst() {
      decode(name)
    }
  }

  private func list() {
    let number = begin(nil)
    worker.run({ [folder] in folder.names() }) { [weak self] result in
      self?.didList(result, number: number)
    }
  }

  private func decode(_ name: String) {
    let number = begin(name)
    let (layout, known) = (layout, damaged[name])
    worker.run({ [folder] in folder.picture(name, layout: layout, unless: known) }) {
      [weak self] result in
      self?.didDecode(result, name: name, number: number)
    }
  }

  private func begin(_ name: String?) -> Int {
    lastJobNumber += 1
    job = (lastJobNumber, name)
    return lastJobNumber
  }

  /// Whether a result is still wanted.
  private func end(_ number: Int) -> Bool {
    guard job?.number == number else { return false }
    job = nil
    return true
  }

  private func didList(_ result: Result<[String], PictureFolderError>, number: Int) {
    guard end(number) else { return }
    switch result {
    case .success(let names):
      deck.update(names: names)
      let present = Set(names)
      damaged = damaged.filter { present.contains($0.key) }
      if names.isEmpty { return tellNothingToShow("There are no pictures in \(folder.path).") }
    case .failure(let error):
      // The folder may be back in a moment: what was known of it still holds.
      if deck.names.isEmpty { return tellNothingToShow(error.description) }
    }
    if let name = deck.next() { decode(name) }
  }

  private func didDecode(_ result: PictureResult, name: String, number: Int) {
    guard end(number) else { return }
    switch result {
    case .decoded(let picture, let duration):
      failuresInARow = 0
      hasToldNothingToShow = false
      damaged[name] = nil
      handler?(.decoded(name: name, duration: duration))
      serve(picture)
    case .failed(let reason, let state):
      damaged[name] = .some(state)
      handler?(.skipped(name: name, reason: reason))
      didFail(name)
    case .stillDamaged:
      didFail(name)
    }
    if failuresInARow > 0, failuresInARow >= deck.names.count, owed.isEmpty {
      return tellNothingToShow("Not one of the pictures in \(folder.path) can be read.")
    }
    fill()
  }

  private func didFail(_ name: String) {
    failuresInARow += 1
    if wish?.name == name { wish = nil }
  }

  /// Says it, and waits for the next wish: each one tries again.
  private func tellNothingToShow(_ reason: String) {
    if hasToldNothingToShow { return }
    hasToldNothingToShow = true
    handler?(.nothingToShow(reason: reason))
  }
}
