import Kiosk

/// What the loader told.
@MainActor final class LoaderEvents {
  var list: [PictureLoader.Event] = []

  func names(_ kind: String) -> [String] {
    list.compactMap { event in
      switch (kind, event) {
      case ("picked", .picked(let name)), ("decoded", .decoded(let name, _)),
        ("skipped", .skipped(let name, _)), ("nothing", .nothingToShow(let name)):
        name
      default: nil
      }
    }
  }
}
