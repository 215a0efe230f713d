import CBaselines
import Raster

/// A picture that is made to be measured.
struct SamplePicture {
  let name: String
  let picture: cbaselines_picture

  var size: PixelSize { PixelSize(width: Int(picture.width), height: Int(picture.height)) }

  /// One of each kind, of so many pixels at 4:3.
  static func all(megapixels: Int) -> [SamplePicture] {
    let width = UInt32((Double(megapixels) * 4e6 / 3).squareRoot().rounded())
    let (rgb, palette, rgba): (Int32, Int32, Int32) = (2, 3, 6)
    func sample(
      _ name: String, _ color: Int32, depth: Int32 = 8, isInterlaced: Bool = false,
      isNoisy: Bool = true
    ) -> SamplePicture {
      SamplePicture(
        name: "\(megapixels) MP, \(name)",
        picture: cbaselines_picture(
          width: width, height: width * 3 / 4, color_type: color, depth: depth,
          is_interlaced: isInterlaced, is_noisy: isNoisy))
    }
    return [
      sample("RGB, noise of a photo", rgb), sample("RGB, easily inflated", rgb, isNoisy: false),
      sample("RGBA", rgba), sample("palette", palette), sample("RGB, 16 bits", rgb, depth: 16),
      sample("RGB, interlaced", rgb, isInterlaced: true),
    ]
  }
}
