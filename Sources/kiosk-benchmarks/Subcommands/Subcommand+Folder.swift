import Platform

extension Subcommand {
  /// How long large folders take, and how much memory.
  static let folder = Subcommand(
    name: "folder", operands: ["[COUNT]"],
    summary: "listing, memory and picks of folders of 1,000 and 100,000 pictures, or of COUNT"
  ) { operands in
    Allocator.returnLargeBlocks()
    for count in try counts(operands) { print(line(count, try FolderRun(of: count))) }
  }

  private static func counts(_ operands: [String]) throws(UsageError) -> [Int] {
    guard let operand = operands.first else { return [1000, 100_000] }
    guard let count = Int(operand), (1...10_000_000).contains(count) else {
      throw UsageError("'\(operand)' is no number of pictures: use 1 to 10000000")
    }
    return [count]
  }

  private static func line(_ count: Int, _ run: FolderRun) -> String {
    func milliseconds(_ seconds: Double) -> String {
      Report.text(seconds * 1000, places: 1) + " ms"
    }
    return "\(count) pictures: first name after \(milliseconds(run.firstName)), "
      + "all after \(milliseconds(run.listing)), "
      + "\(Report.text(Double(run.memory) / Double(count), places: 1)) bytes each, "
      + "\(Report.text(1 / run.pick, places: 0)) picks a second"
  }
}
