import Foundation
import Kiosk
import Platform

/// A folder with a file of opinions in it, or none.
final class OpinionFolder: Sendable {
  private let folder = NSTemporaryDirectory() + "/opinions-\(UUID().uuidString)"
  var path: FilePath { FilePath(folder + "/opinions") }
  var file: OpinionFile { OpinionFile(path: path) }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The lines of the file that say something; nil when there is none.
  var lines: [String]? {
    (try? TextFile.read(path))?.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  /// The names of what is in the folder.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  /// Writes lines as somebody else does.
  func write(_ lines: String...) throws {
    try FileSystem.replace(path, with: lines.map { $0 + "\n" }.joined())
  }

  /// Writes what is no text of opinions.
  func damage(_ text: String) throws { try FileSystem.replace(path, with: text) }

  func text(of name: String) throws -> String { try TextFile.read(FilePath(folder + "/" + name)) }

  /// Nothing can be written any more: a folder lies in the way.
  func block() throws { try FileSystem.makeFolders(FilePath(folder + "/opinions.new")) }

  func unblock() throws { try FileManager.default.removeItem(atPath: folder + "/opinions.new") }
}
