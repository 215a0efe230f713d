/// Reads a recording sample by sample, so that its length does not matter.
///
/// A recording is a text file: the header `time_s,x,y,z`, then a line a sample with seconds and three
/// times m/s². Lines that begin with `#`, before the header or after it, are comments. `nan` and `inf`
/// are numbers here: they stand for readings a sensor has spoilt, and it is the detector's business to
/// get over them.
public struct RecordingReader: ~Copyable {
  /// The line that says what the columns are.
  static var header: String { "time_s,x,y,z" }

  private var lines: LineReader

  /// Opens a recording and reads its header.
  ///
  /// - Parameter path: where the file is.
  /// - Throws: that it cannot be read, or has another header.
  public init(path: String) throws(RecordingError) {
    var lines = try LineReader(path: path)
    guard try lines.nextOfContent() == Self.header else {
      throw lines.malformed("the header \(Self.header) is missing")
    }
    self.lines = lines
  }

  /// The next sample; nil at the end.
  ///
  /// - Throws: that the file cannot be read on, or that the line is malformed.
  public mutating func next() throws(RecordingError) -> AccelerometerSample? {
    guard let line = try lines.nextOfContent() else { return nil }
    let fields = line.split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count == 4 else {
      throw lines.malformed("\(fields.count) fields where \(Self.header) are wanted")
    }
    return AccelerometerSample(
      timestamp: try number(fields[0]), x: try number(fields[1]), y: try number(fields[2]),
      z: try number(fields[3]))
  }

  /// Reads all that is left.
  ///
  /// - Returns: the samples in order.
  /// - Throws: as `next()`.
  public mutating func readAll() throws(RecordingError) -> [AccelerometerSample] {
    var samples: [AccelerometerSample] = []
    while let sample = try next() { samples.append(sample) }
    return samples
  }

  private func number(_ field: Substring) throws(RecordingError) -> Double {
    guard let value = Double(field) else { throw lines.malformed("'\(field)' is no number") }
    return value
  }
}

extension LineReader {
  /// The next line that is no comment; nil at the end of the file.
  fileprivate mutating func nextOfContent() throws(RecordingError) -> String? {
    while let line = try next() {
      if line.utf8.first != UInt8(ascii: "#") { return line }
    }
    return nil
  }
}
