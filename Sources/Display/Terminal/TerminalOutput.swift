internal import CLinux
internal import Glibc
internal import Platform

/// Writes to a terminal without ever waiting for it: what it does not take now goes when it does.
@MainActor final class TerminalOutput {
  /// Told when all that was written has been taken.
  var didDrain: (() -> Void)?
  /// Told once, when the terminal takes nothing any more.
  var didFail: ((Errno) -> Void)?

  /// Whether all that was written has been taken.
  var isDrained: Bool { pending.isEmpty }

  /// How long the last words may take when the terminal is not reading.
  private static let patience = Duration.milliseconds(250)
  private static let usualSize = (columns: 80, rows: 24)
  /// More is no window; nobody sets it but by mistake, and a frame of it may not fit in memory.
  private static let largestSize = (columns: 2048, rows: 1024)

  private let descriptor: FileDescriptor
  private let loop: EventLoop
  private var pending: ArraySlice<UInt8> = []
  private var watch: EventLoop.Watch?
  private var hasFailed = false

  /// Opens the terminal behind a descriptor once more, for itself: making the given descriptor
  /// non-blocking would make it so for the shell and all others that share it.
  ///
  /// - Parameters:
  ///   - number: a descriptor of the terminal; it stays the caller's.
  ///   - loop: waits for room.
  /// - Throws: `noDevice` when it is no terminal, `failed` when it cannot be opened.
  init(number: Int32, loop: EventLoop) throws(ScreenError) {
    guard isatty(number) == 1 else {
      throw ScreenError(
        .noDevice,
        "The output is not a terminal, so it cannot show pictures. "
          + "Start from a terminal, or choose another --display.")
    }
    do throws(Errno) {
      descriptor = try Self.open(number)
    } catch {
      throw ScreenError(
        error == .permissionDenied ? .permissionDenied : .failed,
        "The terminal cannot be opened for drawing: \(error). "
          + "Log in as the user who is to run the kiosk, or choose another --display.")
    }
    self.loop = loop
  }

  private static func open(_ number: Int32) throws(Errno) -> FileDescriptor {
    let options: FileDescriptor.OpenOptions = [.nonBlocking, .noControllingTerminal]
    do throws(Errno) {
      return try FileDescriptor(opening: "/proc/self/fd/\(number)", .writeOnly, options: options)
    } catch {
      // Another user's terminal, as after `su`, or no /proc: our controlling terminal opens always.
      guard tcgetpgrp(number) != -1 else { throw error }
      return try FileDescriptor(opening: "/dev/tty", .writeOnly, options: options)
    }
  }

  /// The window's size in cells, or the usual one where the terminal does not know it. The
  /// corresponding C request is `TIOCGWINSZ`.
  var windowSize: (columns: Int, rows: Int) {
    var window = winsize()
    guard ioctl(descriptor.rawValue, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return Self.usualSize }
    return (
      min(Int(window.ws_col), Self.largestSize.columns),
      min(Int(window.ws_row), Self.largestSize.rows)
    )
  }

  /// Sends bytes, now as far as there is room.
  func write(_ bytes: [UInt8]) {
    guard !hasFailed else { return }
    pending += bytes
    do throws(Errno) {
      try writePending()
      if !isDrained, watch == nil {
        watch = try loop.watch(descriptor.rawValue, for: .writable) { [weak self] _ in
          self?.resume()
        }
      }
    } catch {
      fail(error)
    }
  }

  /// Has a few bytes sent when the program crashes.
  func sendOnCrash(_ bytes: [UInt8]) {
    clinux_on_crash_send(descriptor.rawValue, bytes, bytes.count)
  }

  /// Sends last bytes in place of those still waiting. A terminal that is not reading loses what it
  /// has not read, rather than be waited for.
  func finish(_ bytes: [UInt8]) {
    clinux_on_crash_send(-1, nil, 0)
    watch?.cancel()
    watch = nil
    guard !hasFailed else { return }
    hasFailed = true
    pending = bytes[...]
    let deadline = loop.now + Self.patience
    while (try? writePending()) != nil, !isDrained {
      let left = (deadline - loop.now).nanoseconds / 1_000_000
      var request = pollfd(fd: descriptor.rawValue, events: Int16(POLLOUT), revents: 0)
      if left > 0, poll(&request, 1, Int32(left)) != 0 { continue }
      tcflush(descriptor.rawValue, TCOFLUSH)
      pending = bytes[...]
      try? writePending()
      return
    }
  }

  private func resume() {
    do throws(Errno) {
      try writePending()
    } catch {
      fail(error)
      return
    }
    guard isDrained else { return }
    watch?.cancel()
    watch = nil
    didDrain?()
  }

  private func writePending() throws(Errno) {
    while !pending.isEmpty {
      do throws(Errno) {
        let count = try JobControl.withoutStopping { () throws(Errno) -> Int in
          try write(pending)
        }
        pending = pending.dropFirst(count)
      } catch {
        if error == .wouldBlock { return }
        throw error
      }
    }
  }

  private func write(_ bytes: ArraySlice<UInt8>) throws(Errno) -> Int {
    let result: Result<Int, Errno> = bytes.withUnsafeBytes { buffer in
      do throws(Errno) {
        return .success(try descriptor.write(buffer))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func fail(_ error: Errno) {
    watch?.cancel()
    watch = nil
    hasFailed = true
    pending = []
    didFail?(error)
  }
}
