import Kiosk
import Platform
import ViewKit

extension KioskHost {
  /// Reads what people have said, and takes what they say from now on.
  func startOpinions() {
    opinions.complaintHandler = { [weak self] in self?.log.warning($0) }
    followOpinionFile()
    opinions.load()
    let commands = OpinionCommands(application.remoteCommandCenter, opinions: opinions) {
      [weak self] in self?.seenPicture
    }
    commands.handler = { [weak self] in self?.didSay($0, isNegative: $1, of: $2) }
    opinionCommands = commands
  }

  /// Hears when somebody else writes the file, as `shake-kiosk reset` does.
  private func followOpinionFile() {
    guard let path = opinionFile?.path, let source = try? INotify(),
      (try? source.watch(path.parent, for: [.movedHere, .closedAfterWriting])) != nil
    else { return }
    _ = try? loop.watch(source.descriptor, for: .readable) { [weak self, source] _ in
      let isMeant = source.events().contains {
        $0.name == path.lastComponent || $0.kind.contains(.overflow)
      }
      if isMeant { self?.opinions.fileMayHaveChanged() }
    }
  }

  /// The picture that people speak of; nil while the built-in one is seen.
  private var seenPicture: PictureKey? { controller?.notice == nil ? loader.currentKey : nil }

  private func didSay(_ feedback: Feedback, isNegative: Bool, of picture: PictureKey) {
    trace.record(
      "feedback",
      [
        "command": .string(feedback.name), "active": isNegative ? "no" : "yes",
        "image": .string(picture.name.description),
      ])
    // Nobody wants to go on looking at what is hidden.
    if feedback == .dislike, !isNegative { controller?.imageView.showNextImage() }
    controller?.setNeedsPanelUpdate()
    toast(feedback.toast(isNegative: isNegative))
  }
}
