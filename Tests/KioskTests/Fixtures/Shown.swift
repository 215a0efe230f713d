import Kiosk
import Raster

/// What a wish was served with.
@MainActor final class Shown {
  var names: [String] = []
  var sizes: [Size] = []

  func show(_ picture: Picture) {
    names.append(picture.name)
    sizes.append(picture.image.size)
  }
}
