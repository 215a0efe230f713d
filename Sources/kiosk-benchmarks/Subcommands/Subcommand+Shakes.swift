extension Subcommand {
  /// How well shakes are told from everything else.
  static let shakes = Subcommand(
    name: "shakes", operands: ["[DIR]"],
    summary: """
      shakes seen and false alarms, ours and of other people's rules, on modelled motions
            and, where DIR names a folder with labels.csv, on its recordings; some 20 seconds
      """
  ) { operands in
    var sets = [TrialSet.modelled()]
    if let folder = operands.first { sets.insert(try .recorded(in: folder), at: 0) }
    print(sets.map(\.summary).joined(separator: "\n"), terminator: "\n\n")
    for set in sets {
      print(ShakeReport(of: set, by: Contender.profiles + Contender.peers), terminator: "\n\n")
    }
    for contender in Contender.profiles {
      print(SensitivityReport(of: contender), terminator: "\n\n")
    }
    for set in sets {
      for contender in Contender.profiles {
        print(DisturbanceReport(of: set, by: contender), terminator: "\n\n")
      }
    }
  }
}
