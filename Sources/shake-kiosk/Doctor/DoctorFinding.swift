/// What the doctor has to say of one thing.
struct DoctorFinding: Hashable {
  /// Whether the kiosk would work with it.
  enum Verdict: String {
    /// It is as it should be.
    case good
    /// The kiosk works, but somebody may want to know.
    case note
    /// Without it there is no kiosk.
    case bad
  }

  /// What it is about, as `screen`.
  let subject: String
  let verdict: Verdict
  /// What was found, in sentences or short words.
  let text: String
  /// What to do about it; nil when there is nothing to do.
  let advice: String?

  init(_ subject: String, _ verdict: Verdict, _ text: String, advice: String? = nil) {
    self.subject = subject
    self.verdict = verdict
    self.text = text
    self.advice = advice
  }
}
