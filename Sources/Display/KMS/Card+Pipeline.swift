internal import Raster

extension Card {
  /// How much speaks for this card: its likeliest connector, of those that are wanted.
  func likelihood(for selection: KMSSelection) -> Int {
    candidates(for: selection).map(\.likelihood).max() ?? 0
  }

  /// Whether a screen is on it without doubt, of those that are wanted.
  func hasSurelyScreen(for selection: KMSSelection) -> Bool {
    candidates(for: selection).contains { $0.status == .connected && $0.likelihood > 0 }
  }

  /// Picks connector, CRTC, plane and mode.
  ///
  /// - Parameters:
  ///   - selection: what the user wants.
  ///   - remembered: what we showed pictures on before, by connector. A screen that has come in the
  ///     place of another is no reason to take that one's mode for the kernel's choice.
  ///   - isMirrored: whether all other screens are to be lit too.
  /// - Returns: the parts that show the picture together, one or more times.
  /// - Throws: `noDevice` without a screen, `failed` when the card cannot feed the first one.
  func pipelines(
    for selection: KMSSelection, remembering remembered: [ObjectID: Pipeline] = [:],
    isMirrored: Bool = false
  ) throws(ScreenError) -> [Pipeline] {
    let candidates = candidates(for: selection)
    guard let best = candidates.map(\.likelihood).max(), best > 0,
      let first = candidates.first(where: { $0.likelihood == best })
    else { throw noScreen(for: selection) }
    var pipelines = [try pipeline(on: first, for: selection, remembering: remembered, beside: [])]
    guard isMirrored else { return pipelines }
    for connector in connectors
    where connector.id != first.id && connector.status == .connected && connector.likelihood > 0 {
      do throws(ScreenError) {
        pipelines.append(
          try pipeline(
            on: connector, for: selection, remembering: remembered, beside: pipelines))
      } catch {
        pipelines[0].remarks.append(error.description)
      }
    }
    return pipelines
  }

  /// The pipeline of the first screen alone.
  func pipeline(for selection: KMSSelection) throws(ScreenError) -> Pipeline {
    try pipelines(for: selection)[0]
  }

  private func pipeline(
    on connector: Connector, for selection: KMSSelection,
    remembering remembered: [ObjectID: Pipeline], beside others: [Pipeline]
  ) throws(ScreenError) -> Pipeline {
    guard let (crtc, isCurrent) = crtc(for: connector, beside: others) else {
      throw ScreenError(
        .failed, "\(name) (\(driver)) has nothing free to feed \(connector.name) with.")
    }
    let plane = primaryPlane(for: crtc, beside: others)
    // The old calls name no formats; what a driver does not take it refuses.
    let formats = PixelFormat.drawable(of: plane?.formats ?? [.xrgb8888, .rgb565])
    if let plane, formats.isEmpty {
      let offered = plane.formats.map(\.description).joined(separator: ", ")
      throw ScreenError(
        .failed,
        "\(connector.name) on \(name) (\(driver)) shows no colours that can be drawn, only "
          + "\(offered). Choose another screen with --display.")
    }
    var current = isCurrent ? crtc.mode : nil
    if let last = remembered[connector.id] {
      current = last.connector.hasSameScreen(as: connector) ? last.mode : nil
    }
    guard let choice = selection.mode.choice(from: connector.modes, current: current) else {
      throw noScreen(for: selection)
    }
    var remarks: [String] = []
    if !choice.isAsRequested {
      let modes = connector.modes.map(\.description).joined(separator: ", ")
      remarks.append(
        "\(connector.name) has no mode \(selection.mode); it shows \(choice.mode) and could "
          + "show: \(modes).")
    }
    return Pipeline(
      card: name, driver: driver, connector: connector, crtc: crtc, plane: plane,
      otherPlanes: planes.filter { $0.id != plane?.id && $0.crtc == crtc.id }, mode: choice.mode,
      formats: formats, orientation: selection.orientation ?? connector.orientation,
      remarks: remarks)
  }

  /// What a connector shows now.
  func mode(on connector: Connector) -> Mode? {
    crtc(for: connector).flatMap { $0.isCurrent ? $0.0.mode : nil }
  }

  private func candidates(for selection: KMSSelection) -> [Connector] {
    guard let wanted = selection.connector else { return connectors }
    return connectors.filter { $0.name == wanted }
  }

  /// The CRTC that feeds the connector now; else one that could and feeds nobody; else one that
  /// could. A connector that is dark has no encoder, so its possible ones are asked.
  private func crtc(
    for connector: Connector, beside others: [Pipeline] = []
  ) -> (CRTC, isCurrent: Bool)? {
    let crtcs = crtcs.filter { crtc in !others.contains { $0.crtc.id == crtc.id } }
    if let id = connector.currentEncoder,
      let feeding = encoders.first(where: { $0.id == id })?.crtc,
      let crtc = crtcs.first(where: { $0.id == feeding })
    {
      return (crtc, true)
    }
    let inUse = Set(connectors.compactMap(\.currentEncoder)).compactMap { id in
      encoders.first { $0.id == id }?.crtc
    }
    let possible = crtcs.filter { crtc in
      encoders.contains {
        connector.encoders.contains($0.id) && crtc.isAllowed(by: $0.possibleCRTCs)
      }
    }
    let crtc = possible.first { !inUse.contains($0.id) } ?? possible.first
    return crtc.map { ($0, false) }
  }

  /// The primary plane on the CRTC already; else one that could be and is on none; else one that
  /// could.
  private func primaryPlane(for crtc: CRTC, beside others: [Pipeline]) -> Plane? {
    let possible = planes.filter { plane in
      plane.kind == .primary && crtc.isAllowed(by: plane.possibleCRTCs)
        && !others.contains { $0.plane?.id == plane.id }
    }
    return possible.first { $0.crtc == crtc.id } ?? possible.first { $0.crtc == nil }
      ?? possible.first
  }

  /// Why the card has nothing to show pictures on.
  func noScreen(for selection: KMSSelection) -> ScreenError {
    let list = connectors.map { "\($0.name) \($0.status)" }.joined(separator: ", ")
    let found = list.isEmpty ? "it has no connectors" : "there are: \(list)"
    guard let wanted = selection.connector else {
      return ScreenError(
        .noDevice, "No screen is connected to \(name) (\(driver)); \(found). Connect one.")
    }
    let isThere = connectors.contains { $0.name == wanted }
    return ScreenError(
      .noDevice,
      isThere
        ? "No screen is connected to \(wanted) of \(name) (\(driver)); \(found)."
        : "\(name) (\(driver)) has no connector \(wanted); \(found).")
  }
}
