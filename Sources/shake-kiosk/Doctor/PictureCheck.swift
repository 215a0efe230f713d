import Kiosk
import Platform
import Raster

/// Whether there are pictures to show.
struct PictureCheck {
  var path = ""
  var count = 0
  /// How many were read to see whether they can be.
  var triedCount = 0
  /// What is wrong with those that cannot be shown.
  var failures: [String] = []
  /// Why the folder could not be listed.
  var reason: String?

  var findings: [DoctorFinding] {
    if let reason { return [DoctorFinding("pictures", .bad, reason)] }
    if count == 0 {
      return [
        DoctorFinding(
          "pictures", .bad, "There are none in \(path).",
          advice: "Put PNG pictures into it; the kiosk shows them at once.")
      ]
    }
    let number = count == 1 ? "1 picture" : "\(count) pictures"
    let tried = triedCount == count ? "tried them all" : "tried \(triedCount) of them"
    let good = DoctorFinding(
      "pictures", failures.count == triedCount ? .bad : .good,
      "\(number) in \(path); \(tried), \(triedCount - failures.count) can be shown")
    return [good] + failures.map { DoctorFinding("pictures", .note, $0) }
  }
}

extension PictureCheck {
  /// How many pictures are read: enough to see that a folder is none of damaged files, soon enough on
  /// a small board.
  private static var trials: Int { 12 }
  /// Scaling to a small size costs less, and all of a file is read all the same.
  private static var layout: PictureLayout {
    PictureLayout(screen: PixelSize(width: 64, height: 64), fit: .scaleAspectFit)
  }

  /// Counts the pictures of a folder, and reads some of them.
  static func look(at path: String) -> PictureCheck {
    var check = PictureCheck()
    check.path = path
    let folder = DiskPictureFolder(path: path)
    let listing = folder.listing()
    var names: [FilePath] = []
    while true {
      let piece = listing.next()
      let found = piece.names.split(separator: 0)
      check.count += found.count
      names += found.prefix(trials - names.count).map { FilePath(bytes: $0) }
      guard let end = piece.end else { continue }
      if case .failed(let reason) = end { check.reason = reason }
      break
    }
    for name in names {
      switch folder.picture(name, layout: layout, unless: nil) {
      case .decoded: break
      case .failed(let reason, _): check.failures.append(reason)
      case .gone, .stillDamaged: continue
      }
      check.triedCount += 1
    }
    return check
  }
}
