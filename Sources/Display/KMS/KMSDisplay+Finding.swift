internal import Platform

extension KMSDisplay {
  /// A screen that is to be lit: what shows the picture on a card that is ours.
  struct Place {
    let card: OpenCard
    var pipeline: Pipeline
  }

  /// What was read of a card.
  private struct Look {
    let card: OpenCard
    var reading: Card
  }

  /// Finds what is to be lit, and holds the cards for it.
  ///
  /// - Returns: the places, that of the first screen first.
  /// - Throws: why there is none; what was held stays so, as far as it is still there.
  func findPlaces() throws(ScreenError) -> [Place] {
    var looks = readHeldCards()
    if !isMirrored, primary != nil, let look = looks.first,
      look.reading.hasSurelyScreen(for: search.selection)
    {
      // What is seen has no other card looked at.
      return try places(on: look, search.selection)
    }
    // Of equals, a card that is held already stays: it comes first.
    var readings = looks.map { CardSearch.Reading(path: $0.card.path, card: .success($0.reading)) }
    let heldPaths = Set(cards.map(\.path))
    for path in search.wantedPath.map({ [$0] }) ?? search.system.cardPaths()
    where !heldPaths.contains(path) {
      do throws(ScreenError) {
        let card = OpenCard(try search.open(path))
        looks.append(Look(card: card, reading: try readOrClose(card)))
        readings.append(.init(path: path, card: .success(looks[looks.count - 1].reading)))
      } catch {
        readings.append(.init(path: path, card: .failure(error)))
      }
    }
    do throws(ScreenError) {
      let chosen = try search.choose(among: readings)
      let places = try places(on: looks, startingWith: chosen.path)
      try hold(places, among: looks.map(\.card))
      return places
    } catch {
      for look in looks where !isHeld(look.card) { look.card.close() }
      throw error
    }
  }

  private func isHeld(_ card: OpenCard) -> Bool { cards.contains { $0 === card } }

  // MARK: Reading

  /// Reads the cards that are held, and lets go of those that have gone.
  private func readHeldCards() -> [Look] {
    var looks: [Look] = []
    for card in cards {
      do throws(ScreenError) {
        // A dark card may have been taken by another program meanwhile; who is lit asks for itself.
        if card.screens.isEmpty { try? becomeMaster(of: card) }
        looks.append(Look(card: card, reading: try search.read(card.device)))
      } catch {
        letGo(of: card)
      }
    }
    return looks
  }

  private func readOrClose(_ card: OpenCard) throws(ScreenError) -> Card {
    do throws(ScreenError) {
      return try search.read(card.device)
    } catch {
      card.close()
      throw error
    }
  }

  /// - Throws: `busy`, with the name of who is.
  private func becomeMaster(of card: OpenCard) throws(ScreenError) {
    // Asked first: becoming master twice has been refused to the master itself.
    if card.device.isMaster || (try? card.device.becomeMaster()) != nil { return }
    let holder = search.system.holder(of: card.path).map { "belongs to \($0)" }
    throw ScreenError(
      .busy,
      "\(card.path) \(holder ?? "is in use by another program"). End that program to see the "
        + "pictures.")
  }

  // MARK: Choosing

  /// The places on the chosen card, and on the others if they are to show the same.
  private func places(
    on looks: [Look], startingWith path: String
  ) throws(ScreenError) -> [Place] {
    guard let first = looks.first(where: { $0.card.path == path }) else {
      preconditionFailure("a card that was read is open")
    }
    var places = try places(on: first, search.selection)
    guard isMirrored else { return places }
    let others = KMSSelection(mode: search.selection.mode)
    for look in looks where look.card !== first.card && look.reading.hasSurelyScreen(for: others) {
      do throws(ScreenError) {
        places += try self.places(on: look, others)
      } catch {
        places[0].pipeline.remarks.append(error.description)
      }
    }
    return places
  }

  private func places(
    on look: Look, _ selection: KMSSelection
  ) throws(ScreenError) -> [Place] {
    var reading = look.reading
    if !isHeld(look.card), !look.card.device.isMaster {
      try becomeMaster(of: look.card)
      // Only a master's reading asks the screens themselves.
      reading = try search.read(look.card.device)
    }
    // Of equals, the first screen stays where it is.
    let lit = primary?.pipeline.connector.id
    reading.connectors =
      reading.connectors.filter { $0.id == lit } + reading.connectors.filter { $0.id != lit }
    let pipelines = try reading.pipelines(
      for: selection, remembering: look.card.pipelines, isMirrored: isMirrored)
    return pipelines.map { Place(card: look.card, pipeline: $0) }
  }

  // MARK: Holding

  /// Holds the cards of some places, and no others.
  private func hold(_ places: [Place], among all: [OpenCard]) throws(ScreenError) {
    let wanted = all.filter { card in places.contains { $0.card === card } }
    if let loop {
      for card in wanted where !isHeld(card) {
        do throws(Errno) {
          try card.watch(by: loop)
        } catch {
          throw ScreenError(.failed, "\(card.path) cannot be watched: \(error).")
        }
      }
    }
    for card in all where !wanted.contains(where: { $0 === card }) {
      if isHeld(card) { letGo(of: card) } else { card.close() }
    }
    // That of the first screen comes first.
    cards = wanted.filter { $0 === places[0].card } + wanted.filter { $0 !== places[0].card }
  }

  private func letGo(of card: OpenCard) {
    if let primary, card.holds(primary) { self.primary = nil }
    mirrors.removeAll { card.holds($0.screen) }
    cards.removeAll { $0 === card }
    card.close()
  }
}
