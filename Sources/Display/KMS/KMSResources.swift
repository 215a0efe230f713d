/// The objects of a card. The corresponding C structure is `drmModeRes`.
struct KMSResources: Hashable, Sendable {
  var crtcs: [ObjectID]
  var connectors: [ObjectID]
  var encoders: [ObjectID]
}
