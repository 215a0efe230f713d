/// What the program is asked to do.
enum Command: String, CaseIterable {
  /// Run the kiosk: what happens without a word.
  case run
  /// Draw one picture into a file.
  case snapshot
  /// Run the shake detector over a recording.
  case replay
  /// Record the accelerometer.
  case record
  /// Find out how sensitive the shake detector must be.
  case tune
  /// Tell what is there and what is missing.
  case doctor
  /// Print which pictures people have bookmarked.
  case bookmarks
  /// Let hidden pictures come again.
  case reset

  /// How it is written on the command line.
  var synopsis: String {
    switch self {
    case .run: "shake-kiosk [options]"
    case .snapshot: "shake-kiosk snapshot IMAGE --size WxH --output OUT.png [--fit …]"
    case .replay: "shake-kiosk replay RECORDING.csv [--json] [--shake-profile …]"
    case .record: "shake-kiosk record OUT.csv [--seconds N] [--force] [--accelerometer …]"
    case .tune: "shake-kiosk tune [--shake-profile …] [--accelerometer …]"
    case .doctor: "shake-kiosk doctor [--json] [--config …]"
    case .bookmarks: "shake-kiosk bookmarks [--state FILE]"
    case .reset: "shake-kiosk reset [--state FILE]"
    }
  }

  /// What it does.
  var summary: String {
    switch self {
    case .run: "show pictures; a shake brings another one"
    case .snapshot: "draw one picture as a screen of that size would show it"
    case .replay: "run the shake detector over a recording, one line a phase"
    case .record: "record the accelerometer for replay, until Control+C or for some seconds"
    case .bookmarks: "print the names of the bookmarked pictures, one a line"
    case .reset: "let all hidden pictures come again; what is liked or bookmarked stays so"
    case .tune: "try shakes out, see what the sensor feels, and get the right sensitivity"
    case .doctor: "tell what is there for a kiosk, what is missing, and what to do about it"
    }
  }

  /// How many words that are no options it takes.
  var operandCount: Int {
    switch self {
    case .run, .tune, .doctor, .bookmarks, .reset: 0
    case .snapshot, .replay, .record: 1
    }
  }
}
