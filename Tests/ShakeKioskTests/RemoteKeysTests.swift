import Input
import Testing
import ViewKit

@testable import shake_kiosk

@Suite struct RemoteKeysTests {
  private var keys = RemoteKeys()

  private mutating func press(_ key: Key, at time: Double = 1) -> [Event.EventSubtype] {
    keys.keyDidChange(key, isDown: true, at: time, isStopped: false)
  }

  private mutating func release(_ key: Key, at time: Double = 1) -> [Event.EventSubtype] {
    keys.keyDidChange(key, isDown: false, at: time, isStopped: false)
  }

  @Test(arguments: [
    ("KEY_PLAYPAUSE", Event.EventSubtype.remoteControlTogglePlayPause),
    ("KEY_PLAY", .remoteControlPlay), ("KEY_PLAYCD", .remoteControlPlay),
    ("KEY_PAUSE", .remoteControlPause), ("KEY_PAUSECD", .remoteControlPause),
    ("KEY_STOP", .remoteControlStop), ("KEY_STOPCD", .remoteControlStop),
    ("KEY_NEXT", .remoteControlNextTrack), ("KEY_NEXTSONG", .remoteControlNextTrack),
    ("KEY_PREVIOUS", .remoteControlPreviousTrack),
    ("KEY_PREVIOUSSONG", .remoteControlPreviousTrack),
  ])
  mutating func aPressOfAPlayersKeyIsOneEvent(name: String, subtype: Event.EventSubtype) throws {
    let key = try #require(Key(name: name))

    #expect(press(key) == [subtype])
    #expect(release(key).isEmpty)
    #expect(keys.deadline == nil)
  }

  @Test(arguments: [
    (
      "KEY_FASTFORWARD", Event.EventSubtype.remoteControlBeginSeekingForward,
      Event.EventSubtype.remoteControlEndSeekingForward
    ),
    ("KEY_REWIND", .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward),
  ])
  mutating func aHeldKeySeeksUntilItIsReleased(
    name: String, begin: Event.EventSubtype, end: Event.EventSubtype
  ) throws {
    let key = try #require(Key(name: name))

    #expect(press(key) == [begin])
    #expect(press(key).isEmpty)
    #expect(release(key) == [end])
    #expect(release(key).isEmpty)
  }

  @Test mutating func otherKeysMeanNothing() throws {
    let space = try #require(Key(name: "space"))

    #expect(press(space).isEmpty)
    #expect(release(space).isEmpty)
  }

  @Test mutating func theHeadsetsButtonSpeaksOnceItsDeadlineHasPassed() throws {
    #expect(press(.headsetButton, at: 1).isEmpty)
    #expect(release(.headsetButton, at: 1.1).isEmpty)
    #expect(press(.headsetButton, at: 1.2).isEmpty)
    #expect(release(.headsetButton, at: 1.3).isEmpty)

    let deadline = try #require(keys.deadline)
    #expect(keys.advance(to: deadline) == [.remoteControlNextTrack])
    #expect(keys.deadline == nil)
  }

  @Test mutating func thePressOfAHeadsetThatPlaysNothingIsPlay() throws {
    _ = keys.keyDidChange(.headsetButton, isDown: true, at: 1, isStopped: true)
    _ = keys.keyDidChange(.headsetButton, isDown: false, at: 1.1, isStopped: true)

    #expect(keys.advance(to: 2) == [.remoteControlPlay])
  }

  @Test mutating func whatIsHeldEndsWhenItIsCancelledAndOnlyOnce() {
    _ = press(.rewind)
    _ = press(.fastForward)
    _ = press(.headsetButton, at: 1)
    _ = release(.headsetButton, at: 1.1)
    _ = press(.headsetButton, at: 1.2)
    #expect(keys.advance(to: 3) == [.remoteControlBeginSeekingForward])

    #expect(
      keys.cancel() == [
        .remoteControlEndSeekingBackward, .remoteControlEndSeekingForward,
        .remoteControlEndSeekingForward,
      ])
    #expect(keys.cancel().isEmpty)
    #expect(release(.rewind).isEmpty)
    #expect(release(.headsetButton, at: 4).isEmpty)
  }
}
