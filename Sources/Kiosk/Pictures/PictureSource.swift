/// Where a view gets its pictures from.
@MainActor public protocol PictureSource: AnyObject {
  /// Asks for another picture than the last one.
  ///
  /// - Parameter show: called with the picture, at once when it is ready, else as soon as it is. When
  ///   another wish comes first, that one is served and this one forgotten.
  func next(_ show: @escaping @MainActor (Picture) -> Void)
}
