internal import Platform

/// An accelerometer as it is set now, found without touching it: whoever reads it goes on undisturbed.
public struct SensorSummary: Hashable, Sendable {
  /// As `lis3dh`.
  public var name: String
  /// Samples a second as it is set now; nil when it does not say.
  public var sampleRate: Double?
  /// The name of what triggers its buffer; nil when nothing is set.
  public var trigger: String?
  /// Whether some program has the kernel collect its readings.
  public var isCollected: Bool

  /// A summary from its parts.
  public init(
    name: String, sampleRate: Double? = nil, trigger: String? = nil, isCollected: Bool = false
  ) {
    self.name = name
    self.sampleRate = sampleRate
    self.trigger = trigger
    self.isCollected = isCollected
  }

  /// Looks for the accelerometer at an address. It only reads attributes; over a network that may take
  /// seconds.
  ///
  /// - Parameter address: the sensor.
  /// - Returns: nil when it is not there, or its place cannot be reached.
  public static func find(_ address: AccelerometerAddress) -> SensorSummary? {
    guard let context = try? LibIIOContext(uri: address.uri) else { return nil }
    return SensorSummary(address, in: context)
  }

  init?(_ address: AccelerometerAddress, in context: any IIOContext) {
    guard let index = context.devices.firstIndex(where: address.names) else { return nil }
    func number(_ owner: IIOAttribute.Owner, _ attribute: String) -> Double? {
      let attribute = IIOAttribute(device: index, owner: owner, name: attribute)
      return (try? context.value(of: attribute)).flatMap { Double($0.trimmed) }
    }
    name = context.devices[index].displayName
    sampleRate = IIOSetup.owners.lazy.compactMap { number($0, "sampling_frequency") }.first
    trigger = (try? context.trigger(of: index))?.map { context.devices[$0].displayName }
    isCollected = number(.buffer, "enable") == 1
  }
}
