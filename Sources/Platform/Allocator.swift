internal import CLinux

/// Where the program's memory comes from.
public enum Allocator {
  /// Has blocks of a megabyte and more given back to the system as soon as they are freed.
  ///
  /// Left alone, the allocator soon keeps such memory for later, and a program that handles one large
  /// picture after the other holds room for one more than it has. Call it before the first one.
  /// The corresponding C function is `mallopt` with `M_MMAP_THRESHOLD`.
  public static func returnLargeBlocks() { mallopt(M_MMAP_THRESHOLD, 1 << 20) }
}
