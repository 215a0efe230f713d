import Input
import Raster
import ViewKit

extension TouchSample {
  /// What a device tells of a finger, on a screen of a size in pixels. The edges belong to the screen.
  init(_ contact: TouchContact, on screen: PixelSize) {
    self.init(
      id: contact.id, phase: Touch.Phase(contact.phase),
      location: Point(
        x: Self.place(contact.x, in: screen.width), y: Self.place(contact.y, in: screen.height)))
  }

  private static func place(_ share: Double, in length: Int) -> Double {
    // The far edge itself would be beside the screen.
    min(max(share * Double(length), 0), Double(length).nextDown)
  }
}

extension Touch.Phase {
  fileprivate init(_ phase: TouchContact.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension TouchContact.Phase {
  /// As the trace names it.
  var name: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}
