/// The times of day at which the screen is dark, in whole minutes of local time.
public struct OffHours: Equatable, Sendable {
  /// From the first minute up to, but not including, the last; past midnight when that is smaller.
  private struct Span: Equatable {
    var start: Int
    var end: Int

    func contains(_ minute: Int) -> Bool {
      start < end ? start <= minute && minute < end : start <= minute || minute < end
    }
  }

  private var spans: [Span]

  /// None at all.
  public init() { spans = [] }

  /// Reads spans as `22:00-07:00,12:30-13:00`. The last minute of a day can be written `24:00`.
  ///
  /// - Returns: nil for anything else, and for a span that ends when it begins.
  public init?(_ text: String) {
    spans = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let times = part.split(separator: "-", omittingEmptySubsequences: false)
      guard times.count == 2, let start = Self.minute(times[0]), let end = Self.minute(times[1]),
        start != end
      else { return nil }
      spans.append(Span(start: start, end: end))
    }
  }

  /// The minute of the day, from 0 to 1439; 24:00 is the next day's 0.
  private static func minute(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let hour = number(parts[0], digits: 1...2),
      let minute = number(parts[1], digits: 2...2), minute < 60, hour * 60 + minute <= 24 * 60
    else { return nil }
    return (hour * 60 + minute) % (24 * 60)
  }

  private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }

  /// Whether there are none.
  public var isEmpty: Bool { spans.isEmpty }

  /// Adds those of another one.
  public mutating func formUnion(_ other: OffHours) { spans += other.spans }

  /// Whether a minute of the day, from 0 to 1439, is dark.
  public func contains(_ minute: Int) -> Bool { spans.contains { $0.contains(minute) } }

  /// When darkness next begins or ends.
  ///
  /// Each minute to come is asked for its time of day, since clocks are put forward and back.
  ///
  /// - Parameters:
  ///   - time: seconds since 1970.
  ///   - minuteOfDay: the local time, in minutes since midnight, at such a time.
  /// - Returns: seconds since 1970; nil when it is dark, or light, all day long.
  public func nextChange(after time: Int64, minuteOfDay: (Int64) -> Int) -> Int64? {
    let isDark = contains(minuteOfDay(time))
    let first = time - time % 60 + 60
    // A day may have 25 hours, and an hour that is left out is one that is not seen.
    let longestDay: Int64 = 26 * 3600
    return stride(from: first, through: first + longestDay, by: 60).first {
      contains(minuteOfDay($0)) != isDark
    }
  }
}
