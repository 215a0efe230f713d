import Kiosk
import Raster
import Testing

@Suite struct TouchGestureTests {
  private typealias Meaning = TouchGesture.Meaning

  /// What a finger means that goes from (500, 300) over some points in a view 1600 wide.
  private func meaning(of path: [Point], in duration: Double = 0.2) -> Meaning? {
    var gesture = TouchGesture()
    gesture.begin(at: Point(x: 500, y: 300), timestamp: 10)
    for point in path { gesture.move(to: point) }
    return gesture.end(
      at: path.last ?? Point(x: 500, y: 300), timestamp: 10 + duration, width: 1600)
  }

  @Test func aFingerThatStaysAndIsLiftedSoonIsATap() {
    #expect(meaning(of: []) == .tap)
    #expect(meaning(of: [Point(x: 550, y: 300)]) == .tap)
  }

  @Test func aFingerThatStaysForLongMeansNothing() {
    #expect(meaning(of: [], in: 0.79) == .tap)
    #expect(meaning(of: [], in: 0.81) == nil)
  }

  @Test func aFingerThatWentAwayAndCameBackIsNoTap() {
    #expect(meaning(of: [Point(x: 600, y: 300), Point(x: 500, y: 300)]) == nil)
  }

  @Test func anEighthOfTheWidthToTheSideIsASwipe() {
    #expect(meaning(of: [Point(x: 300, y: 300)]) == .swipeLeft)
    #expect(meaning(of: [Point(x: 700, y: 300)]) == .swipeRight)
  }

  @Test func aWayBetweenTapAndSwipeMeansNothing() {
    #expect(meaning(of: [Point(x: 551, y: 300)]) == nil)
    #expect(meaning(of: [Point(x: 699, y: 300)]) == nil)
  }

  @Test func aSlowSwipeMeansNothing() {
    #expect(meaning(of: [Point(x: 900, y: 300)], in: 0.81) == nil)
  }

  @Test func aSwipeGoesAtLeastTwiceAsFarToTheSideAsUpOrDown() {
    #expect(meaning(of: [Point(x: 700, y: 400)]) == .swipeRight)
    #expect(meaning(of: [Point(x: 700, y: 401)]) == nil)
    #expect(meaning(of: [Point(x: 500, y: 900)]) == nil)
  }

  @Test func aCancelledFingerMeansNothing() {
    var gesture = TouchGesture()
    gesture.begin(at: .zero, timestamp: 1)

    gesture.cancel()

    #expect(gesture.end(at: .zero, timestamp: 1.1, width: 100) == nil)
  }
}
