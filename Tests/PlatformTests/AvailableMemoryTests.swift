import Foundation
import Platform
import Testing

@Suite struct AvailableMemoryTests {
  @Test func theKernelSaysHowMuchMemoryThereIs() throws {
    #expect(try #require(AvailableMemory.bytes()) > 0)
  }

  @Test(arguments: [
    ("MemTotal:  2000 kB\nMemFree: 10 kB\nMemAvailable:    1234 kB\n", 1234 * 1024),
    ("MemTotal:  2000 kB\nMemFree: 10 kB\n", nil), ("MemAvailable: many kB\n", nil), ("", nil),
  ])
  func theLineOfAvailableMemoryCounts(_ text: String, _ bytes: Int?) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("meminfo-\(UUID().uuidString)").path
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }

    #expect(AvailableMemory.bytes(from: path) == bytes)
  }

  @Test func withoutTheFileNothingIsKnown() {
    #expect(AvailableMemory.bytes(from: "/no/such/file") == nil)
  }
}
