internal import Glibc

/// A path or a name of a file, as the kernel has it: bytes, which need be no text.
public struct FilePath: Hashable, Sendable {
  /// The bytes, without the 0 at the end.
  public let bytes: [UInt8]

  /// A path from its bytes, none of which is 0.
  public init(bytes: some Collection<UInt8>) { self.bytes = Array(bytes) }

  /// A path from text, as UTF-8.
  public init(_ text: String) { bytes = Array(text.utf8) }

  /// The working folder; nil when it has been removed. The corresponding C function is `getcwd`.
  public static var current: FilePath? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      getcwd(buffer.baseAddress, buffer.count).map { FilePath(String(cString: $0)) }
    }
  }

  /// The path as text; nil when it is no UTF-8.
  public var text: String? { String(validating: bytes, as: UTF8.self) }

  /// This path with another one below it.
  public func appending(_ path: FilePath) -> FilePath {
    if bytes.isEmpty { return path }
    let slash = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return FilePath(bytes: bytes + slash + path.bytes)
  }

  /// The folder that it lies in, as far as the path says: `.` for a bare name, and `/` for itself.
  public var parent: FilePath {
    let slash = UInt8(ascii: "/")
    guard let index = bytes.lastIndex(of: slash) else { return "." }
    return index == 0 ? "/" : FilePath(bytes: bytes[..<index])
  }

  /// The name of the file in its folder.
  public var lastComponent: FilePath {
    FilePath(bytes: bytes[((bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...])
  }

  /// Lends the path to a C function.
  ///
  /// - Parameter body: uses the pointer, which must not leave it.
  /// - Returns: what `body` returns.
  public func withCString<R>(_ body: (UnsafePointer<CChar>) -> R) -> R {
    (bytes + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let base = characters.baseAddress else { preconditionFailure("a 0 at least") }
        return body(base)
      }
    }
  }
}

extension FilePath: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

extension FilePath: CustomStringConvertible {
  /// The path for people: what is no UTF-8 in it is written as `\xff`.
  public var description: String {
    if let text { return text }
    var result = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      // A character has at most four bytes.
      let length = (1...min(4, rest.count)).first {
        String(validating: rest.prefix($0), as: UTF8.self) != nil
      }
      if let length {
        result += String(decoding: rest.prefix(length), as: UTF8.self)
      } else {
        let digits = String(rest[rest.startIndex], radix: 16)
        result += "\\x" + (digits.count < 2 ? "0" : "") + digits
      }
      rest = rest.dropFirst(length ?? 1)
    }
    return result
  }
}
