import Testing

@testable import ViewKit

@MainActor struct EventTests {
  @Test func typesAndSubtypesAreNumberedAsInUIKit() {
    #expect(Event.EventType.touches.rawValue == 0)
    #expect(Event.EventType.motion.rawValue == 1)
    #expect(Event.EventType.remoteControl.rawValue == 2)
    #expect(Event.EventSubtype.allCases.map(\.rawValue) == [0, 1] + Array(100...109))
    #expect(Event.EventSubtype.remoteControlTogglePlayPause.rawValue == 103)
    #expect(Event.EventSubtype.remoteControlBeginSeekingBackward.rawValue == 106)
    #expect(Event.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
  }

  @Test func touchPhasesAreNumberedAsInUIKit() {
    let phases: [Touch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]

    #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func onlyTouchEventsHaveTouches() {
    let event = Event(type: .motion, subtype: .motionShake, timestamp: 1, window: nil)

    #expect(event.allTouches == nil)
    #expect(event.touches(for: View()) == nil)
  }
}
