import Kiosk
import Platform
import Raster
import ViewKit

/// Pictures that are there at once, each of another colour; it remembers what was asked for.
@MainActor final class ScriptedPictures: PictureSource {
  enum Wish {
    case another
    case next
    case previous
  }

  private(set) var wishes: [Wish] = []
  private(set) var last: Image?
  private let size: PixelSize

  init(size: PixelSize = PixelSize(width: 64, height: 48)) { self.size = size }

  func another(_ show: @escaping @MainActor (Picture) -> Void) { serve(.another, show) }

  func next(_ show: @escaping @MainActor (Picture) -> Void) { serve(.next, show) }

  func previous(_ show: @escaping @MainActor (Picture) -> Void) { serve(.previous, show) }

  /// What was asked for since the view was made, which asks for its first picture.
  var laterWishes: [Wish] { Array(wishes.dropFirst()) }

  private func serve(_ wish: Wish, _ show: @MainActor (Picture) -> Void) {
    wishes.append(wish)
    let color = Color(red: UInt8(wishes.count * 20 % 256), green: 1, blue: 2)
    let image = Image(Bitmap(size: size, color: color))
    last = image
    show(Picture(name: FilePath("\(wishes.count).png"), image: image, fileSize: 1))
  }
}
