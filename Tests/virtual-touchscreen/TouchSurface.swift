internal import CLinux

/// The fingers on a touch screen, as its driver tells them to the kernel.
/// The page is <https://docs.kernel.org/input/multi-touch-protocol.html>, protocol type B.
struct TouchSurface {
  /// What a finger does; a finger's number is its slot, and places are fractions of the screen.
  enum Change {
    case down(Int, x: Double, y: Double)
    case move(Int, x: Double, y: Double)
    case up(Int)
    /// It turns out to be the ball of a hand.
    case palm(Int)
  }

  /// How many fingers it can tell apart.
  static let slots = 0..<10
  private static let maximum: Int32 = 4095
  private static let highestTrackingID: Int32 = 0xffff

  static let keys = [BTN_TOUCH]
  static let axes: [UserSpaceInput.Axis] = [
    .init(code: ABS_X, maximum: maximum, resolution: 20),
    .init(code: ABS_Y, maximum: maximum, resolution: 30),
    .init(code: ABS_MT_SLOT, maximum: Int32(slots.upperBound) - 1),
    .init(code: ABS_MT_TRACKING_ID, maximum: highestTrackingID),
    .init(code: ABS_MT_POSITION_X, maximum: maximum, resolution: 20),
    .init(code: ABS_MT_POSITION_Y, maximum: maximum, resolution: 30),
    .init(code: ABS_MT_TOOL_TYPE, maximum: MT_TOOL_PALM),
  ]

  private var places: [Int: (x: Int32, y: Int32)] = [:]
  private var lastTrackingID: Int32 = 0

  /// What to send for changes that happen at once.
  mutating func events(for changes: [Change]) -> [UserSpaceInput.Event] {
    var events: [UserSpaceInput.Event] = []
    let wasTouched = !places.isEmpty
    for change in changes { events += slotEvents(for: change) }
    if places.isEmpty == wasTouched {
      events.append(.init(type: EV_KEY, code: BTN_TOUCH, value: places.isEmpty ? 0 : 1))
    }
    if let first = places.min(by: { $0.key < $1.key })?.value {
      events += [absolute(ABS_X, first.x), absolute(ABS_Y, first.y)]
    }
    return events
  }

  private mutating func slotEvents(for change: Change) -> [UserSpaceInput.Event] {
    switch change {
    case .down(let slot, let x, let y):
      lastTrackingID = (lastTrackingID + 1) & Self.highestTrackingID
      return [
        absolute(ABS_MT_SLOT, Int32(slot)), absolute(ABS_MT_TRACKING_ID, lastTrackingID),
        absolute(ABS_MT_TOOL_TYPE, MT_TOOL_FINGER),
      ] + place(slot, x: x, y: y)
    case .move(let slot, let x, let y):
      return [absolute(ABS_MT_SLOT, Int32(slot))] + place(slot, x: x, y: y)
    case .up(let slot):
      places[slot] = nil
      // libinput takes the next finger of a slot for what the last one was.
      return [
        absolute(ABS_MT_SLOT, Int32(slot)), absolute(ABS_MT_TOOL_TYPE, MT_TOOL_FINGER),
        absolute(ABS_MT_TRACKING_ID, -1),
      ]
    case .palm(let slot):
      return [absolute(ABS_MT_SLOT, Int32(slot)), absolute(ABS_MT_TOOL_TYPE, MT_TOOL_PALM)]
    }
  }

  private mutating func place(_ slot: Int, x: Double, y: Double) -> [UserSpaceInput.Event] {
    func units(_ fraction: Double) -> Int32 { Int32((fraction * Double(Self.maximum)).rounded()) }
    places[slot] = (units(x), units(y))
    return [absolute(ABS_MT_POSITION_X, units(x)), absolute(ABS_MT_POSITION_Y, units(y))]
  }

  private func absolute(_ code: Int32, _ value: Int32) -> UserSpaceInput.Event {
    .init(type: EV_ABS, code: code, value: value)
  }
}
