internal import Platform

/// Finds an accelerometer in a context and sets it up, without switching it on.
struct IIOSetup {
  /// Enough to see the fastest shakes, in Hz.
  private static var wantedRate: Double { 100 }
  /// Enough, in Hz, for drivers that sleep for two samples an axis when they are asked for a reading.
  private static var wantedRateForPolling: Double { 400 }
  /// What hard shakes reach, in m/s²: 8 g, less what rounding takes.
  private static var wantedRange: Double { 7.8 * 9.80665 }
  /// The smallest range of parts that have several, in m/s².
  private static var smallestRange: Double { 2 * 9.80665 }

  let context: any IIOContext
  let index: Int
  let calibration: IIOSession.Calibration
  private(set) var sampleRate: Double?
  private(set) var isMonotonic = false

  var device: IIODevice { context.devices[index] }

  /// Finds the device that an address names, or the first accelerometer.
  ///
  /// - Parameters:
  ///   - address: what is looked for.
  ///   - context: where.
  /// - Throws: that it is missing, or says nothing of its scale.
  init(_ address: AccelerometerAddress, in context: any IIOContext) throws(IIOFailure) {
    guard let found = context.devices.firstIndex(where: address.names) else {
      throw .missing(address)
    }
    self.context = context
    index = found
    Self.widenRange(of: found, in: context)
    guard let calibration = Self.calibration(of: found, in: context) else {
      throw .withoutScale(device: context.devices[found].displayName)
    }
    self.calibration = calibration
  }

  /// Whether the kernel can collect its readings.
  var hasBuffer: Bool {
    device.channels.filter { IIOSession.axes.contains($0.id) }.allSatisfy {
      $0.significantBits != nil
    }
  }

  var hasTimestamps: Bool {
    device.channels.contains {
      $0.id == IIOSession.timestampChannel && $0.significantBits != nil
    }
  }

  /// Chooses the sample rate: the lowest that suffices, since more only costs, or else the highest.
  ///
  /// - Parameter isPolled: whether each reading will be asked for.
  mutating func setRate(isPolled: Bool) {
    let least = isPolled ? Self.wantedRateForPolling : Self.wantedRate
    for owner in Self.owners {
      let attribute = IIOAttribute(device: index, owner: owner, name: "sampling_frequency")
      guard let current = number(attribute) else { continue }
      let available = numbers(of: attribute.name + "_available").sorted()
      let sufficient = available.first { $0 >= least - 0.5 }
      // A device that does not say what it can do is simply asked.
      let wanted = sufficient ?? available.last ?? Self.wantedRate
      if wanted != current { try? context.set(attribute, to: Self.text(wanted)) }
      sampleRate = number(attribute).flatMap { $0 > 0 ? $0 : nil }
      return
    }
  }

  /// Asks for time stamps that never jump.
  mutating func setClock() {
    let attribute = IIOAttribute(device: index, owner: .device, name: "current_timestamp_clock")
    try? context.set(attribute, to: "monotonic")
    isMonotonic = (try? context.value(of: attribute))?.trimmed == "monotonic"
  }

  /// Sees to it that something triggers the device: what is set already, its own trigger, or a timer.
  mutating func setTrigger() {
    do throws(Errno) {
      if let trigger = try context.trigger(of: index) {
        setTimer(trigger)
        return
      }
    } catch {
      return  // It takes no trigger, and needs none.
    }
    let triggers = context.devices.indices.filter { context.devices[$0].isTrigger }
    let own = triggers.filter { trigger in
      guard let name = context.devices[trigger].name, let device = device.name else { return false }
      return name.hasPrefix(device)
    }
    let timers = triggers.filter { !own.contains($0) && number(timerRate(of: $0)) != nil }
    for trigger in own + timers {
      do throws(Errno) {
        try context.setTrigger(trigger, of: index)
        setTimer(trigger)
        return
      } catch {
        continue  // A driver refuses triggers of other devices.
      }
    }
  }

  /// Makes a timer trigger tick at least at the wanted rate, and takes that for the sample rate.
  /// Triggers of other kinds have no rate of their own.
  private mutating func setTimer(_ trigger: Int) {
    let attribute = timerRate(of: trigger)
    guard let rate = number(attribute) else { return }
    if rate < Self.wantedRate { try? context.set(attribute, to: Self.text(Self.wantedRate)) }
    sampleRate = number(attribute).flatMap { $0 > 0 ? $0 : nil }
  }

  private func timerRate(of trigger: Int) -> IIOAttribute {
    IIOAttribute(device: trigger, owner: .device, name: "sampling_frequency")
  }

  static var owners: [IIOAttribute.Owner] { [.device, .channel(IIOSession.axes[0])] }

  private func number(_ attribute: IIOAttribute) -> Double? {
    (try? context.value(of: attribute)).flatMap { Double($0.trimmed) }
  }

  /// The numbers in an attribute of the device or of its channels; none when there is none.
  private func numbers(of name: String) -> [Double] {
    Self.numbers(of: name, device: index, in: context)
  }

  private static func numbers(
    of name: String, device: Int, in context: any IIOContext
  ) -> [Double] {
    for owner in owners {
      let attribute = IIOAttribute(device: device, owner: owner, name: name)
      guard let text = try? context.value(of: attribute) else { continue }
      let isRange = text.contains("[")
      let numbers = text.split { " []\n".contains($0) }.compactMap { Double($0) }
      // A range is written as its least value, its step and its greatest.
      return isRange && numbers.count == 3
        ? [max(numbers[0], min(wantedRate, numbers[2]))] : numbers
    }
    return []
  }

  /// Takes the smallest range that hard shakes do not leave, or the largest there is.
  private static func widenRange(of device: Int, in context: any IIOContext) {
    let scales = numbers(of: "scale_available", device: device, in: context).sorted()
    guard let smallest = scales.first, smallest > 0 else { return }
    let channel = context.devices[device].channels.first { $0.id == IIOSession.axes[0] }
    let greatestCount: Double
    switch channel?.significantBits {
    case let bits? where (2...32).contains(bits): greatestCount = Double(Int64(1) << (bits - 1))
    // Without a buffer no driver says how many bits there are, but all parts begin at 2 g.
    case nil: greatestCount = smallestRange / smallest
    default: return
    }
    guard let scale = scales.first(where: { $0 * greatestCount >= wantedRange }) ?? scales.last
    else { return }
    for owner in owners.reversed() {
      let attribute = IIOAttribute(device: device, owner: owner, name: "scale")
      if (try? context.set(attribute, to: text(scale))) != nil { return }
    }
  }

  private static func calibration(
    of device: Int, in context: any IIOContext
  ) -> IIOSession.Calibration? {
    func text(_ channel: String, _ name: String) -> String? {
      try? context.value(of: IIOAttribute(device: device, owner: .channel(channel), name: name))
    }
    let scales = IIOSession.axes.compactMap { text($0, "scale").flatMap { Double($0.trimmed) } }
    guard scales.count == IIOSession.axes.count, scales.allSatisfy({ $0.isFinite && $0 != 0 })
    else { return nil }
    let offsets = IIOSession.axes.map { text($0, "offset").flatMap { Double($0.trimmed) } ?? 0 }
    let matrix = IIOAttribute(device: device, owner: .device, name: "mount_matrix")
    let mount =
      text(IIOSession.axes[0], "mount_matrix") ?? (try? context.value(of: matrix)) ?? ""
    return IIOSession.Calibration(
      scales: scales, offsets: offsets, mount: MountMatrix(mount) ?? .identity)
  }

  /// A number as sysfs takes it: whole ones without a point.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
