/// Says in words what a file that is not a PNG seems to be: pictures are often only renamed.
///
/// - Parameter bytes: the beginning of the file, as much of it as there is.
/// - Returns: part of a sentence.
func describeForeignFile(_ bytes: UnsafeRawBufferPointer) -> String {
  func has(_ pattern: [UInt8], at offset: Int = 0) -> Bool {
    bytes.dropFirst(offset).starts(with: pattern)
  }
  let webP = has(Array("RIFF".utf8)) && has(Array("WEBP".utf8), at: 8)
  // `ftyp` is also how films begin; among pictures it is these two.
  let heif = ["heic", "heix", "mif1", "avif"].contains { has(Array("ftyp\($0)".utf8), at: 4) }
  return switch true {
  case has([0x89] + Array("PNG".utf8)): "its line ends were changed in copying"
  case has([0xFF, 0xD8, 0xFF]): "it is a JPEG file"
  case has(Array("GIF8".utf8)): "it is a GIF file"
  case has(Array("BM".utf8)): "it is a BMP file"
  case has([0x49, 0x49, 42, 0]), has([0x4D, 0x4D, 0, 42]): "it is a TIFF file"
  case webP: "it is a WebP file"
  case heif: "it is a HEIC or AVIF file"
  default: "it begins otherwise"
  }
}
