/// Floats for a row of pixels, in the order of `RowKernels`.
///
/// Not private to its one user: Swift 6.0 cannot compile a module that destroys that from outside.
struct FloatRow: ~Copyable {
  let lanes: UnsafeMutablePointer<Float>

  init(pixelCount: Int) {
    lanes = .allocate(capacity: pixelCount * RowKernels.channels)
    lanes.initialize(repeating: 0, count: pixelCount * RowKernels.channels)
  }

  deinit { lanes.deallocate() }
}
