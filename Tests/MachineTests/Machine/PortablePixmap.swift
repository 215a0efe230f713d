import Foundation
import Raster

/// Reads the pictures that QEMU takes of the screen: binary PPM with 8 bits a component.
///
/// The format is described at https://netpbm.sourceforge.net/doc/ppm.html
enum PortablePixmap {
  /// - Parameter data: the whole file.
  /// - Returns: its pixels, opaque.
  /// - Throws: `MachineError` when it is cut short or no such picture.
  static func decode(_ data: Data) throws -> Bitmap {
    let header = data.prefix(64).split(maxSplits: 4) { $0 == 0x20 || $0 == 0x0A }
    let words = header.prefix(4).map { String(decoding: $0, as: UTF8.self) }
    guard header.count == 5, words[0] == "P6", words[3] == "255",
      let width = Int(words[1]), let height = Int(words[2]),
      data.count - header[4].startIndex == width * height * 3
    else { throw MachineError("the screen's picture is no PPM file: \(words)") }

    var bitmap = Bitmap(size: PixelSize(width: width, height: height))
    let components = [UInt8](data[header[4].startIndex...])
    bitmap.withMutablePixels { pixels in
      for index in pixels.indices {
        let red = UInt32(components[index * 3])
        let green = UInt32(components[index * 3 + 1])
        let blue = UInt32(components[index * 3 + 2])
        pixels[index] = 0xFF00_0000 | red << 16 | green << 8 | blue
      }
    }
    return bitmap
  }
}
