extension Double {
  /// As people write it: `10` and `0.5`, not `10.0`.
  var plain: String {
    Int(exactly: self).map { "\($0)" } ?? "\(self)"
  }
}
