internal import Platform

extension PictureLoader {
  /// People think otherwise of some pictures. Of the one that is seen the size is known; the others'
  /// files are looked at first.
  func opinionsDidChange(of keys: [PictureKey]) {
    for key in keys { deck.note(key.name) }
    // Before the first wish no picture is known.
    guard lastListing != nil || listing != nil else { return }
    if let currentKey, keys.contains(currentKey) { applyOpinion(of: currentKey) }
    check(keys.map(\.name).filter { $0 != currentKey?.name && deck.contains($0) })
    fill()
  }

  /// Looks at the files of noted names that were added, for whether they are the pictures that people
  /// have spoken of. Others' sizes nobody needs to know.
  func checkNoted() { check(deck.takeNoted()) }

  private func check(_ names: [FilePath]) {
    guard !names.isEmpty else { return }
    checkCount += 1
    worker.run({ [folder] in names.map { folder.fileSize(of: $0) } }) { [weak self] sizes in
      self?.didCheck(names, sizes)
    }
  }

  private func didCheck(_ names: [FilePath], _ sizes: [Int64?]) {
    checkCount -= 1
    for (name, size) in zip(names, sizes) {
      // What is not there any more is found out when it is to be decoded.
      applyOpinion(of: PictureKey(name: name, size: size ?? 0))
    }
    fill()
  }

  private func applyOpinion(of key: PictureKey) {
    let opinion = opinions?.book[key] ?? []
    let isLeftOut = selection.leavesOut(opinion)
    deck.setLiked(key.name, opinion.contains(.liked))
    deck.setLeftOut(key.name, isLeftOut)
    guard isLeftOut else { return }
    ready.removeAll { $0.name == key.name }
    owed.removeAll { $0 == key.name }
  }
}
