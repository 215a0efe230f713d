internal import ImageCodecs
public import Platform
internal import Raster
internal import ViewKit

/// A folder on a disk: every file in it whose name ends in `.png` is a picture, hidden ones are not.
public struct DiskPictureFolder: PictureFolder {
  public let path: String
  private let decoder = PNGDecoder()

  /// The folder at a path, which need not be there yet.
  public init(path: String) { self.path = path }

  public func names() -> Result<[String], PictureFolderError> {
    do throws(Errno) {
      return .success(try Directory.entries(of: path).names.filter(Self.isPicture))
    } catch {
      return .failure(PictureFolderError(Self.sentence(for: error, path: path)))
    }
  }

  public func picture(
    _ name: String, layout: PictureLayout, unless damaged: FileState??
  ) -> PictureResult {
    let file = path + "/" + name
    // Taken before the reading, so that a file changed meanwhile is tried again.
    let state = try? FileState(of: file)
    if let damaged, damaged == state { return .stillDamaged }
    let start = Instant.now()
    do throws(ImageError) {
      let image = Image(try decode(file, layout: layout))
      return .decoded(Picture(name: name, image: image), duration: .now() - start)
    } catch {
      return .failed(reason: error.description, state: state)
    }
  }

  /// Decodes a file, and once more when it was written to meanwhile: the copying may just have ended.
  private func decode(_ file: String, layout: PictureLayout) throws(ImageError) -> Bitmap {
    do throws(ImageError) {
      return try decoder.decode(contentsOf: file, scaledTo: layout.drawnSize(of:))
    } catch  where error.kind == .changedWhileReading {
      return try decoder.decode(contentsOf: file, scaledTo: layout.drawnSize(of:))
    }
  }

  private static func isPicture(_ name: String) -> Bool {
    name.count > 4 && !name.hasPrefix(".") && name.lowercased().hasSuffix(".png")
  }

  private static func sentence(for error: Errno, path: String) -> String {
    switch error {
    case .noSuchFileOrDirectory: "There is no folder \(path). Make it and put PNG pictures into it."
    case .permissionDenied: "The folder \(path) may not be read. Give this user the right to."
    default: "The folder \(path) cannot be read (\(error))."
    }
  }
}
