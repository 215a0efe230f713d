/// Why no screen could be had.
public struct ScreenError: Error, CustomStringConvertible, Sendable {
  /// What kind of failure it is.
  public enum Code: Sendable {
    /// There is no such device, or none with a screen on it.
    case noDevice
    /// Another program holds it.
    case busy
    /// We may not open it.
    case permissionDenied
    /// The device refused.
    case failed
  }

  /// What kind of failure it is.
  public let code: Code
  /// A sentence that says what was tried on what, and what the user can do.
  public let description: String

  /// An error from its parts.
  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
