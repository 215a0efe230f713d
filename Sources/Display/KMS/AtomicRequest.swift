internal import Platform

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
  private var lacksProperty = false

  /// Adds a change that must be possible.
  mutating func set(_ name: String, of table: PropertyTable, to value: UInt64) {
    guard let property = table.properties[name] else {
      lacksProperty = true
      return
    }
    assignments.append(Assignment(object: table.object, property: property.id, value: value))
  }

  /// Adds a change if the object knows it.
  mutating func setIfPresent(_ name: String, of table: PropertyTable, to value: UInt64) {
    if table.canSet(name) { set(name, of: table, to: value) }
  }

  /// Makes the changes.
  ///
  /// - Parameters:
  ///   - device: the card of the objects.
  ///   - flags: how.
  ///   - token: comes back in the flip event, if one was asked for.
  /// - Throws: the driver's refusal; `notSupported` when an object lacked a property.
  @MainActor func commit(
    to device: any KMSDevice, _ flags: CommitFlags, token: UInt32 = 0
  ) throws(Errno) {
    if lacksProperty { throw .notSupported }
    try device.commit(assignments, flags, token: token)
  }
}
