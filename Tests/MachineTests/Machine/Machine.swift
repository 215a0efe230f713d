import Foundation
import Raster

/// A virtual machine that runs Debian's kernel, with the program under test in it.
@MainActor final class Machine {
  /// What the machine has for a screen.
  enum Graphics {
    /// Its connectors are `Virtual-1`, with a screen of that size, and others without one.
    case virtioGPU(PixelSize, connectors: Int = 1)
    case bochsDisplay(PixelSize)
    case none

    fileprivate var options: [String] {
      switch self {
      case .virtioGPU(let size, let connectors):
        [
          "-device",
          "virtio-gpu-pci,id=gpu,xres=\(size.width),yres=\(size.height),max_outputs=\(connectors)",
        ]
      case .bochsDisplay(let size):
        ["-device", "bochs-display,xres=\(size.width),yres=\(size.height)"]
      case .none: []
      }
    }
  }

  /// The folder that is `/share` in the machine.
  let share: URL
  /// Where the machine's logs lie, and the pictures of screens that were not as expected.
  let folder: URL
  private let process = Process()
  private let leash = Pipe()
  private let qmp: QMPConnection
  private let agent: LineSocket
  private var processes: [GuestProcess] = []
  private var exitCodes: [Int: Int32] = [:]

  /// Boots a machine and waits until it takes commands.
  ///
  /// - Parameters:
  ///   - name: what its folder is called.
  ///   - graphics: its screen.
  /// - Throws: `MachineError` with what QEMU and the kernel said, when it does not come up.
  init(named name: String, graphics: Graphics) throws {
    folder = MachineFolder.url.appendingPathComponent("runs/\(name)")
    share = folder.appendingPathComponent("share")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)

    process.executableURL = Package.tools.appendingPathComponent("on-a-leash")
    process.arguments =
      [Package.tools.appendingPathComponent("boot").path, MachineFolder.url.path]
      + graphics.options + [
        "-vga", "none",
        "-device", "virtio-keyboard-pci",
        "-device", "virtio-tablet-pci",
        "-device", "virtio-mouse-pci",
        "-device", "virtio-serial-pci",
        "-chardev", "socket,id=agent,path=agent,server=on,wait=off",
        "-device", "virtserialport,chardev=agent,name=agent",
        "-virtfs", "local,path=share,mount_tag=share,security_model=none",
        "-serial", "file:console.log",
        "-qmp", "unix:qmp,server=on,wait=off",
      ]
    process.currentDirectoryURL = folder
    process.standardInput = leash
    let log = folder.appendingPathComponent("qemu.log")
    try Data().write(to: log)
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = process.standardOutput
    try process.run()

    do {
      agent = try Machine.connect(to: folder.appendingPathComponent("agent"), of: process)
      qmp = try QMPConnection(
        Machine.connect(to: folder.appendingPathComponent("qmp"), of: process))
      _ = try agent.readLine(upTo: Patience.boot)
    } catch {
      throw MachineError("the machine \(name) does not boot: \(error)", logs: Machine.logs(folder))
    }
  }

  private static func connect(to path: URL, of process: Process) throws -> LineSocket {
    let socket = try Patience.wait {
      guard process.isRunning else { throw MachineError("QEMU has ended") }
      return LineSocket(path: path)
    }
    guard let socket else { throw MachineError("QEMU does not listen at \(path.path)") }
    return socket
  }

  private static func logs(_ folder: URL) -> [(name: String, text: String)] {
    ["qemu.log", "console.log"].map { name in
      let data = try? Data(contentsOf: folder.appendingPathComponent(name))
      return (name, String(decoding: data ?? Data(), as: UTF8.self))
    }
  }
}

// MARK: - Programs

extension Machine {
  /// Starts a program and does not wait for it.
  ///
  /// - Parameter command: a program and its words, as the shell reads them; its working folder is
  ///   the process's own.
  /// - Returns: the process.
  /// - Throws: when the command cannot be handed over.
  func start(_ command: String) throws -> GuestProcess {
    let number = processes.count + 1
    let commandFolder = share.appendingPathComponent("commands/\(number)")
    try FileManager.default.createDirectory(at: commandFolder, withIntermediateDirectories: true)
    try Data("echo $$ >pid\nexec \(command)\n".utf8).write(
      to: commandFolder.appendingPathComponent("command"))
    agent.write(line: "\(number)")
    let process = GuestProcess(
      number: number, command: command, folder: commandFolder, machine: self)
    processes.append(process)
    return process
  }

  /// Runs a shell script to its end.
  ///
  /// - Returns: its standard output.
  /// - Throws: `MachineError` with what it wrote, when its exit code is not 0.
  @discardableResult func run(_ script: String) throws -> String {
    let process = try start("sh -c '\(script.replacingOccurrences(of: "'", with: "'\\''"))'")
    let code = try process.wait()
    guard code == 0 else {
      throw MachineError("\(script) ended with \(code)", logs: process.logs)
    }
    return process.standardOutput.text
  }

  /// Ends whatever an earlier test has left running: politely, since a killed program leaves the
  /// screen as it is, but in any case.
  func endProcesses() throws {
    for process in processes where process.isRunning {
      try? process.kill("TERM")
      if (try? process.wait(upTo: 15)) == nil {
        try? process.kill("KILL")
        _ = try process.wait()
      }
    }
  }

  func exitCode(of number: Int) -> Int32? {
    while exitCodes[number] == nil, let line = try? agent.readLine(upTo: 0) { note(line) }
    return exitCodes[number]
  }

  func waitForEnd(of number: Int, upTo limit: TimeInterval) throws -> Int32 {
    let end = Date(timeIntervalSinceNow: limit)
    while true {
      if let code = exitCodes[number] { return code }
      do {
        note(try agent.readLine(upTo: end.timeIntervalSinceNow))
      } catch {
        throw MachineError("\(error)", logs: Machine.logs(folder))
      }
    }
  }

  /// The machine tells the end of a process with the line `NUMBER EXITCODE`.
  private func note(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count == 2, let number = Int(words[0]), let code = Int32(words[1]) else { return }
    exitCodes[number] = code
  }
}

// MARK: - Screen, keys and pointer

extension Machine {
  /// Presses keys one after the other, and then releases them.
  ///
  /// - Parameter keys: QEMU's names for them (its `QKeyCode`).
  /// - Throws: `MachineError` when there is no such key.
  func press(_ keys: String...) throws {
    try qmp.execute("send-key", ["keys": keys.map { ["type": "qcode", "data": $0] }])
  }

  /// Has the tablet point to a place, in fractions of the screen.
  func movePointer(toX x: Double, y: Double) throws {
    let range = 0x7fff
    try movePointer("abs", x: Int(x * Double(range)), y: Int(y * Double(range)))
  }

  /// Moves the mouse.
  func movePointer(byX x: Int, y: Int) throws { try movePointer("rel", x: x, y: y) }

  private func movePointer(_ type: String, x: Int, y: Int) throws {
    let events = [("x", x), ("y", y)].map { axis, value in
      ["type": type, "data": ["axis": axis, "value": value]]
    }
    try qmp.execute("input-send-event", ["events": events])
  }

  /// Presses or releases the pointer's left button.
  func setPointerButton(isDown: Bool) throws {
    try qmp.execute(
      "input-send-event",
      ["events": [["type": "btn", "data": ["button": "left", "down": isDown]]]])
  }

  /// What the screen shows now.
  ///
  /// - Parameter connector: the number of the connector it is on, from 0.
  /// - Returns: its pixels.
  /// - Throws: `MachineError` when QEMU refuses.
  func screen(on connector: Int = 0) throws -> Bitmap {
    let file = folder.appendingPathComponent("screen.ppm")
    var arguments: [String: Any] = ["filename": file.path]
    if connector > 0 { arguments.merge(["device": "gpu", "head": connector]) { $1 } }
    try qmp.execute("screendump", arguments)
    return try PortablePixmap.decode(Data(contentsOf: file))
  }

  /// What the screen shows, once it has stopped changing.
  func settledScreen() throws -> Bitmap {
    var last = try screen()
    for _ in 0..<100 {
      Thread.sleep(forTimeInterval: 0.3)
      let now = try screen()
      if PictureDifference(seen: now, expected: last) == nil { return now }
      last = now
    }
    throw MachineError("the screen does not come to rest")
  }

  /// Waits until the screen shows a picture, pixel for pixel.
  ///
  /// - Throws: `MachineError` with the difference, when it never does; the screen is then kept as
  ///   a PNG file in the machine's folder.
  func waitForScreen(
    on connector: Int = 0, toShow expected: borrowing Bitmap, upTo limit: TimeInterval = 20
  ) throws {
    let end = Date(timeIntervalSinceNow: limit)
    while let difference = PictureDifference(seen: try screen(on: connector), expected: expected) {
      guard Date() < end else {
        let file = folder.appendingPathComponent("unexpected-\(UUID().uuidString.prefix(8)).png")
        try qmp.execute("screendump", ["filename": file.path, "format": "png"])
        throw MachineError("\(difference.description); see \(file.path)")
      }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }
}
