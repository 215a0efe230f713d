public import Platform

extension KMSScreen {
  /// Finds the screen and takes it over, waiting a while for another program to let go.
  ///
  /// - Parameters:
  ///   - selection: which screen.
  ///   - forcesLegacy: whether not to try atomic commits.
  ///   - patience: how long another program may keep the card, as a boot splash does while it fades.
  ///   - loop: waits and watches; it must run for the opening to go on.
  ///   - completion: called once from the loop, with the screen or why there is none: `noDevice`,
  ///     `busy` (its sentence names the holder), `permissionDenied`, `failed`.
  /// - Returns: a handle to give up with. Letting go of it changes nothing.
  @discardableResult
  public static func open(
    _ selection: KMSSelection, forcesLegacy: Bool = false,
    patience: Duration = KMSOpening.patience, loop: EventLoop,
    completion: @escaping @MainActor (Result<KMSScreen, ScreenError>) -> Void
  ) -> KMSOpening {
    KMSOpening(
      system: DRMSystem(), selection: selection, forcesLegacy: forcesLegacy, patience: patience,
      scheduler: loop
    ) { result in
      completion(result.flatMap { $0.watched(by: loop) })
    }
  }

  private func watched(by loop: EventLoop) -> Result<KMSScreen, ScreenError> {
    do throws(Errno) {
      watch = try loop.watch(device.descriptor, for: .readable) { [weak self] _ in
        self?.handleEvents()
      }
      return .success(self)
    } catch {
      close()
      return .failure(ScreenError(.failed, "\(device.path) cannot be watched: \(error)."))
    }
  }
}
