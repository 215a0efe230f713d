internal import Glibc
public import Platform

/// Both ends of a pipe.
public struct Pipe: ~Copyable {
  /// The end to read from.
  public let reader: FileDescriptor
  private var writer: FileDescriptor?

  /// Opens a pipe.
  public init() throws(Errno) {
    var ends: [Int32] = [0, 0]
    try retryingOnInterrupt { pipe(&ends) }
    reader = FileDescriptor(owning: ends[0])
    writer = FileDescriptor(owning: ends[1])
  }

  /// Writes a text into it.
  public func write(_ text: String) throws(Errno) { try writer?.writeAll(text) }

  /// Closes the end to write to.
  public mutating func closeWriter() { writer = nil }

  /// Gives away the end to write to: the caller closes it.
  public mutating func releaseWriter() -> Int32 { writer.take()?.release() ?? -1 }
}
