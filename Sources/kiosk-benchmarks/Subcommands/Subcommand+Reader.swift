internal import Glibc
import Motion
import Platform

extension Subcommand {
  /// What listening to a real accelerometer costs, beside waking as often for nothing.
  static let reader = Subcommand(
    name: "reader", operands: ["[URI]"],
    summary: "ten seconds of the accelerometer at a libiio URI, local: unless given"
  ) { operands in
    let name = operands.first ?? "auto"
    guard let address = AccelerometerAddress(name) else {
      throw UsageError("'\(name)' is no libiio URI: write it as ip:192.0.2.7 or local:,lis3dh")
    }
    let cost = try ReaderRun(address).measure(for: .seconds(10))
    let idle = idleWakes(cost.wakes, in: cost.duration)
    var table = Table(["", "of a core", "wakes", "samples", "allocations"])
    table.append([
      "\(cost.sensor.name), \(Report.text(cost.rate, places: 0)) Hz", percent(cost.share),
      "\(cost.wakes)", "\(cost.samples)", "\(cost.allocations)",
    ])
    table.append(["waking as often for nothing", percent(idle), "\(cost.wakes)"])
    print(table)
    print("The first is \(Report.text(cost.share / idle, places: 1)) times the second.")
  }

  /// Sleeps so many times in a time.
  ///
  /// - Returns: the part of a core that it takes, in per cent.
  private static func idleWakes(_ count: Int, in duration: Double) -> Double {
    let start = ProcessorTime.ofProcess()
    let pause = UInt32(duration / Double(count) * 1e6)
    for _ in 0..<count { usleep(pause) }
    return (ProcessorTime.ofProcess() - start) / 1e9 / duration * 100
  }

  private static func percent(_ share: Double) -> String { Report.text(share, places: 2) + " %" }
}
