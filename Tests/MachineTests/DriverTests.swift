import Foundation
import Raster
import Testing

@MainActor @Suite(.serialized, .enabled(if: MachineFolder.isGiven)) struct DriverTests {
  @Test func boots() throws {
    let t = Date()
    let machine = try Machine(
      named: "driver", graphics: .virtioGPU(PixelSize(width: 1280, height: 720)))
    print("boot", Date().timeIntervalSince(t))
    print(try machine.run("echo 'a'; cat /proc/uptime"))
    try machine.run(#"printf "\033[2J\033[H\033[?25lconsole" >/dev/tty1"#)
    let a = try machine.settledScreen()
    let p = try machine.start("sleep 1000")
    #expect(p.isRunning)
    try p.kill("TERM")
    #expect(try p.wait() == 143)
    try machine.press("b")
    let c = try machine.settledScreen()
    print(PictureDifference(seen: c, expected: a)!)
    print("all", Date().timeIntervalSince(t))
    #expect(throws: MachineError.self) { try machine.run("echo q; false") }
    do { try machine.run("echo q; false") } catch { print(error) }
    try machine.waitForScreen(toShow: a, upTo: 1)
  }
}
