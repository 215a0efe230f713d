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

  /// Whether there is a picture before the one that is seen.
  var hasPrevious = true
  /// Whether what is asked for comes only with `release()`.
  var holdsBack = false
  private var held: [@MainActor () -> Void] = []
  /// What somebody has looked at, and what will be served next.
  private var upcoming: Picture?

  init(size: PixelSize = PixelSize(width: 64, height: 48)) { self.size = size }

  func another(_ show: @escaping @MainActor (Picture) -> Void) { serve(.another, show) }

  func next(_ show: @escaping @MainActor (Picture) -> Void) { serve(.next, show) }

  func previous(_ show: @escaping @MainActor (Picture) -> Void) { serve(.previous, show) }

  /// What was asked for since the view was made, which asks for its first picture.
  var laterWishes: [Wish] { Array(wishes.dropFirst()) }

  func peekNext(_ show: @escaping @MainActor (Picture) -> Void) { peek(show) }

  func peekPrevious(_ show: @escaping @MainActor (Picture) -> Void) { peek(show) }

  /// Lets what was asked for come.
  func release() {
    holdsBack = false
    for action in held { action() }
    held = []
  }

  private func peek(_ show: @escaping @MainActor (Picture) -> Void) {
    let picture = upcoming ?? makePicture(wishes.count + 1)
    upcoming = picture
    deliver { show(picture) }
  }

  private func serve(_ wish: Wish, _ show: @escaping @MainActor (Picture) -> Void) {
    wishes.append(wish)
    let picture = upcoming.take() ?? makePicture(wishes.count)
    last = picture.image
    deliver { show(picture) }
  }

  private func deliver(_ action: @escaping @MainActor () -> Void) {
    if holdsBack { held.append(action) } else { action() }
  }

  private func makePicture(_ number: Int) -> Picture {
    let color = Color(red: UInt8(number * 20 % 256), green: 1, blue: 2)
    return Picture(
      name: FilePath("\(number).png"), image: Image(Bitmap(size: size, color: color)),
      fileSize: 1)
  }
}
