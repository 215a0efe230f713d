import Display

/// Prints what the screens of this machine offer.
enum ListModesCommand {
  @MainActor static func run(_ options: Options) throws(Failure) {
    let listing = KMSListing.read(for: options.kmsSelection)
    StandardOutput.write(listing.text)
    if let reason = listing.reason { throw Failure(.unavailable, reason) }
  }
}
