internal import Platform
internal import Raster
internal import ViewKit

extension PictureLoader {
  /// The picture that the worker makes.
  struct Job {
    enum Purpose {
      /// The picture whose turn it is.
      case deck
      /// A picture of the history.
      case step(Step)
      /// The picture that is seen anew.
      case reload
      /// A picture of the history, to look at.
      case peek
    }

    /// Tells jobs apart: a result with another number is out of date.
    var number: Int
    var name: FilePath
    var purpose: Purpose

    /// The picture, if it was taken from the deck.
    var nameFromDeck: FilePath? {
      if case .deck = purpose { name } else { nil }
    }
  }

  /// Puts the next picture on the worker, if there is need for one.
  func fill() {
    guard job == nil, !isSuspended else { return }
    switch wish?.kind {
    case .step(let step):
      let name = history.names[step.index]
      guard let peeked = peeked.take(), peeked.name == name else {
        return decode(name, for: .step(step))
      }
      serve(peeked, of: step)
      fill()
    case .reload(let name): decode(name, for: .reload)
    case nil where peekWish != nil:
      if let name = peekWish?.name { decode(name, for: .peek) }
    case nil where !hasRoom: break
    case .deck, nil: fillFromDeck()
    }
  }

  private func fillFromDeck() {
    if lastListing == nil {
      if listing == nil { list() }
      // By name, the first one is not known before the last one is.
      if order == .name { return }
    }
    if !owed.isEmpty {
      decode(owed.removeFirst(), for: .deck)
    } else if let name = deck.next() {
      decode(name, for: .deck)
    } else if listing == nil, checkCount == 0, wish != nil {
      tellNothingToShow()
    }
  }

  /// Whether another picture may be kept ready.
  private var hasRoom: Bool {
    guard !ready.isEmpty else { return true }
    let bytes = ready.reduce(0) { $0 + $1.image.bitmap.size.byteCount }
    return bytes + layout.screen.byteCount <= cacheSize
  }

  private func decode(_ name: FilePath, for purpose: Job.Purpose) {
    lastJobNumber += 1
    let number = lastJobNumber
    job = Job(number: number, name: name, purpose: purpose)
    let (layout, known) = (layout, damaged[name])
    worker.run({ [folder] in folder.picture(name, layout: layout, unless: known) }) {
      [weak self] result in
      self?.didDecode(result, number: number)
    }
  }

  private func didDecode(_ result: PictureResult, number: Int) {
    guard let job, job.number == number else { return }
    self.job = nil
    switch result {
    case .decoded(let picture, let duration):
      damaged[job.name] = nil
      deck.bringBack(job.name)
      handler?(.decoded(name: job.name, duration: duration))
      accept(picture, for: job.purpose)
    case .failed(let reason, let state):
      damaged[job.name] = state
      deck.setAside(job.name)
      handler?(.skipped(name: job.name, reason: reason))
      didFail(job)
    case .stillDamaged:
      deck.setAside(job.name)
      didFail(job)
    case .gone:
      forget(job.name)
      didFail(job)
    }
    fill()
  }

  private func accept(_ picture: Picture, for purpose: Job.Purpose) {
    switch purpose {
    case .deck:
      // It may have left the deck while it was made.
      guard deck.deals(picture.name) else { return }
      ready.append(picture)
      serveFromDeck()
    case .step(let step): serve(picture, of: step)
    case .reload: serveAgain(picture)
    case .peek: acceptPeek(picture)
    }
  }

  private func didFail(_ job: Job) {
    switch job.purpose {
    case .deck: break
    case .step(let step): didFail(step)
    case .reload:
      if case .reload(job.name)? = wish?.kind { wish = nil }
    case .peek: peekWish = nil
    }
  }

  /// Says once that the deck has nothing to show. The wish stays, and is served as soon as it has.
  private func tellNothingToShow() {
    let reason = reasonForNothing
    guard toldReason != reason else { return }
    toldReason = reason
    handler?(.nothingToShow(reason: reason))
  }

  private var reasonForNothing: String {
    if case .failed(let reason) = lastListing { return reason }
    if deck.count == 0 {
      return "There are no pictures in \(folder.path) yet. Put PNG pictures there."
    }
    guard deck.hasLeftOut else {
      return "Not one of the pictures in \(folder.path) can be read. Put other PNG pictures there."
    }
    return selection == .bookmarked
      ? "No picture in \(folder.path) is bookmarked. Start the kiosk without --bookmarks-only and "
        + "bookmark some."
      : "All pictures in \(folder.path) are hidden. `shake-kiosk reset` brings them back."
  }
}

extension PixelSize {
  /// The bytes of a bitmap of this size.
  fileprivate var byteCount: Int { width * height * 4 }
}
