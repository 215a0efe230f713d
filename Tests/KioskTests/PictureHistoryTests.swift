import Kiosk
import Platform
import Testing

@Suite struct PictureHistoryTests {
  private func history(_ names: FilePath..., capacity: Int = 100) -> PictureHistory {
    var history = PictureHistory(capacity: capacity)
    for name in names { history.append(name, isNewWay: true) }
    return history
  }

  @Test func beforeTheFirstPictureNoneIsSeen() {
    #expect(history().current == nil)
  }

  @Test func theNewestPictureIsSeen() {
    #expect(history("a", "b").current == "b")
  }

  @Test func whoGoesBackAndTakesANewWayForgetsTheOldOne() {
    var history = history("a", "b", "c")
    history.move(to: 0)

    history.append("d", isNewWay: true)

    #expect(history.names == ["a", "d"])
    #expect(history.current == "d")
  }

  @Test func whoGoesOnBehindTheNewestForgetsNothing() {
    var history = history("a", "b", "c")
    history.move(to: 0)

    history.append("d", isNewWay: false)

    #expect(history.names == ["a", "b", "c", "d"])
    #expect(history.position == 3)
  }

  @Test func theOldestIsForgottenWhenThereAreTooMany() {
    let history = history("a", "b", "c", capacity: 2)

    #expect(history.names == ["b", "c"])
    #expect(history.current == "c")
  }

  @Test func aPictureThatIsForgottenLeavesTheOneThatIsSeen() {
    var history = history("a", "b", "c")
    history.move(to: 1)

    history.remove(at: 2)
    history.remove(at: 0)

    #expect(history.names == ["b"])
    #expect(history.current == "b")
  }
}
