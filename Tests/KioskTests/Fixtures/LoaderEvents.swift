import Kiosk

/// What the loader told.
@MainActor final class LoaderEvents {
  var list: [PictureLoader.Event] = []

  /// The names of the pictures, or the reasons, of one kind of event.
  func names(_ kind: String) -> [String] {
    list.compactMap { event in
      switch (kind, event) {
      case ("picked", .picked(let name)), ("decoded", .decoded(let name, _)),
        ("skipped", .skipped(let name, _)), ("changed", .currentChanged(let name)):
        name.description
      case ("nothing", .nothingToShow(let reason)): reason
      case ("listed", .listed(let end, let count)): "\(end) \(count)"
      default: nil
      }
    }
  }
}
