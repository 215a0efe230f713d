import Raster
import Testing

@testable import Display

struct KMSPipelineTests {
  private static func connector(
    _ number: UInt32, _ name: String, _ status: Connector.Status = .connected,
    modes: [Mode] = [.sample(640, 480)]
  ) -> Connector {
    Connector(
      id: .number(number), name: name, status: status, modes: modes, currentEncoder: nil,
      encoders: [.number(20)])
  }

  @Test func onlyRealScreensCountAsLikely() {
    var writeback = Self.connector(1, "Writeback-1", .unknown)
    writeback.isWriteback = true
    var headset = Self.connector(1, "DP-1")
    headset.isNonDesktop = true
    #expect(Self.connector(1, "DP-1").likelihood == 2)
    #expect(Self.connector(1, "DP-1", .unknown).likelihood == 1)
    #expect(Self.connector(1, "DP-1", .disconnected).likelihood == 0)
    #expect(Self.connector(1, "DP-1", modes: []).likelihood == 0)
    #expect(writeback.likelihood == 0)
    #expect(headset.likelihood == 0)
  }

  @Test func connectedComesBeforeUnknown() throws {
    var card = Card.sample()
    card.connectors = [
      Self.connector(1, "Composite-1", .unknown), Self.connector(2, "HDMI-A-1", .disconnected),
      Self.connector(3, "HDMI-A-2"),
    ]
    #expect(try card.pipeline(for: KMSSelection()).connector.name == "HDMI-A-2")
    card.connectors.removeLast()
    #expect(try card.pipeline(for: KMSSelection()).connector.name == "Composite-1")
  }

  @Test func connectorIsTakenByName() throws {
    var card = Card.sample()
    card.connectors = [Self.connector(1, "HDMI-A-1"), Self.connector(2, "HDMI-A-2", .unknown)]
    let selection = KMSSelection(connector: "HDMI-A-2")
    #expect(try card.pipeline(for: selection).connector.name == "HDMI-A-2")
    #expect(card.likelihood(for: selection) == 1)
  }

  @Test func unknownConnectorNameIsAnsweredWithThoseThereAre() throws {
    let error = try #require(
      screenError { () throws(ScreenError) in
        try Card.sample().pipeline(for: KMSSelection(connector: "DP-3"))
      })
    #expect(error.code == .noDevice)
    #expect(
      error.description
        == "card0 (scripted) has no connector DP-3; there are: HDMI-A-1 connected.")
  }

  @Test func darkCardIsSaidToHaveNoScreen() throws {
    let error = try #require(
      screenError { () throws(ScreenError) in
        try Card.sample(status: .disconnected).pipeline(for: KMSSelection())
      })
    #expect(error.code == .noDevice)
    #expect(error.description.contains("HDMI-A-1 disconnected"))
  }

  @Test func connectorKeepsTheCRTCThatFeedsIt() throws {
    var card = Card.sample()
    card.crtcs.insert(CRTC(id: .number(9), index: 0), at: 0)
    card.crtcs[1] = CRTC(id: .number(10), index: 1, mode: card.crtcs[1].mode)
    card.encoders[0].possibleCRTCs = 0b11
    card.planes[0].possibleCRTCs = 0b10
    #expect(try card.pipeline(for: KMSSelection()).crtc.id == .number(10))
  }

  @Test func darkConnectorWithoutAnEncoderGetsAPossibleCRTC() throws {
    var card = Card.sample()
    card.connectors[0].currentEncoder = nil
    card.encoders[0].crtc = nil
    card.encoders[0].possibleCRTCs = 0b10
    card.crtcs = [CRTC(id: .number(9), index: 0), CRTC(id: .number(10), index: 1)]
    card.planes[0].possibleCRTCs = 0b10
    #expect(try card.pipeline(for: KMSSelection()).crtc.id == .number(10))
  }

  @Test func darkConnectorLeavesOthersTheirCRTC() throws {
    var card = Card.sample()
    card.crtcs.append(CRTC(id: .number(11), index: 1))
    card.encoders.append(Encoder(id: .number(21), crtc: nil, possibleCRTCs: 0b11))
    card.planes[0].possibleCRTCs = 0b11
    var dark = Self.connector(31, "HDMI-A-2")
    dark.encoders = [.number(21)]
    card.connectors.append(dark)

    let pipeline = try card.pipeline(for: KMSSelection(connector: "HDMI-A-2"))

    #expect(pipeline.crtc.id == .number(11))
  }

  @Test func modeOfAnotherConnectorsCRTCIsNotTheCurrentOne() throws {
    var card = Card.sample()
    card.connectors[0].currentEncoder = nil
    card.connectors[0].modes = [.sample(64, 48), .sample(1920, 1080, kind: .preferred)]
    #expect(try card.pipeline(for: KMSSelection()).mode.size.width == 1920)
  }

  @Test func cardWithoutACRTCForTheConnectorIsRefused() throws {
    var card = Card.sample()
    card.connectors[0].currentEncoder = nil
    card.encoders[0].possibleCRTCs = 0
    let error = try #require(
      screenError { () throws(ScreenError) in
        try card.pipeline(for: KMSSelection())
      })
    #expect(error.code == .failed)
  }

  @Test func primaryPlaneOfTheCRTCIsTaken() throws {
    var card = Card.sample()
    let formats = [PixelFormat.xrgb8888]
    card.planes = [
      Plane(
        id: .number(41), kind: .overlay, possibleCRTCs: 0b1, crtc: .number(10), formats: formats),
      Plane(id: .number(42), kind: .primary, possibleCRTCs: 0b10, crtc: nil, formats: formats),
      Plane(
        id: .number(43), kind: .primary, possibleCRTCs: 0b11, crtc: .number(11), formats: formats),
      Plane(id: .number(44), kind: .primary, possibleCRTCs: 0b11, crtc: nil, formats: formats),
      Plane(
        id: .number(45), kind: .primary, possibleCRTCs: 0b1, crtc: .number(10), formats: formats),
    ]
    #expect(try card.pipeline(for: KMSSelection()).plane?.id == .number(45))
    card.planes.removeLast()
    #expect(try card.pipeline(for: KMSSelection()).plane?.id == .number(44))
    card.planes.removeLast()
    #expect(try card.pipeline(for: KMSSelection()).plane?.id == .number(43))
  }

  @Test func onlyLayersLeftOnTheCRTCAreToBeCleared() throws {
    var card = Card.sample()
    card.planes += [
      Plane(id: .number(50), kind: .cursor, possibleCRTCs: 0b1, crtc: .number(10), formats: []),
      Plane(id: .number(51), kind: .overlay, possibleCRTCs: 0b1, crtc: nil, formats: []),
      Plane(id: .number(52), kind: .overlay, possibleCRTCs: 0b11, crtc: .number(11), formats: []),
    ]
    #expect(try card.pipeline(for: KMSSelection()).otherPlanes.map(\.id) == [.number(50)])
  }

  @Test func planeWithoutDrawableColoursIsRefusedNamingItsFormats() throws {
    var card = Card.sample()
    card.planes[0].formats = [PixelFormat("NV12"), PixelFormat("C8  ")]
    let error = try #require(
      screenError { () throws(ScreenError) in
        try card.pipeline(for: KMSSelection())
      })
    #expect(error.description.contains("shows no colours that can be drawn, only NV12, C8"))
  }

  @Test func cardThatListsNoPlanesIsUsedWithoutOne() throws {
    var card = Card.sample()
    card.planes = []
    #expect(try card.pipeline(for: KMSSelection()).plane == nil)
  }

  @Test func modeThatIsMissingIsRemarked() throws {
    let selection = KMSSelection(
      mode: .size(PixelSize(width: 800, height: 600), refreshRate: nil))
    #expect(
      try Card.sample().pipeline(for: selection).remarks == [
        "HDMI-A-1 has no mode 800x600; it shows 64x48 at 60 Hz and could show: 64x48 at 60 Hz."
      ])
    #expect(try Card.sample().pipeline(for: KMSSelection()).remarks.isEmpty)
  }

  @Test func summaryNamesAllParts() throws {
    let pipeline = try Card.sample(path: "/dev/dri/card1").pipeline(for: KMSSelection())
    #expect(
      pipeline.summary(isLegacy: false) == "HDMI-A-1 64x48 at 60 Hz on card1 (scripted)")
    #expect(
      pipeline.summary(isLegacy: true) == "HDMI-A-1 64x48 at 60 Hz on card1 (scripted, legacy)")
  }
}
