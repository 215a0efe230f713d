import Foundation
import Testing

extension MachineTests {
  @MainActor struct TouchTests {
    @Test func doubleTapWithTwoFingersIsHeardAndShowsNothingElse() throws {
      let (screen, kiosk) = try start()

      try screen.perform("two-finger-tap 0.5 0.5")
      try screen.perform("two-finger-tap 0.5 0.5")

      for _ in 0..<2 {
        try kiosk.trace.next("touch", ["phase": "began", "count": "2"])
        try kiosk.trace.next("touch", ["phase": "ended", "count": "2"])
      }
      try expectNoPick(kiosk, beforeSwipeOn: screen)
    }

    @Test func swipeToTheLeftGoesOnAndToTheRightReallyGoesBack() throws {
      let (screen, kiosk) = try start()
      let first = try kiosk.pickedPicture()

      let second = try picture(after: "drag 0.8 0.5 0.3 0.5", screen, kiosk)
      let third = try picture(after: "drag 0.8 0.5 0.3 0.5", screen, kiosk)

      #expect(second != first)
      #expect(third != second)
      #expect(try picture(after: "drag 0.3 0.5 0.8 0.5", screen, kiosk) == second)
      #expect(try picture(after: "drag 0.3 0.5 0.8 0.5", screen, kiosk) == first)
      #expect(try picture(after: "drag 0.8 0.5 0.3 0.5", screen, kiosk) == second)
    }

    @Test func dragDownwardsIsHeardAndShowsNothingElse() throws {
      let (screen, kiosk) = try start()

      try screen.perform("drag 0.5 0.2 0.5 0.8")

      for phase in ["began", "moved", "ended"] {
        try kiosk.trace.next("touch", ["phase": phase])
      }
      try expectNoPick(kiosk, beforeSwipeOn: screen)
    }

    @Test func screenPulledOutUnderAFingerCancelsItAndWorksWhenItIsBack() throws {
      let (screen, kiosk) = try start()
      try screen.send("down 0 0.5 0.5")
      try kiosk.trace.next("touch", ["phase": "began"])

      try screen.send("unplug")
      try kiosk.trace.next("touch", ["phase": "cancelled", "count": "1"])

      try screen.send("plug")
      // Its name is in the log when it is found, when it has gone, and when it is back.
      try kiosk.process.wait(for: "touch screen again") {
        let log = kiosk.process.standardError.text
        return log.components(separatedBy: "virtual touch screen").count > 3 ? () : nil
      }
      try expectNoPick(kiosk, beforeSwipeOn: screen)
      let touches = try kiosk.trace.events().filter { $0.name == "touch" }
      #expect(
        touches.compactMap { $0["phase"] }.filter { $0 != "moved" }
          == ["began", "cancelled", "began", "ended"])
    }

    @Test func ballOfTheHandIsCancelled() throws {
      let (screen, kiosk) = try start()

      try screen.perform("down 0 0.5 0.5")
      try screen.perform("cancel 0")

      try kiosk.trace.next("touch", ["phase": "began"])
      try kiosk.trace.next("touch", ["phase": "cancelled", "count": "1"])
      try screen.perform("up 0")
      try expectNoPick(kiosk, beforeSwipeOn: screen)
    }

    @Test func fingerThatIsDownAtTheEndIsCancelled() throws {
      let (screen, kiosk) = try start()
      try screen.send("down 0 0.5 0.5")
      try kiosk.trace.next("touch", ["phase": "began"])

      #expect(try kiosk.terminate() == 0)

      try kiosk.trace.next("touch", ["phase": "cancelled"])
      try kiosk.trace.next("exit")
    }

    @Test func screenThatIsMountedTheWrongWayRoundIsCalibrated() throws {
      let machine = try Machine.virtioGPU()
      let rule = "/run/udev/rules.d/99-calibration.rules"
      defer { _ = try? machine.run("rm \(rule) && udevadm control --reload") }
      try machine.run(
        """
        mkdir -p /run/udev/rules.d
        echo 'ATTRS{name}=="virtual touch screen", \\
          ENV{LIBINPUT_CALIBRATION_MATRIX}="-1 0 1 0 -1 1"' >\(rule)
        udevadm control --reload
        """)
      let screen = try VirtualTouchscreen(in: machine)
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      let first = try kiosk.pickedPicture()

      let second = try picture(after: "drag 0.3 0.5 0.8 0.5", screen, kiosk)

      #expect(second != first)
      #expect(try picture(after: "drag 0.8 0.5 0.3 0.5", screen, kiosk) == first)
    }

    @Test func pointerTouchesWhileItsButtonIsHeld() throws {
      let machine = try Machine.virtioGPU()
      let pictures = try PictureFolder(in: machine)
      let kiosk = try Kiosk(in: machine, showing: pictures)
      let picture = try pictures.snapshot(
        of: kiosk.pickedPicture(), size: machine.screen().size)
      try kiosk.waitForPickedPicture()

      try machine.movePointer(toX: 0.5, y: 0.3)
      try machine.setPointerButton(isDown: true)
      try kiosk.trace.next("touch", ["phase": "began"])
      try machine.setPointerButton(isDown: false)

      try kiosk.trace.next("touch", ["phase": "ended"])
      // A tap: the panel comes, and goes by itself.
      try kiosk.process.wait(for: "panel") {
        PictureDifference(seen: try machine.screen(), expected: picture) == nil ? nil : ()
      }
      try kiosk.waitForPickedPicture()
      #expect(try kiosk.trace.events().filter { $0.name == "touch" }.count == 2)
    }

    @Test func mouseDragsFromTheMiddleOfTheScreen() throws {
      let machine = try Machine.virtioGPU()
      let kiosk = try Kiosk(in: machine, showing: PictureFolder(in: machine))
      let first = try kiosk.pickedPicture()

      try machine.setPointerButton(isDown: true)
      for _ in 0..<3 { try machine.movePointer(byX: -300, y: 0) }
      try machine.setPointerButton(isDown: false)

      for phase in ["began", "moved", "ended"] {
        try kiosk.trace.next("touch", ["phase": phase])
      }
      for step in ["pick", "flip"] { try kiosk.trace.next(step) }
      try kiosk.waitForPickedPicture()
      #expect(try kiosk.pickedPicture() != first)
    }

    /// A kiosk that shows pictures on a machine with a touch screen.
    private func start() throws -> (VirtualTouchscreen, Kiosk) {
      let machine = try Machine.virtioGPU()
      let screen = try VirtualTouchscreen(in: machine)
      return (screen, try Kiosk(in: machine, showing: PictureFolder(in: machine)))
    }

    /// The picture that is on the screen after something was done with the fingers.
    private func picture(
      after gesture: String, _ screen: VirtualTouchscreen, _ kiosk: Kiosk
    ) throws -> String {
      try screen.perform(gesture)
      for step in ["pick", "flip"] { try kiosk.trace.next(step) }
      try kiosk.waitForPickedPicture()
      return try kiosk.pickedPicture()
    }

    /// Nothing that happened so far has picked another picture, but a swipe, which comes later, does.
    private func expectNoPick(_ kiosk: Kiosk, beforeSwipeOn screen: VirtualTouchscreen) throws {
      try kiosk.waitForPickedPicture()
      #expect(try kiosk.trace.events().filter { $0.name == "pick" }.count == 1)
      try screen.perform("drag 0.8 0.5 0.3 0.5")
      try kiosk.trace.next("pick")
      #expect(try kiosk.trace.events().filter { $0.name == "pick" }.count == 2)
    }
  }
}
