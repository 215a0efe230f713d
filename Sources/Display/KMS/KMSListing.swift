/// What the screens of a machine offer, in words.
public struct KMSListing: Sendable {
  /// A line for each card, connector and mode, further in than what it belongs to; a star marks the
  /// mode that would be set. Empty without a card.
  public let text: String
  /// Why no mode would be set; nil when one would.
  public let reason: String?

  /// Reads all cards of this machine. While another program shows pictures there, the kernel tells
  /// what it remembers of the screens.
  ///
  /// - Parameter selection: what would be looked for.
  /// - Returns: what there is.
  @MainActor public static func read(for selection: KMSSelection) -> KMSListing {
    KMSListing(of: DRMSystem(), for: selection)
  }

  @MainActor init(of system: any KMSSystem, for selection: KMSSelection) {
    let search = CardSearch(system: system, selection: selection)
    var paths = system.cardPaths()
    if let wanted = search.wantedPath, !paths.contains(wanted) { paths.append(wanted) }
    let readings = paths.map { path in
      CardSearch.Reading(path: path, card: Self.read(path, search))
    }
    var chosen: Pipeline?
    var reason: String?
    do throws(ScreenError) {
      chosen = try search.choose(among: readings).pipeline(for: selection)
    } catch {
      reason = error.description
    }
    text = readings.map { Self.describe($0, chosen) }.joined()
    self.reason = reason
  }

  @MainActor private static func read(
    _ path: String, _ search: CardSearch
  ) -> Result<Card, ScreenError> {
    do throws(ScreenError) {
      let device = try search.open(path)
      defer { device.close() }
      return .success(try search.read(device))
    } catch {
      return .failure(error)
    }
  }

  private static func describe(_ reading: CardSearch.Reading, _ chosen: Pipeline?) -> String {
    switch reading.card {
    case .success(let card): describe(card, chosen)
    case .failure(let error): "\(error)\n"
    }
  }

  private static func describe(_ card: Card, _ chosen: Pipeline?) -> String {
    var text = "\(card.name) (\(card.driver))\n"
    for connector in card.connectors {
      text += "  \(connector.name) \(connector.use)\n"
      let current = card.mode(on: connector)
      let isChosen = chosen?.card == card.name && chosen?.connector.id == connector.id
      let marked = isChosen ? connector.modes.firstIndex { $0 == chosen?.mode } : nil
      for (index, mode) in connector.modes.enumerated() {
        var words = [mode.request]
        if mode.flags.contains(.interlaced) { words.append("interlaced") }
        if mode.kind.contains(.preferred) { words.append("preferred") }
        if let current, mode.hasSameTiming(as: current) { words.append("current") }
        text += "  \(index == marked ? "*" : " ") \(words.joined(separator: " "))\n"
      }
    }
    return text
  }
}

extension Connector {
  /// Its status, or why it shows no pictures whatever that is.
  fileprivate var use: String {
    if isWriteback { return "writes into memory" }
    return "\(status)" + (isNonDesktop ? ", not for pictures" : "")
  }
}

extension Mode {
  /// As `--mode` takes it: `1920x1080@60`.
  fileprivate var request: String { "\(size)@\(rate)" }
}
