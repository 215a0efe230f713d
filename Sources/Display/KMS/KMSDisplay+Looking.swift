internal import Platform
internal import Raster

extension KMSDisplay {
  /// How long is waited after the first word of a change: several come for one, udev sets up a new
  /// card meanwhile, and so may a screen's plug go all the way in.
  static let debounce = Duration.milliseconds(250)
  /// How often a missing screen is looked for without any word.
  private static let patience = Duration.seconds(30)

  /// Plans to look, unless that is planned already for an earlier time.
  func lookAgain(after delay: Duration) {
    if isClosed { return }
    let deadline = scheduler.now + delay
    if let nextLook, nextLook.isPending, nextLook.deadline <= deadline { return }
    nextLook?.cancel()
    nextLook = scheduler.schedule(at: deadline) { [weak self] in self?.look() }
  }

  /// Looks what there is, and lights that.
  private func look() {
    // What another program does with the card is none of our business.
    if isSuspended { return }
    do throws(ScreenError) {
      let (card, pipeline) = try find()
      try light(pipeline, on: card)
      busyCount = 0
      if monitor == nil { lookAgain(after: Self.patience) }
    } catch {
      goDark()
      tell(isAvailable: false, error.description)
      busyCount = error.code == .busy ? busyCount + 1 : 0
      lookAgain(
        after: busyCount > 0
          ? min(Duration.milliseconds(50) * busyCount, .seconds(5)) : Self.patience)
    }
  }

  // MARK: Finding

  /// Finds what is to be lit.
  ///
  /// - Returns: the card, which is ours, and what shows the picture on it.
  /// - Throws: why there is nothing.
  private func find() throws(ScreenError) -> (OpenCard, Pipeline) {
    var held = readHeldCard()
    if let card, let reading = held, primary != nil, reading.hasSurelyScreen(for: search.selection)
    {
      // What is seen has no other card looked at.
      return (card, try pipeline(on: card, reading))
    }
    var opened: [OpenCard] = []
    defer { for other in opened where other !== card { other.close() } }
    var readings: [CardSearch.Reading] = []
    // Of equals, the one that is held already stays.
    if let reading = held.take() {
      readings.append(.init(path: reading.path, card: .success(reading)))
    }
    for path in search.wantedPath.map({ [$0] }) ?? search.system.cardPaths()
    where path != card?.path {
      do throws(ScreenError) {
        let other = OpenCard(try search.open(path))
        opened.append(other)
        readings.append(.init(path: path, card: .success(try search.read(other.device))))
      } catch {
        readings.append(.init(path: path, card: .failure(error)))
      }
    }
    var chosen = try search.choose(among: readings)
    if let card, card.path == chosen.path { return (card, try pipeline(on: card, chosen)) }
    guard let other = opened.first(where: { $0.path == chosen.path }) else {
      preconditionFailure("a card that was read is open")
    }
    if try becomeMaster(of: other) {
      // Only a master's reading asks the screens themselves.
      chosen = try search.read(other.device)
    }
    let pipeline = try pipeline(on: other, chosen)
    try hold(other)
    return (other, pipeline)
  }

  /// Reads the card that is held, and lets go of it when it has gone.
  private func readHeldCard() -> Card? {
    guard let card else { return nil }
    do throws(ScreenError) {
      // Without a screen on it nobody else has taken it back.
      if primary == nil { _ = try? becomeMaster(of: card) }
      var reading = try search.read(card.device)
      // Of equals, the screen that is lit already stays.
      let lit = reading.connectors.filter { $0.id == primary?.pipeline.connector.id }
      reading.connectors.removeAll { $0.id == primary?.pipeline.connector.id }
      reading.connectors.insert(contentsOf: lit, at: 0)
      return reading
    } catch {
      letGo()
      return nil
    }
  }

  /// - Returns: whether we were not yet.
  /// - Throws: `busy`, with the name of who is.
  private func becomeMaster(of card: OpenCard) throws(ScreenError) -> Bool {
    // Asked first: becoming master twice has been refused to the master itself.
    if card.device.isMaster { return false }
    if (try? card.device.becomeMaster()) != nil { return true }
    let holder = search.system.holder(of: card.path).map { "belongs to \($0)" }
    throw ScreenError(
      .busy,
      "\(card.path) \(holder ?? "is in use by another program"). End that program to see the pictures."
    )
  }

  private func pipeline(on card: OpenCard, _ reading: Card) throws(ScreenError) -> Pipeline {
    try reading.pipeline(for: search.selection, remembering: card.pipelines)
  }

  // MARK: Holding

  private func hold(_ other: OpenCard) throws(ScreenError) {
    do throws(Errno) {
      if let loop { try other.watch(by: loop) }
    } catch {
      throw ScreenError(.failed, "\(other.path) cannot be watched: \(error).")
    }
    goDark()
    letGo()
    card = other
  }

  private func letGo() {
    primary = nil
    card?.close()
    card = nil
  }

  // MARK: Lighting

  private func light(_ pipeline: Pipeline, on card: OpenCard) throws(ScreenError) {
    if let primary, primary.pipeline.showsTheSame(as: pipeline) {
      if pipeline.connector.isLinkBad { primary.setModeAgain() }
      return
    }
    goDark()
    let screen = try KMSScreen(
      device: card.device, pipeline: pipeline, forcesLegacy: forcesLegacy, scheduler: scheduler)
    card.add(screen)
    primary = screen
    if isBlank { screen.blank() }
    screen.delegate = relay
    if size != screen.size {
      size = screen.size
      delegate?.screenDidResize(self)
    }
    let sentences = ["The pictures are shown on \(screen.summary)."] + pipeline.remarks
    told = nil
    tell(isAvailable: true, sentences.joined(separator: " "))
  }

  private func goDark() {
    if let screen = primary.take() { card?.remove(screen) }
  }

  /// Tells the delegate, but nothing twice.
  func tell(isAvailable: Bool, _ reason: String) {
    if let told, told == (isAvailable, reason) { return }
    told = (isAvailable, reason)
    delegate?.screen(self, didChangeAvailability: isAvailable, reason: reason)
  }
}
