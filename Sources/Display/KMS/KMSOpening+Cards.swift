internal import Platform

extension KMSOpening {
  /// Opens all cards that are wanted, and keeps the likeliest.
  ///
  /// - Returns: the card, opened, and what was read of it as its master. Only a master's reading
  ///   asks the screens themselves, which takes its time and is not done twice.
  /// - Throws: why there is none.
  func chooseCard() throws(ScreenError) -> (device: any KMSDevice, card: Card?) {
    var devices: [any KMSDevice] = []
    var readings: [CardSearch.Reading] = []
    for path in search.wantedPath.map({ [$0] }) ?? search.system.cardPaths() {
      do throws(ScreenError) {
        let device = try search.open(path)
        devices.append(device)
        readings.append(.init(path: path, card: .success(try search.read(device))))
      } catch {
        readings.append(.init(path: path, card: .failure(error)))
      }
    }
    var chosen: (any KMSDevice)?
    defer { for device in devices where device !== chosen { device.close() } }
    let card = try search.choose(among: readings)
    guard let device = devices.first(where: { $0.path == card.path }) else {
      preconditionFailure("a card that was read is open")
    }
    chosen = device
    return (device, device.isMaster ? card : nil)
  }
}
