import Kiosk
import TestSupport
import Testing

@MainActor @Suite struct SlideShowTests {
  private let scheduler = SteppedScheduler()
  private let slideShow: SlideShow
  private let count = Counter()

  init() {
    slideShow = SlideShow(interval: .seconds(5), scheduler: scheduler)
    slideShow.handler = { [count] in count.value += 1 }
  }

  @Test func aPictureComesAfterEachWholeInterval() {
    slideShow.start()

    scheduler.advance(by: .milliseconds(4999))
    #expect(count.value == 0)
    scheduler.advance(by: .milliseconds(1))
    #expect(count.value == 1)
    scheduler.advance(by: .seconds(15))

    #expect(count.value == 4)
  }

  @Test func anotherIntervalBeginsAnew() {
    slideShow.start()
    scheduler.advance(by: .seconds(4))

    slideShow.interval = .seconds(2)
    scheduler.advance(by: .milliseconds(1999))
    #expect(count.value == 0)
    scheduler.advance(by: .milliseconds(2001))

    #expect(count.value == 2)
  }

  @Test func anotherIntervalStartsNothing() {
    slideShow.interval = .seconds(2)
    #expect(!scheduler.hasPendingActions)
  }

  @Test func itNeedsNoTimerUntilItRunsAndWhenItRunsNoMore() {
    #expect(!scheduler.hasPendingActions)

    slideShow.start()
    #expect(scheduler.hasPendingActions)
    slideShow.pause()
    #expect(!scheduler.hasPendingActions)
    slideShow.start()
    slideShow.stop()

    #expect(!scheduler.hasPendingActions)
  }

  @Test func startingTwiceDoesNotMakeItFaster() {
    slideShow.start()
    scheduler.advance(by: .seconds(3))
    slideShow.start()

    scheduler.advance(by: .seconds(7))

    #expect(count.value == 2)
  }

  @Test func whatAPersonDoesBeginsTheIntervalAgain() {
    slideShow.start()
    scheduler.advance(by: .seconds(4))
    slideShow.restartInterval()

    scheduler.advance(by: .seconds(4))
    #expect(count.value == 0)
    scheduler.advance(by: .seconds(1))

    #expect(count.value == 1)
  }

  @Test func whatAPersonDoesStartsNoSlideShow() {
    slideShow.restartInterval()

    #expect(!scheduler.hasPendingActions)
  }

  @Test func anIntervalBegunAgainInTheHandlerLeavesOneTimer() {
    slideShow.handler = { [count, slideShow] in
      count.value += 1
      slideShow.restartInterval()
    }
    slideShow.start()

    scheduler.advance(by: .seconds(20))

    #expect(count.value == 4)
    slideShow.handler = nil
  }

  @Test func theHandlerMayStopIt() {
    slideShow.handler = { [count, slideShow] in
      count.value += 1
      slideShow.stop()
    }
    slideShow.start()

    scheduler.advance(by: .seconds(20))

    #expect(count.value == 1)
    slideShow.handler = nil
  }

  @Test func togglingPausesWhatRunsAndStartsWhatDoesNot() {
    slideShow.toggle()
    #expect(slideShow.state == .running)
    slideShow.toggle()
    #expect(slideShow.state == .paused)
    slideShow.toggle()
    #expect(slideShow.state == .running)
  }

  @Test func pausingWhatIsStoppedLeavesItStopped() {
    slideShow.pause()

    #expect(slideShow.state == .stopped)
  }

  @Test func whileNobodySeesItItWaitsAndThenGoesOnWithAWholeInterval() {
    slideShow.start()
    scheduler.advance(by: .seconds(4))

    slideShow.isSuspended = true
    #expect(!scheduler.hasPendingActions)
    #expect(slideShow.state == .running)
    slideShow.isSuspended = false
    scheduler.advance(by: .seconds(4))
    #expect(count.value == 0)
    scheduler.advance(by: .seconds(1))

    #expect(count.value == 1)
  }

  @Test func startedWhileNobodySeesItItBeginsWhenItIsSeen() {
    slideShow.isSuspended = true
    slideShow.start()
    #expect(!scheduler.hasPendingActions)

    slideShow.isSuspended = false

    #expect(scheduler.hasPendingActions)
  }

  @Test func changesOfItsStateAreTold() {
    var states: [SlideShow.State] = []
    slideShow.stateHandler = { states.append($0) }

    slideShow.start()
    slideShow.start()
    slideShow.pause()
    slideShow.stop()

    #expect(states == [.running, .paused, .stopped])
  }
}

@MainActor private final class Counter { var value = 0 }
