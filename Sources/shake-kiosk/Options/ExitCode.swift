/// How the program ended, in the numbers of sysexits.h that service managers and scripts know.
enum ExitCode: Int32 {
  /// All went well.
  case ok = 0
  /// The command line is wrong. The corresponding C constant is `EX_USAGE`.
  case usage = 64
  /// A recording or a picture is damaged. The corresponding C constant is `EX_DATAERR`.
  case dataError = 65
  /// There is nothing to show or to read. The corresponding C constant is `EX_NOINPUT`.
  case noInput = 66
  /// There is no screen to be had, or no sensor. The corresponding C constant is `EX_UNAVAILABLE`.
  case unavailable = 69
  /// The system failed us. The corresponding C constant is `EX_OSERR`.
  case systemError = 71
  /// A file could not be written. The corresponding C constant is `EX_CANTCREAT`.
  case cannotCreate = 73
  /// The configuration file is wrong. The corresponding C constant is `EX_CONFIG`.
  case configuration = 78

  /// The codes that scripts meet, and what they mean.
  static let explained: [(code: Int32, meaning: String)] = [
    (ok.rawValue, "all went well"), (usage.rawValue, "wrong usage"),
    (dataError.rawValue, "damaged data"), (noInput.rawValue, "no such file"),
    (unavailable.rawValue, "no screen or sensor"),
    (cannotCreate.rawValue, "a file could not be written"),
    (configuration.rawValue, "wrong configuration"),
  ]
}

/// Why the program ends, and with which code.
struct Failure: Error, CustomStringConvertible {
  let code: ExitCode
  /// A sentence that says what was tried and what the user can do.
  let description: String

  init(_ code: ExitCode, _ description: String) {
    self.code = code
    self.description = description
  }

  /// That a command cannot begin without a sensor; the reason is what the accelerometer says of it.
  static func withoutSensor(_ reason: String) -> Failure {
    Failure(
      .unavailable,
      reason + " This command needs it from the start: see to it and start again, or add "
        + "--simulate-shake to try it without a sensor.")
  }
}
