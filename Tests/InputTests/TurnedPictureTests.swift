import Raster
import Testing

@testable import Input

/// Places on a screen whose picture is turned.
@Suite struct TurnedPictureTests {
  /// Where on the picture the screen's place a quarter from the left and an eighth from the top is.
  private static let places: [(Orientation, Double, Double)] = [
    (.up, 0.25, 0.125), (.right, 0.125, 0.75), (.down, 0.75, 0.875), (.left, 0.875, 0.25),
  ]

  @Test(arguments: places)
  func touchesAreWhereTheFingerIsOnThePicture(_ orientation: Orientation, _ x: Double, _ y: Double)
  {
    let down = LibinputEvent.touch(
      .down(x: 0.25, y: 0.125), slot: 3, device: 7, microseconds: 11)
    let motion = LibinputEvent.touch(
      .motion(x: 0.25, y: 0.125), slot: 3, device: 7, microseconds: 12)

    #expect(
      down.onPicture(turned: orientation)
        == .touch(.down(x: x, y: y), slot: 3, device: 7, microseconds: 11))
    #expect(
      motion.onPicture(turned: orientation)
        == .touch(.motion(x: x, y: y), slot: 3, device: 7, microseconds: 12))
  }

  @Test(arguments: places)
  func absolutePointersAreWhereTheyPointOnThePicture(
    _ orientation: Orientation, _ x: Double, _ y: Double
  ) {
    let position = LibinputEvent.pointerPosition(x: 0.25, y: 0.125, microseconds: 5)
    #expect(
      position.onPicture(turned: orientation) == .pointerPosition(x: x, y: y, microseconds: 5))
  }

  @Test(arguments: places.map(\.0))
  func everythingElseStaysAsItIs(_ orientation: Orientation) {
    let events: [LibinputEvent] = [
      .pointerMotion(x: 3, y: -4, microseconds: 1),
      .touch(.up, slot: 0, device: 7, microseconds: 1), .touchFrame,
      .key(code: 57, isDown: true, holderCount: 1, microseconds: 1),
    ]
    #expect(events.map { $0.onPicture(turned: orientation) } == events)
  }
}
