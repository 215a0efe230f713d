import Kiosk
import Raster

/// What a wish was served with.
@MainActor final class Shown {
  var names: [String] = []
  var sizes: [Size] = []

  func show(_ picture: Picture) {
    names.append(picture.name.description)
    sizes.append(picture.image.size)
  }
}
