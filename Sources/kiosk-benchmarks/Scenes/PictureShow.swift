import Raster
import ViewKit

/// A window, as large as a screen, whose frames are copied into the screen's memory: all of the way
/// from a picture to its commit but the kernel's part.
@MainActor final class PictureShow {
  private let application = Application()
  private let window: Window
  private let back: ImageView
  private let front = ImageView(frame: .zero)
  private let pictures: [Image]
  private let copier: FrameCopier
  private let memory: ScreenMemory
  private var isSecond = false

  /// A screen that shows the first of two pictures.
  ///
  /// - Parameters:
  ///   - size: the screen's, in pixels; that of the pictures when they are turned.
  ///   - orientation: how pictures are turned.
  ///   - layout: how the screen holds pixels.
  init(_ size: PixelSize, turned orientation: Orientation = .up, as layout: PixelLayout = .xrgb8888)
  {
    let frameSize = orientation.apply(to: size)
    let frame = Rect(PixelRect(frameSize))
    copier = FrameCopier(of: frameSize, turned: orientation, as: layout)
    memory = ScreenMemory(byteCount: size.width * size.height * layout.bytesPerPixel)
    pictures = [Color(red: 200, green: 80, blue: 7), Color(red: 9, green: 90, blue: 190)].map {
      Image(Bitmap(size: frameSize, color: $0))
    }
    window = Window(frame: frame, application: application)
    let controller = ViewController()
    back = ImageView(image: pictures[0])
    controller.view = back
    window.rootViewController = controller
    window.makeKeyAndVisible()
    front.frame = frame
    front.alpha = 0
    front.image = pictures[1]
    back.addSubview(front)
    copyFrame()
  }

  /// The first pixel on the screen, as its memory holds it.
  var firstByte: UInt8 { memory.bytes[0] }

  /// The other picture is shown.
  func changePicture() {
    isSecond.toggle()
    front.alpha = isSecond ? 1 : 0
    copyFrame()
  }

  /// A frame with as much of the one picture as of the other, or almost.
  func crossfade() {
    isSecond.toggle()
    front.alpha = isSecond ? 0.5 : 0.51
    copyFrame()
  }

  /// A frame in which the one picture has half pushed the other off the screen, or almost.
  func push() {
    isSecond.toggle()
    front.alpha = 1
    back.transform = .identity
    front.frame.origin.x = back.bounds.width
    back.frame.origin.x = -(back.bounds.width / 2).rounded() + (isSecond ? 1 : 0)
    copyFrame()
  }

  /// A frame in which the picture is a little larger than the screen, between its pixels.
  func grow() {
    isSecond.toggle()
    let scale = isSecond ? 1.05 : 1.0501
    let drift = back.bounds.width * 0.00537
    front.alpha = 0
    back.transform = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: drift, ty: drift)
    copyFrame()
  }

  private func copyFrame() {
    window.present { frame, damage in
      guard let target = memory.bytes.baseAddress else { return }
      copier.copy(
        copier.orientation.apply(to: damage, of: frame.size), from: frame, to: target,
        pitch: copier.targetSize.width * copier.layout.bytesPerPixel)
    }
  }
}
