/// What a client can ask for. The corresponding C constants are `DRM_CLIENT_CAP_…`.
enum KMSFeature: Hashable, Sendable {
  /// Primary and cursor planes are listed too.
  case universalPlanes
  /// Properties can be changed by atomic commits.
  case atomic
}
