extension Subcommand {
  /// What the shake detector costs, sample by sample.
  static let detector = Subcommand(
    name: "detector", summary: "samples through the shake detector, at rest and in a shake"
  ) { _ in
    let rest = DetectorRun(shakes: false)
    let shake = DetectorRun(shakes: true)
    let benchmarks = [
      Benchmark("sample at rest", count: rest.sampleCount, against: .calls(10)) { rest.play() },
      Benchmark("sample, a shake every 4 s", count: shake.sampleCount, against: .calls(10)) {
        shake.play()
      },
    ]
    try measure(benchmarks)
  }
}
