import Foundation
import Platform
import Testing

@Suite struct FilePermissionTests {
  @Test func ownFileIsGrantedAndNamesItsGroup() throws {
    let path = NSTemporaryDirectory() + "/permission-\(UUID().uuidString)"
    try Data().write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let group = try FileManager.default.attributesOfItem(atPath: path)[.groupOwnerAccountName]

    let permission = FilePermission(of: path)

    #expect(permission.isGranted)
    #expect(permission.group == group as? String)
  }

  @Test func missingFileIsNotGranted() {
    #expect(FilePermission(of: "/nowhere") == FilePermission(path: "/nowhere", isGranted: false))
  }
}
