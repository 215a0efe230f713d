internal import Glibc
public import Platform

/// Writes a recording: the format that `RecordingReader` reads.
public struct RecordingWriter: ~Copyable {
  private static var bufferSize: Int { 65_536 }

  private let path: String
  private let file: FileDescriptor
  /// How long the file is, where that is known: when a disk is full, it is cut back to whole lines.
  private var size: Int?
  private var buffer: String

  /// Makes the file, or empties the one that is there, and writes the header.
  ///
  /// - Parameters:
  ///   - path: where the file goes.
  ///   - comment: what is recorded, as `accel_3d, 100 Hz`: one line at the top; nil for none.
  ///   - replacing: whether a file that is there may be emptied.
  /// - Throws: that it cannot be made; `fileExists` for one that may not be emptied.
  public init(
    path: String, comment: String? = nil, replacing: Bool = true
  ) throws(RecordingError) {
    let file = try openRecording(
      path, .writeOnly, options: [.create, replacing ? .truncate : .exclusive])
    try self.init(file, path: path, comment: comment, size: 0)
  }

  /// Writes into a file that is open already, as standard output, and begins with the header.
  ///
  /// - Parameters:
  ///   - file: where the recording goes.
  ///   - path: what it is called in errors.
  ///   - comment: what is recorded: one line at the top; nil for none.
  /// - Throws: that it cannot be written.
  public init(
    _ file: consuming FileDescriptor, path: String, comment: String? = nil
  ) throws(RecordingError) {
    try self.init(file, path: path, comment: comment, size: nil)
  }

  private init(
    _ file: consuming FileDescriptor, path: String, comment: String?, size: Int?
  ) throws(RecordingError) {
    let start = (comment.map(line(ofComment:)) ?? "") + RecordingReader.header + "\n"
    do throws(Errno) {
      try file.writeAll(start)
    } catch {
      throw .file(path: path, error)
    }
    self.path = path
    self.file = file
    self.size = size.map { $0 + start.utf8.count }
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

  /// Adds a remark that readers pass over.
  ///
  /// - Parameter comment: one line. It may reach the file later, as samples do.
  public mutating func append(comment: String) { buffer += line(ofComment: comment) }

  /// Hands all samples so far to the kernel. Call it at the end, and as often as a power cut may
  /// not lose more.
  ///
  /// - Throws: that they cannot be written. What there was room for stays, in whole lines.
  public mutating func flush() throws(RecordingError) {
    let bytes = Array(buffer.utf8)
    buffer = ""
    var rest = bytes[...]
    do throws(Errno) {
      while !rest.isEmpty { rest = rest.dropFirst(try write(rest, to: file)) }
    } catch {
      let end = bytes[..<rest.startIndex].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      if let size { try? file.truncate(to: size + end) }
      throw .file(path: path, error)
    }
    size = size.map { $0 + bytes.count }
  }
}

private func line(ofComment comment: String) -> String {
  precondition(!comment.contains { $0.isNewline }, "a comment is one line")
  return "# \(comment)\n"
}

private func write(
  _ bytes: ArraySlice<UInt8>, to file: borrowing FileDescriptor
) throws(Errno) -> Int {
  let result: Result<Int, Errno> = bytes.withUnsafeBytes { buffer in
    do throws(Errno) {
      return .success(try file.write(buffer))
    } catch {
      return .failure(error)
    }
  }
  return try result.get()
}

/// A number with a fixed count of decimal places; as Swift writes it when it is too large for that.
private func decimal(_ value: Double, places: Int) -> String {
  let unit = pow(10, Double(places))
  guard let scaled = Int64(exactly: (value * unit).rounded()) else { return "\(value)" }
  let digits = String(scaled.magnitude)
  let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  return (scaled < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
}
