/// Something that a person is asked to do with the device.
struct TuneTask: Equatable {
  /// Whether it is to count as a shake.
  let isShake: Bool
  /// What it is called in sentences and in the table.
  let name: String
  /// What the person is asked.
  let instruction: String

  /// All tasks in their order: three shakes, then three other things that happen to a kiosk.
  static let all = [
    TuneTask(
      isShake: true, name: "a usual shake", instruction: "Shake it, as a visitor would."),
    TuneTask(
      isShake: true, name: "a gentle shake",
      instruction: "Shake it as gently as it should still count."),
    TuneTask(
      isShake: true, name: "a shake in another direction",
      instruction: "Shake it in another direction than before."),
    TuneTask(
      isShake: false, name: "walking past",
      instruction:
        "Walk past it, as close and as firmly as people do. If it is carried, walk with it."),
    TuneTask(
      isShake: false, name: "setting something down",
      instruction: "Set something down beside it; if it is carried, set it down itself."),
    TuneTask(
      isShake: false, name: "tapping the screen",
      instruction: "Tap the screen or the case, as people do who wait."),
  ]
}
