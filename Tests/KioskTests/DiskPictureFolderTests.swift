import Foundation
import ImageCodecs
import Kiosk
import Platform
import Raster
import Testing
import ViewKit

@Suite final class DiskPictureFolderTests {
  private let path = NSTemporaryDirectory() + "/shake-kiosk-\(UUID().uuidString)"
  private let layout = PictureLayout(screen: PixelSize(width: 20, height: 10), fit: .scaleAspectFit)

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func write(_ name: String, width: Int, height: Int) throws {
    let bitmap = Bitmap(size: PixelSize(width: width, height: height), color: .white)
    try PNGEncoder.write(bitmap, to: path + "/" + name)
  }

  private func write(_ name: String, text: String) throws {
    try text.write(toFile: path + "/" + name, atomically: false, encoding: .utf8)
  }

  @Test func aPictureComesInTheSizeInWhichItIsDrawn() throws {
    try write("a.png", width: 400, height: 400)

    let result = DiskPictureFolder(path: path).picture("a.png", layout: layout, unless: nil)

    guard case .decoded(let picture, let duration) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(picture.name == "a.png")
    #expect(picture.image.size == Size(width: 10, height: 10))
    #expect(duration > .zero)
  }

  @Test func aDamagedPictureIsTriedAgainOnlyWhenItsFileHasChanged() throws {
    let folder = DiskPictureFolder(path: path)
    try write("a.png", text: "no picture")
    guard case .failed(let reason, let state) = folder.picture("a.png", layout: layout, unless: nil)
    else {
      Issue.record("a text was taken for a picture")
      return
    }
    #expect(reason.contains("a.png"))
    guard case .stillDamaged = folder.picture("a.png", layout: layout, unless: state) else {
      Issue.record("the same file was read again")
      return
    }

    try write("a.png", width: 4, height: 2)

    guard case .decoded = folder.picture("a.png", layout: layout, unless: state) else {
      Issue.record("the mended file was not read")
      return
    }
  }

  @Test func aPictureThatIsNotThereHasGone() {
    let result = DiskPictureFolder(path: path).picture("a.png", layout: layout, unless: nil)

    guard case .gone = result else {
      Issue.record("\(result)")
      return
    }
  }

  @Test func aFileWhoseReadingFailsIsNamedWithTheReason() throws {
    // Reading the memory of a process at its beginning is an input/output error.
    try FileManager.default.createSymbolicLink(
      atPath: path + "/a.png", withDestinationPath: "/proc/self/mem")

    let result = DiskPictureFolder(path: path).picture("a.png", layout: layout, unless: nil)

    guard case .failed(let reason, _) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(reason.contains("a.png"))
  }

  @Test func aPictureWhoseNameIsNoTextIsShown() throws {
    try write("a.png", width: 4, height: 2)
    let name = FilePath(bytes: [0xFF] + Array(".png".utf8))
    FilePath(path).appending(name).withCString { _ = rename(path + "/a.png", $0) }

    let result = DiskPictureFolder(path: path).picture(name, layout: layout, unless: nil)

    guard case .decoded(let picture, _) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(picture.name == name)
  }

  @Test func aDamagedPictureWhoseNameIsNoTextIsNamedAllTheSame() throws {
    try write("a.png", text: "no picture")
    let name = FilePath(bytes: [0xFF] + Array(".png".utf8))
    FilePath(path).appending(name).withCString { _ = rename(path + "/a.png", $0) }

    let result = DiskPictureFolder(path: path).picture(name, layout: layout, unless: nil)

    guard case .failed(let reason, _) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(reason.contains(path + "/\\xff.png"))
  }
}
