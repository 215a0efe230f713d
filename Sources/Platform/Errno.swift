internal import Glibc

/// What a failed system call left in `errno`.
public struct Errno: Error, Hashable, Sendable, RawRepresentable {
  /// The number the kernel gave.
  public let rawValue: Int32

  /// Wraps an error number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The calling thread's last error. The corresponding C variable is `errno`.
  public static var current: Errno {
    get { Errno(rawValue: errno) }
    set { errno = newValue.rawValue }
  }

  /// Not permitted. The corresponding C error is `EPERM`.
  public static var notPermitted: Errno { Errno(rawValue: EPERM) }
  /// There is no such file. The corresponding C error is `ENOENT`.
  public static var noSuchFileOrDirectory: Errno { Errno(rawValue: ENOENT) }
  /// The file is already there. The corresponding C error is `EEXIST`.
  public static var fileExists: Errno { Errno(rawValue: EEXIST) }
  /// A signal came first. The corresponding C error is `EINTR`.
  public static var interrupted: Errno { Errno(rawValue: EINTR) }
  /// The device reported a fault. The corresponding C error is `EIO`.
  public static var ioError: Errno { Errno(rawValue: EIO) }
  /// The device is not there. The corresponding C error is `ENXIO`.
  public static var noSuchAddressOrDevice: Errno { Errno(rawValue: ENXIO) }
  /// Nothing to read now, or no room to write. The corresponding C error is `EAGAIN`.
  public static var wouldBlock: Errno { Errno(rawValue: EAGAIN) }
  /// Out of memory. The corresponding C error is `ENOMEM`.
  public static var noMemory: Errno { Errno(rawValue: ENOMEM) }
  /// Access is denied. The corresponding C error is `EACCES`.
  public static var permissionDenied: Errno { Errno(rawValue: EACCES) }
  /// Somebody else is using it. The corresponding C error is `EBUSY`.
  public static var resourceBusy: Errno { Errno(rawValue: EBUSY) }
  /// The device has gone. The corresponding C error is `ENODEV`.
  public static var noSuchDevice: Errno { Errno(rawValue: ENODEV) }
  /// An argument was refused. The corresponding C error is `EINVAL`.
  public static var invalidArgument: Errno { Errno(rawValue: EINVAL) }
  /// The call does not belong to this kind of file. The corresponding C error is `ENOTTY`.
  public static var inappropriateIOControl: Errno { Errno(rawValue: ENOTTY) }
  /// The file is larger than allowed. The corresponding C error is `EFBIG`.
  public static var fileTooLarge: Errno { Errno(rawValue: EFBIG) }
  /// The disk is full. The corresponding C error is `ENOSPC`.
  public static var noSpace: Errno { Errno(rawValue: ENOSPC) }
  /// More has come than there was room for. The corresponding C error is `ENOBUFS`.
  public static var noBufferSpace: Errno { Errno(rawValue: ENOBUFS) }
  /// The other end is closed. The corresponding C error is `EPIPE`.
  public static var brokenPipe: Errno { Errno(rawValue: EPIPE) }
  /// The kernel lacks the call. The corresponding C error is `ENOSYS`.
  public static var noFunction: Errno { Errno(rawValue: ENOSYS) }
  /// The device cannot do that. The corresponding C error is `EOPNOTSUPP`.
  public static var notSupported: Errno { Errno(rawValue: EOPNOTSUPP) }
  /// No answer in time. The corresponding C error is `ETIMEDOUT`.
  public static var timedOut: Errno { Errno(rawValue: ETIMEDOUT) }
}

extension Errno: CustomStringConvertible {
  /// The C library's words for the error. The corresponding C function is `strerror_r`.
  public var description: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      guard let base = buffer.baseAddress, strerror_r(rawValue, base, buffer.count) == 0
      else { return "error \(rawValue)" }
      return String(cString: base)
    }
  }
}

/// Runs a call that says failure with -1 and `errno`, and runs it again when a signal interrupts it.
///
/// - Parameter body: the call.
/// - Returns: what the call returned, never -1.
/// - Throws: the `errno` of the call.
@discardableResult
public func retryingOnInterrupt<I: FixedWidthInteger>(_ body: () -> I) throws(Errno) -> I {
  while true {
    let result = body()
    if result != -1 { return result }
    let error = Errno.current
    if error != .interrupted { throw error }
  }
}
