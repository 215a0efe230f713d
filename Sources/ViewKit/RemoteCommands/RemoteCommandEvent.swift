/// One use of a remote command. Apple's page is `MPRemoteCommandEvent`.
@MainActor public class RemoteCommandEvent {
  /// The command.
  public let command: RemoteCommand

  /// When it was given, in seconds since boot.
  public let timestamp: Double

  init(command: RemoteCommand, timestamp: Double) {
    self.command = command
    self.timestamp = timestamp
  }
}
