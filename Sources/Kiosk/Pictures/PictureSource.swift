/// Where a view gets its pictures from: a deck to draw from, and the way back through what was seen.
///
/// Each wish is served at once when its picture is ready, else as soon as it is. When another wish
/// comes first, that one is served and this one forgotten.
@MainActor public protocol PictureSource: AnyObject {
  /// Asks for another picture than the one that is shown, whichever the deck has.
  ///
  /// - Parameter show: called with the picture.
  func another(_ show: @escaping @MainActor (Picture) -> Void)

  /// Asks for the picture that was shown after this one; when this one is the newest, for one of the
  /// deck.
  ///
  /// - Parameter show: called with the picture. Steps that come faster than pictures can be made
  ///   add up; then it is called with those on the way too, as far as they are ready.
  func next(_ show: @escaping @MainActor (Picture) -> Void)

  /// Asks for the picture that was shown before this one.
  ///
  /// - Parameter show: called as for `next(_:)`; not at all when this one is the oldest.
  func previous(_ show: @escaping @MainActor (Picture) -> Void)

  /// Whether there is a picture before this one.
  var hasPrevious: Bool { get }

  /// Looks at the picture that `next(_:)` would bring. It stays where it is.
  ///
  /// - Parameter show: called with it when it is ready; not at all when something else is asked for
  ///   before, or when none is kept ready.
  func peekNext(_ show: @escaping @MainActor (Picture) -> Void)

  /// Looks at the picture that `previous(_:)` would bring. It stays where it is.
  ///
  /// - Parameter show: called as for `peekNext(_:)`.
  func peekPrevious(_ show: @escaping @MainActor (Picture) -> Void)
}
