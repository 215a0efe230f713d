internal import CDRM
internal import Glibc
internal import Platform

/// A card of the kernel, through libdrm. Each method is one call of the library, its answer turned
/// into plain values.
final class DRMDevice: KMSDevice {
  let path: String
  let driverName: String
  let descriptor: Int32
  private var file: FileDescriptor?

  /// Opens a device file. The corresponding C functions are `open` and `drmGetVersion`.
  init(opening path: String) throws(Errno) {
    let file = try FileDescriptor(opening: path, .readWrite, options: .nonBlocking)
    self.path = path
    descriptor = file.rawValue
    driverName = Self.driverName(of: file.rawValue)
    self.file = consume file
  }

  private static func driverName(of descriptor: Int32) -> String {
    guard let version = drmGetVersion(descriptor) else { return "unknown driver" }
    defer { drmFreeVersion(version) }
    return version.pointee.name.map { String(cString: $0) } ?? "unknown driver"
  }

  var hasDumbBuffers: Bool {
    var value: UInt64 = 0
    return drmGetCap(descriptor, UInt64(DRM_CAP_DUMB_BUFFER), &value) == 0 && value != 0
  }

  func enable(_ feature: KMSFeature) throws(Errno) {
    let capability =
      switch feature {
      case .universalPlanes: DRM_CLIENT_CAP_UNIVERSAL_PLANES
      case .atomic: DRM_CLIENT_CAP_ATOMIC
      }
    try check(drmSetClientCap(descriptor, UInt64(capability), 1))
  }

  var isMaster: Bool { drmIsMaster(descriptor) != 0 }
  func becomeMaster() throws(Errno) { try check(drmSetMaster(descriptor)) }
  func dropMaster() { drmDropMaster(descriptor) }

  func close() { file = nil }

  /// Turns a result into an error. Some of libdrm's functions answer -1 and set `errno`, the others
  /// answer the negative error itself; -1 would be EPERM then, which `errno` says as well.
  func check(_ result: Int32) throws(Errno) {
    guard result < 0 else { return }
    throw result == -1 ? Errno.current : Errno(rawValue: -result)
  }

  /// Unwraps an answer of libdrm's that is NULL when the kernel refused.
  func check<T>(_ answer: UnsafeMutablePointer<T>?) throws(Errno) -> UnsafeMutablePointer<T> {
    guard let answer else { throw Errno.current }
    return answer
  }
}
