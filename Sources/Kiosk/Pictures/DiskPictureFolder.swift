internal import ImageCodecs
public import Platform
internal import Raster
internal import ViewKit

/// A folder on a disk, with all folders in it: every file whose name ends in `.png` is a picture. What
/// is hidden, its name beginning with a dot, is none, nor a folder of any.
public struct DiskPictureFolder: PictureFolder {
  public let path: String
  private let watch: FolderWatch?

  /// The folder at a path, which need not be there yet.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - watch: is told of each folder in it before it is listed, so that nothing that happens then is
  ///     missed; nil for nobody.
  public init(path: String, watch: FolderWatch? = nil) {
    self.path = path
    self.watch = watch
  }

  public func listing() -> any PictureListing { DiskListing(of: FilePath(path), watch: watch) }

  public func picture(
    _ name: FilePath, layout: PictureLayout, unless damaged: FileState?
  ) -> PictureResult {
    let file = FilePath(path).appending(name)
    // Taken before the reading, so that a file changed meanwhile is tried again.
    let state = try? FileState(of: file)
    if let damaged, damaged == state { return .stillDamaged }
    let start = Instant.now()
    do throws(ImageError) {
      var bitmap = try decode(file, layout: layout)
      // Behind pictures it is black. What lets nothing through is quicker to show.
      bitmap.flattenOntoBlack()
      let picture = Picture(name: name, image: Image(bitmap), fileSize: state?.size ?? 0)
      return .decoded(picture, duration: .now() - start)
    } catch {
      return error.kind == .missing ? .gone : .failed(reason: error.description, state: state)
    }
  }

  public func fileSize(of name: FilePath) -> Int64? {
    (try? FileState(of: FilePath(path).appending(name)))?.size
  }

  /// Decodes a file, and once more when it was written to meanwhile: the copying may just have ended.
  private func decode(_ file: FilePath, layout: PictureLayout) throws(ImageError) -> Bitmap {
    do throws(ImageError) {
      return try decodeOnce(file, layout: layout)
    } catch  where error.kind == .changedWhileReading {
      return try decodeOnce(file, layout: layout)
    }
  }

  private func decodeOnce(_ file: FilePath, layout: PictureLayout) throws(ImageError) -> Bitmap {
    let limits = DecodingLimits().within(availableMemory: AvailableMemory.bytes() ?? .max)
    let decoder = PNGDecoder(limits: limits)
    if let path = file.text {
      return try decoder.decode(contentsOf: path, scaledTo: layout.drawnSize(of:))
    }
    // What is no text has no path for the decoder; its descriptor has one.
    do throws(ImageError) {
      let descriptor = try open(file)
      return try decoder.decode(
        contentsOf: "/proc/self/fd/\(descriptor.rawValue)", scaledTo: layout.drawnSize(of:))
    } catch {
      throw ImageError(kind: error.kind, path: file.description, reason: error.reason)
    }
  }

  private func open(_ file: FilePath) throws(ImageError) -> FileDescriptor {
    do throws(Errno) {
      return try FileDescriptor(opening: file, .readOnly, options: .nonBlocking)
    } catch {
      throw ImageError(
        kind: error == .noSuchFileOrDirectory ? .missing : .unreadable, path: file.description,
        reason: error.description)
    }
  }

  /// Whether a file of that name is a picture.
  static func isPicture(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    name.count > 4 && !isHidden(name)
      && name.suffix(4).elementsEqual(".png".utf8) { $0 | 0x20 == $1 | 0x20 }
  }

  /// Whether a file or folder of that name is not for people to see.
  static func isHidden(_ name: some Collection<UInt8>) -> Bool { name.first == UInt8(ascii: ".") }
}
