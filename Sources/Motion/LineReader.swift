internal import Platform

/// Reads a text file line by line, in chunks.
package struct LineReader: ~Copyable {
  private static var chunkSize: Int { 65_536 }
  /// Far more than four numbers take; what is longer is no recording.
  private static var longestLine: Int { 1024 }

  private let path: String
  private let file: FileDescriptor
  private var chunk: [UInt8]
  private var position = 0
  /// The number of the line read last; lines count from 1.
  package private(set) var lineNumber = 0

  /// Opens a file.
  package init(path: String) throws(RecordingError) {
    let file = try openRecording(path, .readOnly)
    self.path = path
    self.file = file
    chunk = []
  }

  /// The error that names this file and the line read last.
  package func malformed(_ problem: String) -> RecordingError {
    .malformed(path: path, line: max(lineNumber, 1), problem: problem)
  }

  /// The next line without its end, be that LF or CR LF; nil at the end of the file.
  package mutating func next() throws(RecordingError) -> String? {
    var line: [UInt8] = []
    var isComplete = false
    while !isComplete {
      if position == chunk.count { try readChunk() }
      if chunk.isEmpty { break }
      let end = chunk[position...].firstIndex(of: UInt8(ascii: "\n"))
      line += chunk[position..<(end ?? chunk.count)]
      position = end.map { $0 + 1 } ?? chunk.count
      isComplete = end != nil || line.count > Self.longestLine
    }
    if line.isEmpty && !isComplete { return nil }
    lineNumber += 1
    guard line.count <= Self.longestLine else { throw malformed("the line is too long") }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Reads the next piece of the file; an empty one at its end.
  private mutating func readChunk() throws(RecordingError) {
    var bytes = [UInt8](repeating: 0, count: Self.chunkSize)
    let result: Result<Int, Errno> = bytes.withUnsafeMutableBytes { buffer in
      do throws(Errno) {
        return .success(try file.read(into: buffer))
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let count): bytes.removeLast(bytes.count - count)
    case .failure(let error): throw .file(path: path, error)
    }
    chunk = bytes
    position = 0
  }
}
