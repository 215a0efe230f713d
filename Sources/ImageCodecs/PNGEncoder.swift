public import Raster

/// Writes bitmaps as PNG files of 8 bits a channel, marked as sRGB.
public enum PNGEncoder {
  /// Writes a bitmap: as RGB when it is opaque, else as RGBA with alpha divided out.
  ///
  /// The file takes its name only when it is complete and on the disk; a file of that name stays
  /// untouched until then, and on errors altogether.
  ///
  /// - Parameters:
  ///   - bitmap: at least one pixel.
  ///   - path: the file to make or replace.
  /// - Throws: `notWritten` with the system's reason.
  public static func write(_ bitmap: borrowing Bitmap, to path: String) throws(ImageError) {
    precondition(!bitmap.size.isEmpty, "a PNG has at least one pixel")
    var file = try OutputFile(path: path)
    let writer = try PNGWriter(descriptor: file.descriptor, name: path)
    try writer.writeHeader(size: bitmap.size, hasAlpha: !bitmap.isOpaque)
    try writeRows(of: bitmap, to: writer)
    try writer.writeEnd()
    try file.commit()
  }

  private static func writeRows(
    of bitmap: borrowing Bitmap, to writer: borrowing PNGWriter
  ) throws(ImageError) {
    let (width, height, isOpaque) = (bitmap.width, bitmap.height, bitmap.isOpaque)
    let row = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: width)
    defer { row.deallocate() }
    try bitmap.withPixels { pixels throws(ImageError) in
      for y in 0..<height {
        _ = row.update(fromContentsOf: pixels[y * width..<(y + 1) * width])
        if !isOpaque { Premultiplication.undo(in: row) }
        if let base = row.baseAddress { try writer.writeRow(UnsafePointer(base)) }
      }
    }
  }
}
