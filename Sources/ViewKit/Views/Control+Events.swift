extension Control {
  /// What can happen to a control, numbered as in UIKit. Apple's page is `UIControl.Event`.
  public struct Events: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Events from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down on it.
    public static let touchDown = Events(rawValue: 1 << 0)
    /// A finger came down on it again in quick succession.
    public static let touchDownRepeat = Events(rawValue: 1 << 1)
    /// The finger moved and is inside.
    public static let touchDragInside = Events(rawValue: 1 << 2)
    /// The finger moved and is outside.
    public static let touchDragOutside = Events(rawValue: 1 << 3)
    /// The finger came back inside.
    public static let touchDragEnter = Events(rawValue: 1 << 4)
    /// The finger went outside.
    public static let touchDragExit = Events(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = Events(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Events(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Events(rawValue: 1 << 8)
    /// The control's value is another one.
    public static let valueChanged = Events(rawValue: 1 << 12)
    /// Everything that touches do.
    public static let allTouchEvents = Events(rawValue: 0xFFF)
    /// Everything.
    public static let allEvents = Events(rawValue: 0xFFFF_FFFF)
  }
}
