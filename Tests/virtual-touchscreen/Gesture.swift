/// Something that fingers or a key do, step by step.
struct Gesture {
  enum Action {
    case fingers([TouchSurface.Change])
    case key(code: Int32, isDown: Bool)
    /// The end of the pause after a gesture, without which the next one would be part of it.
    case pause
  }

  /// What is said when it is done.
  let name: String
  /// What happens, and how many seconds after the step before.
  let steps: [(delay: Double, action: Action)]

  private static let holdTime = 0.08
  private static let pauseTime = 0.08
  /// How often a touch screen tells where a finger is, in seconds.
  private static let reportInterval = 0.016

  /// Fingers that come down together at one place each and are lifted together, some times.
  static func tap(
    name: String, at places: [(x: Double, y: Double)], times: Int = 1
  ) -> Gesture {
    let down = places.enumerated().map { TouchSurface.Change.down($0, x: $1.x, y: $1.y) }
    let up = places.indices.map { TouchSurface.Change.up($0) }
    let tap: [(Double, Action)] = [
      (0, .fingers(down)), (holdTime, .fingers(up)), (pauseTime, .pause),
    ]
    return Gesture(name: name, steps: (0..<times).flatMap { _ in tap })
  }

  /// One finger that comes down, goes straight to another place, and is lifted.
  static func drag(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), seconds: Double
  ) -> Gesture {
    let count = max(1, Int(seconds / reportInterval))
    let moves = (1...count).map { index -> (Double, Action) in
      let part = Double(index) / Double(count)
      let (x, y) = (start.x + part * (end.x - start.x), start.y + part * (end.y - start.y))
      return (seconds / Double(count), .fingers([.move(0, x: x, y: y)]))
    }
    return Gesture(
      name: "drag",
      steps: [(0, .fingers([.down(0, x: start.x, y: start.y)]))] + moves
        + [(0, .fingers([.up(0)])), (pauseTime, .pause)])
  }

  /// A key that is pressed and released.
  static func key(_ code: Int32, seconds: Double) -> Gesture {
    Gesture(
      name: "key",
      steps: [
        (0, .key(code: code, isDown: true)), (seconds, .key(code: code, isDown: false)),
        (pauseTime, .pause),
      ])
  }

  /// One change of one finger.
  static func change(name: String, _ change: TouchSurface.Change) -> Gesture {
    Gesture(name: name, steps: [(0, .fingers([change]))])
  }
}
