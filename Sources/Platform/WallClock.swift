/// The time of day as people see it, who may set it at any time.
@MainActor public protocol WallClock: AnyObject {
  /// Seconds since 1970.
  var now: Int64 { get }

  /// The local time, in minutes since midnight.
  ///
  /// - Parameter time: seconds since 1970.
  /// - Returns: from 0 to 1439.
  func minuteOfDay(at time: Int64) -> Int

  /// Calls once, when the clock shows a time or as soon as somebody sets it, whichever comes first.
  /// There is one alarm; another one takes its place.
  ///
  /// - Parameters:
  ///   - time: seconds since 1970.
  ///   - action: what to call.
  /// - Throws: the kernel's error, when it has no room for another alarm.
  func setAlarm(at time: Int64, _ action: @escaping @MainActor () -> Void) throws(Errno)
}
