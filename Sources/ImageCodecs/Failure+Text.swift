internal import CPNG

extension cpng_failure {
  /// libpng's words.
  var text: String {
    withUnsafeBytes(of: message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
