import Kiosk
import Raster
import TestSupport
import Testing

@MainActor @Suite struct PictureSuspensionTests {
  private let queue = SteppedQueue()
  private let loader: PictureLoader

  init() {
    loader = PictureLoader(
      folder: ScriptedFolder(["a.png", "b.png", "c.png"]),
      layout: PictureLayout(screen: PixelSize(width: 8, height: 4), fit: .scaleAspectFit),
      worker: queue, seed: 1)
  }

  @Test func whatIsWishedForInTheDarkIsMadeInTheLight() {
    let shown = Shown()
    loader.isSuspended = true

    loader.another(shown.show)
    loader.layout.screen = PixelSize(width: 80, height: 40)
    #expect(queue.count == 0)
    loader.isSuspended = false
    queue.drain()

    #expect(shown.names.count == 1)
  }

  @Test func whatIsUnderWayWhenItGetsDarkIsTheLastToBeMade() {
    let shown = Shown()
    loader.another(shown.show)
    queue.step()
    #expect(queue.count == 1)

    loader.isSuspended = true
    queue.drain()
    loader.another(shown.show)
    #expect(queue.count == 0)
    loader.isSuspended = false
    queue.drain()

    #expect(shown.names.count == 2)
  }

  @Test func folderThatIsListedWhenItGetsDarkIsListedAgain() {
    let shown = Shown()
    loader.another(shown.show)

    loader.isSuspended = true
    queue.drain()
    #expect(shown.names.isEmpty)
    loader.isSuspended = false
    queue.drain()

    #expect(shown.names.count == 1)
  }
}
