internal import Platform
internal import ViewKit

extension PictureLoader {
  /// What the newest wish is for.
  struct Wish {
    enum Kind {
      /// A picture of the deck; whether what came after the seen one in the history is forgotten.
      case deck(isNewWay: Bool)
      /// A picture of the history.
      case step(Step)
      /// The picture that is seen, made anew.
      case reload(FilePath)
    }

    var kind: Kind
    var show: @MainActor (Picture) -> Void
  }

  /// A way through the history.
  struct Step: Hashable {
    /// The place it leads to, another one than that of the picture that is seen.
    var index: Int
    /// Whether it goes on to older pictures when this one cannot be read.
    var isBack: Bool
  }

  /// Serves the wish with the next picture of the deck, if it wants one and one is ready.
  func serveFromDeck() {
    guard let wish, case .deck(let isNewWay) = wish.kind else { return }
    // Who has gone back may see the picture whose turn it is. It has had it then.
    if isNextSeen { ready.removeFirst() }
    guard !ready.isEmpty else { return }
    let picture = ready.removeFirst()
    self.wish = nil
    // The history changes: a step that is being made would not find its place in it again.
    if case .step = job?.purpose { job = nil }
    history.append(picture.name, isNewWay: isNewWay)
    hand(picture, to: wish)
  }

  /// Whether the picture whose turn it is is the one that is seen, and there is another.
  var isNextSeen: Bool {
    !ready.isEmpty && ready[0].name == history.current && hasAnother
  }

  /// Whether there is a picture that is not seen now, as far as is known.
  private var hasAnother: Bool {
    let isSeenDealt = history.current.map { deck.deals($0) } ?? false
    return deck.dealtCount > (isSeenDealt ? 1 : 0)
  }

  /// A picture of the history is ready. When another step was wished for meanwhile, it is shown on the
  /// way there: who steps faster than pictures can be made would else see none of them.
  func serve(_ picture: Picture, of step: Step) {
    guard let wish, case .step(let wanted) = wish.kind else { return }
    history.move(to: step.index)
    if wanted.index == step.index { self.wish = nil }
    hand(picture, to: wish)
  }

  private func hand(_ picture: Picture, to wish: Wish) {
    toldReason = nil
    currentKey = picture.key
    (peekWish, peeked) = (nil, nil)
    handler?(.picked(name: picture.name))
    wish.show(picture)
  }

  /// A picture that was seen is made anew, if that is still wanted.
  func serveAgain(_ picture: Picture) {
    guard let wish, case .reload(picture.name) = wish.kind else { return }
    self.wish = nil
    currentKey = picture.key
    wish.show(picture)
  }

  /// A picture of the history cannot be read any more: the history forgets it, and the step leads to
  /// the one behind it.
  func didFail(_ step: Step) {
    history.remove(at: step.index)
    guard case .step(let wanted)? = wish?.kind else { return }
    var index = wanted.index
    if index > step.index || (index == step.index && wanted.isBack) { index -= 1 }
    index = max(index, 0)
    if index == history.names.count {
      wish?.kind = .deck(isNewWay: false)
      serveFromDeck()
    } else if index == history.position {
      wish = nil
    } else {
      wish?.kind = .step(Step(index: index, isBack: wanted.isBack))
    }
  }
}
