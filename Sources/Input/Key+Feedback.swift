internal import CInput

// The keys by which people say what they think. Remote controls for televisions have the coloured ones.
extension Key {
  /// Favourites. The corresponding C constant is `KEY_FAVORITES`.
  public static let favorites = Key(code: UInt16(KEY_FAVORITES))
  /// The green one. The corresponding C constant is `KEY_GREEN`.
  public static let green = Key(code: UInt16(KEY_GREEN))
  /// The red one. The corresponding C constant is `KEY_RED`.
  public static let red = Key(code: UInt16(KEY_RED))
  /// The blue one. The corresponding C constant is `KEY_BLUE`.
  public static let blue = Key(code: UInt16(KEY_BLUE))
  /// Bookmarks. The corresponding C constant is `KEY_BOOKMARKS`.
  public static let bookmarks = Key(code: UInt16(KEY_BOOKMARKS))
  /// The letter L. The corresponding C constant is `KEY_L`.
  public static let l = Key(code: UInt16(KEY_L))
  /// The letter H. The corresponding C constant is `KEY_H`.
  public static let h = Key(code: UInt16(KEY_H))
  /// The letter B. The corresponding C constant is `KEY_B`.
  public static let b = Key(code: UInt16(KEY_B))
}
