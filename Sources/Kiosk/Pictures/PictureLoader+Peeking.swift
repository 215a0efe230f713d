internal import Platform

extension PictureLoader {
  public var hasPrevious: Bool { history.position.map { $0 > 0 } ?? false }

  public func peekNext(_ show: @escaping @MainActor (Picture) -> Void) {
    guard wish == nil, let position = history.position else { return }
    if position + 1 < history.names.count { return peek(history.names[position + 1], show) }
    if let next = ready.dropFirst(isNextSeen ? 1 : 0).first { show(next) }
  }

  public func peekPrevious(_ show: @escaping @MainActor (Picture) -> Void) {
    guard wish == nil, let position = history.position, position > 0 else { return }
    peek(history.names[position - 1], show)
  }

  private func peek(_ name: FilePath, _ show: @escaping @MainActor (Picture) -> Void) {
    if let peeked, peeked.name == name { return show(peeked) }
    peeked = nil
    peekWish = (name, show)
    fill()
  }

  /// A picture that somebody wants to look at is ready.
  func acceptPeek(_ picture: Picture) {
    peeked = picture
    guard let peekWish, peekWish.name == picture.name else { return }
    self.peekWish = nil
    peekWish.show(picture)
  }
}
