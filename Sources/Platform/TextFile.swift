/// A small file of text.
public enum TextFile {
  /// The most that is read of one, 1 MiB: what is larger is no text that a person wrote.
  public static let maximumSize = 1 << 20

  /// Reads a file whole whose path is text.
  public static func read(_ path: String) throws(Errno) -> String { try read(FilePath(path)) }

  /// Reads a file whole.
  ///
  /// - Parameters:
  ///   - path: the file; what is no UTF-8 in it is replaced.
  ///   - maximumSize: the most that is read.
  /// - Returns: its text.
  /// - Throws: why it cannot be read; `fileTooLarge` when it is larger.
  public static func read(
    _ path: FilePath, maximumSize: Int = TextFile.maximumSize
  ) throws(Errno) -> String {
    let file = try FileDescriptor(opening: path, .readOnly)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16384)
    while true {
      var count = 0
      let result: Result<Int, Errno> = buffer.withUnsafeMutableBytes { bytes in
        do throws(Errno) { return .success(try file.read(into: bytes)) } catch {
          return .failure(error)
        }
      }
      count = try result.get()
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
      if bytes.count > maximumSize { throw .fileTooLarge }
    }
  }
}
