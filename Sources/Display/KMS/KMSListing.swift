/// What the screens of a machine offer, in words.
public struct KMSListing: Sendable {
  /// A line for each card, connector and mode, further in than what it belongs to; a star marks the
  /// mode that would be set. Empty without a card.
  public let text: String
  /// Why no mode would be set; nil when one would.
  public let reason: String?
  /// A line for each card and its connectors: `card0 (vc4): HDMI-A-1 connected`.
  public let cards: [String]
  /// What the pictures would be shown on: `HDMI-A-1 1920x1080 at 60 Hz on card0 (vc4)`, and in
  /// sentences what is not as it was asked for; nil when there is a reason.
  public let screen: (summary: String, remarks: [String])?
  /// Who shows pictures on that card now, `Xorg (process 612)`; nil when nobody does.
  public let holder: String?

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
    var takenPaths: Set<String> = []
    let readings = paths.map { path in
      CardSearch.Reading(path: path, card: Self.read(path, search, &takenPaths))
    }
    var chosen: Pipeline?
    var reason: String?
    var holder: String?
    do throws(ScreenError) {
      let card = try search.choose(among: readings)
      chosen = try card.pipeline(for: selection)
      if takenPaths.contains(card.path) {
        holder = system.holder(of: card.path) ?? "another program"
      }
    } catch {
      reason = error.description
    }
    text = readings.map { Self.describe($0, chosen) }.joined()
    cards = readings.map { Self.line(for: $0) }
    screen = chosen.map { ($0.summary(isLegacy: false), $0.remarks) }
    self.reason = reason
    self.holder = holder
  }

  /// Reads one card, and adds its path to the others when somebody else is its master.
  @MainActor private static func read(
    _ path: String, _ search: CardSearch, _ takenPaths: inout Set<String>
  ) -> Result<Card, ScreenError> {
    do throws(ScreenError) {
      let device = try search.open(path)
      defer { device.close() }
      if !device.isMaster { takenPaths.insert(path) }
      return .success(try search.read(device))
    } catch {
      return .failure(error)
    }
  }

  private static func line(for reading: CardSearch.Reading) -> String {
    switch reading.card {
    case .success(let card):
      let connectors = card.connectors.map { "\($0.name) \($0.use)" }
      return "\(card.name) (\(card.driver)): "
        + (connectors.isEmpty ? "no connectors" : connectors.joined(separator: ", "))
    case .failure(let error): return error.description
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
