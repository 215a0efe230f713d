internal import CDRM
internal import Platform
internal import Raster

extension DRMDevice {
  func resources() throws(Errno) -> KMSResources {
    let answer = try check(drmModeGetResources(descriptor))
    defer { drmModeFreeResources(answer) }
    return KMSResources(
      crtcs: objects(answer.pointee.crtcs, answer.pointee.count_crtcs),
      connectors: objects(answer.pointee.connectors, answer.pointee.count_connectors),
      encoders: objects(answer.pointee.encoders, answer.pointee.count_encoders))
  }

  func connector(_ id: ObjectID) throws(Errno) -> Connector {
    let answer = try check(drmModeGetConnector(descriptor, id.rawValue))
    defer { drmModeFreeConnector(answer) }
    let connector = answer.pointee
    let status: Connector.Status =
      switch connector.connection {
      case DRM_MODE_CONNECTED: .connected
      case DRM_MODE_DISCONNECTED: .disconnected
      default: .unknown
      }
    let kind = drmModeGetConnectorTypeName(connector.connector_type)
      .map { String(cString: $0) }
    let modes = UnsafeBufferPointer(start: connector.modes, count: Int(connector.count_modes))
    let table = try? properties(of: id)
    return Connector(
      id: id, name: "\(kind ?? "Unknown")-\(connector.connector_type_id)", status: status,
      modes: modes.map { Mode($0) }.filter { !$0.size.isEmpty },
      currentEncoder: ObjectID(connector.encoder_id),
      encoders: objects(connector.encoders, connector.count_encoders),
      edid: table?.value(of: "EDID").map { blob(UInt32($0)) } ?? [],
      isLinkBad: table?.value(of: "link-status") == UInt64(DRM_MODE_LINK_STATUS_BAD),
      isWriteback: connector.connector_type == UInt32(DRM_MODE_CONNECTOR_WRITEBACK),
      isNonDesktop: table?.value(of: "non-desktop") == 1,
      orientation: Self.orientation(ofPanel: table?.value(of: "panel orientation")))
  }

  /// Which side of the panel is up, as a turn of the picture. The corresponding C type is
  /// `drm_panel_orientation`.
  private static func orientation(ofPanel value: UInt64?) -> Orientation {
    switch value {
    case 1: .down
    case 2: .left
    case 3: .right
    default: .up
    }
  }

  func encoder(_ id: ObjectID) throws(Errno) -> Encoder {
    let answer = try check(drmModeGetEncoder(descriptor, id.rawValue))
    defer { drmModeFreeEncoder(answer) }
    return Encoder(
      id: id, crtc: ObjectID(answer.pointee.crtc_id),
      possibleCRTCs: answer.pointee.possible_crtcs)
  }

  func crtc(_ id: ObjectID, index: Int) throws(Errno) -> CRTC {
    let answer = try check(drmModeGetCrtc(descriptor, id.rawValue))
    defer { drmModeFreeCrtc(answer) }
    return CRTC(
      id: id, index: index,
      mode: answer.pointee.mode_valid != 0 ? Mode(answer.pointee.mode) : nil,
      framebuffer: ObjectID(answer.pointee.buffer_id), x: answer.pointee.x, y: answer.pointee.y,
      gammaSize: Int(answer.pointee.gamma_size))
  }

  func planes() throws(Errno) -> [ObjectID] {
    let answer = try check(drmModeGetPlaneResources(descriptor))
    defer { drmModeFreePlaneResources(answer) }
    return objects(answer.pointee.planes, Int32(answer.pointee.count_planes))
  }

  func plane(_ id: ObjectID) throws(Errno) -> Plane {
    let answer = try check(drmModeGetPlane(descriptor, id.rawValue))
    defer { drmModeFreePlane(answer) }
    let formats = UnsafeBufferPointer(
      start: answer.pointee.formats, count: Int(answer.pointee.count_formats))
    let properties = try properties(of: id)
    let linear = linearFormats(in: properties.value(of: "IN_FORMATS"))
    return Plane(
      id: id, kind: properties.value(of: "type").flatMap { Plane.Kind(rawValue: $0) } ?? .overlay,
      possibleCRTCs: answer.pointee.possible_crtcs, crtc: ObjectID(answer.pointee.crtc_id),
      formats: formats.filter { linear?.contains($0) ?? true }.map { PixelFormat(fourCC: $0) })
  }

  /// The formats that a plane reads row by row, as we write them; nil when it does not say.
  private func linearFormats(in blob: UInt64?) -> Set<UInt32>? {
    guard let blob, blob != 0, let answer = drmModeGetPropertyBlob(descriptor, UInt32(blob))
    else { return nil }
    defer { drmModeFreePropertyBlob(answer) }
    var formats: Set<UInt32> = []
    var iterator = drmModeFormatModifierIterator()
    while drmModeFormatModifierBlobIterNext(answer, &iterator) {
      if iterator.mod == 0 { formats.insert(iterator.fmt) }
    }
    return formats.isEmpty ? nil : formats
  }

  func properties(of id: ObjectID) throws(Errno) -> PropertyTable {
    let answer = try check(
      drmModeObjectGetProperties(descriptor, id.rawValue, UInt32(DRM_MODE_OBJECT_ANY)))
    defer { drmModeFreeObjectProperties(answer) }
    var properties: [String: PropertyTable.Property] = [:]
    for index in 0..<Int(answer.pointee.count_props) {
      let number = answer.pointee.props[index]
      guard let property = drmModeGetProperty(descriptor, number) else { continue }
      defer { drmModeFreeProperty(property) }
      properties[string(property.pointee.name)] = PropertyTable.Property(
        id: number, value: answer.pointee.prop_values[index],
        isImmutable: property.pointee.flags & UInt32(DRM_MODE_PROP_IMMUTABLE) != 0)
    }
    return PropertyTable(object: id, properties: properties)
  }

  /// The bytes of a property; none for 0 and for one that has gone.
  private func blob(_ number: UInt32) -> [UInt8] {
    guard number != 0, let answer = drmModeGetPropertyBlob(descriptor, number) else { return [] }
    defer { drmModeFreePropertyBlob(answer) }
    return Array(
      UnsafeRawBufferPointer(start: answer.pointee.data, count: Int(answer.pointee.length)))
  }

  private func objects(_ first: UnsafePointer<UInt32>?, _ count: Int32) -> [ObjectID] {
    UnsafeBufferPointer(start: first, count: Int(count)).compactMap { ObjectID($0) }
  }
}

/// Reads the fixed-size text of a C structure.
func string<Text>(_ text: Text) -> String {
  withUnsafeBytes(of: text) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
