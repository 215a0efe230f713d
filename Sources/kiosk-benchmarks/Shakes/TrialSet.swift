import Motion
import ShakeTrials

/// Trials that belong together in the report.
struct TrialSet {
  /// Where trials come from.
  enum Origin: String {
    case recordings = "real recordings"
    case models = "modelled motions"
  }

  /// Where they come from.
  let origin: Origin
  /// The trials, in the order of the report.
  let trials: [Trial]

  /// What is modelled in the project.
  static func modelled() -> TrialSet {
    TrialSet(origin: .models, trials: ModelledTrials.shakes() + ModelledTrials.quiet())
  }

  /// What is recorded in a folder.
  ///
  /// - Parameter folder: its path.
  /// - Returns: its recordings, shakings cut into onsets.
  /// - Throws: what is wrong with it.
  static func recorded(in folder: String) throws(InputError) -> TrialSet {
    do throws(RecordingError) {
      return TrialSet(origin: .recordings, trials: try LabelledFolder.trials(in: folder))
    } catch {
      throw InputError(error)
    }
  }

  /// How much there is, as part of a sentence.
  var summary: String {
    let shakes = trials.reduce(0) { $0 + $1.shakes.count }
    let others = trials.filter(\.shakes.isEmpty)
    let seconds = others.reduce(0) { sum, trial in
      sum + (trial.samples.last?.timestamp ?? 0) - (trial.samples.first?.timestamp ?? 0)
    }
    return "\(origin.rawValue): shakes \(shakes), others \(others.count) "
      + "(\(Report.text(seconds / 60, places: 1)) minutes)"
  }
}
