import Display

/// Whether there is a screen to show pictures on.
struct ScreenCheck {
  /// What the pictures would be shown on, in words; nil for no screen.
  var screen: String?
  /// What is not as it was asked for.
  var remarks: [String] = []
  /// Why there is no screen.
  var reason: String?
  /// A line for each card.
  var cards: [String] = []
  /// Who shows pictures there, as `Xorg (process 612)`.
  var holder: String?
  /// The numbers of the kiosks that run.
  var kiosks: [Int32] = []

  var findings: [DoctorFinding] {
    let cards = cards.map { DoctorFinding("cards", .good, $0) }
    guard let screen else {
      return cards + [DoctorFinding("screen", .bad, reason ?? "There is none.")]
    }
    let remarks = remarks.map { DoctorFinding("screen", .note, $0) }
    guard let holder else { return cards + [DoctorFinding("screen", .good, screen)] + remarks }
    if kiosks.contains(where: { holder.contains("(process \($0))") }) {
      return cards + [
        DoctorFinding("screen", .good, "\(screen): the kiosk shows pictures there, \(holder)")
      ]
    }
    return cards + [
      DoctorFinding(
        "screen", .bad, "\(screen): it belongs to \(holder).",
        advice: "End that program, and keep it from starting with the machine.")
    ]
  }
}

extension ScreenCheck {
  /// Looks at what was asked for.
  @MainActor init(_ options: Options, kiosks: [Int32]) {
    self.kiosks = kiosks
    switch options.display {
    case .terminal: screen = "a terminal, as --display asks"
    case .headless: screen = "none, as --display headless asks"
    case .automatic, .drm:
      let listing = KMSListing.read(for: options.kmsSelection)
      screen = listing.screen?.summary
      remarks = listing.screen?.remarks ?? []
      reason = listing.reason
      cards = listing.cards
      holder = listing.holder
    }
  }
}
