import Display
import Motion
import Testing

@testable import shake_kiosk

@Suite final class MotionPlotTests {
  private var trail = MotionTrail()

  private func lines(columns: Int = 30, rows: Int = 6, threshold: Double = 5) -> [String] {
    var page = TextPage(columns: columns, rows: rows)
    MotionPlot(trail: trail, threshold: threshold).draw(into: &page, top: 0, height: rows)
    return page.lines
  }

  @Test func withoutMotionThereAreTheThresholdAndItsNumbers() {
    #expect(
      lines() == [
        "    10", "", "     5 ───────────────────────", "", "     0", "",
      ])
  }

  @Test func aBarReachesAsHighAsTheMotionWas() {
    for (index, strength) in [2.0, 4, 6, 10].enumerated() {
      trail.add(strength: strength, isShaking: false, phase: nil, at: 7.05 + Double(index) / 10)
    }

    #expect(
      lines() == [
        "    10                       █",
        "                             █",
        "     5 ─────────────────────██",
        "                           ███",
        "     0                    ████",
        "",
      ])
  }

  @Test func theScaleMakesRoomForWildShakes() {
    trail.add(strength: 33, isShaking: false, phase: nil, at: 7)

    #expect(lines()[0].hasPrefix("    40"))
  }

  @Test func phasesStandBelowTheirMoments() {
    for index in 0..<20 {
      let phase: ShakePhase? = index == 4 ? .began : index == 17 ? .ended : nil
      trail.add(
        strength: 0, isShaking: (4..<17).contains(index), phase: phase,
        at: 7.05 + Double(index) / 10)
    }

    #expect(lines()[5] == "              began----ended")
  }

  @Test func pausesTakeRoomAndOldMotionLeavesAtTheLeft() {
    trail.add(strength: 10, isShaking: false, phase: nil, at: 7.05)
    trail.add(strength: 0, isShaking: false, phase: nil, at: 8.05)
    #expect(lines()[0] == "    10             █")

    trail.add(strength: 0, isShaking: false, phase: nil, at: 9.85)
    #expect(!lines()[0].contains("█"))
  }

  @Test func anotherClockBeginsAnew() {
    trail.add(strength: 9, isShaking: false, phase: nil, at: 7000)
    trail.add(strength: 1, isShaking: false, phase: nil, at: 3)
    #expect(trail.slices.count == 1)

    trail.add(strength: 1, isShaking: false, phase: nil, at: 1e12)
    #expect(trail.slices.count == 1)
    trail.add(strength: 1, isShaking: false, phase: nil, at: .nan)
    #expect(trail.slices.count == 1)
  }

  @Test func aWindowWithoutRoomIsNoFault() {
    trail.add(strength: 9, isShaking: true, phase: .began, at: 7)

    for (columns, rows) in [(1, 2), (3, 3), (8, 2), (200, 60)] {
      #expect(lines(columns: columns, rows: rows).count == rows)
    }
  }
}
