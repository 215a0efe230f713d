internal import CDRM

extension Mode {
  /// The mode of a C structure.
  init(_ mode: drmModeModeInfo) {
    clock = mode.clock
    horizontal = Timing(
      display: mode.hdisplay, syncStart: mode.hsync_start, syncEnd: mode.hsync_end,
      total: mode.htotal)
    vertical = Timing(
      display: mode.vdisplay, syncStart: mode.vsync_start, syncEnd: mode.vsync_end,
      total: mode.vtotal)
    horizontalSkew = mode.hskew
    verticalScan = mode.vscan
    roundedRefreshRate = mode.vrefresh
    flags = Flags(rawValue: mode.flags)
    kind = Kind(rawValue: mode.type)
    name = string(mode.name)
  }

  /// The mode as the kernel reads it.
  var modeInfo: drmModeModeInfo {
    var mode = drmModeModeInfo()
    mode.clock = clock
    mode.hdisplay = horizontal.display
    mode.hsync_start = horizontal.syncStart
    mode.hsync_end = horizontal.syncEnd
    mode.htotal = horizontal.total
    mode.hskew = horizontalSkew
    mode.vdisplay = vertical.display
    mode.vsync_start = vertical.syncStart
    mode.vsync_end = vertical.syncEnd
    mode.vtotal = vertical.total
    mode.vscan = verticalScan
    mode.vrefresh = roundedRefreshRate
    mode.flags = flags.rawValue
    mode.type = kind.rawValue
    withUnsafeMutableBytes(of: &mode.name) { bytes in
      bytes.copyBytes(from: name.utf8.prefix(bytes.count - 1))
    }
    return mode
  }
}
