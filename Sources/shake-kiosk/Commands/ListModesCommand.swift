import Display

/// Prints what the screens of this machine offer.
enum ListModesCommand {
  @MainActor static func run(_ options: Options) throws(Failure) {
    let listing = KMSListing.read(
      for: options.display.kmsSelection(mode: options.mode, orientation: options.orientation))
    StandardOutput.write(listing.text)
    if let reason = listing.reason { throw Failure(.unavailable, reason) }
  }
}
