/// Makes events of what all devices of a seat tell.
struct SeatInterpreter {
  /// How many devices with keys there are.
  private(set) var keyboardCount = 0
  /// The screen that a pointer's movements are measured against.
  var screenSize: (width: Int, height: Int) {
    get { pointer.screenSize }
    set { pointer.screenSize = newValue }
  }

  private var keys = KeyInterpreter()
  private var touches = TouchInterpreter()
  private var pointer: PointerInterpreter

  /// A seat without devices.
  init(screenSize: (width: Int, height: Int)) {
    pointer = PointerInterpreter(screenSize: screenSize)
  }

  /// Takes in what libinput told.
  ///
  /// - Parameters:
  ///   - event: what libinput told.
  ///   - now: the time in seconds, for what has no time of its own.
  /// - Returns: what to tell, in order.
  mutating func events(for event: LibinputEvent, at now: Double) -> [InputEvent] {
    switch event {
    case .deviceAdded(let device):
      if device.hasKeys { keyboardCount += 1 }
      return [.deviceAdded(name: device.name)]
    case .deviceRemoved(let device):
      if device.hasKeys { keyboardCount -= 1 }
      let cancelled = touches.cancel(onDevice: device.id, at: now)
      return [cancelled, .deviceRemoved(name: device.name)].compactMap(\.self)
    case .key: return [keys.event(for: event)].compactMap(\.self)
    case .touch, .touchFrame: return [touches.event(for: event)].compactMap(\.self)
    case .pointerMotion, .pointerPosition, .button:
      return [pointer.event(for: event)].compactMap(\.self)
    case .other: return []
    }
  }

  /// Forgets all devices.
  ///
  /// - Parameter now: the time in seconds.
  /// - Returns: what to tell: all contacts are cancelled.
  mutating func removeAllDevices(at now: Double) -> [InputEvent] {
    keyboardCount = 0
    keys = KeyInterpreter()
    return [touches.cancel(at: now), pointer.cancel(at: now)].compactMap(\.self)
  }
}
