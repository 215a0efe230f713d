internal import CInput

extension Key {
  /// All names that `Key(name:)` knows, keys that lie together side by side.
  public static let names: [String] = table.map(\.name)

  static let codesByName = [String: UInt16](
    uniqueKeysWithValues: table.map { ($0.name, UInt16($0.code)) })

  static let namesByCode = [UInt16: String](
    uniqueKeysWithValues: table.map { (UInt16($0.code), $0.name) })

  private static let table: [(name: String, code: Int32)] =
    letters + digits + functionKeys + typing + modifiers + navigation + keypad + media + remote

  private static let letters: [(name: String, code: Int32)] = [
    ("a", KEY_A), ("b", KEY_B), ("c", KEY_C), ("d", KEY_D), ("e", KEY_E), ("f", KEY_F),
    ("g", KEY_G), ("h", KEY_H), ("i", KEY_I), ("j", KEY_J), ("k", KEY_K), ("l", KEY_L),
    ("m", KEY_M), ("n", KEY_N), ("o", KEY_O), ("p", KEY_P), ("q", KEY_Q), ("r", KEY_R),
    ("s", KEY_S), ("t", KEY_T), ("u", KEY_U), ("v", KEY_V), ("w", KEY_W), ("x", KEY_X),
    ("y", KEY_Y), ("z", KEY_Z),
  ]

  private static let digits: [(name: String, code: Int32)] = [
    ("0", KEY_0), ("1", KEY_1), ("2", KEY_2), ("3", KEY_3), ("4", KEY_4), ("5", KEY_5),
    ("6", KEY_6), ("7", KEY_7), ("8", KEY_8), ("9", KEY_9),
  ]

  private static let functionKeys: [(name: String, code: Int32)] = [
    ("f1", KEY_F1), ("f2", KEY_F2), ("f3", KEY_F3), ("f4", KEY_F4), ("f5", KEY_F5),
    ("f6", KEY_F6), ("f7", KEY_F7), ("f8", KEY_F8), ("f9", KEY_F9), ("f10", KEY_F10),
    ("f11", KEY_F11), ("f12", KEY_F12), ("f13", KEY_F13), ("f14", KEY_F14), ("f15", KEY_F15),
    ("f16", KEY_F16), ("f17", KEY_F17), ("f18", KEY_F18), ("f19", KEY_F19), ("f20", KEY_F20),
    ("f21", KEY_F21), ("f22", KEY_F22), ("f23", KEY_F23), ("f24", KEY_F24),
  ]

  private static let typing: [(name: String, code: Int32)] = [
    ("space", KEY_SPACE), ("enter", KEY_ENTER), ("esc", KEY_ESC), ("tab", KEY_TAB),
    ("backspace", KEY_BACKSPACE), ("minus", KEY_MINUS), ("equal", KEY_EQUAL),
    ("leftbrace", KEY_LEFTBRACE), ("rightbrace", KEY_RIGHTBRACE), ("semicolon", KEY_SEMICOLON),
    ("apostrophe", KEY_APOSTROPHE), ("grave", KEY_GRAVE), ("backslash", KEY_BACKSLASH),
    ("comma", KEY_COMMA), ("dot", KEY_DOT), ("slash", KEY_SLASH), ("102nd", KEY_102ND),
  ]

  private static let modifiers: [(name: String, code: Int32)] = [
    ("leftctrl", KEY_LEFTCTRL), ("rightctrl", KEY_RIGHTCTRL), ("leftshift", KEY_LEFTSHIFT),
    ("rightshift", KEY_RIGHTSHIFT), ("leftalt", KEY_LEFTALT), ("rightalt", KEY_RIGHTALT),
    ("leftmeta", KEY_LEFTMETA), ("rightmeta", KEY_RIGHTMETA), ("capslock", KEY_CAPSLOCK),
    ("numlock", KEY_NUMLOCK), ("scrolllock", KEY_SCROLLLOCK),
  ]

  private static let navigation: [(name: String, code: Int32)] = [
    ("up", KEY_UP), ("down", KEY_DOWN), ("left", KEY_LEFT), ("right", KEY_RIGHT),
    ("home", KEY_HOME), ("end", KEY_END), ("pageup", KEY_PAGEUP), ("pagedown", KEY_PAGEDOWN),
    ("insert", KEY_INSERT), ("delete", KEY_DELETE), ("sysrq", KEY_SYSRQ), ("pause", KEY_PAUSE),
    ("menu", KEY_MENU), ("compose", KEY_COMPOSE),
  ]

  private static let keypad: [(name: String, code: Int32)] = [
    ("kp0", KEY_KP0), ("kp1", KEY_KP1), ("kp2", KEY_KP2), ("kp3", KEY_KP3), ("kp4", KEY_KP4),
    ("kp5", KEY_KP5), ("kp6", KEY_KP6), ("kp7", KEY_KP7), ("kp8", KEY_KP8), ("kp9", KEY_KP9),
    ("kpplus", KEY_KPPLUS), ("kpminus", KEY_KPMINUS), ("kpasterisk", KEY_KPASTERISK),
    ("kpslash", KEY_KPSLASH), ("kpdot", KEY_KPDOT), ("kpenter", KEY_KPENTER),
  ]

  private static let media: [(name: String, code: Int32)] = [
    ("playpause", KEY_PLAYPAUSE), ("play", KEY_PLAY), ("playcd", KEY_PLAYCD),
    ("pausecd", KEY_PAUSECD), ("stop", KEY_STOP), ("stopcd", KEY_STOPCD),
    ("nextsong", KEY_NEXTSONG), ("previoussong", KEY_PREVIOUSSONG), ("forward", KEY_FORWARD),
    ("fastforward", KEY_FASTFORWARD), ("rewind", KEY_REWIND), ("fastreverse", KEY_FASTREVERSE),
    ("slow", KEY_SLOW), ("slowreverse", KEY_SLOWREVERSE), ("record", KEY_RECORD),
    ("stop_record", KEY_STOP_RECORD), ("pause_record", KEY_PAUSE_RECORD), ("media", KEY_MEDIA),
    ("voicecommand", KEY_VOICECOMMAND), ("ejectcd", KEY_EJECTCD), ("mute", KEY_MUTE),
    ("unmute", KEY_UNMUTE), ("micmute", KEY_MICMUTE), ("volumedown", KEY_VOLUMEDOWN),
    ("volumeup", KEY_VOLUMEUP), ("power", KEY_POWER), ("power2", KEY_POWER2),
    ("sleep", KEY_SLEEP), ("wakeup", KEY_WAKEUP),
  ]

  private static let remote: [(name: String, code: Int32)] = [
    ("ok", KEY_OK), ("select", KEY_SELECT), ("back", KEY_BACK), ("exit", KEY_EXIT),
    ("clear", KEY_CLEAR), ("right_up", KEY_RIGHT_UP), ("right_down", KEY_RIGHT_DOWN),
    ("left_up", KEY_LEFT_UP), ("left_down", KEY_LEFT_DOWN), ("homepage", KEY_HOMEPAGE),
    ("root_menu", KEY_ROOT_MENU), ("media_top_menu", KEY_MEDIA_TOP_MENU),
    ("context_menu", KEY_CONTEXT_MENU), ("setup", KEY_SETUP), ("config", KEY_CONFIG),
    ("info", KEY_INFO), ("help", KEY_HELP), ("epg", KEY_EPG), ("program", KEY_PROGRAM),
    ("time", KEY_TIME), ("data", KEY_DATA), ("next", KEY_NEXT), ("previous", KEY_PREVIOUS),
    ("channelup", KEY_CHANNELUP), ("channeldown", KEY_CHANNELDOWN),
    ("favorites", KEY_FAVORITES), ("bookmarks", KEY_BOOKMARKS),
    ("next_favorite", KEY_NEXT_FAVORITE), ("tv2", KEY_TV2),
    ("vod", KEY_VOD), ("www", KEY_WWW), ("video", KEY_VIDEO), ("sound", KEY_SOUND),
    ("audio_desc", KEY_AUDIO_DESC), ("subtitle", KEY_SUBTITLE), ("angle", KEY_ANGLE),
    ("3d_mode", KEY_3D_MODE), ("red", KEY_RED), ("green", KEY_GREEN), ("yellow", KEY_YELLOW),
    ("blue", KEY_BLUE), ("digits", KEY_DIGITS), ("numeric_0", KEY_NUMERIC_0),
    ("numeric_1", KEY_NUMERIC_1), ("numeric_2", KEY_NUMERIC_2), ("numeric_3", KEY_NUMERIC_3),
    ("numeric_4", KEY_NUMERIC_4), ("numeric_5", KEY_NUMERIC_5), ("numeric_6", KEY_NUMERIC_6),
    ("numeric_7", KEY_NUMERIC_7), ("numeric_8", KEY_NUMERIC_8), ("numeric_9", KEY_NUMERIC_9),
    ("numeric_11", KEY_NUMERIC_11), ("numeric_12", KEY_NUMERIC_12),
  ]
}
