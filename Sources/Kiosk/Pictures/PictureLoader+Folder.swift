internal import Platform
internal import ViewKit

extension PictureLoader {
  /// Something has changed in the folder. New pictures join the running round, and those that have gone
  /// leave it; the one that is seen stays until another one is asked for.
  public func folderDidChange(_ change: FolderChange) {
    switch change {
    case .written(let name): didWrite(name)
    case .removed(let name): forget(name)
    case .anything:
      // Before the first wish nothing is known that could have changed.
      guard lastListing != nil || listing != nil else { return }
      list()
    }
    checkNoted()
    fill()
  }

  /// Lists the folder, and once more when it is being listed.
  func list() {
    guard listing == nil else {
      mustListAgain = true
      return
    }
    listing = folder.listing()
    deck.beginListing()
    listNext()
  }

  private func listNext() {
    guard let listing else { return }
    worker.run({ listing.next() }) { [weak self] piece in self?.didList(piece) }
  }

  private func didList(_ piece: ListingPiece) {
    deck.add(piece)
    checkNoted()
    if let end = piece.end { endListing(end) } else { listNext() }
    fill()
  }

  private func endListing(_ end: ListingPiece.End) {
    listing = nil
    lastListing = end
    if end != .incomplete { deck.endListing() }
    ready.removeAll { !deck.contains($0.name) }
    owed.removeAll { !deck.contains($0) }
    damaged = damaged.filter { deck.contains($0.key) }
    // Changes may have been missed: each is looked at once more when it is its turn.
    deck.bringAllBack()
    handler?(.listed(end, count: deck.count))
    if mustListAgain {
      mustListAgain = false
      list()
    }
  }

  private func didWrite(_ name: FilePath) {
    deck.add(name)
    damaged[name] = nil
    if peeked?.name == name { peeked = nil }
    deck.bringBack(name)
    if ready.contains(where: { $0.name == name }) || job?.nameFromDeck == name {
      remake(from: name)
    }
    if name == history.current { handler?(.currentChanged(name: name)) }
  }

  /// Makes a picture anew that is ready or under way, and those after it, so that they stay in order.
  private func remake(from name: FilePath) {
    let kept = ready.prefix { $0.name != name }
    owed = ready.dropFirst(kept.count).map(\.name) + (job?.nameFromDeck.map { [$0] } ?? []) + owed
    ready = Array(kept)
    if job?.nameFromDeck != nil { job = nil }
  }

  /// A picture is not in the folder any more.
  func forget(_ name: FilePath) {
    deck.remove(name)
    damaged[name] = nil
    ready.removeAll { $0.name == name }
    owed.removeAll { $0 == name }
  }
}
