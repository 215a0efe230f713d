internal import CLinux
internal import DeviceConsole
internal import Platform

/// A touch screen and a few media keys: plays gestures one after another.
@MainActor final class VirtualPanel {
  /// Told a line when something is done.
  var say: ((String) -> Void)?
  /// Called when `quit` has had its turn.
  var quit: (() -> Void)?

  private let scheduler: any Scheduler
  private var screen: UserSpaceInput?
  private var keys: UserSpaceInput?
  private var surface = TouchSurface()
  /// What waits; nil is `quit`.
  private var queue: [Gesture?] = []
  /// The steps that are left of the first gesture of the queue.
  private var steps: ArraySlice<(delay: Double, action: Gesture.Action)> = []
  private var next: ScheduledAction?

  init(scheduler: any Scheduler) { self.scheduler = scheduler }

  func perform(_ command: Command) throws {
    switch command {
    case .perform(let gesture):
      guard screen != nil else { throw CommandError("the devices are unplugged") }
      enqueue(gesture)
    case .quit: enqueue(nil)
    case .unplug: unplug()
    case .plug: try plug()
    }
  }

  func plug() throws(Errno) {
    guard screen == nil else { return }
    screen = try .plug(
      name: "virtual touch screen", keys: TouchSurface.keys, axes: TouchSurface.axes,
      properties: [INPUT_PROP_DIRECT])
    keys = try .plug(name: "virtual media keys", keys: MediaKeys.codes)
    surface = TouchSurface()
    say?("plugged")
  }

  private func unplug() {
    screen = nil
    keys = nil
    next?.cancel()
    queue = []
    steps = []
    say?("unplugged")
  }

  private func enqueue(_ gesture: Gesture?) {
    queue.append(gesture)
    if queue.count == 1 { begin() }
  }

  private func begin() {
    guard let first = queue.first else { return }
    guard let gesture = first else {
      quit?()
      return
    }
    steps = gesture.steps[...]
    schedule(after: scheduler.now)
  }

  /// Waits for the next step, counted from when the one before was due: a late one slows nothing.
  private func schedule(after time: Instant) {
    guard let (delay, action) = steps.popFirst() else {
      if let gesture = queue.removeFirst() { say?("done \(gesture.name)") }
      begin()
      return
    }
    let due = time + .seconds(delay)
    next = scheduler.schedule(at: max(due, scheduler.now)) { [weak self] in
      self?.act(action)
      self?.schedule(after: due)
    }
  }

  private func act(_ action: Gesture.Action) {
    do throws(Errno) {
      switch action {
      case .fingers(let changes): try screen?.send(surface.events(for: changes))
      case .key(let code, let isDown):
        try keys?.send([.init(type: EV_KEY, code: code, value: isDown ? 1 : 0)])
      case .pause: break
      }
    } catch {
      DeviceConsole.fail("cannot write to /dev/uinput: \(error)")
    }
  }
}
