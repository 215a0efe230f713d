import Testing

@testable import Raster

@Suite struct PathTests {
  private func drawn(
    _ path: Path, width: Int = 8, height: Int = 8, transform: AffineTransform = .identity,
    clip: PixelRect? = nil, color: Color = .white
  ) -> [[Int]] {
    var target = Bitmap(size: PixelSize(width: width, height: height))
    target.withCanvas { canvas in
      canvas.transform = transform
      if let clip { canvas.clip(to: clip) }
      canvas.fill(path, with: color)
    }
    var rows: [[Int]] = []
    for y in 0..<height {
      var row: [Int] = []
      for x in 0..<width { row.append(Int(target[x, y] & 0xFF)) }
      rows.append(row)
    }
    return rows
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    var path = Path()
    path.addRect(Rect(x: x, y: y, width: width, height: height))
    return path
  }

  @Test func aRectangleOfWholePixelsHasSharpEdges() {
    #expect(
      drawn(rect(1, 1, 2, 1), width: 4, height: 3)
        == [[0, 0, 0, 0], [0, 255, 255, 0], [0, 0, 0, 0]])
  }

  @Test func aPixelThatIsCoveredInPartIsAsBrightAsItsPart() {
    #expect(
      drawn(rect(0.5, 0, 1.25, 1), width: 3, height: 2) == [[128, 191, 0], [0, 0, 0]])
    #expect(drawn(rect(0, 0.75, 1, 1), width: 1, height: 3) == [[64], [191], [0]])
  }

  @Test func aDiagonalCoversHalfOfThePixelsItCrosses() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 3, y: 3))
    path.addLine(to: Point(x: 0, y: 3))

    #expect(
      drawn(path, width: 3, height: 3) == [[128, 0, 0], [255, 128, 0], [255, 255, 128]])
  }

  @Test func theWayRoundMakesNoDifference() {
    var path = Path()
    path.addRect(Rect(x: 1, y: 1, width: 2, height: 2), isHole: true)

    #expect(drawn(path) == drawn(rect(1, 1, 2, 2)))
  }

  @Test func aHoleIsCutOut() {
    var path = rect(0, 0, 4, 4)
    path.addRect(Rect(x: 1, y: 1, width: 2, height: 2), isHole: true)

    #expect(
      drawn(path, width: 4, height: 4) == [
        [255, 255, 255, 255], [255, 0, 0, 255], [255, 0, 0, 255], [255, 255, 255, 255],
      ])
  }

  @Test func whatIsCoveredTwiceCountsOnce() {
    var path = rect(0, 0, 2, 1)
    path.addRect(Rect(x: 1, y: 0, width: 2, height: 1))

    #expect(drawn(path, width: 4, height: 1) == [[255, 255, 255, 0]])
  }

  @Test func aCircleCoversItsArea() {
    var path = Path()
    path.addEllipse(in: Rect(x: 5, y: 5, width: 30, height: 30))

    let sum = drawn(path, width: 40, height: 40).joined().reduce(0, +)

    let area = Double.pi * 15 * 15
    #expect(abs(Double(sum) / 255 - area) < area * 0.01)
  }

  @Test func shapesReachBeyondTheCanvasOnAllSides() {
    let all = Array(repeating: Array(repeating: 255, count: 4), count: 4)

    #expect(drawn(rect(-100, -100, 200, 200), width: 4, height: 4) == all)

    var diamond = Path()
    for (index, point) in [(2, -9), (13, 2), (2, 13), (-9, 2)].enumerated() {
      let point = Point(x: Double(point.0), y: Double(point.1))
      if index == 0 { diamond.move(to: point) } else { diamond.addLine(to: point) }
    }
    #expect(drawn(diamond, width: 4, height: 4) == all)
  }

  @Test func onlyTheClipIsDrawn() {
    let rows = drawn(
      rect(0, 0, 3, 3), width: 3, height: 3, clip: PixelRect(x: 1, y: 1, width: 1, height: 2))

    #expect(rows == [[0, 0, 0], [0, 255, 0], [0, 255, 0]])
  }

  @Test func theTransformPlacesTheShape() {
    let turned = AffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 3, ty: 0)

    #expect(
      drawn(rect(0, 0, 1, 2), width: 4, height: 3, transform: turned)
        == [[0, 255, 255, 0], [0, 255, 255, 0], [0, 0, 0, 0]])
  }

  @Test func aTranslucentColourIsBlended() {
    let color = Color(red: 255, green: 255, blue: 255, alpha: 128)

    #expect(drawn(rect(0, 0, 1.5, 1), width: 2, height: 1, color: color) == [[128, 64]])
  }

  @Test func nothingIsDrawnForNothing() {
    #expect(drawn(Path(), width: 2, height: 1) == [[0, 0]])
    #expect(drawn(rect(50, 50, 4, 4), width: 2, height: 1) == [[0, 0]])
  }

  @Test func roundCornersAreCutOffAlikeAndTheSidesReachTheEdges() {
    var path = Path()
    path.addRoundedRect(Rect(x: 0, y: 0, width: 12, height: 8), radius: 3)

    let rows = drawn(path, width: 12, height: 8)

    #expect(rows[0][0] < 30)
    #expect(rows[0][4] == 255)
    #expect(rows[4][0] == 255)
    for (row, opposite) in zip(rows, rows.reversed()) {
      #expect(zip(row, row.reversed()).allSatisfy { abs($0 - $1) <= 1 })
      #expect(zip(row, opposite).allSatisfy { abs($0 - $1) <= 1 })
    }
    // Four quarters of what is missing of a square of side 3; lines stand for curves.
    let missing = Double(rows.joined().reduce(0) { $0 + 255 - $1 }) / 255
    #expect(abs(missing - 4 * 9 * (1 - .pi / 4)) < 0.8)
  }

  @Test func cornersAreNotRounderThanTheShorterSideAllows() {
    var path = Path()
    path.addRoundedRect(Rect(x: 0, y: 0, width: 8, height: 4), radius: 100)
    var sharp = Path()
    sharp.addRoundedRect(Rect(x: 1, y: 1, width: 2, height: 1), radius: 0)

    #expect(drawn(path)[1].allSatisfy { $0 > 0 })
    #expect(drawn(path)[0][0] < 90)
    #expect(drawn(sharp, width: 4, height: 2)[1] == [0, 255, 255, 0])
  }
}
