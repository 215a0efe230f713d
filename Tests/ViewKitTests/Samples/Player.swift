@testable import ViewKit

/// What the player sample plays with.
@MainActor final class Player {
  private(set) var calls: [String] = []
  func play() { calls.append("play") }
  func pause() { calls.append("pause") }
}
