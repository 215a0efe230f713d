import Display
import Input
import Kiosk
import Motion
import Raster
import ViewKit

/// What the command line and the configuration file ask for.
struct Options {
  /// The folder of pictures; nil for the one that came with the program.
  var images: String?
  /// The key that shakes; nil when none does.
  var simulateShakeKey: Key?
  var display = DisplayChoice.automatic
  var mode = ModeRequest.current
  /// How pictures are turned on the screen; nil as the kernel says of the panel.
  var orientation: Orientation?
  /// Whether all screens show the picture.
  var mirrors = false
  /// Whether the screen is driven without atomic commits.
  var usesLegacyKMS = false
  var fit = View.ContentMode.scaleAspectFit
  var transition = Transition.cut
  /// Whether pictures grow and drift slowly.
  var kenBurns = false
  /// Where the accelerometer is; nil when none is to be used.
  var accelerometer: AccelerometerAddress? = .automatic
  var shakeProfile = ShakeProfile.mounted
  /// The shake's threshold in m/s²; nil for the profile's own.
  var shakeThreshold: Double?
  /// How long a shake may go on, in seconds; nil for the profile's own.
  var shakeLimit: Double?
  /// When the screen is dark.
  var offHours = OffHours()
  /// Whether a shake lights the screen while it is to be dark.
  var shakeWakes = false
  /// Whether keys can neither end the kiosk nor show another console.
  var locksConsole = false
  /// Whether a second shake brings the last picture back.
  var undoesShakes = false
  /// Whether no words come on the screen for passers-by.
  var isQuiet = false
  /// How long a slide show lets each picture be seen; nil when none is to begin by itself.
  var slideShow: Duration?
  /// The order in which the pictures come.
  var order = PictureOrder.shuffle
  /// How many bytes of pictures are kept ready.
  var cacheSize = 8_000_000
  /// Which pictures come, by what people have said of them.
  var selection = PictureSelection.allButHidden
  /// The file of what people have said, `none` for no file; nil for the usual one.
  var state: String?
  /// The seed of a shuffled order of pictures; nil for a different order each time.
  var seed: UInt64?
  /// The configuration file that was asked for.
  var config: String?
  /// Where the trace goes; nil for nowhere.
  var trace: String?
  /// The size of a snapshot in pixels.
  var size: PixelSize?
  /// The file of a snapshot.
  var output: String?
  /// Whether the person only wants to know what the screens offer.
  var wantsModes = false
  /// Whether a replay tells its phases as JSON.
  var wantsJSON = false
  /// How long to record; nil until somebody ends it.
  var recordingTime: Duration?
  /// Whether a recording may take the place of one that is there.
  var replacesRecording = false
  /// How the person only wants to read how the program is used; nil when that is not so.
  var help: HelpFormat?
  /// Whether the person only wants to know the version.
  var wantsVersion = false
  /// All that was given by the configuration and, after it, by the command line, by the options' names.
  var given: [String: [String]] = [:]
}

extension Options {
  /// What is looked for on graphics cards.
  var kmsSelection: KMSSelection {
    guard case .drm(let card, let connector) = display else {
      return KMSSelection(mode: mode, orientation: orientation)
    }
    return KMSSelection(card: card, connector: connector, mode: mode, orientation: orientation)
  }

  /// The detector that is asked for.
  var shakeDetector: ShakeDetector {
    var parameters = ShakeParameters(shakeProfile, threshold: shakeThreshold)
    if let shakeLimit { parameters.longestShake = shakeLimit }
    return ShakeDetector(parameters)
  }
}

/// Which screen is asked for.
enum DisplayChoice: Equatable {
  /// The screen, or else the terminal.
  case automatic
  /// The screen on a graphics card, both by name where given.
  case drm(card: String?, connector: String?)
  /// The terminal.
  case terminal
  /// No screen at all: frames are made and forgotten.
  case headless(PixelSize)

  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    switch (parts[0], parts.count) {
    case ("drm", _):
      // Names under /dev/dri/by-path hold colons themselves, and end in `-card`.
      let isCardOnly = parts.count == 2 || parts.last?.hasSuffix("-card") == true
      let card = parts.dropFirst().dropLast(isCardOnly ? 0 : 1).joined(separator: ":")
      let connector = isCardOnly || parts.count == 1 ? "" : parts[parts.count - 1]
      guard !card.contains(":") || card.hasSuffix("-card") else { return nil }
      self = .drm(
        card: card.isEmpty ? nil : card, connector: connector.isEmpty ? nil : connector)
    case ("terminal", 1): self = .terminal
    case ("headless", 1): self = .headless(PixelSize(width: 1920, height: 1080))
    case ("headless", 2):
      guard let size = PixelSize(parsing: parts[1]) else { return nil }
      self = .headless(size)
    default: return nil
    }
  }
}

extension PixelSize {
  /// The largest side that can be asked for: more than any screen has.
  static let longestSide = 16384

  /// A size as people write it, `1920x1080`; nil when it is not one, or an absurd one.
  init?(parsing text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
