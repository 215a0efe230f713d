internal import Platform
internal import Raster

/// What a screen shows pictures with: buffers, and a way to show them.
@MainActor struct Arrangement {
  /// The pipeline asked for, or one with a smaller mode.
  let pipeline: Pipeline
  /// What is less than was asked for, in sentences.
  private(set) var remarks: [String] = []
  var chain: SwapChain
  var output: any Output
  /// What to try when the driver, against its word, refuses the first mode.
  var fallback: (any Output)?
  /// Whether the plane turns the picture, so that frames are drawn as they are.
  let isTurnedByPlane: Bool

  /// Takes what is best of what the card can do and has memory for: two buffers, one, fewer bits a
  /// pixel, a smaller mode.
  ///
  /// - Parameters:
  ///   - device: the card.
  ///   - pipeline: what to show pictures on.
  ///   - forcesLegacy: whether not to try atomic commits.
  ///   - mayTurnByPlane: whether a plane that can turn pictures is trusted to.
  /// - Throws: `failed` when there is no memory for the picture.
  init(
    on device: any KMSDevice, pipeline: Pipeline, forcesLegacy: Bool, mayTurnByPlane: Bool = true
  ) throws(ScreenError) {
    let usesAtomic = !forcesLegacy && pipeline.plane != nil
    let wanted = pipeline.mode
    var candidate: Pipeline? = pipeline
    var refusal = Errno.noMemory
    while let pipeline = candidate {
      do throws(Errno) {
        if usesAtomic, mayTurnByPlane, let turned = Self(on: device, turnedByPlaneOf: pipeline) {
          self = turned
        } else {
          self = try Self(on: device, pipeline: pipeline, usesAtomic: usesAtomic)
        }
        remark(insteadOf: wanted)
        return
      } catch {
        refusal = error
        candidate = error.isLackOfMemory ? pipeline.withSmallerMode : nil
      }
    }
    let complaint = refusal.isLackOfMemory ? "has no memory" : "gives no buffer"
    throw ScreenError(
      .failed,
      "\(pipeline.card) (\(pipeline.driver)) \(complaint) for a picture of \(wanted.size): "
        + "\(refusal).")
  }

  /// Frames are turned while they are drawn, if they must be turned at all.
  private init(on device: any KMSDevice, pipeline: Pipeline, usesAtomic: Bool) throws(Errno) {
    self.pipeline = pipeline
    isTurnedByPlane = false
    chain = try SwapChain(
      on: device, frameSize: pipeline.frameSize, turned: pipeline.orientation,
      formats: pipeline.formats)
    let legacy = LegacyOutput(on: device, pipeline: pipeline, drawsIntoFront: chain.isSingle)
    let atomic =
      usesAtomic ? try? AtomicOutput(on: device, pipeline: pipeline, trying: chain.back) : nil
    output = atomic ?? legacy
    fallback = atomic == nil ? nil : legacy
  }

  /// The plane turns frames; nil when it cannot, or need not.
  private init?(on device: any KMSDevice, turnedByPlaneOf pipeline: Pipeline) {
    guard pipeline.orientation != .up, let plane = pipeline.plane,
      let properties = try? device.properties(of: plane.id), properties.canSet("rotation"),
      let chain = try? SwapChain(
        on: device, frameSize: pipeline.frameSize, turned: .up, formats: pipeline.formats)
    else { return nil }
    guard
      let output = try? AtomicOutput(
        on: device, pipeline: pipeline, trying: chain.back, turning: pipeline.orientation)
    else {
      chain.release()
      return nil
    }
    self.pipeline = pipeline
    self.chain = chain
    self.output = output
    fallback = nil
    isTurnedByPlane = true
  }

  private mutating func remark(insteadOf wanted: Mode) {
    let card = "\(pipeline.card) (\(pipeline.driver))"
    let more = "Give it more, on a Raspberry Pi by cma=256M on the kernel's command line."
    if pipeline.mode != wanted {
      remarks.append(
        "\(card) has no memory for pictures of \(wanted.size); \(pipeline.connector.name) shows "
          + "\(pipeline.mode). \(more)")
    }
    if let best = pipeline.formats.first?.layout, let taken = chain.format.layout,
      taken.bytesPerPixel < best.bytesPerPixel
    {
      remarks.append(
        "\(card) has no memory for full colours: they are dithered to \(taken.bytesPerPixel * 8) "
          + "bits. \(more)")
    }
    if chain.isSingle {
      remarks.append(
        "\(card) has memory for one picture only: each can be seen while it is drawn. \(more)")
    }
  }
}

extension Pipeline {
  /// The same in another mode.
  ///
  /// - Parameter isFit: whether a mode of the connector's may be taken.
  /// - Returns: the best of them in it; nil when there is none.
  func withMode(where isFit: (Mode) -> Bool) -> Pipeline? {
    let modes = connector.modes.filter(isFit)
    guard let choice = ModeRequest.preferred.choice(from: modes, current: nil) else { return nil }
    var pipeline = self
    pipeline.mode = choice.mode
    return pipeline
  }

  fileprivate var withSmallerMode: Pipeline? { withMode { $0.area < mode.area } }
}
