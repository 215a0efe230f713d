internal import CInput
internal import Glibc
internal import Platform

/// What libinput asks of the program: to open and close devices, and to keep what it says.
@MainActor final class LibinputClient {
  /// A device that the kernel did not let us open.
  struct Refusal {
    let path: String
    let error: Errno
  }

  /// The devices that could not be opened since this was last emptied.
  var refusals: [Refusal] = []
  /// Hears what libinput says.
  var log: (@MainActor (String) -> Void)?

  fileprivate func openDevice(_ path: String, flags: Int32) -> Int32 {
    do throws(Errno) {
      return try retryingOnInterrupt { open(path, flags | O_CLOEXEC | O_NOCTTY) }
    } catch {
      refusals.append(Refusal(path: path, error: error))
      return -error.rawValue
    }
  }
}

/// The functions libinput calls. It does so only from within calls made to it, on the main thread.
let libinputInterface = libinput_interface(
  open_restricted: { path, flags, userData in
    guard let path, let userData else { return -EINVAL }
    let client = libinputClient(userData)
    let string = String(cString: path)
    return MainActor.assumeIsolated { client.openDevice(string, flags: flags) }
  },
  close_restricted: { descriptor, _ in close(descriptor) })

func receiveLibinputLog(_ context: UnsafeMutableRawPointer?, _ message: UnsafePointer<CChar>?) {
  guard let context, let message else { return }
  let client = Unmanaged<LibinputClient>.fromOpaque(context).takeUnretainedValue()
  var text = String(cString: message)
  if text.last == "\n" { text.removeLast() }
  let line = text
  MainActor.assumeIsolated { client.log?(line) }
}

private func libinputClient(_ userData: UnsafeMutableRawPointer) -> LibinputClient {
  let context = userData.assumingMemoryBound(to: cinput_client.self).pointee.context
  guard let context else { preconditionFailure("libinput was given no client") }
  return Unmanaged<LibinputClient>.fromOpaque(context).takeUnretainedValue()
}
