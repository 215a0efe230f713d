/// What the kernel tells of a card's clients in `/sys/kernel/debug/dri/N/clients`.
enum DRMClients {
  /// Finds the master.
  ///
  /// - Parameter text: a heading and then a line a client: the command, which may hold spaces,
  ///   `tgid`, `dev`, `master` and more.
  /// - Returns: the master's command and process number; nil when there is none.
  static func master(in text: String) -> (command: String, process: Int)? {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
    guard let heading = lines.first, let commandColumn = heading.firstIndex(of: "command"),
      let processColumn = heading.firstIndex(of: "tgid"),
      let masterColumn = heading.firstIndex(of: "master")
    else { return nil }
    for line in lines.dropFirst() where line.count >= heading.count {
      // Counted from the right, where nothing holds spaces.
      let shift = line.count - heading.count
      guard line[masterColumn + shift] == "y", let process = Int(line[processColumn + shift])
      else { continue }
      let command = line[commandColumn...(commandColumn + shift)].joined(separator: " ")
      return (command, process)
    }
    return nil
  }
}
