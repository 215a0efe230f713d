/// What a person did with an input device.
public enum InputEvent: Hashable, Sendable {
  /// A key went down or up; seconds since boot. Repeats of a held key are not told.
  case key(Key, isDown: Bool, timestamp: Double)
  /// Control and C were pressed together: the person wants to leave.
  case interrupt
}
