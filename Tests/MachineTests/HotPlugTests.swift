import Testing

extension MachineTests {
  /// Cards and screens that come and go while the kiosk runs.
  @MainActor struct HotPlugTests {
    private let machine: Machine

    init() throws {
      machine = try Machine.twoConnectors()
      try machine.bindCard()
      try machine.set("Virtual-1", "detect")
      try machine.set("Virtual-2", "detect")
    }

    @Test func aCardThatComesLaterIsLit() throws {
      try machine.unbindCard()
      let kiosk = try Kiosk(
        in: machine, showing: PictureFolder(in: machine), waitsForPicture: false)
      let connector = try kiosk.trace.next("connector", ["status": "disconnected"])
      #expect(connector["reason"]?.contains("no graphics card") == true)

      try machine.bindCard()

      try kiosk.trace.next("ready")
      try kiosk.waitForPickedPicture()
    }

    @Test func aCardThatIsPulledOutAndPutBackShowsTheSamePicture() throws {
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      try kiosk.waitForPickedPicture()

      try machine.unbindCard()
      try kiosk.trace.next("connector", ["status": "disconnected"])
      try machine.bindCard()
      try kiosk.trace.next("connector", ["status": "connected"])

      try kiosk.waitForPickedPicture()
      #expect(try kiosk.pickCount() == 1)
    }

    @Test func aScreenThatIsSwitchedOffAndOnShowsTheSamePicture() throws {
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine), "--simulate-shake")
      try kiosk.waitForPickedPicture()

      try machine.set("Virtual-1", "off")
      try kiosk.trace.next("connector", ["status": "disconnected"])
      // Nobody sees what a shake would bring.
      try machine.press("spc")
      try machine.set("Virtual-1", "on")
      try kiosk.trace.next("connector", ["status": "connected"])

      try kiosk.waitForPickedPicture()
      #expect(try kiosk.pickCount() == 1)
    }

    @Test func aScreenOnAnotherConnectorTakesOver() throws {
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      try kiosk.waitForPickedPicture()

      try machine.set("Virtual-2", "on")
      try machine.set("Virtual-1", "off")
      try kiosk.process.wait(for: "picture on Virtual-2") {
        let events = try kiosk.trace.events()
        let lit = events.lastIndex { $0["name"]?.hasPrefix("Virtual-2 ") == true }
        return lit.map { events[$0...].contains { $0.name == "flip" } } == true ? () : nil
      }

      try kiosk.waitForPickedPicture(on: 1)
      #expect(try kiosk.pickCount() == 1)
    }

    @Test func bothScreensShowThePictureEachAtItsOwnSize() throws {
      try machine.set("Virtual-2", "on")
      let pictures = try PictureFolder(in: machine)

      let kiosk = try Kiosk(in: machine, showing: pictures, "--mirror", "--simulate-shake")
      for key in ["spc", nil] {
        let sizes = try [0, 1].map { try machine.screen(on: $0).size }
        #expect(sizes[0] != sizes[1])
        let picture = try pictures.snapshot(of: kiosk.pickedPicture(), size: sizes[0])
        try machine.waitForScreen(toShow: picture)
        try machine.waitForScreen(on: 1, toShow: picture.fitted(in: sizes[1]))
        guard let key else { break }
        try kiosk.waitForNextPicture()
        try machine.press(key)
        try kiosk.trace.next("flip")
      }
    }
  }
}

extension Kiosk {
  /// How many pictures were picked so far.
  fileprivate func pickCount() throws -> Int {
    try trace.events().filter { $0.name == "pick" }.count
  }
}

extension Machine {
  /// Gives the card to its driver, if that has not got it.
  fileprivate func bindCard() throws {
    try run("cd \(Self.driver); for d in virtio*; do [ -e $d ] && exit; done; \(Self.card) >bind")
  }

  /// Takes the card from its driver, as if it were pulled out.
  fileprivate func unbindCard() throws { try run("cd \(Self.driver); \(Self.card) >unbind") }

  private static var driver: String { "/sys/bus/virtio/drivers/virtio_gpu" }
  /// Prints the name of the virtio device that is the card: 16 is the kind of graphics cards.
  private static var card: String {
    "grep -l 0x0010 /sys/bus/virtio/devices/*/device | cut -d / -f 6"
  }

  /// Switches a connector `on` or `off`, or has the kernel `detect` what is on it. The driver does
  /// not tell of a change that it was ordered to make; a real cable's does.
  fileprivate func set(_ connector: String, _ status: String) throws {
    try run(
      """
      cd /sys/class/drm/card*-\(connector)
      echo \(status) >status
      echo change >../uevent
      """)
  }
}
