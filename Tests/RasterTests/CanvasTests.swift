import Testing

@testable import Raster

struct CanvasTests {
  private let red = Color(red: 255, green: 0, blue: 0)

  private func bitmap(_ width: Int, _ height: Int, _ color: Color = .black) -> Bitmap {
    Bitmap(size: PixelSize(width: width, height: height), color: color)
  }

  private func rows(_ bitmap: borrowing Bitmap) -> [[UInt32]] {
    var rows: [[UInt32]] = []
    for y in 0..<bitmap.height {
      var row: [UInt32] = []
      for x in 0..<bitmap.width { row.append(bitmap[x, y]) }
      rows.append(row)
    }
    return rows
  }

  @Test func fillCoversThePixelsWhoseCentresLieInside() {
    var target = bitmap(4, 3)

    target.withCanvas { $0.fill(Rect(x: 0.5, y: 0.6, width: 2, height: 1.4), with: .white) }

    let (o, w): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
    #expect(rows(target) == [[o, o, o, o], [w, w, o, o], [o, o, o, o]])
  }

  @Test func neighboursLeaveNoSeamAndDoNotOverlap() {
    var target = bitmap(30, 1)

    target.withCanvas { canvas in
      canvas.alpha = 0.5
      for i in 0..<9 {
        canvas.fill(
          Rect(x: Double(i) * 10 / 3, y: 0, width: 10.0 / 3, height: 1), with: .white)
      }
    }

    #expect(rows(target)[0] == Array(repeating: 0xFF80_8080, count: 30))
  }

  @Test func fillLeavesTheExceptionAlone() {
    var target = bitmap(4, 4)

    target.withCanvas {
      $0.fill(
        Rect(x: 0, y: 0, width: 4, height: 4), with: .white,
        except: PixelRect(x: 1, y: 1, width: 2, height: 2))
    }

    let (o, w): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
    #expect(rows(target) == [[w, w, w, w], [w, o, o, w], [w, o, o, w], [w, w, w, w]])
  }

  @Test func fillStaysInsideTheClip() {
    var target = bitmap(3, 3)

    target.withCanvas { canvas in
      canvas.clip(to: PixelRect(x: 1, y: 1, width: 9, height: 1))
      canvas.fill(Rect(x: -100, y: -100, width: 1000, height: 1000), with: .white)
    }

    let (o, w): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
    #expect(rows(target) == [[o, o, o], [o, w, w], [o, o, o]])
  }

  @Test(arguments: [0, 1, 64, 127, 128, 200, 254, 255] as [UInt8])
  func blendingRoundsEachComponentToTheNearest(alpha: UInt8) {
    let below = Color(red: 10, green: 100, blue: 250)
    let above = Color(red: 250, green: 3, blue: 77, alpha: alpha)
    var target = bitmap(1, 1, below)

    target.withCanvas { $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: above) }

    func blended(_ over: UInt8, _ under: UInt8) -> Double {
      (Double(over) * Double(alpha) + Double(under) * Double(255 - alpha)) / 255
    }
    let pixel = target[0, 0]
    #expect(pixel >> 24 == 255)
    #expect(abs(Double(pixel >> 16 & 0xFF) - blended(250, 10)) <= 1)
    #expect(abs(Double(pixel >> 8 & 0xFF) - blended(3, 100)) <= 1)
    #expect(abs(Double(pixel & 0xFF) - blended(77, 250)) <= 1)
  }

  @Test func multiplicationOfPixelsIsExact() {
    for component in UInt32(0)...255 {
      let pixel = component << 24 | component << 16 | component << 8 | component
      for factor in UInt32(0)...255 {
        let expected = UInt32((Double(component * factor) / 255).rounded())
        let all = expected << 24 | expected << 16 | expected << 8 | expected
        if pixel.multiplied(by: factor) != all {
          Issue.record("\(component) · \(factor) / 255 is \(expected)")
        }
      }
    }
  }

  @Test func nothingOverflowsWhenPremultipliedPixelsAreLaidOverEachOther() {
    for alpha in UInt32(0)...255 {
      let white = alpha << 24 | alpha << 16 | alpha << 8 | alpha
      #expect(white.over(0xFFFF_FFFF) == 0xFFFF_FFFF)
    }
  }

  @Test func opaqueBitmapIsCopiedAndCutOffAtTheEdges() {
    var source = bitmap(3, 2)
    for y in 0..<2 {
      for x in 0..<3 { source[x, y] = 0xFF00_0000 | UInt32(16 * y + x + 1) }
    }
    var target = bitmap(3, 3)

    target.withCanvas { canvas in
      canvas.draw(source, in: Rect(x: -1, y: 2, width: 3, height: 2))
      canvas.draw(source, in: Rect(x: 2, y: -1, width: 3, height: 2))
    }

    let o: UInt32 = 0xFF00_0000
    #expect(rows(target) == [[o, o, o | 0x11], [o, o, o], [o | 2, o | 3, o]])
  }

  @Test func bitmapWithAlphaIsBlended() {
    let source = bitmap(1, 1, Color(red: 255, green: 0, blue: 0, alpha: 51))
    var target = bitmap(1, 1, .white)

    target.withCanvas { $0.draw(source, in: Rect(x: 0, y: 0, width: 1, height: 1)) }

    #expect(target[0, 0] == 0xFFFF_CCCC)
  }

  @Test func canvasAlphaFadesABitmap() {
    let source = bitmap(1, 1, red)
    var target = bitmap(1, 1, .white)

    target.withCanvas { canvas in
      canvas.alpha = 0.2
      canvas.draw(source, in: Rect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(target[0, 0] == 0xFFFF_CCCC)
  }

  @Test func alphaOutsideItsRangeCountsAsTheNearerEnd() {
    var target = bitmap(1, 1)

    target.withCanvas { canvas in
      canvas.alpha = -1
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: red)
      canvas.alpha = .nan
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: red)
    }
    #expect(target[0, 0] == 0xFF00_0000)

    target.withCanvas { canvas in
      canvas.alpha = 7
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: red)
    }
    #expect(target[0, 0] == 0xFFFF_0000)
  }

  @Test func doubledBitmapInterpolatesBetweenPixels() {
    var source = bitmap(2, 1)
    source[0, 0] = 0xFF00_0000
    source[1, 0] = 0xFF80_8080
    var target = bitmap(4, 2)

    target.withCanvas { $0.draw(source, in: Rect(x: 0, y: 0, width: 4, height: 2)) }

    #expect(rows(target)[0] == [0xFF00_0000, 0xFF20_2020, 0xFF60_6060, 0xFF80_8080])
    #expect(rows(target)[1] == rows(target)[0])
  }

  @Test func stretchedPlainBitmapStaysPlainToItsLastPixel() {
    let source = bitmap(7, 5, red)
    var target = bitmap(40, 30)

    target.withCanvas { $0.draw(source, in: Rect(x: 3, y: 4, width: 31, height: 21)) }

    for y in 0..<30 {
      for x in 0..<40 {
        let inside = (3..<34).contains(x) && (4..<25).contains(y)
        #expect(target[x, y] == (inside ? 0xFFFF_0000 : 0xFF00_0000))
      }
    }
  }

  @Test func stretchedBitmapCoversJustThePixelsThatARectangleOfItsSizeCovers() {
    let source = bitmap(2, 1, red)
    for width in [3.4999999999, 3.5, 3.5000000001] {
      var drawn = bitmap(5, 1)
      var filled = bitmap(5, 1)
      let rect = Rect(x: 0, y: 0, width: width, height: 1)

      drawn.withCanvas { $0.draw(source, in: rect) }
      filled.withCanvas { $0.fill(rect, with: red) }

      #expect(rows(drawn) == rows(filled))
    }
  }

  @Test func quarterTurnPutsEveryPixelInItsPlace() {
    var source = bitmap(3, 2)
    for y in 0..<2 {
      for x in 0..<3 { source[x, y] = 0xFF00_0000 | UInt32(16 * y + x + 1) }
    }
    var target = bitmap(2, 3)

    target.withCanvas { canvas in
      canvas.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)
      canvas.draw(source, in: Rect(x: 0, y: 0, width: 3, height: 2))
    }

    let o: UInt32 = 0xFF00_0000
    #expect(rows(target) == [[o | 0x11, o | 1], [o | 0x12, o | 2], [o | 0x13, o | 3]])
  }

  @Test func mirroredBitmapRunsBackwards() {
    var source = bitmap(3, 1)
    for x in 0..<3 { source[x, 0] = 0xFF00_0000 | UInt32(x + 1) }
    var target = bitmap(3, 1)

    target.withCanvas { canvas in
      canvas.transform = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 3, ty: 0)
      canvas.draw(source, in: Rect(x: 0, y: 0, width: 3, height: 1))
    }

    #expect(rows(target) == [[0xFF00_0003, 0xFF00_0002, 0xFF00_0001]])
  }

  @Test func turnedSquareIsADiamond() {
    var target = bitmap(20, 20)
    let diagonal = 0.5.squareRoot()

    target.withCanvas { canvas in
      canvas.transform = AffineTransform(
        a: diagonal, b: diagonal, c: -diagonal, d: diagonal, tx: 10, ty: 10)
      canvas.fill(Rect(x: -6, y: -6, width: 12, height: 12), with: .white)
    }

    let half = 6 / diagonal
    for y in 0..<20 {
      for x in 0..<20 {
        let distance = abs(Double(x) + 0.5 - 10) + abs(Double(y) + 0.5 - 10)
        #expect((target[x, y] == 0xFFFF_FFFF) == (distance < half))
      }
    }
  }

  @Test func groupHidesWhatItsOwnPartsHide() {
    var target = bitmap(2, 1)

    target.withCanvas { canvas in
      canvas.alpha = 0.6
      canvas.drawGroup(in: PixelRect(x: 0, y: 0, width: 2, height: 1)) { canvas in
        canvas.fill(Rect(x: 0, y: 0, width: 2, height: 1), with: red)
        canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), with: .white)
      }
    }

    #expect(rows(target) == [[0xFF99_9999, 0xFF99_0000]])
  }

  @Test func groupIsCutOutAlongAShape() {
    var target = bitmap(4, 3)

    target.withCanvas { canvas in
      canvas.transform = AffineTransform(translationX: 1, y: 0)
      canvas.drawGroup(
        in: PixelRect(x: 0, y: 0, width: 4, height: 3),
        inside: Rect(x: 0, y: 1, width: 2, height: 9)
      ) { canvas in
        canvas.fill(Rect(x: -9, y: -9, width: 99, height: 99), with: .white)
      }
    }

    let (o, w): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
    #expect(rows(target) == [[o, o, o, o], [o, w, w, o], [o, w, w, o]])
  }

  @Test func groupKeepsCoordinatesAndClip() {
    var target = bitmap(6, 1)

    target.withCanvas { canvas in
      canvas.clip(to: PixelRect(x: 0, y: 0, width: 4, height: 1))
      canvas.transform = AffineTransform(translationX: 2, y: 0)
      canvas.drawGroup(in: PixelRect(x: 1, y: 0, width: 9, height: 1)) { canvas in
        canvas.fill(Rect(x: 0, y: 0, width: 100, height: 1), with: .white)
      }
    }

    let (o, w): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
    #expect(rows(target) == [[o, o, w, w, o, o]])
  }

  @Test(arguments: [
    AffineTransform(scaleX: 0, y: 1), AffineTransform(translationX: .infinity, y: 0),
    AffineTransform(translationX: .nan, y: 0), AffineTransform(translationX: 1e300, y: 0),
    AffineTransform(scaleX: 1e-300, y: 1e-300), AffineTransform(scaleX: 1e300, y: 1e300),
    AffineTransform(a: 1e200, b: 1e200, c: -1e200, d: 1e200, tx: 0, ty: 0),
    AffineTransform(a: 0, b: .nan, c: 1, d: 1, tx: 0, ty: 0),
  ])
  func wildTransformsDrawNothingOrSomethingButNeverOutside(transform: AffineTransform) {
    let source = bitmap(3, 3, red)
    var target = bitmap(4, 4)

    target.withCanvas { canvas in
      canvas.transform = transform
      canvas.fill(Rect(x: 0, y: 0, width: 2, height: 2), with: red)
      canvas.draw(source, in: Rect(x: 0, y: 0, width: 2, height: 2))
    }

    #expect(rows(target).joined().allSatisfy { $0 == 0xFF00_0000 || $0 == 0xFFFF_0000 })
  }

  @Test func emptyBitmapCanBeDrawnAndDrawnOn() {
    var empty = bitmap(0, 0)
    let source = bitmap(1, 1)
    var target = bitmap(1, 1, red)

    empty.withCanvas { $0.draw(source, in: Rect(x: 0, y: 0, width: 5, height: 5)) }
    target.withCanvas { $0.draw(empty, in: Rect(x: 0, y: 0, width: 5, height: 5)) }

    #expect(target[0, 0] == 0xFFFF_0000)
  }

  @Test func rectangleWithoutAnotherFallsIntoPartsThatCoverTheRestOnce() {
    let whole = PixelRect(x: 0, y: 0, width: 5, height: 4)
    for hole in [
      PixelRect(x: 1, y: 1, width: 2, height: 2), PixelRect(x: -3, y: -3, width: 5, height: 5),
      PixelRect(x: 4, y: 0, width: 9, height: 9), PixelRect(x: 9, y: 9, width: 1, height: 1),
      whole, .empty,
    ] {
      var counts = Array(repeating: Array(repeating: 0, count: 5), count: 4)
      for part in whole.subtracting(hole) {
        for y in part.y..<part.maxY {
          for x in part.x..<part.maxX { counts[y][x] += 1 }
        }
      }
      for y in 0..<4 {
        for x in 0..<5 {
          let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
          #expect(counts[y][x] == (hole.contains(pixel) ? 0 : 1))
        }
      }
    }
  }
}
