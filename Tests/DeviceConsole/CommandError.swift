/// What is wrong with a command or an option.
public struct CommandError: Error, CustomStringConvertible {
  /// A sentence that says it.
  public let description: String

  public init(_ description: String) { self.description = description }
}
