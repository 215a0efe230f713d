/// What a HID device tells the kernel about its reports: a list of short items.
/// The page is <https://www.usb.org/sites/default/files/hid1_12.pdf>, 6.2.2; the usages are those of
/// "HID Usage Tables", page 0x20, sensors.
struct ReportDescriptor {
  private(set) var bytes: [UInt8] = []

  enum Item: UInt8 {
    case usagePage = 0x04
    case usage = 0x08
    case logicalMinimum = 0x14
    case logicalMaximum = 0x24
    case unitExponent = 0x54
    case reportSize = 0x74
    case input = 0x80
    case reportID = 0x84
    case reportCount = 0x94
    case collection = 0xA0
    case feature = 0xB0
  }

  /// Adds an item with a value of 1, 2 or 4 bytes, whichever it takes.
  mutating func add(_ item: Item, _ value: Int32) {
    if let byte = Int8(exactly: value) {
      bytes += [item.rawValue | 1, UInt8(bitPattern: byte)]
    } else if let word = Int16(exactly: value) {
      bytes.append(item.rawValue | 2)
      bytes += littleEndian(word)
    } else {
      bytes.append(item.rawValue | 3)
      bytes += littleEndian(value)
    }
  }

  mutating func endCollection() { bytes.append(0xC0) }
}

extension ReportDescriptor {
  /// The one report ID of the sensor, in both directions.
  static var reportID: UInt8 { 1 }
  /// A count of the input fields is 0.001 g.
  static var countsPerG: Double { 1000 }

  /// A three-axis accelerometer of a sensor hub.
  static var accelerometer: ReportDescriptor {
    var descriptor = ReportDescriptor()
    descriptor.add(.usagePage, 0x20)  // Sensors
    descriptor.add(.usage, 0x73)  // Motion: Accelerometer 3D
    descriptor.add(.collection, 0x00)  // Physical
    descriptor.add(.reportID, Int32(reportID))

    // Property: Reporting State, one of: no events, all events, threshold events, and the same with
    // wake-up. One byte, counted from 1.
    descriptor.addChoice(0x0316, of: 0x0840...0x0845)
    // Property: Power State, one of: undefined, D0 full power, D1 to D4 off.
    descriptor.addChoice(0x0319, of: 0x0850...0x0855)
    // Property: Report Interval in milliseconds.
    descriptor.add(.usage, 0x030E)
    descriptor.add(.logicalMinimum, 0)
    descriptor.add(.logicalMaximum, .max)
    descriptor.add(.reportSize, 32)
    descriptor.add(.reportCount, 1)
    descriptor.add(.unitExponent, 0)
    descriptor.add(.feature, 0x02)  // Variable

    // Data Field: Acceleration Axis X, Y, Z. Without a unit it is g, here times 10^-3.
    for axis in Int32(0x0453)...0x0455 {
      descriptor.add(.usage, axis)
      descriptor.add(.logicalMinimum, -32_767)
      descriptor.add(.logicalMaximum, 32_767)
      descriptor.add(.reportSize, 16)
      descriptor.add(.reportCount, 1)
      descriptor.add(.unitExponent, 0x0D)  // -3, as a nibble
      descriptor.add(.input, 0x02)  // Variable
    }
    descriptor.endCollection()
    return descriptor
  }

  /// A feature whose value is one of some named ones.
  private mutating func addChoice(_ property: Int32, of choices: ClosedRange<Int32>) {
    add(.usage, property)
    add(.logicalMinimum, 1)
    add(.logicalMaximum, Int32(choices.count))
    add(.reportSize, 8)
    add(.reportCount, 1)
    add(.collection, 0x02)  // Logical
    for choice in choices { add(.usage, choice) }
    add(.feature, 0x00)  // Array
    endCollection()
  }
}

/// The bytes of a number, least significant first, as HID reports have them.
func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
  withUnsafeBytes(of: number.littleEndian) { Array($0) }
}
