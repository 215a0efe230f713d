/// Makes events of what the touch screens of a seat tell, one for each frame.
struct TouchInterpreter {
  private struct Finger {
    let device: Int
    var x: Double
    var y: Double
  }

  /// The fingers that have been told as down, by their contact's number.
  private var fingers: [Int: Finger] = [:]
  /// What has happened since the last frame.
  private var steps: [(step: TouchStep, slot: Int, device: Int)] = []
  /// When the last of it happened.
  private var microseconds: UInt64 = 0

  /// Takes in what libinput told.
  ///
  /// - Parameter event: what libinput told.
  /// - Returns: what to tell; nil before the frame is whole, and for what is no touch.
  mutating func event(for event: LibinputEvent) -> InputEvent? {
    switch event {
    case .touch(let step, let slot, let device, let microseconds):
      self.microseconds = microseconds
      steps.append((step, slot, device))
      return nil
    case .touchFrame:
      let contacts = steps.compactMap { contact($0.step, slot: $0.slot, device: $0.device) }
      steps = []
      return contacts.isEmpty
        ? nil : .touches(contacts, timestamp: Double(microseconds) / 1e6)
    default:
      return nil
    }
  }

  /// Breaks off what fingers are doing.
  ///
  /// - Parameters:
  ///   - device: the one whose fingers are meant; nil for all.
  ///   - timestamp: when, in seconds.
  /// - Returns: what to tell; nil when no finger is down.
  mutating func cancel(onDevice device: Int? = nil, at timestamp: Double) -> InputEvent? {
    let cancelled = fingers.filter { device == nil || $0.value.device == device }
    for id in cancelled.keys { fingers[id] = nil }
    steps.removeAll { device == nil || $0.device == device }
    guard !cancelled.isEmpty else { return nil }
    let contacts = cancelled.sorted { $0.key < $1.key }.map { id, finger in
      TouchContact(id: id, phase: .cancelled, x: finger.x, y: finger.y)
    }
    return .touches(contacts, timestamp: timestamp)
  }

  /// The step as it is told; nil for a finger whose beginning was not.
  private mutating func contact(_ step: TouchStep, slot: Int, device: Int) -> TouchContact? {
    switch step {
    case .down(let x, let y):
      fingers[slot] = Finger(device: device, x: x, y: y)
      return TouchContact(id: slot, phase: .began, x: x, y: y)
    case .motion(let x, let y):
      guard fingers[slot] != nil else { return nil }
      fingers[slot] = Finger(device: device, x: x, y: y)
      return TouchContact(id: slot, phase: .moved, x: x, y: y)
    case .up, .cancel:
      guard let finger = fingers.removeValue(forKey: slot) else { return nil }
      let phase: TouchContact.Phase = step == .up ? .ended : .cancelled
      return TouchContact(id: slot, phase: phase, x: finger.x, y: finger.y)
    }
  }
}
