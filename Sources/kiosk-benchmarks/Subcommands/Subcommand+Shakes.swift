import Motion
import ShakeTrials

extension Subcommand {
  /// How well shakes are told from everything else.
  static let shakes = Subcommand(
    name: "shakes", operands: ["[DIR]"],
    summary: "shakes seen and false alarms, on modelled motions and on the recordings in DIR"
  ) { operands in
    let contenders = Contender.profiles + Contender.peers
    var sets: [(title: String, trials: [Trial])] = []
    if let folder = operands.first {
      sets.append(("Real recordings", try readTrials(in: folder)))
    }
    sets.append(("Modelled motions", ModelledTrials.shakes() + ModelledTrials.quiet()))
    for (title, trials) in sets {
      print(ShakeReport(title, of: trials, by: contenders), terminator: "\n\n")
      for contender in Contender.profiles {
        print(DisturbanceReport(title, of: trials, by: contender), terminator: "\n\n")
      }
    }
  }

  private static func readTrials(in folder: String) throws(InputError) -> [Trial] {
    do throws(RecordingError) {
      return try LabelledFolder.trials(in: folder)
    } catch {
      throw InputError(error)
    }
  }
}
