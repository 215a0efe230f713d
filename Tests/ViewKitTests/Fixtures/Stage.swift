import Raster

@testable import ViewKit

/// An active application with one visible key window, and a root view that fills it.
@MainActor final class Stage<A: Application> {
  let application: A
  let window: Window
  let controller: ViewController
  var view: View { controller.view }
  private var bitmap: Bitmap

  init(
    _ application: A, width: Int = 100, height: Int = 100,
    controller: @autoclosure () -> ViewController = ViewController(),
    window makeWindow: (Rect, Application) -> Window = { Window(frame: $0, application: $1) }
  ) {
    self.application = application
    let size = PixelSize(width: width, height: height)
    bitmap = Bitmap(size: size, color: .black)
    window = makeWindow(Rect(origin: .zero, size: Size(size)), application)
    self.controller = controller()
    window.rootViewController = self.controller
    window.makeKeyAndVisible()
    application.becomeActive()
  }

  func render() -> PixelRect { window.render(into: &bitmap) }

  subscript(x: Int, y: Int) -> UInt32 { bitmap[x, y] }

  /// Overwrites the last frame, so that what the next one leaves alone can be told.
  func scribble() { bitmap = Bitmap(size: bitmap.size, color: .scribble) }
}

extension Stage where A == Application {
  convenience init(
    width: Int = 100, height: Int = 100,
    controller: @autoclosure () -> ViewController = ViewController()
  ) {
    self.init(Application(), width: width, height: height, controller: controller())
  }
}

extension Color {
  static let red = Color(red: 255, green: 0, blue: 0)
  static let green = Color(red: 0, green: 255, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 255)
  static let scribble = Color(red: 1, green: 2, blue: 3)
}

extension Image {
  /// A picture of one colour.
  static func plain(_ color: Color, width: Int, height: Int) -> Image {
    Image(Bitmap(size: PixelSize(width: width, height: height), color: color))
  }
}
