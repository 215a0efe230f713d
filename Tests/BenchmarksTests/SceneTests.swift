import Raster
import Testing
import ViewKit

@testable import kiosk_benchmarks

@MainActor @Suite struct SceneTests {
  @Test(arguments: [4, 10]) func everyEventClimbsToTheLastResponder(length: Int) {
    let chain = ResponderChain(length: length)

    chain.shake()
    #expect(chain.handled == 2)
    chain.moveTouch()
    #expect(chain.handled == 4)
    chain.pressButtons()
    #expect(chain.handled == 6)
  }

  @Test func aChainHasAsManyRespondersAsItSays() throws {
    let chain = ResponderChain(length: 10)

    var length = 1
    var responder = try #require(chain.firstResponder)
    while let next = responder.next, !(responder is Window) {
      responder = next
      length += 1
    }

    #expect(length == 10)
  }

  @Test func theViewThatIsHardToFindIsFound() {
    for tree in [ViewTree.nested(100), .nested(100, isTurned: true), .flat(100)] {
      #expect(tree.hitView === tree.target)
    }
  }

  @Test func picturesComeIntoTheScreensMemory() {
    let size = PixelSize(width: 20, height: 12)
    for orientation in [Orientation.up, .right, .down] {
      let show = PictureShow(size, turned: orientation)
      #expect(show.firstByte == 7)
      show.changePicture()
      #expect(show.firstByte == 190)
      show.changePicture()
      #expect(show.firstByte == 7)
      show.crossfade()
      #expect((90...110).contains(show.firstByte))
      show.grow()
      #expect(show.firstByte == 7)
      show.push()
      #expect([7, 190].contains(show.firstByte))
    }
  }

  @Test func theDetectorFindsTheShakes() {
    let still = DetectorRun(shakes: false)
    let shaken = DetectorRun(shakes: true)

    for _ in 0..<3 {
      still.play()
      shaken.play()
    }

    #expect(still.shakes == 0)
    #expect(shaken.shakes == 3)
  }
}
