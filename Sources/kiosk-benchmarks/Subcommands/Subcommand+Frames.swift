import Raster

extension Subcommand {
  /// What it costs to bring pictures into a screen's memory.
  static let frames = Subcommand(
    name: "frames",
    summary:
      "pictures from the view to the screen's memory: plain, dithered, turned, fading, side by side"
  ) { _ in
    let screens = [
      ("1080p", PixelSize(width: 1920, height: 1080)), ("4K", PixelSize(width: 3840, height: 2160)),
    ]
    var benchmarks: [Benchmark] = []
    for (name, size) in screens {
      benchmarks += [
        change("picture, \(name)", size, PictureShow(size)),
        change("picture, \(name), 16 bits", size, PictureShow(size, as: .rgb565)),
        change("picture, \(name), turned by 90°", size, PictureShow(size, turned: .right)),
        change("picture, \(name), turned by 180°", size, PictureShow(size, turned: .down)),
        fade("crossfade frame, \(name)", size, PictureShow(size)),
        fade("crossfade frame, \(name), 16 bits", size, PictureShow(size, as: .rgb565)),
        fade("crossfade frame, \(name), turned by 90°", size, PictureShow(size, turned: .right)),
        push("push frame, \(name)", size, PictureShow(size)),
        growth("Ken Burns frame, \(name)", size, PictureShow(size)),
      ]
    }
    try measure(benchmarks)
  }

  @MainActor private static func change(
    _ name: String, _ size: PixelSize, _ show: PictureShow
  ) -> Benchmark {
    benchmark(name, size, allocations: 14) { show.changePicture() }
  }

  @MainActor private static func fade(
    _ name: String, _ size: PixelSize, _ show: PictureShow
  ) -> Benchmark {
    // One more for each band that is turned.
    benchmark(name, size, allocations: 96) { show.crossfade() }
  }

  @MainActor private static func push(
    _ name: String, _ size: PixelSize, _ show: PictureShow
  ) -> Benchmark {
    benchmark(name, size, allocations: 32) { show.push() }
  }

  @MainActor private static func growth(
    _ name: String, _ size: PixelSize, _ show: PictureShow
  ) -> Benchmark {
    benchmark(name, size, allocations: 32) { show.grow() }
  }

  /// Compared with a copy of the picture as it is in memory, whatever the screen makes of it. Memory is
  /// allocated only to find out what is to be seen.
  @MainActor private static func benchmark(
    _ name: String, _ size: PixelSize, allocations: Int, run: @escaping @MainActor () -> Void
  ) -> Benchmark {
    Benchmark(
      name, count: 1, against: .copy(byteCount: size.width * size.height * 4),
      allocations: allocations, run: run)
  }
}
