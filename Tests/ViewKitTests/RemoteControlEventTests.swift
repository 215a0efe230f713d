import Raster
import Testing

@testable import ViewKit

@MainActor struct RemoteControlEventTests {
  /// A view that writes down the remote-control events that reach it.
  private final class Remote: View {
    var seen: [Event.EventSubtype] = []
    weak var event: Event?
    var isWilling = true
    var onEvent: (() -> Void)?

    override var canBecomeFirstResponder: Bool { isWilling }

    override func remoteControlReceived(with event: Event?) {
      guard let event else { return }
      #expect(event.type == .remoteControl)
      self.event = event
      seen.append(event.subtype)
      onEvent?()
    }
  }

  private final class RemoteController: ViewController {
    var seen: [Event.EventSubtype] = []
    override func remoteControlReceived(with event: Event?) {
      if let event { seen.append(event.subtype) }
    }
  }

  let stage = Stage()

  private func addRemote() -> Remote {
    let view = Remote(frame: .zero)
    stage.view.addSubview(view)
    return view
  }

  @Test func eventsAreDeliveredOnlyBetweenBeginAndEnd() {
    let view = addRemote()
    view.becomeFirstResponder()
    let application = stage.application

    application.remoteControlDidReceive(.remoteControlPlay, at: 1)
    application.beginReceivingRemoteControlEvents()
    application.remoteControlDidReceive(.remoteControlPause, at: 2)
    application.endReceivingRemoteControlEvents()
    application.remoteControlDidReceive(.remoteControlStop, at: 3)

    #expect(view.seen == [.remoteControlPause])
  }

  @Test func everySubtypeReachesTheFirstResponder() {
    let view = addRemote()
    view.becomeFirstResponder()
    stage.application.beginReceivingRemoteControlEvents()
    let subtypes = Event.EventSubtype.allCases.filter { $0.rawValue >= 100 }

    for subtype in subtypes { stage.application.remoteControlDidReceive(subtype, at: 1) }

    #expect(view.seen == subtypes)
  }

  @Test func viewMustBeFirstResponder() {
    let view = addRemote()
    stage.application.beginReceivingRemoteControlEvents()

    stage.application.remoteControlDidReceive(.remoteControlPlay, at: 1)

    #expect(view.seen.isEmpty)
  }

  @Test func controllerNeedNotBeFirstResponder() {
    let controller = RemoteController()
    stage.window.rootViewController = controller
    stage.application.beginReceivingRemoteControlEvents()
    #expect(!controller.canBecomeFirstResponder)

    stage.application.remoteControlDidReceive(.remoteControlNextTrack, at: 1)

    #expect(controller.seen == [.remoteControlNextTrack])
  }

  @Test func applicationNeedNotBeFirstResponder() {
    final class RemoteApplication: Application {
      var seen: [Event.EventSubtype] = []
      override func remoteControlReceived(with event: Event?) {
        if let event { seen.append(event.subtype) }
      }
    }
    let stage = Stage(RemoteApplication())
    stage.application.beginReceivingRemoteControlEvents()

    stage.application.remoteControlDidReceive(.remoteControlPlay, at: 1)

    #expect(stage.application.seen == [.remoteControlPlay])
  }

  @Test func eventPassesApplicationAndWindowBeforeTheResponder() {
    let log = EventLog()
    let stage = Stage(RecordingApplication(log)) {
      RecordingWindow(log, frame: $0, application: $1)
    }
    let view = Remote(frame: .zero)
    view.onEvent = { log.add("view") }
    stage.view.addSubview(view)
    view.becomeFirstResponder()
    stage.application.beginReceivingRemoteControlEvents()

    stage.application.remoteControlDidReceive(.remoteControlPlay, at: 1)

    #expect(log.entries == ["application sendEvent", "window sendEvent", "view"])
  }

  @Test func unhandledEventClimbsFromTheFirstResponderToTheController() {
    final class Silent: View {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = RemoteController()
    stage.window.rootViewController = controller
    let view = Silent()
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    stage.application.beginReceivingRemoteControlEvents()

    stage.application.remoteControlDidReceive(.remoteControlStop, at: 1)

    #expect(controller.seen == [.remoteControlStop])
  }

  @Test func inactiveApplicationGetsNone() {
    let view = addRemote()
    view.becomeFirstResponder()
    stage.application.beginReceivingRemoteControlEvents()
    stage.application.resignActive()

    stage.application.remoteControlDidReceive(.remoteControlPlay, at: 1)

    #expect(view.seen.isEmpty)
  }

  @Test func hiddenKeyWindowGetsNone() {
    stage.window.isHidden = true
    let view = addRemote()
    stage.window.makeKey()
    view.becomeFirstResponder()
    stage.application.beginReceivingRemoteControlEvents()

    stage.application.remoteControlDidReceive(.remoteControlPlay, at: 1)

    #expect(view.isFirstResponder)
    #expect(view.seen.isEmpty)
  }

  @Test func commandIsCarriedOutBeforeTheEventIsReceivedAndBothHappen() {
    let log = EventLog()
    let view = addRemote()
    view.becomeFirstResponder()
    view.onEvent = { log.add("event") }
    stage.application.beginReceivingRemoteControlEvents()
    stage.application.remoteCommandCenter.playCommand.addTarget { _ in
      log.add("command")
      return .success
    }

    stage.application.remoteControlDidReceive(.remoteControlPlay, at: 1)

    #expect(log.entries == ["command", "event"])
  }

  @Test func nothingKeepsTheEvent() {
    let view = addRemote()
    view.becomeFirstResponder()
    stage.application.beginReceivingRemoteControlEvents()

    stage.application.remoteControlDidReceive(.remoteControlPlay, at: 1)

    #expect(view.seen.count == 1)
    #expect(view.event == nil)
  }
}
