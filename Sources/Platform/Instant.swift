internal import Glibc

/// A point on the kernel's monotonic clock: it never jumps, and stands still while suspended.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since boot. The corresponding C clock is `CLOCK_MONOTONIC`.
  public let nanoseconds: Int64

  /// A point some nanoseconds after boot.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// A point some seconds after boot.
  public init(seconds: Double) { nanoseconds = Int64((seconds * 1e9).rounded()) }

  /// Reads the clock. Only the event loop and device readers do; everything else is handed the time.
  /// The corresponding C function is `clock_gettime`.
  public static func now() -> Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// Seconds since boot, as event time stamps have it.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  public static func + (instant: Instant, duration: Duration) -> Instant {
    Instant(nanoseconds: instant.nanoseconds + duration.nanoseconds)
  }

  public static func - (left: Instant, right: Instant) -> Duration {
    .nanoseconds(left.nanoseconds - right.nanoseconds)
  }
}

extension Duration {
  /// The whole duration in nanoseconds; what lies below is cut off.
  public var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  /// The whole duration in seconds.
  public var seconds: Double { Double(nanoseconds) / 1e9 }
}
