internal import Platform

/// A card that is ours, and the screens that are lit on it.
@MainActor final class OpenCard {
  let device: any KMSDevice
  /// The screens, in the order in which they were lit.
  private(set) var screens: [KMSScreen] = []
  /// What pictures were shown on last, by connector.
  private(set) var pipelines: [ObjectID: Pipeline] = [:]
  private var watch: EventLoop.Watch?

  /// Takes a device over.
  init(_ device: any KMSDevice) { self.device = device }

  var path: String { device.path }

  /// Lets a loop read the card's events.
  ///
  /// - Throws: the kernel's error.
  func watch(by loop: EventLoop) throws(Errno) {
    watch = try loop.watch(device.descriptor, for: .readable) { [weak self] _ in
      self?.handleEvents()
    }
  }

  /// Reads what the card has to tell.
  func handleEvents() {
    do throws(Errno) {
      for event in try device.flipEvents() {
        for screen in screens { screen.flipDidHappen(event) }
      }
    } catch {
      // A card that has gone is always readable.
      watch?.cancel()
      for screen in screens { screen.fail(error, attempts: 0) }
    }
  }

  func add(_ screen: KMSScreen) {
    screens.append(screen)
    pipelines[screen.request.connector.id] = screen.request
  }

  func holds(_ screen: KMSScreen) -> Bool { screens.contains { $0 === screen } }

  /// Lets a screen go dark, for good.
  func remove(_ screen: KMSScreen) {
    screens.removeAll { $0 === screen }
    screen.closeDark()
  }

  /// Gives all screens back as they were found, and the card to whoever comes next.
  func close() {
    watch?.cancel()
    for screen in screens { screen.close() }
    screens = []
    device.dropMaster()
    device.close()
  }
}
