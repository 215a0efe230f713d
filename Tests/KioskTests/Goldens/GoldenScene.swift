import Foundation
import ImageCodecs
import Kiosk
import Platform
import Raster
import TestSupport
import ViewKit

/// What a kiosk can look like, with the first picture that ships.
enum GoldenScene: String, CaseIterable {
  case panel
  /// Liked and bookmarked, the slide show running, a finger on the heart, and a long name.
  case liked
  case toast
  case notice

  /// The whole screen.
  @MainActor func draw(_ size: PixelSize) throws -> Bitmap {
    let scheduler = SteppedScheduler()
    let application = Application()
    let window = Window(frame: Rect(origin: .zero, size: Size(size)), application: application)
    let controller = KCShakeViewController(
      pictures: OnePicture(try Self.picture(for: size)), scheduler: scheduler)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    application.becomeActive()
    window.layoutIfNeeded()

    func touch(_ phase: Touch.Phase, _ point: Point) {
      application.touchesDidChange(
        [TouchSample(id: 0, phase: phase, location: point)], at: scheduler.now.seconds)
    }
    func showPanel(_ name: FilePath) {
      controller.pictureInformation = { PictureInformation(name: name, place: 7, count: 42) }
      let corner = Point(x: 5, y: 5)
      touch(.began, corner)
      touch(.ended, corner)
    }
    switch self {
    case .panel: showPanel("avatar0.png")
    case .liked:
      application.remoteCommandCenter.likeCommand.isActive = true
      application.remoteCommandCenter.bookmarkCommand.isActive = true
      controller.slideShow.start()
      showPanel("Ausflug in die Berge, Ωmega и Жук, 2024-08-17, Bild 0001.png")
    case .toast: controller.showToast("No sensor: shaking works with the space key")
    case .notice:
      controller.notice =
        "There are no pictures in /usr/local/share/shake-kiosk/images yet. Put PNG pictures there."
    }
    window.layoutIfNeeded()
    for time in [0.0, 1, 2, 3] { window.advanceAnimations(to: time, at: time) }
    if self == .liked, let button = Self.buttons(in: controller.view).first(where: \.isSelected) {
      touch(
        .began,
        button.convert(Point(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    }
    var frame = Bitmap(size: size)
    _ = window.render(into: &frame)
    return frame
  }

  @MainActor private static func buttons(in view: View) -> [Button] {
    view.subviews.flatMap { subview in
      ((subview as? Button).map { [$0] } ?? []) + buttons(in: subview)
    }
  }

  private static func picture(for size: PixelSize) throws -> Image {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let layout = PictureLayout(screen: size, fit: .scaleAspectFit)
    return Image(
      try PNGDecoder().decode(
        contentsOf: package.appending(path: "images/avatar0.png").path,
        scaledTo: layout.drawnSize(of:)))
  }
}

/// The same picture again and again.
@MainActor private final class OnePicture: PictureSource {
  private let picture: Picture

  init(_ image: Image) { picture = Picture(name: "avatar0.png", image: image, fileSize: 1) }

  func another(_ show: @escaping @MainActor (Picture) -> Void) { show(picture) }
  func next(_ show: @escaping @MainActor (Picture) -> Void) { show(picture) }
  func previous(_ show: @escaping @MainActor (Picture) -> Void) { show(picture) }

  let hasPrevious = false

  func peekNext(_ show: @escaping @MainActor (Picture) -> Void) { show(picture) }

  func peekPrevious(_ show: @escaping @MainActor (Picture) -> Void) {}
}
