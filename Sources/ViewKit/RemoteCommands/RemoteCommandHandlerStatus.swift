/// How carrying out a remote command went, numbered as in MediaPlayer.
/// Apple's page is `MPRemoteCommandHandlerStatus`.
public enum RemoteCommandHandlerStatus: Int, Sendable {
  /// It was carried out.
  case success = 0
  /// What was asked for is not there any more.
  case noSuchContent = 100
  /// There is nothing that the command could be about.
  case noActionableNowPlayingItem = 110
  /// A device that is needed is not there.
  case deviceNotFound = 120
  /// It could not be carried out.
  case commandFailed = 200
}
