import Motion

/// The setting of the detector that tells a person's shakes from what else happens to the device.
struct SensitivityProposal: Equatable {
  /// What to set.
  struct Setting: Equatable {
    let profile: ShakeProfile
    /// In m/s².
    let threshold: Double
  }

  /// What to set; nil when nothing tells the shakes from the rest.
  let setting: Setting?
  /// Why, in sentences.
  let reason: String

  /// How many times weaker a shake may be than the weakest one that was shown, and stronger anything
  /// else, without a mistake.
  private static let margin = 1.25

  /// Finds the setting that stays nearest to what a profile has by itself, since that has been measured
  /// on many people, and keeps a distance from all that was shown.
  ///
  /// - Parameters:
  ///   - results: shakes and other things, at least one of each.
  ///   - profile: the profile that is wanted; the other one is proposed only when it alone will do.
  init(_ results: [TrialResult], for profile: ShakeProfile) {
    let others = ShakeProfile.allCases.filter { $0 != profile }
    let findings = ([profile] + others).map { Finding(results, $0) }
    let wide = findings.first { $0.distance >= Self.margin * Self.margin }
    guard let best = wide ?? findings.first(where: { $0.distance > 1 }) else {
      setting = nil
      reason = findings[0].whyNot
      return
    }
    setting = Setting(profile: best.profile, threshold: best.threshold(margin: Self.margin))
    var sentences = best.profile == profile ? "" : "Profile \(profile) cannot tell them apart. "
    sentences += best.description
    if wide == nil { sentences += " They lie close together: expect a mistake now and then." }
    reason = sentences
  }

  /// The lines for the configuration file.
  var configurationLines: [String] {
    guard let setting else { return [] }
    let isUsual = setting.profile == .mounted
    return (isUsual ? [] : ["shake-profile \(setting.profile)"])
      + ["shake-threshold \(setting.threshold.plain)"]
  }
}

/// How a profile sees what was shown.
private struct Finding {
  let profile: ShakeProfile
  /// The shake that is lost first when the threshold rises.
  private let weakest: TrialResult?
  /// What else is still taken for a shake when the threshold rises; nil when nothing ever is.
  private let strongest: TrialResult?
  /// A shake that no threshold sees.
  private let unseen: TrialResult?

  init(_ results: [TrialResult], _ profile: ShakeProfile) {
    func limit(_ result: TrialResult) -> Double { result.limits[profile] ?? 0 }
    let shakes = results.filter(\.task.isShake)
    let others = results.filter { !$0.task.isShake && limit($0) > 0 }
    self.profile = profile
    weakest = shakes.min { limit($0) < limit($1) }
    strongest = others.max { limit($0) < limit($1) }
    unseen = shakes.first { limit($0) == 0 }
  }

  private var upper: Double { weakest?.limits[profile] ?? 0 }
  private var lower: Double { strongest?.limits[profile] ?? 0 }
  private var usual: Double { ShakeDetector(profile: profile).threshold }

  /// How many times the weakest shake's limit exceeds that of all else.
  var distance: Double { lower > 0 ? upper / lower : upper > 0 ? .infinity : 0 }

  /// A threshold between the two, as near to the profile's own as the margin allows.
  func threshold(margin: Double) -> Double {
    let (low, high) = (lower * margin, upper / margin)
    let threshold = low <= high ? min(max(usual, low), high) : (lower * upper).squareRoot()
    // Not to lose the margin of a very low one by rounding.
    let unit = threshold < 2 ? 100.0 : 10
    return (threshold * unit).rounded() / unit
  }

  /// What lies on both sides of the threshold.
  var description: String {
    guard let weakest else { return "" }
    let below =
      strongest.map { "\($0.task.name) counts as one up to \(Self.rounded(lower))" }
      ?? "nothing else counts as one at any threshold"
    return "The shakes are seen up to a threshold of \(Self.rounded(upper)) m/s² "
      + "(\(weakest.task.name) is the first to be lost), and \(below)."
  }

  /// Why there is no threshold between them.
  var whyNot: String {
    if let unseen {
      return
        "No threshold sees \(unseen.task.name): swing it to and fro at least three times, about "
        + "three times a second, and do it all again."
    }
    return "No threshold tells the shakes from the rest. " + description
      + " Shake harder, or fix it to something heavier, and do it all again."
  }

  private static func rounded(_ value: Double) -> String { ((value * 10).rounded() / 10).plain }
}
