import Foundation

/// Decodes a sound PNG the plain way, straight from the specification: an oracle that shares no
/// code with libpng. It knows neither checksums nor Exif.
struct ReferencePNG {
  struct Malformed: Error {}

  private(set) var width = 0
  private(set) var height = 0

  /// Words `0xAARRGGBB`, alpha multiplied in.
  private(set) var pixels: [UInt32] = []

  private var depth = 0
  private var color = 0
  private var isInterlaced = false
  private var palette: [[Double]] = []
  private var transparency: [UInt8] = []
  private var gamma = 1 / 2.2
  private var isSRGB = false
  private var data: [UInt8] = []

  init(_ file: [UInt8]) throws {
    var position = 8
    while position + 12 <= file.count {
      let count = Self.number(file[position..<position + 4])
      let name = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      guard position + 12 + count <= file.count else { throw Malformed() }
      take(name, Array(file[position + 8..<position + 8 + count]))
      position += 12 + count
    }
    pixels = Array(repeating: 0, count: width * height)
    try unpack(ReferenceInflate.bytes(of: data))
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func take(_ name: String, _ body: [UInt8]) {
    switch name {
    case "IHDR":
      (width, height) = (Self.number(body[0..<4]), Self.number(body[4..<8]))
      (depth, color, isInterlaced) = (Int(body[8]), Int(body[9]), body[12] == 1)
    case "PLTE":
      let levels = body.map { Double($0) / 255 }
      for start in stride(from: 0, to: levels.count, by: 3) {
        palette.append(Array(levels[start..<start + 3]))
      }
    case "tRNS": transparency = body
    case "gAMA": gamma = Double(Self.number(body)) / 100000
    case "sRGB", "iCCP": isSRGB = true
    case "IDAT": data += body
    default: break
    }
  }

  private var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][color] ?? 0 }

  private mutating func unpack(_ bytes: [UInt8]) throws {
    let adam7 = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    var position = 0
    for (x0, y0, dx, dy) in isInterlaced ? adam7 : [(0, 0, 1, 1)] {
      let columns = Array(stride(from: x0, to: width, by: dx))
      if columns.isEmpty { continue }
      let rowBytes = (columns.count * channels * depth + 7) / 8
      var above = Array(repeating: UInt8(0), count: rowBytes)
      for y in stride(from: y0, to: height, by: dy) {
        guard position + 1 + rowBytes <= bytes.count else { throw Malformed() }
        var row = Array(bytes[position + 1..<position + 1 + rowBytes])
        unfilter(&row, kind: bytes[position], above: above)
        position += 1 + rowBytes
        for (index, x) in columns.enumerated() {
          pixels[y * width + x] = word(of: row, at: index)
        }
        above = row
      }
    }
  }

  private func unfilter(_ row: inout [UInt8], kind: UInt8, above: [UInt8]) {
    let step = max(channels * depth / 8, 1)
    for index in row.indices {
      let left = index >= step ? Int(row[index - step]) : 0
      let corner = index >= step ? Int(above[index - step]) : 0
      let up = Int(above[index])
      let guess =
        switch kind {
        case 1: left
        case 2: up
        case 3: (left + up) / 2
        case 4: Self.paeth(left, up, corner)
        default: 0
        }
      row[index] &+= UInt8(guess)
    }
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (toLeft, toUp, toCorner) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    if toLeft <= toUp && toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }

  private func sample(_ row: [UInt8], _ index: Int) -> Int {
    if depth == 16 { return Int(row[index * 2]) << 8 | Int(row[index * 2 + 1]) }
    let bit = index * depth
    return Int(row[bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
  }

  private func word(of row: [UInt8], at pixel: Int) -> UInt32 {
    let samples = (0..<channels).map { sample(row, pixel * channels + $0) }
    let scale = Double(1 << depth - 1)
    var colors = samples.map { Double($0) / scale }
    var alpha = 1.0
    switch color {
    case 3:
      colors = palette[samples[0]]
      if samples[0] < transparency.count { alpha = Double(transparency[samples[0]]) / 255 }
    case 4, 6:
      alpha = colors.removeLast()
    default:
      let key = stride(from: 0, to: transparency.count, by: 2).map {
        Self.number(transparency[$0..<$0 + 2])
      }
      if key == samples { alpha = 0 }
    }
    if colors.count == 1 { colors = [colors[0], colors[0], colors[0]] }
    let levels = colors.map { (corrected($0) * 255).rounded() }
    let level = UInt32((alpha * 255).rounded())
    return levels.reduce(level) { $0 << 8 | (UInt32($1) * level + 127) / 255 }
  }

  /// From the file's gamma to a screen's of 2.2; what is close to it already is left alone.
  private func corrected(_ value: Double) -> Double {
    isSRGB || abs(gamma * 2.2 - 1) <= 0.05 ? value : pow(value, 1 / (gamma * 2.2))
  }
}
