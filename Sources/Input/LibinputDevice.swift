/// A device that libinput reads.
struct LibinputDevice: Hashable {
  /// Which of the devices that are there; a number is used again after its device has gone.
  let id: Int
  /// What the kernel calls it.
  let name: String
  /// Whether it has keys.
  let hasKeys: Bool
}
