/// Whether the options can be understood.
struct ConfigurationCheck {
  /// The configuration file; nil where none was read.
  var path: String?
  /// What is wrong with it, as a sentence.
  var failure: String?

  var findings: [DoctorFinding] {
    if let failure {
      return [
        DoctorFinding(
          "configuration", .bad, failure,
          advice: "Mend the line. What follows is checked as if the file were not there.")
      ]
    }
    return [DoctorFinding("configuration", .good, path ?? "none: all options are as they come")]
  }
}
