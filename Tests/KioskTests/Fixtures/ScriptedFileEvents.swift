import Platform
import Synchronization

/// File events that the test makes. Watches are numbered from 1 up.
final class ScriptedFileEvents: FileEventSource {
  struct Script {
    var watched: [FilePath] = []
    var ended: [Int32] = []
    var pending: [FileEvent] = []
    /// What watching fails with.
    var failure: Errno?
  }

  let descriptor: Int32 = -1
  let script = Mutex(Script())

  func watch(_ folder: FilePath, for kind: FileEvent.Kind) throws(Errno) -> Int32 {
    let (failure, number) = script.withLock { script in
      if !script.watched.contains(folder) { script.watched.append(folder) }
      return (script.failure, script.watched.firstIndex(of: folder) ?? 0)
    }
    if let failure { throw failure }
    return Int32(number + 1)
  }

  func endWatch(_ watch: Int32) { script.withLock { $0.ended.append(watch) } }

  func events() -> [FileEvent] {
    script.withLock { script in
      defer { script.pending = [] }
      return script.pending
    }
  }
}
