import Raster
import Testing

@testable import ViewKit

@MainActor struct ShakeSampleTests {
  @Test func everyShakeShowsAnotherPictureFromItsBeginning() throws {
    let stage = Stage(controller: KCShakeViewController())
    let controller = try #require(stage.controller as? KCShakeViewController)
    _ = stage.render()
    var seen: Set<UInt32> = [stage[50, 50]]

    for shake in 0..<40 {
      let before = stage[50, 50]
      stage.application.motionDidBegin(at: Double(shake))
      #expect(stage.render() == PixelRect(x: 0, y: 0, width: 100, height: 100))
      #expect(stage[50, 50] != before)
      #expect(stage[50, 50] == stage[99, 0])
      stage.application.motionDidEnd(at: Double(shake) + 0.5)
      #expect(stage.render().isEmpty)
      seen.insert(stage[50, 50])
    }

    #expect(seen == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    #expect(controller.imageView.isFirstResponder)
  }

  @Test func controllerHandlesMotionWithoutBeingFirstResponder() throws {
    let stage = Stage(controller: MotionViewController())
    let controller = try #require(stage.controller as? MotionViewController)

    stage.application.motionDidBegin(at: 1)
    stage.application.motionDidEnd(at: 2)

    #expect(controller.log == ["motion begin...", "motion end."])
  }

  @Test func imageViewThatHandlesAMotionKeepsItFromTheController() throws {
    let stage = Stage(controller: MotionViewController())
    let controller = try #require(stage.controller as? MotionViewController)
    let imageView = KCImageView(frame: stage.view.bounds)
    stage.view.addSubview(imageView)
    imageView.becomeFirstResponder()

    stage.application.motionDidBegin(at: 1)
    stage.application.motionDidCancel(at: 2)
    stage.application.motionDidBegin(at: 3)
    stage.application.motionDidEnd(at: 4)

    #expect(controller.log.isEmpty)
  }

  @Test func imageViewIsFirstResponderOnlyWhileItIsSeen() throws {
    let stage = Stage(controller: KCShakeViewController())
    let controller = try #require(stage.controller as? KCShakeViewController)
    #expect(controller.imageView.isFirstResponder)

    stage.window.isHidden = true
    #expect(!controller.imageView.isFirstResponder)

    stage.window.makeKeyAndVisible()
    #expect(controller.imageView.isFirstResponder)
    #expect(controller.view.subviews.count == 1)
  }
}
