internal import Platform
internal import ViewKit

extension PictureLoader {
  /// What the worker is doing.
  struct Job {
    enum Purpose {
      /// Look what is in the folder.
      case list
      /// Make the picture whose turn it is.
      case deck(String)
      /// Make a picture of the history.
      case step(Step)
      /// Make the picture that is seen anew.
      case reload(String)
    }

    /// Tells jobs apart: a result with another number is out of date.
    var number: Int
    var purpose: Purpose

    /// The picture that was taken from the deck for it.
    var nameFromDeck: String? {
      if case .deck(let name) = purpose { name } else { nil }
    }
  }

  /// Puts the next job on the worker, if there is need for one.
  func fill() {
    guard job == nil, !isSuspended else { return }
    switch wish?.kind {
    case .step(let step): decode(history.names[step.index], for: .step(step))
    case .reload(let name): decode(name, for: .reload(name))
    case nil where ready.count >= aheadCount: break
    case .deck, nil:
      if owed.isEmpty, deck.isAtEndOfRound {
        list()
      } else if let name = owed.isEmpty ? deck.next() : owed.removeFirst() {
        decode(name, for: .deck(name))
      }
    }
  }

  private func list() {
    let number = begin(.list)
    worker.run({ [folder] in folder.names() }) { [weak self] result in
      self?.didList(result, number: number)
    }
  }

  private func decode(_ name: String, for purpose: Job.Purpose) {
    let number = begin(purpose)
    let (layout, known) = (layout, damaged[name])
    worker.run({ [folder] in folder.picture(name, layout: layout, unless: known) }) {
      [weak self] result in
      self?.didDecode(result, name: name, number: number)
    }
  }

  private func begin(_ purpose: Job.Purpose) -> Int {
    lastJobNumber += 1
    job = Job(number: lastJobNumber, purpose: purpose)
    return lastJobNumber
  }

  /// The purpose of a job that is done; nil when its result is not wanted any more.
  private func end(_ number: Int) -> Job.Purpose? {
    guard let job, job.number == number else { return nil }
    self.job = nil
    return job.purpose
  }

  private func didList(_ result: Result<[String], PictureFolderError>, number: Int) {
    guard end(number) != nil else { return }
    switch result {
    case .success(let names):
      deck.update(names: names)
      let present = Set(names)
      damaged = damaged.filter { present.contains($0.key) }
      if names.isEmpty { return giveUp("There are no pictures in \(folder.path).") }
    case .failure(let error):
      // The folder may be back in a moment: what was known of it still holds.
      if deck.names.isEmpty { return giveUp(error.description) }
    }
    guard wantsDeck, !isSuspended else { return fill() }
    if let name = deck.next() { decode(name, for: .deck(name)) }
  }

  private func didDecode(_ result: PictureResult, name: String, number: Int) {
    guard let purpose = end(number) else { return }
    switch result {
    case .decoded(let picture, let duration):
      hasToldNothingToShow = false
      damaged[name] = nil
      failed.remove(name)
      handler?(.decoded(name: name, duration: duration))
      accept(picture, for: purpose)
    case .failed(let reason, let state):
      damaged[name] = .some(state)
      handler?(.skipped(name: name, reason: reason))
      didFail(purpose)
    case .stillDamaged:
      didFail(purpose)
    }
    if case .deck = purpose, owed.isEmpty, deck.names.allSatisfy(failed.contains) {
      return giveUp("Not one of the pictures in \(folder.path) can be read.")
    }
    fill()
  }

  private func accept(_ picture: Picture, for purpose: Job.Purpose) {
    switch purpose {
    case .list: break
    case .deck:
      ready.append(picture)
      serveFromDeck()
    case .step(let step): serve(picture, of: step)
    case .reload: serveAgain(picture)
    }
  }

  private func didFail(_ purpose: Job.Purpose) {
    switch purpose {
    case .list: break
    case .deck(let name): failed.insert(name)
    case .step(let step): didFail(step)
    case .reload(let name):
      if case .reload(name)? = wish?.kind { wish = nil }
    }
  }

  /// Whether the deck is next: nobody wishes for a certain picture.
  private var wantsDeck: Bool {
    switch wish?.kind {
    case .deck, nil: true
    case .step, .reload: false
    }
  }

  /// Says once that the deck has nothing to show, and waits for the next wish: each one tries again.
  private func giveUp(_ reason: String) {
    if !hasToldNothingToShow {
      hasToldNothingToShow = true
      handler?(.nothingToShow(reason: reason))
    }
    if !wantsDeck { fill() }
  }
}
