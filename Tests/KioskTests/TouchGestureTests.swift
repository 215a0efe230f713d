import Kiosk
import Raster
import Testing

@Suite struct TouchGestureTests {
  private static let width = 1000.0

  /// What it means when a finger moves from the middle, in one step, and is lifted.
  private func meaning(
    x: Double, y: Double, after seconds: Double = 0.1
  ) -> TouchGesture.Meaning? {
    var gesture = TouchGesture()
    gesture.begin(at: Point(x: 500, y: 500), timestamp: 1)
    return gesture.end(
      at: Point(x: 500 + x, y: 500 + y), timestamp: 1 + seconds, width: Self.width)
  }

  @Test func aFingerThatHardlyMovesTaps() {
    #expect(meaning(x: 0, y: 0) == .tap)
    #expect(meaning(x: 22, y: 22) == .tap)
    #expect(meaning(x: 23, y: 23) == nil)
  }

  @Test func aFingerThatStaysTooLongMeansNothing() {
    #expect(meaning(x: 0, y: 0, after: 0.8) == .tap)
    #expect(meaning(x: 0, y: 0, after: 0.81) == nil)
  }

  @Test func moreToTheSideThanUpOrDownIsADrag() {
    #expect(meaning(x: 50, y: 49, after: 0.125) == .drag(velocity: 400))
    #expect(meaning(x: -50, y: -49, after: 0.125) == .drag(velocity: -400))
    #expect(meaning(x: 49, y: 50) == nil)
  }

  @Test func aFingerThatComesBackTapsNoMore() {
    var gesture = TouchGesture()
    gesture.begin(at: Point(x: 500, y: 500), timestamp: 1)
    gesture.move(to: Point(x: 500, y: 600), timestamp: 1.1, width: Self.width)

    #expect(gesture.end(at: Point(x: 500, y: 500), timestamp: 1.2, width: Self.width) == nil)
  }

  @Test func aDragTellsHowFarItIs() {
    var gesture = TouchGesture()
    gesture.begin(at: Point(x: 500, y: 500), timestamp: 1)
    gesture.move(to: Point(x: 520, y: 500), timestamp: 1.1, width: Self.width)
    #expect(gesture.translation == nil)
    gesture.move(to: Point(x: 540, y: 500), timestamp: 1.2, width: Self.width)
    #expect(gesture.translation == 40)
    gesture.move(to: Point(x: 300, y: 900), timestamp: 1.3, width: Self.width)
    #expect(gesture.translation == -200)
  }

  @Test func onlyTheLastTenthOfASecondTellsHowFastAFingerIs() {
    var gesture = TouchGesture()
    gesture.begin(at: Point(x: 0, y: 0), timestamp: 1)
    for step in 1...10 {
      gesture.move(
        to: Point(x: Double(step) * 50, y: 0), timestamp: 1 + Double(step) / 100,
        width: Self.width)
    }
    for step in 1...20 {
      gesture.move(
        to: Point(x: 500 - Double(step), y: 0), timestamp: 1.1 + Double(step) / 100,
        width: Self.width)
    }

    let meaning = gesture.end(at: Point(x: 480, y: 0), timestamp: 1.3, width: Self.width)

    guard case .drag(let velocity)? = meaning else {
      Issue.record("\(String(describing: meaning)) is no drag")
      return
    }
    #expect(abs(velocity + 100) < 1)
  }

  @Test func aFingerThatRestsBeforeItLetsGoIsNotFast() {
    var gesture = TouchGesture()
    gesture.begin(at: Point(x: 0, y: 0), timestamp: 1)
    gesture.move(to: Point(x: 500, y: 0), timestamp: 1.1, width: Self.width)

    let meaning = gesture.end(at: Point(x: 500, y: 0), timestamp: 2, width: Self.width)

    #expect(meaning == .drag(velocity: 0))
  }

  @Test func aGestureThatWasCalledOffMeansNothing() {
    var gesture = TouchGesture()
    gesture.begin(at: Point(x: 0, y: 0), timestamp: 1)
    gesture.cancel()

    #expect(gesture.translation == nil)
    #expect(gesture.end(at: Point(x: 0, y: 0), timestamp: 1.1, width: Self.width) == nil)
  }
}
