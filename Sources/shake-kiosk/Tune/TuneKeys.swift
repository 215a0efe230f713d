import Input

/// What the keys do while the person is led through the tasks.
struct TuneKeys {
  /// What a person can ask for.
  enum Action {
    case shake, goOn, doAgain, quit
  }

  private static let table: [(name: String, label: String, action: Action)] = [
    ("space", "Space", .goOn), ("enter", "Enter", .goOn), ("r", "R", .doAgain),
    ("q", "Q", .quit), ("esc", "Esc", .quit),
  ]

  /// The key that shakes; nil when none does. It is for nothing else.
  let shakeKey: Key?

  /// What a key asks for; nil for nothing.
  func action(for key: Key) -> Action? {
    key == shakeKey ? .shake : Self.table.first { $0.name == key.name }?.action
  }

  /// The name of the key that asks for something; nil when the one that would do so shakes.
  func label(for action: Action) -> String? {
    if action == .shake { return shakeKey?.name }
    return Self.table.first { $0.action == action && $0.name != shakeKey?.name }?.label
  }
}
