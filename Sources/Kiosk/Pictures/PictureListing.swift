public import Platform

/// A way through a folder, a piece at a time. It is walked on a worker.
public protocol PictureListing: AnyObject, Sendable {
  /// The next pictures. It blocks; not called again after the end.
  func next() -> ListingPiece
}

/// A part of what is in a folder.
public struct ListingPiece: Sendable {
  /// How a listing ended.
  public enum End: Hashable, Sendable {
    /// All was seen.
    case complete
    /// Parts of the folder could not be read; it may hold more.
    case incomplete
    /// The folder itself cannot be read; the sentence says why, and what to do.
    case failed(String)
  }

  /// The pictures' names, each with a 0 behind it.
  public private(set) var names: [UInt8] = []
  /// How the listing ended; nil when there is more to come.
  public var end: End?

  /// A piece without pictures.
  public init(end: End? = nil) { self.end = end }

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - folder: the folder of folders that it lies in; empty for none.
  public mutating func append(_ name: some Collection<UInt8>, in folder: FilePath = "") {
    if !folder.bytes.isEmpty {
      names += folder.bytes
      names.append(UInt8(ascii: "/"))
    }
    names.append(contentsOf: name)
    names.append(0)
  }
}
