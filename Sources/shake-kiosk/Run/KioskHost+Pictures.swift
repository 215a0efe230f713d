import Kiosk
import Platform

extension KioskHost {
  /// Follows what changes in the folder.
  func followFolder() throws(Errno) {
    follower.handler = { [weak self] in self?.loader.folderDidChange($0) }
    try follower.start(on: loop)
  }

  /// Tells log, trace and service manager what the loader says.
  func handle(_ event: PictureLoader.Event) {
    switch event {
    case .picked(let name):
      controller?.notice = nil
      opinionCommands?.update()
      trace.record("pick", ["image": .string(name.description)])
      tellStatus()
    case .decoded(let name, let duration):
      trace.record(
        "decoded",
        ["image": .string(name.description), "ms": .number(duration.seconds * 1000)])
    case .skipped(let name, let reason):
      log.warning("\(reason) The other pictures go on.")
      trace.record(
        "skipped", ["image": .string(name.description), "reason": .string(reason)])
    case .listed(let end, let count):
      trace.record("listed", ["count": .integer(count)])
      follower.listingDidEnd(end)
      tellStatus()
    case .currentChanged: makePictureAnew()
    case .nothingToShow(let reason):
      controller?.notice = reason
      opinionCommands?.update()
      log.warning(reason)
      trace.record("notice", ["reason": .string(reason)])
      tellStatus()
    }
  }

  /// Has the picture that is seen decoded once more: its file or the screen's size has changed.
  func makePictureAnew() {
    // Under a notice a wish waits for new pictures, which this one must not take the place of.
    guard let name = loader.currentName, controller?.notice == nil else { return }
    loader.reload(name) { [weak self] in self?.controller?.imageView.image = $0.image }
  }
}
