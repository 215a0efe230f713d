import Platform

@testable import Display

/// Some scripted cards, and who holds them.
@MainActor final class ScriptedSystem: KMSSystem {
  var cards: [ScriptedCard]
  /// The error each path is opened with.
  var refusals: [String: Errno] = [:]
  /// Symbolic links to cards.
  var links: [String: String] = [:]
  /// Who is named as the holder.
  var holder: String?
  /// The cards that opening never makes us master of.
  var takenPaths: Set<String> = []
  /// How many more times opening a card does not make us its master.
  var opensWithoutMaster = 0
  private(set) var openCount = 0

  init(_ cards: [ScriptedCard]) { self.cards = cards }

  func cardPaths() -> [String] { cards.map(\.path) }

  func resolved(_ path: String) -> String { links[path] ?? path }

  func open(_ path: String) throws(Errno) -> any KMSDevice {
    let path = resolved(path)
    if let refusal = refusals[path] { throw refusal }
    guard let card = cards.first(where: { $0.path == path }) else { throw .noSuchFileOrDirectory }
    openCount += 1
    card.reopen()
    card.isMaster = opensWithoutMaster <= 0 && !takenPaths.contains(path)
    opensWithoutMaster -= 1
    return card
  }

  func holder(of path: String) -> String? { holder }
}

/// Says what the test says.
@MainActor final class ScriptedMonitor: CardMonitor {
  var handler: (@MainActor () -> Void)?
  private(set) var isStopped = false

  func stop() { isStopped = true }
}
