import Display
import Input
import Kiosk
import Motion
import Raster
import ViewKit

extension Option {
  /// Every option there is, in the order of `--help`.
  static let table: [Option] = [
    .value(
      "images", "DIR", "the folder of pictures: every *.png in it and the folders in it is shown",
      for: [.run, .doctor]
    ) {
      (options, value) in
      options.images = value
    },
    Option(
      name: "simulate-shake", argument: .optional("KEY"),
      commands: [.run, .record, .tune, .doctor],
      isConfigurable: true, summary: "that key shakes (default: space)"
    ) { (options, value) throws(UsageError) in
      guard let key = Key(name: value ?? "space") else {
        throw UsageError(
          "there is no key '\(value ?? "")': use a name as space, enter, s, f5 or playpause")
      }
      options.simulateShakeKey = key
    },
    .value(
      "display", "WHERE",
      "drm[:CARD[:CONNECTOR]], terminal or headless[:WxH]; without it the screen, else the terminal",
      for: [.run, .doctor]
    ) { (options, value) throws(UsageError) in
      guard let display = DisplayChoice(value) else {
        throw UsageError(
          "'\(value)' is no display: use drm, drm:card1:HDMI-A-1, terminal or headless:1920x1080")
      }
      options.display = display
    },
    .value(
      "mode", "MODE", "the screen's mode: preferred, current or WxH[@HZ]", for: [.run, .doctor]
    ) {
      (options, value) throws(UsageError) in
      guard let mode = ModeRequest(value) else {
        throw UsageError("'\(value)' is no mode: use preferred, current, 1920x1080 or 1920x1080@60")
      }
      options.mode = mode
    },
    .value(
      "rotate", "DEGREES",
      "turn the pictures clockwise by 0, 90, 180 or 270, touches too, on a screen; without it as the "
        + "kernel says that the panel is built in",
      for: [.run, .doctor]
    ) { (options, value) throws(UsageError) in
      let turns: [String: Orientation] = ["0": .up, "90": .right, "180": .down, "270": .left]
      guard let orientation = turns[value] else {
        throw UsageError("'\(value)' is no rotation: use 0, 90, 180 or 270")
      }
      options.orientation = orientation
    },
    Option(
      name: "mirror", argument: .none, commands: [.run], isConfigurable: true,
      summary: "all screens show the picture, each at its own size"
    ) { (options, _) in
      options.mirrors = true
    },
    .flag(
      "list-modes", "print all screens and their modes, the one that would be set marked by a star",
      isConfigurable: false
    ) {
      $0.wantsModes = true
    },
    .value(
      "kms", "INTERFACE",
      "how the screen is driven: atomic, which is given up where it fails, or legacy at once"
    ) { (options, value) throws(UsageError) in
      guard ["atomic", "legacy"].contains(value) else {
        throw UsageError("'\(value)' is no interface of KMS: use atomic or legacy")
      }
      options.usesLegacyKMS = value == "legacy"
    },
    .value(
      "fit", "FIT", "how a picture fills the screen: aspect-fit, aspect-fill, fill or center",
      for: [.run, .snapshot]
    ) { (options, value) throws(UsageError) in
      switch value {
      case "aspect-fit": options.fit = .scaleAspectFit
      case "aspect-fill": options.fit = .scaleAspectFill
      case "fill": options.fit = .scaleToFill
      case "center": options.fit = .center
      default:
        throw UsageError("'\(value)' is no fit: use aspect-fit, aspect-fill, fill or center")
      }
    },
    .value(
      "transition", "HOW",
      "how a picture takes the place of another: cut (the default), crossfade[:SECONDS] or "
        + "push[:SECONDS], in 0.3 seconds without any"
    ) { (options, value) throws(UsageError) in
      guard let transition = Transition(value) else {
        throw UsageError(
          "'\(value)' is no transition: use cut, crossfade or push, or with 0.05 to 10 seconds as "
            + "crossfade:0.5")
      }
      options.transition = transition
    },
    .flag("ken-burns", "each picture grows and drifts slowly until the slide show goes on") {
      (options) in
      options.kenBurns = true
    },
    .value(
      "accelerometer", "WHICH",
      "auto, none, or a libiio URI with or without a device: ip:192.0.2.7,accel_3d",
      for: [.run, .record, .tune, .doctor]
    ) { (options, value) throws(UsageError) in
      if value == "none" {
        options.accelerometer = nil
        return
      }
      guard let address = AccelerometerAddress(value) else {
        throw UsageError(
          "'\(value)' is no accelerometer: use auto, none, local:,NAME or ip:HOST,NAME")
      }
      options.accelerometer = address
    },
    .value(
      "shake-profile", "PROFILE",
      "mounted: the kiosk stands or hangs; carried: somebody walks with it",
      for: [.run, .replay, .tune]
    ) { (options, value) throws(UsageError) in
      guard let profile = ShakeProfile(rawValue: value) else {
        throw UsageError("'\(value)' is no shake profile: use mounted or carried")
      }
      options.shakeProfile = profile
    },
    .value(
      "shake-threshold", "M/S²", "how hard a swing of the hand must be, in m/s²",
      for: [.run, .replay, .tune]
    ) { (options, value) throws(UsageError) in
      guard let threshold = Double(value), (0.5...100).contains(threshold) else {
        throw UsageError("'\(value)' is no threshold: use a number from 0.5 to 100, in m/s²")
      }
      options.shakeThreshold = threshold
    },
    .value(
      "shake-limit", "SECONDS",
      "a shake that goes on for longer than 1 to 60 seconds (default: 4) is cancelled; off: none is",
      for: [.run, .replay]
    ) { (options, value) throws(UsageError) in
      if value == "off" {
        options.shakeLimit = .infinity
        return
      }
      guard let limit = Double(value), (1...60).contains(limit) else {
        throw UsageError("'\(value)' is no limit for a shake: use 1 to 60 seconds, or off")
      }
      options.shakeLimit = limit
    },
    .value(
      "slideshow", "SECONDS",
      "another picture comes by itself every 0.5 to 86400 seconds; play and pause keys stop and start "
        + "it, and start one of 10 seconds without this option"
    ) { (options, value) throws(UsageError) in
      guard let seconds = Double(value), (0.5...86400).contains(seconds) else {
        throw UsageError("'\(value)' is no time for a picture: use 0.5 to 86400 seconds")
      }
      options.slideShow = .seconds(seconds)
    },
    .value(
      "off-hours", "FROM-TO",
      "the screen is dark from one time of day to another, as 22:00-07:00; give it again, or a list "
        + "with commas, for more times; none forgets those given before"
    ) { (options, value) throws(UsageError) in
      if value == "none" {
        options.offHours = OffHours()
        return
      }
      guard let offHours = OffHours(value) else {
        throw UsageError(
          "'\(value)' are no off-hours: use two different times of day, as 22:00-07:00")
      }
      options.offHours.formUnion(offHours)
    },
    .flag("shake-wakes", "a shake lights the screen while it is to be dark, for 5 minutes") {
      (options) in
      options.shakeWakes = true
    },
    .flag("shake-undo", "a second shake within 3 seconds brings the last picture back") {
      $0.undoesShakes = true
    },
    .flag("quiet-screen", "no words on the screen for passers-by, as when there is no sensor") {
      $0.isQuiet = true
    },
    .flag(
      "lock-console",
      "keys can neither end the kiosk (Control+C) nor show another console (Control+Alt+F2)"
    ) { (options) in
      options.locksConsole = true
    },
    .value(
      "order", "ORDER",
      "shuffle: like a deck of cards, each picture once before any comes again; or name"
    ) { (options, value) throws(UsageError) in
      guard let order = PictureOrder(rawValue: value) else {
        throw UsageError("'\(value)' is no order: use shuffle or name")
      }
      options.order = order
    },
    .value("cache", "MB", "how much memory pictures kept ready may take: 0 to 4096, 8 without it") {
      (options, value) throws(UsageError) in
      guard let megabytes = Int(value), (0...4096).contains(megabytes) else {
        throw UsageError("'\(value)' is no amount of memory: use 0 to 4096, in megabytes")
      }
      options.cacheSize = megabytes * 1_000_000
    },
    .value("seed", "N", "the same shuffled order of pictures each time") {
      (options, value) throws(UsageError) in
      guard let seed = UInt64(value) else {
        throw UsageError("'\(value)' is no seed: use a whole number from 0 up")
      }
      options.seed = seed
    },
    .value(
      "state", "FILE",
      "where is kept what people like, hide and bookmark; none: it is forgotten at the end",
      for: [.run, .bookmarks, .reset]
    ) { (options, value) in
      options.state = value
    },
    .flag("show-hidden", "show hidden pictures too") { $0.selection = .all },
    .flag("bookmarks-only", "show only bookmarked pictures") { $0.selection = .bookmarked },
    .value(
      "size", "WxH", "the size of the snapshot in pixels", for: [.snapshot], isConfigurable: false
    ) {
      (options, value) throws(UsageError) in
      guard let size = PixelSize(parsing: value) else {
        throw UsageError("'\(value)' is no size: use WIDTHxHEIGHT, as 1920x1080")
      }
      options.size = size
    },
    .value("output", "OUT.png", "the file of the snapshot", for: [.snapshot], isConfigurable: false)
    {
      (options, value) in
      options.output = value
    },
    .flag(
      "json", "tell the phases of a replay, or what doctor found, as JSON, one object a line",
      for: [.replay, .doctor],
      isConfigurable: false
    ) {
      $0.wantsJSON = true
    },
    .value(
      "seconds", "N", "how long to record, from the first sample on; without it until Control+C",
      for: [.record], isConfigurable: false
    ) { (options, value) throws(UsageError) in
      guard let seconds = Double(value), (0.1...86400).contains(seconds) else {
        throw UsageError("'\(value)' is no time to record for: use 0.1 to 86400 seconds")
      }
      options.recordingTime = .seconds(seconds)
    },
    .flag(
      "force", "record into a file that is there already: what is in it is lost", for: [.record],
      isConfigurable: false
    ) {
      $0.replacesRecording = true
    },
    .value(
      "config", "FILE", "read options from a file, one a line, without their dashes",
      for: [.run, .replay, .record, .tune, .doctor, .bookmarks, .reset],
      isConfigurable: false
    ) { (options, value) in
      options.config = value
    },
    .value("trace", "FILE", "write what happens, one JSON object a line") { (options, value) in
      options.trace = value
    },
    .flag("version", "print the version", for: Set(Command.allCases), isConfigurable: false) {
      $0.wantsVersion = true
    },
    Option(
      name: "help", argument: .optional("FORMAT"), commands: Set(Command.allCases),
      isConfigurable: false, summary: "print this text; man: as a manual page; bash: its completion"
    ) { (options, value) throws(UsageError) in
      guard let format = HelpFormat(rawValue: value ?? "text") else {
        throw UsageError("'\(value ?? "")' is no format of help: use text, man or bash")
      }
      options.help = format
    },
  ]
}
