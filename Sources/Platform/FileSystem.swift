internal import CLinux
internal import Glibc

/// The file system that a file is on.
public enum FileSystem {
  /// Whether others may change files there without this kernel's knowing: NFS, SMB, 9P, FUSE and
  /// their like.
  ///
  /// - Parameter path: a file on it.
  /// - Returns: false also when nobody knows. The corresponding C function is `statfs`.
  public static func isShared(at path: FilePath) -> Bool {
    var status = statfs()
    let result = path.withCString { statfs($0, &status) }
    return result == 0 && sharedTypes.contains(UInt32(truncatingIfNeeded: status.f_type))
  }

  /// As statfs(2) and the kernel's magic.h have them: NFS, SMB, CIFS, SMB2, 9P, FUSE, AFS, Ceph, CODA,
  /// vboxsf.
  private static let sharedTypes: Set<UInt32> = [
    0x6969, 0x517B, 0xFF53_4D42, 0xFE53_4D42, 0x0102_1997, 0x6573_5546, 0x5346_414F, 0x00C3_6400,
    0x7375_7245, 0x786F_4256,
  ]
}
