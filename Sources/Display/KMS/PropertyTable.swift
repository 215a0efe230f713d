/// The properties of one KMS object. The corresponding C structure is
/// `drmModeObjectProperties`.
struct PropertyTable: Hashable, Sendable {
  /// A property's number, and its value when it was read.
  struct Property: Hashable, Sendable {
    let id: UInt32
    let value: UInt64
    var isImmutable = false
  }

  let object: ObjectID
  let properties: [String: Property]

  /// The value when it was read; nil when there is no such property.
  func value(of name: String) -> UInt64? { properties[name]?.value }

  /// Whether there is such a property and it can be changed.
  func canSet(_ name: String) -> Bool { properties[name].map { !$0.isImmutable } ?? false }
}
