extension KioskHost {
  /// Tells the service manager that the kiosk is up: its first picture is seen, or it waits for what is
  /// not its to bring.
  func tellReady() {
    isReadyTold = true
    toldStatus = status
    notifier.send("READY=1\nSTATUS=\(status)")
  }

  /// Tells the service manager what the kiosk does, when that has changed.
  func tellStatus() {
    guard notifier.hasManager, toldStatus != status else { return }
    toldStatus = status
    notifier.send("STATUS=\(status)")
  }

  /// What the kiosk does, as `avatar3.png, 42 pictures, accelerometer lis3dh at 100 Hz`.
  var status: String {
    var parts = [darkness.values.first ?? pictureStatus]
    if let sensorStatus, isAccelerometerRunning { parts.append(sensorStatus) }
    return parts.joined(separator: ", ")
  }

  private var pictureStatus: String {
    if let notice = controller?.notice { return notice }
    guard let name = loader.currentName else { return "waiting for the first picture" }
    let count = loader.pictureCount
    return "\(name), \(count == 1 ? "1 picture" : "\(count) pictures")"
  }
}
