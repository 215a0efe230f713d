import Foundation
import Raster

/// The program under test, running in the machine.
@MainActor struct Kiosk {
  let process: GuestProcess
  let trace: Trace
  private let machine: Machine
  private let pictures: PictureFolder

  /// Starts it and waits until its first picture is on the screen.
  ///
  /// - Parameters:
  ///   - machine: where it runs.
  ///   - pictures: what it shows.
  ///   - console: the console that it runs on; none unless one is named.
  ///   - waitsForPicture: whether there will be a picture now.
  ///   - starter: a command that starts it.
  ///   - options: its options beside those for pictures and trace.
  /// - Throws: `MachineError` with what it said, when it shows nothing.
  init(
    in machine: Machine, showing pictures: PictureFolder, on console: String? = nil,
    waitsForPicture: Bool = true, startedBy starter: String = "", _ options: String...
  ) throws {
    self.machine = machine
    self.pictures = pictures
    // Words for passers-by would stand in the pictures that the screen is compared with.
    let words =
      ["--images", pictures.pathInMachine, "--trace", "trace", "--quiet-screen"] + options
    let input = console.map { " <\($0)" } ?? ""
    process = try machine.start("\(starter) shake-kiosk \(words.joined(separator: " "))\(input)")
    trace = Trace(of: process)
    if waitsForPicture { try trace.next("ready") }
  }

  /// The name of the picture that was picked last.
  func pickedPicture() throws -> String {
    guard let image = try trace.events().last(where: { $0.name == "pick" })?["image"] else {
      throw MachineError("the kiosk has picked no picture", logs: process.logs)
    }
    return URL(fileURLWithPath: image).lastPathComponent
  }

  /// Waits until the next picture is decoded, so that a shake can show it at once.
  func waitForNextPicture() throws {
    try process.wait(for: "picture for the next shake") {
      let names = try trace.events().map(\.name)
      let isReady =
        names.filter { $0 == "decoded" }.count > names.filter { $0 == "pick" }.count
      return isReady ? () : nil
    }
  }

  /// Waits until the screen shows the picture that was picked last, pixel for pixel.
  ///
  /// - Parameter connector: the number of the connector the screen is on, from 0.
  /// - Throws: `MachineError` with the difference, when it never does.
  func waitForPickedPicture(on connector: Int = 0) throws {
    let size = try machine.screen(on: connector).size
    try machine.waitForScreen(
      on: connector, toShow: pictures.snapshot(of: pickedPicture(), size: size))
  }

  /// Waits until it has begun to read a sensor.
  ///
  /// - Parameters:
  ///   - count: for which time since its start.
  ///   - reading: how, `buffered` or `polled`.
  /// - Returns: the sensor's samples a second.
  /// - Throws: `MachineError` when it does not.
  @discardableResult
  func waitForSensor(count: Int = 1, reading: String = "buffered") throws -> Double {
    try process.wait(for: "start \(count) of a \(reading) sensor") {
      let events = try trace.events()
      let started = events.filter { $0["status"] == "started" }
      let rates = events.filter { $0.name == "sample-rate" }
      guard rates.count >= count, started[count - 1]["reading"] == reading else { return nil }
      return rates[count - 1]["hz"].flatMap { Double($0) }
    }
  }

  /// Waits until it has said of a sensor what is wrong.
  ///
  /// - Parameter words: some of its words.
  /// - Throws: `MachineError` when it does not say so.
  func waitForComplaint(about words: String) throws {
    try process.wait(for: "complaint about '\(words)'") {
      let reasons = try trace.events().compactMap { $0["reason"] }
      return reasons.contains { $0.contains(words) } ? () : nil
    }
  }

  /// Ends it as a service manager does.
  ///
  /// - Returns: its exit code.
  func terminate() throws -> Int32 {
    try process.kill("TERM")
    return try process.wait()
  }
}
