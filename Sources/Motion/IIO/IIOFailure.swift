internal import Platform

/// Why an accelerometer cannot be read, for people.
enum IIOFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such device.
  case missing(AccelerometerAddress)
  /// The place where it should be cannot be reached.
  case unreachable(uri: String, Errno)
  /// It does not say what its numbers mean.
  case withoutScale(device: String)
  /// Another program has it.
  case busy(device: String)
  /// We may not read it.
  case forbidden(device: String)
  /// It was pulled out.
  case unplugged(device: String)
  /// Another program switched it off under our hands.
  case stolen(device: String)
  /// It says nothing.
  case silent(device: String)
  /// It does not work, for a reason only the kernel knows.
  case broken(device: String, Errno)

  var description: String {
    switch self {
    case .missing(let address):
      let what = address.device.map { "the motion sensor \($0)" } ?? "a motion sensor"
      return
        "There is no sign of \(what) (\(address.uri)). Once plugged in, it will be used at once."
    case .unreachable(let uri, let errno):
      return "The motion sensor's place \(uri) cannot be reached (\(errno)). Trying again."
    case .withoutScale(let device):
      return "The motion sensor \(device) does not say what its numbers mean. Try another one."
    case .busy(let device):
      return "Another program is using the motion sensor \(device). Waiting until it lets go."
    case .forbidden(let device):
      return "This program may not read the motion sensor \(device). Install its udev rule."
    case .unplugged(let device):
      return "The motion sensor \(device) was unplugged. Once plugged in, it will be used at once."
    case .stolen(let device):
      return "Another program has taken the motion sensor \(device). Trying to get it back."
    case .silent(let device):
      return "The motion sensor \(device) has fallen silent. Trying to start it again."
    case .broken(let device, let errno):
      return "The motion sensor \(device) cannot be read (\(errno)). Trying again."
    }
  }

  /// Whether another failure is no news to somebody who knows of this one.
  func explains(_ other: IIOFailure) -> Bool {
    switch (self, other) {
    case (.unplugged, .missing), (.stolen, .busy): true
    default: false
    }
  }
}
