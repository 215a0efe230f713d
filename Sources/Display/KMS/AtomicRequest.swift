/// Changes that are to happen together or not at all. The corresponding C type is
/// `drmModeAtomicReq`.
struct AtomicRequest: Hashable, Sendable {
  /// One property's new value.
  struct Assignment: Hashable, Sendable {
    let object: ObjectID
    let property: UInt32
    let value: UInt64
  }

  private(set) var assignments: [Assignment] = []
  /// The first property asked for that an object lacks. A request with one is not committed.
  private(set) var missingProperty: String?

  /// Adds a change that must be possible.
  mutating func set(_ name: String, of table: PropertyTable, to value: UInt64) {
    guard let property = table.properties[name] else {
      if missingProperty == nil { missingProperty = name }
      return
    }
    assignments.append(Assignment(object: table.object, property: property.id, value: value))
  }

  /// Adds a change if the object knows it.
  mutating func setIfPresent(_ name: String, of table: PropertyTable, to value: UInt64) {
    if table.canSet(name) { set(name, of: table, to: value) }
  }
}
