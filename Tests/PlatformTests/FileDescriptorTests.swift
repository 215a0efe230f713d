import Glibc
import Platform
import TestSupport
import Testing

@Suite struct FileDescriptorTests {
  @Test func aDescriptorIsClosedWhenItsOwnerLetsGo() throws {
    var number: Int32 = -1
    do {
      let file = try FileDescriptor(opening: "/dev/null", .readOnly)
      number = file.rawValue
      #expect(fcntl(number, F_GETFD) & FD_CLOEXEC != 0)
    }

    // Another test may have been given the same number meanwhile, but not the same file.
    let path = "/proc/self/fd/\(number)"
    var target = [CChar](repeating: 0, count: 256)
    let length = readlink(path, &target, target.count)
    #expect(
      length < 0
        || String(decoding: target[..<length].map(UInt8.init), as: UTF8.self) != "/dev/null")
  }

  @Test func openingWhatIsNotThereSaysSo() {
    #expect(throws: Errno.noSuchFileOrDirectory) {
      _ = try FileDescriptor(opening: "/nowhere/at/all", .readOnly).rawValue
    }
  }

  @Test func allBytesAreWrittenEvenThroughANarrowPipe() throws {
    let pipe = try Pipe()
    let text = String(repeating: "shake", count: 100_000)
    let worker = try Worker(name: "writer")
    let number = pipe.releaseWriter()
    worker.submit {
      let writer = FileDescriptor(owning: number)
      try? writer.writeAll(text)
    }

    var received = 0
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = try bytes.withUnsafeMutableBytes { try pipe.reader.read(into: $0) }
      if count == 0 { break }
      received += count
    }

    #expect(received == text.utf8.count)
  }

  @Test func errorsSpeakTheCLibrarysWords() {
    #expect(Errno.noSuchDevice.description == "No such device")
    #expect(Errno.resourceBusy.rawValue == 16)
  }
}
