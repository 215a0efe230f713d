import Raster
import Testing

@testable import ViewKit

@MainActor @Suite struct SnapshotTests {
  private let stage = Stage()
  private let view = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))

  init() {
    view.backgroundColor = .red
    stage.view.addSubview(view)
  }

  private func pixel(_ image: Image, _ x: Int, _ y: Int) -> UInt32 { image.bitmap[x, y] }

  @Test func aSnapshotShowsAViewAndWhatIsInItOverBlack() {
    let front = View(frame: Rect(x: 15, y: 0, width: 10, height: 20))
    front.backgroundColor = .blue
    view.addSubview(front)

    let image = view.snapshot(of: Rect(x: 5, y: 5, width: 25, height: 10))

    #expect(image.size == Size(width: 25, height: 10))
    #expect(pixel(image, 9, 5) == Color.red.premultiplied)
    #expect(pixel(image, 10, 5) == Color.blue.premultiplied)
    #expect(pixel(image, 20, 5) == Color.black.premultiplied)
    let isOpaque = image.bitmap.isOpaque
    #expect(isOpaque)
  }

  @Test func aSnapshotShowsWhatIsSeenInTheMiddleOfAnAnimation() {
    let front = View(frame: view.bounds)
    front.backgroundColor = .blue
    view.addSubview(front)
    View.animate(withDuration: 1, timing: .linear) { front.alpha = 0 }
    stage.window.advanceAnimations(to: 0, at: 0)
    stage.window.advanceAnimations(to: 0.5, at: 0.5)

    let image = view.snapshot(of: view.bounds)

    #expect(pixel(image, 5, 5) == 0xFF7F_007F)
  }

  @Test func whatHasToBeDrawnIsDrawn() {
    view.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let label = Label(frame: view.bounds)
    label.backgroundColor = .green
    view.addSubview(label)

    let image = view.snapshot(of: view.bounds)

    #expect(pixel(image, 19, 19) == Color.green.premultiplied)
  }
}
