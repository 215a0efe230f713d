import Raster
import Testing

@testable import Display

struct PixelFormatTests {
  private func chosen(_ formats: PixelFormat...) -> PixelFormat? {
    PixelFormat.drawable(of: formats).first
  }

  @Test func ownPixelsAreBest() {
    #expect(chosen(.rgb565, PixelFormat("AR24"), .xrgb8888) == .xrgb8888)
  }

  @Test func fullColoursComeBeforeSixteenBits() {
    for format in ["AR24", "XB24", "AB24", "RX24", "RA24", "BX24", "BA24", "RG24", "BG24"] {
      let format = PixelFormat(fourCC: format.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) })
      #expect(chosen(.rgb565, PixelFormat("NV12"), format) == format)
    }
  }

  @Test func sixteenBitsAreTakenWhereThereIsNothingElse() {
    #expect(chosen(PixelFormat("NV12"), .rgb565) == .rgb565)
  }

  @Test func panelThatOnlyConvertsOurPixelsGetsItsOwn() {
    #expect(chosen(.rgb565, .xrgb8888) == .rgb565)
    #expect(chosen(PixelFormat("RG24"), .xrgb8888) == PixelFormat("RG24"))
    #expect(chosen(.xrgb8888, .rgb565) == .xrgb8888)
    #expect(chosen(PixelFormat("R1  "), .xrgb8888) == .xrgb8888)
  }

  @Test func formatsThatCannotBeDrawnAreLeftOut() {
    #expect(PixelFormat.drawable(of: [PixelFormat("NV12"), PixelFormat("C8  ")]).isEmpty)
    #expect(PixelFormat("NV12").layout == nil)
  }

  @Test func lettersAreTheKernels() {
    #expect(PixelFormat.rgb565.fourCC == 0x3631_4752)
    #expect(PixelFormat.xrgb8888.description == "XR24")
  }
}
