/// Makes events of the key changes that the devices of a seat tell, and finds Control+C and
/// Control+Alt+F1 to F12 in them.
///
/// With the console's own keyboard switched off nothing else acts on those.
struct KeyInterpreter {
  private static let controls: Set<Key> = [.leftControl, .rightControl]

  private static let alternates: Set<Key> = [.leftAlt, .rightAlt]

  private var heldModifiers: Set<Key> = []
  /// The keys that mean something else while they are down.
  private var heldCommands: Set<Key> = []

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
    if Self.controls.contains(key) || Self.alternates.contains(key) {
      if isDown { heldModifiers.insert(key) } else { heldModifiers.remove(key) }
    }
    if isDown, let command = command(of: key) {
      heldCommands.insert(key)
      return command
    }
    if !isDown, heldCommands.remove(key) != nil { return nil }
    return .key(key, isDown: isDown, timestamp: Double(microseconds) / 1e6)
  }

  /// What a key means together with the modifiers that are held; nil when nothing more than itself.
  private func command(of key: Key) -> InputEvent? {
    guard !heldModifiers.isDisjoint(with: Self.controls) else { return nil }
    if key == .c { return .interrupt }
    guard !heldModifiers.isDisjoint(with: Self.alternates) else { return nil }
    return key.functionNumber.map { .consoleSwitch($0) }
  }
}
