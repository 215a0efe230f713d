/// Whether the screen is to be dark: by the time of day, unless somebody ordered otherwise, and not
/// for a while after a shake has woken it.
struct Night {
  private var isOffHour = false
  /// What somebody ordered; it holds until off-hours begin or end.
  private var order: Bool?
  private var isAwakened = false

  /// Whether the screen is to be dark now.
  var isDark: Bool { !isAwakened && (order ?? isOffHour) }

  /// The clock was looked at. What was ordered counts no more when off-hours have begun or ended.
  mutating func setOffHour(_ isOffHour: Bool) {
    guard isOffHour != self.isOffHour else { return }
    self = Night()
    self.isOffHour = isOffHour
  }

  /// Somebody orders darkness or light.
  mutating func setDark(_ isDark: Bool) {
    order = isDark
    isAwakened = false
  }

  /// A shake wakes the screen, or keeps it awake.
  ///
  /// - Returns: whether it needed to.
  mutating func awaken() -> Bool {
    guard isDark || isAwakened else { return false }
    isAwakened = true
    return true
  }

  /// The shake was long ago.
  mutating func fallAsleep() { isAwakened = false }
}
