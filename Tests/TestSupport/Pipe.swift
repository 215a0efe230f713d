internal import Glibc
public import Platform

/// Both ends of a pipe.
public final class Pipe {
  /// The end to read from.
  public let reader: FileDescriptor
  private var writer: FileDescriptor?

  /// Opens a pipe.
  public init() throws(Errno) {
    let ends = try openPipe()
    reader = FileDescriptor(owning: ends.reader)
    writer = FileDescriptor(owning: ends.writer)
  }

  /// Writes a text into it.
  public func write(_ text: String) throws(Errno) { try writer?.writeAll(text) }

  /// Closes the end to write to.
  public func closeWriter() { writer = nil }

  /// Gives away the end to write to: the caller closes it.
  public func releaseWriter() -> Int32 { writer.take()?.release() ?? -1 }
}

private func openPipe() throws(Errno) -> (reader: Int32, writer: Int32) {
  var ends: [Int32] = [0, 0]
  try retryingOnInterrupt { pipe(&ends) }
  return (ends[0], ends[1])
}
