/// What libinput tells, as far as this program listens to it. Times are microseconds on the
/// monotonic clock.
enum LibinputEvent: Equatable {
  /// A device with keys, a touch screen or a pointer was found.
  case deviceAdded(LibinputDevice)
  /// Such a device has gone.
  case deviceRemoved(LibinputDevice)
  /// A key changed on one device; the count of devices that hold it down after that.
  case key(code: UInt32, isDown: Bool, holderCount: Int, microseconds: UInt64)
  /// A finger did something on a device. Its slot is one that no other finger on any device has.
  case touch(TouchStep, slot: Int, device: Int, microseconds: UInt64)
  /// All touches since the last frame happened at once.
  case touchFrame
  /// A pointer moved, in pixels of an ordinary screen; downwards is above 0.
  case pointerMotion(x: Double, y: Double, microseconds: UInt64)
  /// A pointer is at a place, in fractions of the screen.
  case pointerPosition(x: Double, y: Double, microseconds: UInt64)
  /// A button changed on one device; the count of devices that hold it down after that.
  case button(PointerButton, holderCount: Int, microseconds: UInt64)
  /// Nothing of interest.
  case other
}

/// What a finger did; places are fractions of the screen.
enum TouchStep: Equatable {
  case down(x: Double, y: Double)
  case motion(x: Double, y: Double)
  case up
  case cancel
}

/// What became of a pointer's button.
struct PointerButton: Equatable {
  enum Change { case pressed, released, lost }

  /// The kernel's number. The corresponding C constants are `BTN_*`.
  let code: UInt32
  var change: Change
  let device: Int
}

extension [LibinputEvent] {
  /// Has buttons lost that are released together with the removal of their device: libinput
  /// releases them just before it tells of that, but no person did.
  mutating func loseButtonsOfRemovedDevices() {
    var removed: Set<Int> = []
    for event in self {
      if case .deviceRemoved(let device) = event { removed.insert(device.id) }
    }
    for index in indices {
      guard case .button(var button, let holderCount, let microseconds) = self[index],
        button.change == .released, removed.contains(button.device)
      else { continue }
      button.change = .lost
      self[index] = .button(button, holderCount: holderCount, microseconds: microseconds)
    }
  }
}
