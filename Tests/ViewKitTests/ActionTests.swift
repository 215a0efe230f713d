import Raster
import Testing

@testable import ViewKit

@MainActor struct ActionTests {
  private final class Player: View {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    func playAlone() { calls.append("play") }
    func play(for sender: View) { calls.append("play from \(type(of: sender))") }
    func play(from sender: View, event: Event?) { calls.append("play with \(event != nil)") }
  }

  private static let plain = Action("play") { (player: Player) in player.playAlone() }
  private static let sending = Action("playFrom") { (player: Player, sender: View) in
    player.play(for: sender)
  }
  private static let full = Action("playFromEvent") {
    (player: Player, sender: View, event: Event?) in player.play(from: sender, event: event)
  }

  let stage = Stage()

  private func addPlayer(to parent: View? = nil) -> Player {
    let view = Player(frame: .zero)
    (parent ?? stage.view).addSubview(view)
    return view
  }

  @Test func actionsTakeNoneOneOrTwoArguments() {
    let player = addPlayer()
    let sender = View()
    let event = Event(type: .touches, subtype: .none, timestamp: 1, window: nil)
    let application = stage.application

    #expect(application.sendAction(Self.plain, to: player, from: sender, for: event))
    #expect(application.sendAction(Self.sending, to: player, from: sender, for: event))
    #expect(application.sendAction(Self.full, to: player, from: sender, for: event))

    #expect(player.calls == ["play", "play from View", "play with true"])
  }

  @Test func actionOfAnotherClassIsNotDone() {
    #expect(!stage.application.sendAction(Self.plain, to: View(), from: nil, for: nil))
  }

  @Test func actionWithAnotherKindOfSenderIsNotDone() {
    let player = addPlayer()

    #expect(!stage.application.sendAction(Self.sending, to: player, from: "menu", for: nil))
    #expect(!stage.application.sendAction(Self.sending, to: player, from: nil, for: nil))
    #expect(player.calls.isEmpty)
  }

  @Test func untargetedActionGoesToTheFirstResponderThoughTheSenderIsElsewhere() {
    let player = addPlayer()
    player.becomeFirstResponder()
    let sender = View()
    stage.view.addSubview(sender)

    #expect(stage.application.sendAction(Self.plain, to: nil, from: sender, for: nil))

    #expect(player.calls == ["play"])
  }

  @Test func untargetedActionClimbsAndStopsAtTheFirstTaker() {
    final class Focus: View {
      override var canBecomeFirstResponder: Bool { true }
    }
    let outer = addPlayer()
    let inner = addPlayer(to: outer)
    let focus = Focus()
    inner.addSubview(focus)
    focus.becomeFirstResponder()

    #expect(stage.application.sendAction(Self.plain, to: nil, from: nil, for: nil))

    #expect(inner.calls == ["play"])
    #expect(outer.calls.isEmpty)
  }

  @Test func withoutAFirstResponderTheSearchStartsAtTheSender() {
    let player = addPlayer()
    let sender = View()
    player.addSubview(sender)

    #expect(stage.application.sendAction(Self.plain, to: nil, from: sender, for: nil))

    #expect(player.calls == ["play"])
  }

  @Test func untargetedActionThatNobodyTakesIsNotDone() {
    #expect(!stage.application.sendAction(Self.plain, to: nil, from: stage.view, for: nil))
    #expect(!stage.application.sendAction(Self.plain, to: nil, from: nil, for: nil))
  }

  @Test func responderMayDecline() {
    final class Reluctant: View {
      override var canBecomeFirstResponder: Bool { true }
      func play() { Issue.record("declined") }
      override func canPerformAction(_ action: Action, withSender sender: Any?) -> Bool { false }
    }
    let view = Reluctant()
    stage.view.addSubview(view)
    view.becomeFirstResponder()
    let action = Action("play") { (view: Reluctant) in view.play() }

    #expect(!stage.application.sendAction(action, to: nil, from: nil, for: nil))
    #expect(view.target(forAction: action, withSender: nil) == nil)
  }

  @Test func actionsOfOneNameAreOne() {
    #expect(
      Self.plain == Action("play") { (player: Player, sender: View) in player.play(for: sender) })
    #expect(Self.plain != Self.full)
  }
}
