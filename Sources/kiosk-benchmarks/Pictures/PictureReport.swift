import CBaselines
import Platform

/// Figures of pictures as a table.
struct PictureReport: CustomStringConvertible {
  private var table: Table

  /// A table without figures.
  init() {
    table = Table(
      ["", "bare libpng", "decode and scale", "ratio", "peak memory"]
        + OtherProgram.all.flatMap { [$0.name, "peak"] })
  }

  /// Makes a picture, measures it and adds a line.
  ///
  /// - Throws: when the picture cannot be made or read.
  mutating func add(_ sample: SamplePicture) throws {
    let file = try TemporaryFile(suffix: ".png")
    let output = try TemporaryFile(suffix: ".ppm")
    guard cbaselines_write(file.path, sample.picture) else { throw Errno.ioError }
    append(sample.name, try PictureRun(of: file.path)) { program in
      program.run(file.path, output.path)
    }
  }

  /// Adds a line; `run` measures another program, and gives nil where that cannot be.
  mutating func append(
    _ name: String, _ figures: PictureRun,
    run: (OtherProgram) -> (seconds: Double, memory: Int)?
  ) {
    table.append(
      [
        name, Self.milliseconds(figures.bare), Self.milliseconds(figures.decode),
        Report.text(figures.ratio, places: 2), Self.megabytes(figures.memory),
      ]
        + OtherProgram.all.flatMap { program in
          guard let figures = run(program) else { return ["–", "–"] }
          return [Self.milliseconds(figures.seconds), Self.megabytes(figures.memory)]
        })
  }

  var description: String { table.description }

  private static func milliseconds(_ seconds: Double) -> String {
    Report.text(seconds * 1000, places: 0) + " ms"
  }

  private static func megabytes(_ bytes: Int) -> String {
    Report.text(Double(bytes) / 1e6, places: 1) + " MB"
  }
}
