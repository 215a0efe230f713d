internal import Glibc

/// The C library's words for an error number. The corresponding C function is `strerror_r`.
func systemErrorText(_ number: Int32) -> String {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
    guard let base = buffer.baseAddress, strerror_r(number, base, buffer.count) == 0
    else { return "error \(number)" }
    return String(cString: base)
  }
}
