import Kiosk
import Platform
import Raster
import Synchronization
import ViewKit

/// A folder whose pictures are as large as the screen.
final class ScriptedFolder: PictureFolder {
  struct Script {
    var names: [String]
    var damaged: Set<String> = []
    var isGone = false
  }

  let path = "/pictures"
  let script: Mutex<Script>

  init(_ names: [String]) { script = Mutex(Script(names: names)) }

  func names() -> Result<[String], PictureFolderError> {
    script.withLock { script in
      script.isGone ? .failure(PictureFolderError("it is gone")) : .success(script.names)
    }
  }

  func picture(
    _ name: String, layout: PictureLayout, unless damaged: FileState??
  ) -> PictureResult {
    let isDamaged = script.withLock { $0.damaged.contains(name) }
    if isDamaged {
      return damaged == nil ? .failed(reason: "it is damaged", state: nil) : .stillDamaged
    }
    let image = Image(Bitmap(size: layout.screen))
    return .decoded(Picture(name: name, image: image), duration: .milliseconds(1))
  }
}
