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
      try light(findPlaces())
      busyCount = 0
      if monitor == nil { lookAgain(after: Self.patience) }
    } catch {
      goDark { _ in true }
      tell(isAvailable: false, error.description)
      busyCount = error.code == .busy ? busyCount + 1 : 0
      lookAgain(
        after: busyCount > 0
          ? min(Duration.milliseconds(50) * busyCount, .seconds(5)) : Self.patience)
    }
  }

  // MARK: Lighting

  /// Lights the screens that are not yet, and no others.
  ///
  /// - Parameter places: where, that of the first screen first.
  /// - Throws: why the first one cannot be lit.
  private func light(_ places: [Place]) throws(ScreenError) {
    var hasChanged = goDark { screen in
      !places.contains { screen.request.showsTheSame(as: $0.pipeline) && $0.card.holds(screen) }
    }
    var screens: [KMSScreen] = []
    var remarks = places[0].pipeline.remarks
    for place in places {
      if let screen = place.card.screens.first(where: {
        $0.pipeline.connector.id == place.pipeline.connector.id
      }) {
        if place.pipeline.connector.isLinkBad { screen.setModeAgain() }
        screens.append(screen)
        continue
      }
      do throws(ScreenError) {
        screens.append(try lightScreen(at: place))
        hasChanged = true
      } catch {
        if screens.isEmpty { throw error }
        remarks.append(error.description)
      }
    }
    if screens[0] !== primary { hasChanged = true }
    if hasChanged { show(on: screens, remarks + screens.flatMap(\.remarks)) }
  }

  private func lightScreen(at place: Place) throws(ScreenError) -> KMSScreen {
    let screen = try KMSScreen(
      device: place.card.device, pipeline: place.pipeline, forcesLegacy: forcesLegacy,
      scheduler: scheduler)
    screen.flipLossHandler = { [weak self] in self?.lookAgain(after: Self.debounce) }
    place.card.add(screen)
    if isBlank { screen.blank() }
    return screen
  }

  /// Lets screens go dark for good.
  ///
  /// - Returns: whether there were any.
  @discardableResult private func goDark(where isUnwanted: (KMSScreen) -> Bool) -> Bool {
    var hasChanged = false
    for card in cards {
      for screen in card.screens where isUnwanted(screen) {
        card.remove(screen)
        if screen === primary { primary = nil }
        mirrors.removeAll { $0.screen === screen }
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// Shows pictures on these screens from now on.
  private func show(on screens: [KMSScreen], _ remarks: [String]) {
    primary = screens[0]
    screens[0].delegate = relay
    mirrors = screens.dropFirst().map { screen in
      mirrors.first { $0.screen === screen }
        ?? MirrorScreen(
          screen, report: { [weak self] in self?.mirrorDidReport($0) },
          askForFrame: { [weak self] in
            guard let self else { return }
            delegate?.screenDidResize(self)
          })
    }
    if (size, orientation) != (screens[0].size, screens[0].orientation) {
      (size, orientation) = (screens[0].size, screens[0].orientation)
      delegate?.screenDidResize(self)
    }
    told = nil
    let sentences = ["The pictures are shown on \(summary)."] + remarks
    tell(isAvailable: true, sentences.joined(separator: " "))
  }

  private func mirrorDidReport(_ sentence: String) {
    if let told { tell(isAvailable: told.isAvailable, sentence) }
    lookAgain(after: Self.debounce)
  }

  /// Tells the delegate, but nothing twice.
  func tell(isAvailable: Bool, _ reason: String) {
    if let told, told == (isAvailable, reason) { return }
    told = (isAvailable, reason)
    delegate?.screen(self, didChangeAvailability: isAvailable, reason: reason)
  }
}
