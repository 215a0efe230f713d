import Foundation
import Testing

@testable import ImageCodecs

@Suite struct OutputFileTests {
  @Test func whatIsNotCommittedLeavesTheOldFileAndNothingElse() throws {
    try Pictures.withTemporaryFolder { folder in
      let path = "\(folder)/out.png"
      try Data("old".utf8).write(to: URL(fileURLWithPath: path))

      try writeHalf(of: path)

      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["out.png"])
    }
  }

  @Test func untilItIsCommittedItHasAHiddenTemporaryName() throws {
    try Pictures.withTemporaryFolder { folder in
      let file = try OutputFile(path: "\(folder)/out.png")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      withExtendedLifetime(file.descriptor) {}

      #expect(names.count == 1)
      #expect(names.allSatisfy { $0.hasPrefix(".") && $0.hasSuffix(".tmp") })
      _ = consume file
    }
  }

  private func writeHalf(of path: String) throws {
    let file = try OutputFile(path: path)
    #expect(write(file.descriptor, "half", 4) == 4)
  }
}
