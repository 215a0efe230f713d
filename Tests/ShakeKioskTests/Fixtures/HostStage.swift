import Display
import Foundation
import Input
import Kiosk
import Motion
import Platform
import Raster
import Synchronization
import TestSupport
import Testing
import ViewKit

@testable import shake_kiosk

/// A host with a screen, keys and a clock to step, whose trace can be read.
@MainActor final class HostStage {
  let scheduler = SteppedScheduler()
  let clock = ScriptedClock()
  let screen = DarkScreen()
  let input = ScriptedInput()
  /// Pictures are decoded when the test says so.
  let queue = SteppedQueue()
  let folder = OnePictureFolder()
  let host: KioskHost
  /// Lies over the picture as the first responder, and lets everything pass to the controller.
  let recorder = EventRecorder(frame: Rect(x: 0, y: 0, width: 640, height: 360))
  private let tracePath = NSTemporaryDirectory() + "/trace-\(UUID().uuidString)"

  /// A stage.
  ///
  /// - Parameters:
  ///   - hasScreen: whether the screen is there from the start.
  ///   - change: what is asked for.
  /// - Throws: when the host cannot be made.
  init(hasScreen: Bool = true, _ change: (inout Options) -> Void = { _ in }) throws {
    var options = Options()
    options.accelerometer = nil
    options.trace = tracePath
    options.simulateShakeKey = Key(name: "space")
    change(&options)
    host = try KioskHost(
      options: options, folder: folder, log: Log(hasLevelPrefixes: false, holdsLines: true),
      scheduler: scheduler, wallClock: clock, worker: queue)
    host.loader.handler = { [weak host] in host?.handle($0) }
    if hasScreen {
      host.use(screen, input: input)
    } else {
      screen.size = PixelSize(width: 0, height: 0)
      host.begin(on: screen, input: input)
      setScreen(isAvailable: false)
    }
    host.window.layoutIfNeeded()
    recorder.isMultipleTouchEnabled = true
    host.controller?.view.addSubview(recorder)
    recorder.becomeFirstResponder()
  }

  deinit { unlink(tracePath) }

  /// A picture is in the folder, and is shown.
  func showPicture(_ name: FilePath, fileSize: Int64) {
    folder.picture.withLock { $0 = (name, fileSize) }
    host.loader.folderDidChange(.written(name))
    queue.drain()
  }

  /// A key goes down or up now.
  func key(_ key: Key, isDown: Bool) {
    input.handler?(.key(key, isDown: isDown, timestamp: scheduler.now.seconds))
  }

  /// A key is pressed and released, after some time.
  func press(_ pressed: Key, for duration: Duration = .milliseconds(50)) {
    key(pressed, isDown: true)
    scheduler.advance(by: duration)
    key(pressed, isDown: false)
  }

  func touch(_ contacts: TouchContact...) {
    input.handler?(.touches(contacts, timestamp: scheduler.now.seconds))
  }

  /// Shakes, by the key, until the shake has begun.
  func beginShake() throws {
    key(try #require(Key(name: "space")), isDown: true)
    scheduler.advance(by: .milliseconds(700))
    try #require(recorder.log == ["motionBegan"])
  }

  /// The screen goes dark or comes back.
  func setScreen(isAvailable: Bool) {
    host.screen(screen, didChangeAvailability: isAvailable, reason: "somebody pulled the cable")
  }

  /// The screen that was waited for comes, of its full size.
  func plugScreen() {
    screen.size = PixelSize(width: 640, height: 360)
    host.screenDidResize(screen)
    setScreen(isAvailable: true)
    host.window.layoutIfNeeded()
  }

  /// The lines of the trace with one of some events.
  func trace(_ names: String...) throws -> [[String: Any]] {
    try String(contentsOfFile: tracePath, encoding: .utf8).split(separator: "\n").compactMap {
      let line = try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      return names.contains(line?["event"] as? String ?? "") ? line : nil
    }
  }

  /// The numbers of the remote-control events in the trace.
  func tracedSubtypes() throws -> [Int] { try trace("remote").compactMap { $0["subtype"] as? Int } }
}

/// A screen that is never ready, and remembers whether it is switched off or left to others.
@MainActor final class DarkScreen: Screen {
  weak var delegate: (any ScreenDelegate)?
  var size = PixelSize(width: 640, height: 360)
  let summary = "dark"
  let isReady = false

  private(set) var isBlank = false
  private(set) var isSuspended = false

  func present(_ frame: borrowing Frame, damage: PixelRect) {}
  func refresh() {}
  func blank() { isBlank = true }
  func wake() { isBlank = false }
  func suspend() { isSuspended = true }
  func resume() { isSuspended = false }

  func close() {}
}

/// Keys and touches that the test makes.
@MainActor final class ScriptedInput: InputSource {
  var handler: (@MainActor (InputEvent) -> Void)?
  private(set) var isRunning = false

  func start() { isRunning = true }

  func stop() { isRunning = false }
}

/// A folder with no picture in it, or one, as large as the screen.
final class OnePictureFolder: PictureFolder {
  let path = "/pictures"
  let picture = Mutex<(name: FilePath, fileSize: Int64)?>(nil)

  func listing() -> any PictureListing { OnePictureListing(picture.withLock { $0?.name }) }

  func picture(
    _ name: FilePath, layout: PictureLayout, unless damaged: FileState?
  ) -> PictureResult {
    guard let fileSize = fileSize(of: name) else { return .gone }
    let image = Image(Bitmap(size: layout.screen))
    return .decoded(
      Picture(name: name, image: image, fileSize: fileSize), duration: .milliseconds(1))
  }

  func fileSize(of name: FilePath) -> Int64? {
    picture.withLock { $0?.name == name ? $0?.fileSize : nil }
  }
}

/// Ends at once.
private final class OnePictureListing: PictureListing {
  private let name: FilePath?

  init(_ name: FilePath?) { self.name = name }

  func next() -> ListingPiece {
    var piece = ListingPiece(end: .complete)
    if let name { piece.append(name.bytes) }
    return piece
  }
}
