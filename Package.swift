// swift-tools-version: 6.0

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Loops over pixels and samples are optimised in debug builds too: unoptimised SIMD code is a hundred
/// times slower, and the tests look at whole screens and at hours of a sensor.
let alwaysOptimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "shake-kiosk",
  products: [
    .executable(name: "shake-kiosk", targets: ["shake-kiosk"])
  ],
  targets: [
    // C libraries, each imported by exactly one module above it.
    .systemLibrary(name: "CDRM", pkgConfig: "libdrm", providers: [.apt(["libdrm-dev"])]),
    .systemLibrary(name: "CIIO", pkgConfig: "libiio", providers: [.apt(["libiio-dev"])]),
    .systemLibrary(name: "CInput", pkgConfig: "libinput", providers: [.apt(["libinput-dev"])]),
    .systemLibrary(name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .target(name: "CPNG", dependencies: ["CLibPNG"]),
    .target(name: "CLinux"),

    .target(name: "Platform", dependencies: ["CLinux"], swiftSettings: settings),
    .target(name: "Raster", swiftSettings: settings + alwaysOptimised),
    .target(name: "ImageCodecs", dependencies: ["CPNG", "Raster"], swiftSettings: settings),
    .target(name: "ViewKit", dependencies: ["Raster"], swiftSettings: settings),
    .target(
      name: "Motion", dependencies: ["CIIO", "CLinux", "Platform"], swiftSettings: settings),
    .target(
      name: "Display", dependencies: ["CDRM", "CLinux", "Platform", "Raster", "ImageCodecs"],
      swiftSettings: settings),
    .target(
      name: "Input", dependencies: ["CInput", "CLinux", "Platform", "Raster"],
      swiftSettings: settings),
    .target(
      name: "Kiosk", dependencies: ["ViewKit", "ImageCodecs", "Raster", "Platform"],
      swiftSettings: settings),
    .executableTarget(
      name: "shake-kiosk",
      dependencies: [
        "Platform", "Raster", "ImageCodecs", "ViewKit", "Motion", "Display", "Input", "Kiosk",
      ],
      swiftSettings: settings),

    // Figures for developers; never installed.
    .target(
      name: "ShakeTrials", dependencies: ["Motion", "Platform"],
      swiftSettings: settings + alwaysOptimised),
    .target(name: "CAllocations"),
    .target(name: "CBaselines", dependencies: ["CLibPNG"]),
    .executableTarget(
      name: "kiosk-benchmarks",
      dependencies: [
        "CAllocations", "CBaselines", "Platform", "Raster", "ImageCodecs", "ViewKit", "Motion",
        "Kiosk", "ShakeTrials",
      ],
      swiftSettings: settings),

    // Tests, and the tools that only tests run.
    .target(
      name: "TestSupport", dependencies: ["Platform", "Raster"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "PlatformTests", dependencies: ["Platform", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "RasterTests", dependencies: ["Raster", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ImageCodecsTests", dependencies: ["ImageCodecs", "Raster", "TestSupport"],
      exclude: ["make-pictures", "Pictures"], swiftSettings: settings),
    .testTarget(
      name: "ViewKitTests", dependencies: ["ViewKit", "Raster"], swiftSettings: settings),
    .testTarget(
      name: "MotionTests", dependencies: ["Motion", "Platform", "ShakeTrials", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ShakeTrialsTests", dependencies: ["Motion", "Platform", "ShakeTrials"],
      swiftSettings: settings),
    .testTarget(
      name: "DisplayTests", dependencies: ["Display", "Platform", "Raster", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "InputTests", dependencies: ["Input", "Platform", "Raster", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "KioskTests",
      dependencies: ["Kiosk", "ViewKit", "ImageCodecs", "Raster", "TestSupport"],
      exclude: ["Goldens/Pictures"], swiftSettings: settings),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: [
        "CAllocations", "CBaselines", "ImageCodecs", "Motion", "Platform", "Raster", "ShakeTrials",
        "kiosk-benchmarks",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ShakeKioskTests", dependencies: ["shake-kiosk", "TestSupport"],
      swiftSettings: settings),
    .target(
      name: "DeviceConsole", dependencies: ["Platform"], path: "Tests/DeviceConsole",
      swiftSettings: settings),
    .executableTarget(
      name: "virtual-accelerometer",
      dependencies: ["CLinux", "DeviceConsole", "Motion", "Platform"],
      path: "Tests/virtual-accelerometer", swiftSettings: settings),
    .executableTarget(
      name: "virtual-touchscreen", dependencies: ["CLinux", "DeviceConsole", "Input", "Platform"],
      path: "Tests/virtual-touchscreen", swiftSettings: settings),
    .testTarget(
      name: "MachineTests", dependencies: ["Raster", "ImageCodecs", "TestSupport"],
      exclude: ["tools"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
