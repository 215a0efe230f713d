public import Raster

/// Decodes PNG pictures, at their own size or scaled while they are read.
///
/// Every colour type and depth comes out as sRGB of 8 bits: 16 bits are rounded, `gAMA` is honoured
/// unless there is an sRGB or colour profile chunk, and Exif's orientation is applied. A picture is
/// whole or an error: one that is cut short, or wrong in any checksum of its pixels, is not shown.
///
/// A picture that is not interlaced is held row by row only, so memory is that of the result plus
/// some rows. An interlaced one is held whole, at 1 to 4 bytes a pixel.
public struct PNGDecoder: Sendable {
  /// What is refused.
  public var limits: DecodingLimits

  /// A decoder with limits of its own.
  public init(limits: DecodingLimits = DecodingLimits()) { self.limits = limits }

  /// Decodes a file.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - target: the size wanted, given the picture's own, both upright. Sides below 1 count as 1.
  ///     A size beyond the limits is reduced evenly until it is within them: a strip that would fill
  ///     a screen only as a bitmap of gigabytes is better enlarged when drawn.
  ///     It may be asked more than once and must answer the same.
  /// - Returns: a bitmap of that size, opaque when all pixels of the file are.
  /// - Throws: why there is no picture; `changedWhileReading` before anything else.
  public func decode(
    contentsOf path: String, scaledTo target: (PixelSize) -> PixelSize = { $0 }
  ) throws(ImageError) -> Bitmap {
    let file = try PictureFile(opening: path)
    let result: Bitmap
    do throws(ImageError) {
      result = try decode(.descriptor(file.descriptor), named: path, scaledTo: target)
    } catch {
      throw file.hasChanged ? changed(path) : error
    }
    if file.hasChanged { throw changed(path) }
    return result
  }

  /// Decodes bytes in memory.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - name: what errors call it.
  ///   - target: the size wanted, as for a file.
  /// - Returns: a bitmap of that size, opaque when all pixels of the file are.
  /// - Throws: why there is no picture.
  public func decode(
    _ bytes: UnsafeRawBufferPointer, named name: String,
    scaledTo target: (PixelSize) -> PixelSize = { $0 }
  ) throws(ImageError) -> Bitmap {
    try decode(.memory(bytes), named: name, scaledTo: target)
  }

  private func changed(_ path: String) -> ImageError {
    ImageError(kind: .changedWhileReading, path: path, reason: "size or time of change differ")
  }

  /// Exif may come after the pixels. When it then asks for another size, all is read again.
  private func decode(
    _ source: PNGReader.Source, named name: String, scaledTo target: (PixelSize) -> PixelSize
  ) throws(ImageError) -> Bitmap {
    let first = try Pass(source, name, limits, orientation: nil, target)
    let orientation = first.orientation
    if first.bitmap.size == limits.storedTarget(of: first.fileSize, orientation, target) {
      return first.bitmap.oriented(orientation)
    }
    let second = try Pass(source, name, limits, orientation: orientation, target)
    return second.bitmap.oriented(orientation)
  }
}

extension DecodingLimits {
  /// The size to which stored pixels are scaled, for a target that is asked about upright ones.
  fileprivate func storedTarget(
    of size: PixelSize, _ orientation: Orientation, _ target: (PixelSize) -> PixelSize
  ) -> PixelSize {
    orientation.apply(to: reducing(target(orientation.apply(to: size))))
  }
}

/// What one reading of a file gave.
private struct Pass: ~Copyable {
  /// The pixels as stored, scaled.
  let bitmap: Bitmap

  /// The size of the stored picture.
  let fileSize: PixelSize

  /// How the stored pixels must be turned.
  let orientation: Orientation

  /// Reads a file from its first byte to its last; the orientation is known from an earlier reading.
  init(
    _ source: PNGReader.Source, _ name: String, _ limits: DecodingLimits,
    orientation: Orientation?, _ target: (PixelSize) -> PixelSize
  ) throws(ImageError) {
    let reader = try PNGReader(source, name: name)
    let header = try reader.readHeader(within: limits)
    let size = limits.storedTarget(
      of: header.size, orientation ?? reader.orientation ?? .up, target)
    let bitmap =
      header.isInterlaced
      ? try Self.readInterlaced(from: reader, header, scaledTo: size)
      : try Self.readRows(from: reader, header, scaledTo: size)
    try reader.readEnd()
    self.orientation = orientation ?? reader.orientation ?? .up
    fileSize = header.size
    self.bitmap = bitmap
  }

  private static func readRows(
    from reader: borrowing PNGReader, _ header: PNGReader.Header, scaledTo size: PixelSize
  ) throws(ImageError) -> Bitmap {
    var scaler = RowScaler(from: header.size, to: size, format: header.format)
    let row = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: header.rowSize)
    defer { row.deallocate() }
    for _ in 0..<header.size.height {
      try reader.readRow(into: row)
      scaler.append(UnsafeBufferPointer(row))
    }
    return scaler.finish()
  }

  private static func readInterlaced(
    from reader: borrowing PNGReader, _ header: PNGReader.Header, scaledTo size: PixelSize
  ) throws(ImageError) -> Bitmap {
    let rows = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: header.rowSize * header.size.height)
    defer { rows.deallocate() }
    try reader.readInterlaced(into: rows)
    var scaler = RowScaler(from: header.size, to: size, format: header.format)
    for start in stride(from: 0, to: rows.count, by: header.rowSize) {
      scaler.append(UnsafeBufferPointer(rebasing: rows[start..<start + header.rowSize]))
    }
    return scaler.finish()
  }
}
