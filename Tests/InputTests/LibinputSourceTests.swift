import Input
import Platform
import Testing

@MainActor @Suite struct LibinputSourceTests {
  @Test func seatWithoutDevicesIsToldOnceEachStart() throws {
    let source = LibinputSource(seat: "seat-that-nobody-has", loop: try EventLoop())
    var reasons: [String] = []
    source.handler = { event in
      if case .unavailable(let reason) = event { reasons.append(reason) }
    }

    source.start()
    source.start()
    #expect(reasons.count == 1)

    source.stop()
    source.stop()
    source.start()
    #expect(reasons.count == 2)
    source.stop()
  }

  @Test func handlerMayStopTheSource() throws {
    let source = LibinputSource(seat: "seat-that-nobody-has", loop: try EventLoop())
    var count = 0
    source.handler = { [weak source] _ in
      count += 1
      source?.stop()
    }
    source.start()
    #expect(count == 1)
  }
}
