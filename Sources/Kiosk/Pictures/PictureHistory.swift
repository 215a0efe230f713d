public import Platform

/// The pictures that were shown, in their order, and which of them is seen now. Like the pages of a
/// browser: who goes back and then takes a new way leaves the old one behind.
public struct PictureHistory {
  /// The pictures' names, the oldest first.
  public private(set) var names: [FilePath] = []
  /// The place of the picture that is seen; nil before the first one.
  public private(set) var position: Int?
  private let capacity: Int

  /// An empty history.
  ///
  /// - Parameter capacity: how many names it keeps; the oldest is forgotten when there are more.
  public init(capacity: Int = 100) {
    precondition(capacity > 0, "a history holds at least what is seen")
    self.capacity = capacity
  }

  /// The picture that is seen; nil before the first one.
  public var current: FilePath? { position.map { names[$0] } }

  /// Adds a picture that is seen from now on.
  ///
  /// - Parameters:
  ///   - name: the picture.
  ///   - isNewWay: whether what came after the picture seen before is forgotten. Otherwise the new
  ///     one comes after the newest.
  public mutating func append(_ name: FilePath, isNewWay: Bool) {
    if isNewWay, let position { names.removeSubrange((position + 1)...) }
    names.append(name)
    if names.count > capacity { names.removeFirst() }
    position = names.count - 1
  }

  /// Goes to a place in it.
  public mutating func move(to position: Int) {
    precondition(names.indices.contains(position), "a place outside the history")
    self.position = position
  }

  /// Forgets a picture that is not the one seen, because it cannot be shown any more.
  public mutating func remove(at index: Int) {
    precondition(index != position, "what is seen cannot be forgotten")
    names.remove(at: index)
    if let position, index < position { self.position = position - 1 }
  }
}
