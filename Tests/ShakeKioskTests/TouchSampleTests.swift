import Input
import Raster
import Testing
import ViewKit

@testable import shake_kiosk

@Suite struct TouchSampleTests {
  private let screen = PixelSize(width: 640, height: 360)

  private func location(_ x: Double, _ y: Double) -> Point? {
    TouchSample(TouchContact(id: 0, phase: .moved, x: x, y: y), on: screen).location
  }

  @Test func aPlaceIsMeasuredInPixelsOfTheScreen() {
    #expect(location(0, 0) == .zero)
    #expect(location(0.5, 0.25) == Point(x: 320, y: 90))
  }

  @Test func theFarEdgesBelongToTheScreen() throws {
    let corner = try #require(location(1, 1))

    #expect(Rect(x: 0, y: 0, width: 640, height: 360).contains(corner))
    #expect(Rect(x: 639, y: 359, width: 1, height: 1).contains(corner))
  }

  @Test func aPlaceBesideTheScreenIsItsEdge() throws {
    #expect(location(-0.1, 2) == Point(x: 0, y: 360.0.nextDown))
  }

  @Test(arguments: [
    (TouchContact.Phase.began, Touch.Phase.began, "began"), (.moved, .moved, "moved"),
    (.ended, .ended, "ended"), (.cancelled, .cancelled, "cancelled"),
  ])
  func eachPhaseHasItsCounterpartAndName(
    phase: TouchContact.Phase, expected: Touch.Phase, name: String
  ) {
    let sample = TouchSample(TouchContact(id: 7, phase: phase, x: 0, y: 0), on: screen)

    #expect(sample.phase == expected)
    #expect(sample.id == 7)
    #expect(phase.name == name)
  }
}
