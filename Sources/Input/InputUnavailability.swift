internal import Platform

/// Why no keyboard is heard, and what to do about it.
struct InputUnavailability: CustomStringConvertible {
  /// The first device that could not be opened, and why not.
  var refusal: (path: String, error: Errno)?
  /// Whether anybody tells libinput which devices there are.
  var isUdevRunning: Bool

  var description: String {
    if let (path, error) = refusal {
      let advice =
        error == .permissionDenied || error == .notPermitted
        ? "Add the user to the group input (sudo usermod -aG input USER), log in again and restart."
        : "Unplug the device and plug it in again."
      return "The input device \(path) cannot be opened: \(error). \(advice)"
    }
    if !isUdevRunning {
      return
        "No keyboard can be found because udev is not running. Start systemd-udevd and restart."
    }
    return "No keyboard or remote control is attached. One that is plugged in later works at once."
  }
}
