import Testing

@testable import ViewKit

struct HeadsetButtonTests {
  /// Plays presses and releases at their times, and then lets time go by.
  private func play(
    _ steps: [(isDown: Bool, time: Double)], until end: Double, isStopped: Bool = false
  ) -> [Event.EventSubtype] {
    var button = HeadsetButton(isStopped: isStopped)
    var subtypes: [Event.EventSubtype] = []
    func pass(until time: Double) {
      while let deadline = button.deadline, deadline <= time {
        subtypes += button.advance(to: deadline)
      }
    }
    for (isDown, time) in steps {
      pass(until: time)
      subtypes += isDown ? button.press(at: time) : button.release(at: time)
    }
    pass(until: end)
    return subtypes
  }

  private func presses(_ count: Int, holdingTheLastFor hold: Double = 0.1) -> [(Bool, Double)] {
    (0..<count).flatMap { index in
      let start = Double(index) * 0.3
      return [(true, start), (false, start + (index == count - 1 ? hold : 0.1))]
    }
  }

  @Test func onePressPlaysWhenStoppedAndTogglesOtherwise() {
    #expect(play(presses(1), until: 1, isStopped: true) == [.remoteControlPlay])
    #expect(play(presses(1), until: 1) == [.remoteControlTogglePlayPause])
  }

  @Test func onePressIsOneHoweverLong() {
    #expect(
      play(presses(1, holdingTheLastFor: 5), until: 9) == [.remoteControlTogglePlayPause])
  }

  @Test func twoPressesAreTheNextTrack() {
    #expect(play(presses(2), until: 2) == [.remoteControlNextTrack])
  }

  @Test func threePressesAreThePreviousTrack() {
    #expect(play(presses(3), until: 2) == [.remoteControlPreviousTrack])
  }

  @Test func holdingTheSecondPressSeeksForwards() {
    #expect(
      play(presses(2, holdingTheLastFor: 2), until: 5) == [
        .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
      ])
  }

  @Test func holdingTheThirdPressSeeksBackwards() {
    #expect(
      play(presses(3, holdingTheLastFor: 2), until: 5) == [
        .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward,
      ])
  }

  @Test func nothingIsDecidedBeforeTheNextPressIsTooLate() {
    #expect(play(presses(1), until: 0.44).isEmpty)
    #expect(play(presses(2), until: 0.74).isEmpty)
    #expect(play([(true, 0), (false, 0.1), (true, 0.3)], until: 0.79).isEmpty)
    #expect(
      play([(true, 0), (false, 0.1), (true, 0.3)], until: 0.81) == [
        .remoteControlBeginSeekingForward
      ])
  }

  @Test func slowPressesAreCountedEachForItself() {
    #expect(
      play([(true, 0), (false, 0.1), (true, 0.5), (false, 0.6)], until: 2) == [
        .remoteControlTogglePlayPause, .remoteControlTogglePlayPause,
      ])
  }

  @Test func latePressIsNotCountedTogetherThoughNobodyToldTheTime() {
    var button = HeadsetButton()
    _ = button.press(at: 0)
    _ = button.release(at: 0.1)

    #expect(button.press(at: 3) == [.remoteControlTogglePlayPause])
    #expect(button.release(at: 3.1).isEmpty)
    #expect(button.advance(to: 4) == [.remoteControlTogglePlayPause])
  }

  @Test func lateReleaseStillSeeksThoughNobodyToldTheTime() {
    var button = HeadsetButton()
    _ = button.press(at: 0)
    _ = button.release(at: 0.1)
    _ = button.press(at: 0.2)

    #expect(
      button.release(at: 3) == [
        .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
      ])
  }

  @Test func fourthPressBeginsAnew() {
    #expect(
      play(presses(4), until: 3) == [
        .remoteControlPreviousTrack, .remoteControlTogglePlayPause,
      ])
  }

  @Test func idleButtonWaitsForNothing() {
    var button = HeadsetButton()
    #expect(button.deadline == nil)

    _ = button.press(at: 0)
    #expect(button.deadline == nil)
    _ = button.release(at: 0.1)
    #expect(button.deadline == 0.1 + HeadsetButton.longestPause)
    _ = button.advance(to: 1)

    #expect(button.deadline == nil)
  }

  @Test func headsetThatDisappearsEndsSeekingAndForgetsPresses() {
    var button = HeadsetButton()
    for start in [0, 0.2] {
      _ = button.press(at: start)
      if start == 0 { _ = button.release(at: 0.1) }
    }
    _ = button.advance(to: 1)

    #expect(button.cancel() == [.remoteControlEndSeekingForward])
    #expect(button.release(at: 2).isEmpty)

    _ = button.press(at: 3)
    #expect(button.cancel().isEmpty)
    #expect(button.advance(to: 9).isEmpty)
  }

  @Test func doubledReportsChangeNothing() {
    var button = HeadsetButton()
    #expect(button.release(at: 0).isEmpty)
    _ = button.press(at: 1)
    #expect(button.press(at: 1.05).isEmpty)
    _ = button.release(at: 1.1)
    #expect(button.release(at: 1.2).isEmpty)

    #expect(button.advance(to: 2) == [.remoteControlTogglePlayPause])
  }
}
