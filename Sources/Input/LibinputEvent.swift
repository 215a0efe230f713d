/// What libinput tells, as far as this program listens to it.
enum LibinputEvent {
  /// A device with keys was found.
  case keyboardAdded(name: String)
  /// A device with keys has gone.
  case keyboardRemoved(name: String)
  /// A key changed on one device; the count of devices that hold it down after that, and the time on
  /// the monotonic clock.
  case key(code: UInt32, isDown: Bool, holderCount: Int, microseconds: UInt64)
  /// Nothing of interest.
  case other
}
