internal import Platform

extension KMSOpening {
  /// Opens all cards that are wanted, and keeps the likeliest.
  ///
  /// - Returns: the card, opened, and what was read of it as its master. Only a master's reading
  ///   asks the screens themselves, which takes its time and is not done twice.
  /// - Throws: why there is none.
  func chooseCard() throws(ScreenError) -> (device: any KMSDevice, card: Card?) {
    if let path = selection.cardPath { return (try open(path), nil) }
    var best: (device: any KMSDevice, card: Card?)?
    var bestLikelihood = 0
    var refusals: [ScreenError] = []
    for path in system.cardPaths() {
      do throws(ScreenError) {
        let device = try open(path)
        let card = try readOrClose(device)
        let likelihood = card.likelihood(for: selection)
        guard likelihood > bestLikelihood else {
          device.close()
          refusals.append(card.noScreen(for: selection))
          continue
        }
        best?.device.close()
        best = (device, device.isMaster ? card : nil)
        bestLikelihood = likelihood
      } catch {
        refusals.append(error)
      }
    }
    if let best { return best }
    guard let first = refusals.first else {
      throw ScreenError(
        .noDevice,
        "There is no graphics card under /dev/dri. Load its driver, or use --display terminal.")
    }
    throw ScreenError(first.code, refusals.map(\.description).joined(separator: " "))
  }

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

  private func readOrClose(_ device: any KMSDevice) throws(ScreenError) -> Card {
    do throws(ScreenError) {
      return try read(device)
    } catch {
      device.close()
      throw error
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
}
