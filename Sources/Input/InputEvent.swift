/// What a person did with an input device, and what became of the devices.
public enum InputEvent: Hashable, Sendable {
  /// A key went down or up; seconds since boot. Repeats of a held key are not told, and a key held
  /// on two devices is down from the first press to the last release.
  case key(Key, isDown: Bool, timestamp: Double)
  /// Contacts with the screen that changed together; seconds since boot.
  case touches([TouchContact], timestamp: Double)
  /// Control and C were pressed together: the person wants to leave.
  case interrupt
  /// Control, Alt and a function key were pressed together: the person wants to see another console,
  /// by its number.
  case consoleSwitch(Int)
  /// A device with keys, a touch screen or a pointer was found, at the start or when it was plugged
  /// in; its name, for the log.
  case deviceAdded(name: String)
  /// Such a device has gone; keys that were down on it have been told as up, its contacts as
  /// cancelled.
  case deviceRemoved(name: String)
  /// No key can be heard for now; the sentence says why, and what can be done. The source goes on
  /// listening for devices.
  case unavailable(reason: String)
}
