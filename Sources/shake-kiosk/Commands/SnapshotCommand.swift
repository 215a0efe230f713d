import ImageCodecs
import Kiosk
import Raster
import ViewKit

/// Draws one picture into a file, as a screen of the given size shows it.
enum SnapshotCommand {
  @MainActor static func run(_ options: Options, image path: String) throws(Failure) {
    guard let size = options.size else {
      throw Failure(.usage, "The size is missing: \(Command.snapshot.synopsis)")
    }
    guard let output = options.output else {
      throw Failure(.usage, "The output is missing: \(Command.snapshot.synopsis)")
    }
    do throws(ImageError) {
      let layout = PictureLayout(screen: size, fit: options.fit)
      let bitmap = try PNGDecoder().decode(contentsOf: path, scaledTo: layout.drawnSize(of:))
      try PNGEncoder.write(draw(Image(bitmap), layout: layout), to: output)
    } catch {
      let isInput = error.kind == .missing || error.kind == .unreadable
      throw Failure(
        error.kind == .notWritten ? .cannotCreate : isInput ? .noInput : .dataError, "\(error)")
    }
  }

  /// Shows a picture in a window and draws that, as the kiosk does it.
  @MainActor private static func draw(_ image: Image, layout: PictureLayout) -> Bitmap {
    let application = Application()
    let window = Window(frame: Rect(origin: .zero, size: Size(layout.screen)))
    let controller = ViewController()
    let view = ImageView(image: image)
    view.contentMode = layout.fit
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var frame = Bitmap(size: layout.screen)
    _ = window.render(into: &frame)
    withExtendedLifetime(application) {}
    return frame
  }
}
