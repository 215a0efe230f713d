internal import CInput

// The keys of players, as keyboards, remote controls (CEC too) and headsets send them.
extension Key {
  /// Play or pause. The corresponding C constant is `KEY_PLAYPAUSE`.
  public static let playPause = Key(code: UInt16(KEY_PLAYPAUSE))
  /// Play. The corresponding C constant is `KEY_PLAY`.
  public static let play = Key(code: UInt16(KEY_PLAY))
  /// Play, on other devices. The corresponding C constant is `KEY_PLAYCD`.
  public static let playDisc = Key(code: UInt16(KEY_PLAYCD))
  /// Pause. The corresponding C constant is `KEY_PAUSE`.
  public static let pause = Key(code: UInt16(KEY_PAUSE))
  /// Pause, on other devices. The corresponding C constant is `KEY_PAUSECD`.
  public static let pauseDisc = Key(code: UInt16(KEY_PAUSECD))
  /// Stop. The corresponding C constant is `KEY_STOP`.
  public static let stop = Key(code: UInt16(KEY_STOP))
  /// Stop, on other devices. The corresponding C constant is `KEY_STOPCD`.
  public static let stopDisc = Key(code: UInt16(KEY_STOPCD))
  /// The next track. The corresponding C constant is `KEY_NEXTSONG`.
  public static let nextSong = Key(code: UInt16(KEY_NEXTSONG))
  /// The next one of anything. The corresponding C constant is `KEY_NEXT`.
  public static let next = Key(code: UInt16(KEY_NEXT))
  /// The previous track. The corresponding C constant is `KEY_PREVIOUSSONG`.
  public static let previousSong = Key(code: UInt16(KEY_PREVIOUSSONG))
  /// The previous one of anything. The corresponding C constant is `KEY_PREVIOUS`.
  public static let previous = Key(code: UInt16(KEY_PREVIOUS))
  /// Run forwards while held. The corresponding C constant is `KEY_FASTFORWARD`.
  public static let fastForward = Key(code: UInt16(KEY_FASTFORWARD))
  /// Run backwards while held. The corresponding C constant is `KEY_REWIND`.
  public static let rewind = Key(code: UInt16(KEY_REWIND))
  /// The one button of a headset. The corresponding C constant is `KEY_MEDIA`.
  public static let headsetButton = Key(code: UInt16(KEY_MEDIA))
}
