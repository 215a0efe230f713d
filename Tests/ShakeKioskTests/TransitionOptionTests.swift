import Kiosk
import Testing

@testable import shake_kiosk

@Suite struct TransitionOptionTests {
  @Test(arguments: [
    ("cut", Transition.cut), ("crossfade", .crossfade(0.3)), ("push", .push(0.3)),
    ("crossfade:2.5", .crossfade(2.5)), ("push:0.05", .push(0.05)),
  ])
  func transitionsAreUnderstood(text: String, transition: Transition) {
    #expect(Transition(text) == transition)
  }

  @Test(arguments: ["", "fade", "cut:1", "push:", "push:0", "crossfade:11", "push:1:2", "push:nan"])
  func whatIsNoTransitionIsRefused(text: String) {
    #expect(Transition(text) == nil)
  }

  @Test func picturesChangeAtOnceUnlessSomethingElseIsAskedFor() {
    #expect(Options().transition == .cut)
  }
}
