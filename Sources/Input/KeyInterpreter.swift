/// Makes events of the key changes that the devices of a seat tell, and finds Control+C in them.
///
/// With the console's own keyboard switched off nothing else turns Control+C into a signal.
struct KeyInterpreter {
  private static let controls: Set<Key> = [.leftControl, .rightControl]

  private var heldControls: Set<Key> = []
  private var isInterrupting = false

  /// Takes one change in.
  ///
  /// - Parameter change: what libinput told.
  /// - Returns: what to tell; nil while another device still holds the same key, and for what is no
  ///   key.
  mutating func event(for change: LibinputEvent) -> InputEvent? {
    guard case .key(let number, let isDown, let holderCount, let microseconds) = change,
      holderCount == (isDown ? 1 : 0), let code = UInt16(exactly: number)
    else { return nil }
    let key = Key(code: code)
    if Self.controls.contains(key) {
      if isDown { heldControls.insert(key) } else { heldControls.remove(key) }
    }
    if key == .c {
      if isDown {
        isInterrupting = !heldControls.isEmpty
        if isInterrupting { return .interrupt }
      } else if isInterrupting {
        isInterrupting = false
        return nil
      }
    }
    return .key(key, isDown: isDown, timestamp: Double(microseconds) / 1e6)
  }
}
