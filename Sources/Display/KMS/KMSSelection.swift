public import Raster

/// Which screen the user wants.
public struct KMSSelection: Hashable, Sendable {
  /// The card's name or path, `card1` or `/dev/dri/card1`; nil takes the one with a screen on it.
  public var card: String?
  /// The connector as the kernel names it, `HDMI-A-2`; nil takes the first with a screen on it.
  public var connector: String?
  /// The mode; one the screen does not offer is replaced by the preferred one.
  public var mode: ModeRequest
  /// How pictures are turned; nil turns them as the kernel knows that the panel is built in.
  public var orientation: Orientation?

  /// A selection from its parts; all that is left out is found out.
  public init(
    card: String? = nil, connector: String? = nil, mode: ModeRequest = .current,
    orientation: Orientation? = nil
  ) {
    self.card = card
    self.connector = connector
    self.mode = mode
    self.orientation = orientation
  }

  /// The path of the card asked for.
  var cardPath: String? {
    card.map { $0.hasPrefix("/") ? $0 : "/dev/dri/" + $0 }
  }
}
