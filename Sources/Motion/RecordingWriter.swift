internal import Glibc
internal import Platform

/// Writes a recording: the format that `RecordingReader` reads.
public struct RecordingWriter: ~Copyable {
  private static var bufferSize: Int { 65_536 }

  private let path: String
  private let file: FileDescriptor
  private var buffer: String

  /// Makes the file, or empties the one that is there, and writes the header.
  ///
  /// - Parameters:
  ///   - path: where the file goes.
  ///   - comment: what is recorded, as `accel_3d, 100 Hz`: one line at the top; nil for none.
  /// - Throws: that it cannot be made.
  public init(path: String, comment: String? = nil) throws(RecordingError) {
    precondition(comment?.contains("\n") != true, "a comment is one line")
    let file = try openRecording(path, .writeOnly, options: [.create, .truncate])
    let start = (comment.map { "# \($0)\n" } ?? "") + RecordingReader.header + "\n"
    try write(start, to: file, path: path)
    self.path = path
    self.file = file
    buffer = ""
  }

  /// Adds a sample: the time to the microsecond, the acceleration to 0.1 mm/s².
  ///
  /// - Parameter sample: what to add. It may reach the file later: see `flush()`.
  /// - Throws: that it cannot be written.
  public mutating func append(_ sample: AccelerometerSample) throws(RecordingError) {
    buffer += decimal(sample.timestamp, places: 6) + "," + decimal(sample.x, places: 4) + ","
    buffer += decimal(sample.y, places: 4) + "," + decimal(sample.z, places: 4) + "\n"
    if buffer.utf8.count >= Self.bufferSize { try flush() }
  }

  /// Hands all samples so far to the kernel. Call it at the end, and as often as a power cut may
  /// not lose more.
  ///
  /// - Throws: that they cannot be written.
  public mutating func flush() throws(RecordingError) {
    try write(buffer, to: file, path: path)
    buffer = ""
  }
}

private func write(
  _ text: String, to file: borrowing FileDescriptor, path: String
) throws(RecordingError) {
  do throws(Errno) {
    try file.writeAll(text)
  } catch {
    throw .file(path: path, error)
  }
}

/// A number with a fixed count of decimal places; as Swift writes it when it is too large for that.
private func decimal(_ value: Double, places: Int) -> String {
  let unit = pow(10, Double(places))
  guard let scaled = Int64(exactly: (value * unit).rounded()) else { return "\(value)" }
  let digits = String(scaled.magnitude)
  let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  return (scaled < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
}
