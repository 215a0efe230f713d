internal import Platform

/// Looks for cards with a screen, as a selection wants them.
@MainActor struct CardSearch {
  /// What was read of a card, or why nothing could be.
  struct Reading {
    let path: String
    let card: Result<Card, ScreenError>
  }

  let system: any KMSSystem
  let selection: KMSSelection

  /// The device file of the card that is wanted; nil when any will do.
  var wantedPath: String? { selection.cardPath.map { system.resolved($0) } }

  func open(_ path: String) throws(ScreenError) -> any KMSDevice {
    do throws(Errno) {
      return try system.open(path)
    } catch .permissionDenied {
      throw ScreenError(
        .permissionDenied,
        "\(path) may not be opened. Run as root, or join the group video.")
    } catch .noSuchFileOrDirectory {
      let cards = system.cardPaths().joined(separator: ", ")
      throw ScreenError(
        .noDevice, "There is no card \(path); there are: \(cards.isEmpty ? "none" : cards).")
    } catch {
      throw ScreenError(.failed, "\(path) could not be opened: \(error).")
    }
  }

  func read(_ device: any KMSDevice) throws(ScreenError) -> Card {
    do throws(Errno) {
      guard device.hasDumbBuffers else { throw .notSupported }
      // Without the feature a card lists no primary planes; the old calls need none.
      try? device.enable(.universalPlanes)
      let card = try Card(reading: device)
      guard !card.crtcs.isEmpty else { throw .notSupported }
      return card
    } catch {
      throw ScreenError(
        .noDevice, "\(device.path) (\(device.driverName)) shows no pictures: \(error).")
    }
  }

  /// Picks the card that is wanted, else the likeliest.
  ///
  /// - Parameter readings: of all cards that may be picked.
  /// - Returns: a card with a screen on it, the first of equals.
  /// - Throws: why there is none: the reasons of all cards.
  func choose(among readings: [Reading]) throws(ScreenError) -> Card {
    let wantedPath = wantedPath
    var best: (card: Card, likelihood: Int)?
    var refusals: [ScreenError] = []
    for reading in readings where wantedPath == nil || reading.path == wantedPath {
      do throws(ScreenError) {
        let card = try reading.card.get()
        let likelihood = card.likelihood(for: selection)
        if likelihood > best?.likelihood ?? 0 { best = (card, likelihood) }
        if likelihood == 0 { refusals.append(card.noScreen(for: selection)) }
      } catch {
        refusals.append(error)
      }
    }
    if let best { return best.card }
    guard let first = refusals.first else {
      throw ScreenError(
        .noDevice,
        "There is no graphics card under /dev/dri. Load its driver, or use --display terminal.")
    }
    throw ScreenError(first.code, refusals.map(\.description).joined(separator: " "))
  }
}
