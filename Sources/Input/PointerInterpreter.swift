internal import CInput

/// Makes a contact of a pointer whose left button is held; all pointers of a seat move the same
/// one. What it does without a button is not told.
struct PointerInterpreter {
  /// The number of the contact: fingers have none below 0.
  static let contactID = -1

  /// The screen that movements in pixels are measured against.
  var screenSize: (width: Int, height: Int)

  private var x = 0.5
  private var y = 0.5
  private var isHeld = false

  /// A pointer in the middle of a screen.
  init(screenSize: (width: Int, height: Int)) { self.screenSize = screenSize }

  /// Takes in what libinput told.
  ///
  /// - Parameter event: what libinput told.
  /// - Returns: what to tell; nil when it is nothing.
  mutating func event(for event: LibinputEvent) -> InputEvent? {
    switch event {
    case .pointerMotion(let dx, let dy, let microseconds):
      return move(
        toX: x + dx / Double(screenSize.width), y: y + dy / Double(screenSize.height),
        microseconds)
    case .pointerPosition(let x, let y, let microseconds):
      return move(toX: x, y: y, microseconds)
    case .button(let button, let holderCount, let microseconds):
      guard button.code == UInt32(BTN_LEFT),
        holderCount == (button.change == .pressed ? 1 : 0)
      else { return nil }
      return change(button.change, microseconds)
    default:
      return nil
    }
  }

  /// Breaks off what the pointer is doing.
  ///
  /// - Parameter timestamp: when, in seconds.
  /// - Returns: what to tell; nil when its button is not held.
  mutating func cancel(at timestamp: Double) -> InputEvent? {
    guard isHeld else { return nil }
    isHeld = false
    return .touches([contact(.cancelled)], timestamp: timestamp)
  }

  private mutating func move(
    toX newX: Double, y newY: Double, _ microseconds: UInt64
  ) -> InputEvent? {
    let (oldX, oldY) = (x, y)
    x = Self.inside(newX, pixels: screenSize.width)
    y = Self.inside(newY, pixels: screenSize.height)
    guard isHeld, (x, y) != (oldX, oldY) else { return nil }
    return .touches([contact(.moved)], timestamp: Double(microseconds) / 1e6)
  }

  private mutating func change(
    _ change: PointerButton.Change, _ microseconds: UInt64
  ) -> InputEvent? {
    let wasHeld = isHeld
    isHeld = change == .pressed
    guard isHeld != wasHeld else { return nil }
    let phase: TouchContact.Phase =
      switch change {
      case .pressed: .began
      case .released: .ended
      case .lost: .cancelled
      }
    return .touches([contact(phase)], timestamp: Double(microseconds) / 1e6)
  }

  private func contact(_ phase: TouchContact.Phase) -> TouchContact {
    TouchContact(id: Self.contactID, phase: phase, x: x, y: y)
  }

  /// The nearest place that is on the screen: its far edge is the beginning of the last pixel.
  private static func inside(_ fraction: Double, pixels: Int) -> Double {
    min(max(fraction, 0), 1 - 1 / Double(pixels))
  }
}
