public import Platform

/// Keeps what people say of pictures, for as long as the kiosk runs and, with a file, beyond. The file
/// is written in the background, soon after something was said, but at most once a minute.
@MainActor public final class OpinionKeeper {
  /// How long after something was said it is written at the earliest: people say several things.
  public static let gatheringTime = Duration.seconds(2)
  /// The time from one writing to the next, at least.
  public static let savingInterval = Duration.seconds(60)

  /// All that was said.
  public private(set) var book = OpinionBook()

  /// Told of the pictures of which something else is thought now.
  public var changeHandler: (@MainActor ([PictureKey]) -> Void)?

  /// Told in a sentence what goes wrong, and what becomes of it.
  public var complaintHandler: (@MainActor (String) -> Void)?

  private let file: OpinionFile?
  private let queue: any BackgroundQueue
  private let scheduler: any Scheduler

  /// What has been said and is in no file yet.
  private var unsaved: Set<PictureKey> = []
  private var saving: ScheduledAction?
  private var lastSave: Instant?
  private var lastNumber = 0
  private var isWriting = false
  /// Whether the file may have changed while it was written here.
  private var mustLookAgain = false
  private var isFailing = false
  private var isUnreadable = false

  /// A keeper that knows nothing before `load()`.
  ///
  /// - Parameters:
  ///   - file: where opinions outlive the kiosk; nil for nowhere.
  ///   - queue: where the file is written.
  ///   - scheduler: the clock.
  public init(file: OpinionFile?, queue: any BackgroundQueue, scheduler: any Scheduler) {
    self.file = file
    self.queue = queue
    self.scheduler = scheduler
  }

  /// Says what is thought of a picture.
  public func setOpinion(_ opinion: PictureOpinion, of key: PictureKey) {
    guard book[key] != opinion else { return }
    book[key] = opinion
    unsaved.insert(key)
    changeHandler?([key])
    scheduleSaving()
  }

  /// Reads the file, at the start and when somebody else has written to it. What was said here and is
  /// in no file yet still holds.
  public func load() {
    guard let file else { return }
    let former = book
    switch file.read() {
    case .missing: book = OpinionBook()
    case .book(let read, let count):
      book = read
      if count > 0 {
        complaintHandler?(
          "\(count == 1 ? "A line" : "\(count) lines") of \(file.path), which says what people like, "
            + "cannot be read and will not count. The file is kept under another name before it is "
            + "written anew.")
      }
    case .unreadable(let error):
      complaintHandler?(
        "What people like cannot be read from \(file.path) (\(error)). The file is left alone; what "
          + "is said now is remembered only until the kiosk ends.")
      isUnreadable = true
      return
    }
    isUnreadable = false
    for key in unsaved { book[key] = former[key] }
    let changed = Set(former.keys).union(book.keys).filter { former[$0] != book[$0] }
    if !changed.isEmpty { changeHandler?(Array(changed)) }
    scheduleSaving()
  }

  /// Reads the file if somebody else has written to it.
  public func fileMayHaveChanged() {
    mustLookAgain = isWriting
    if let file, !isWriting, file.isChanged { load() }
  }

  /// Writes what is not written yet, and waits for it: the kiosk ends.
  public func close() {
    saving.take()?.cancel()
    guard let file, !isUnreadable, !unsaved.isEmpty else { return }
    lastNumber += 1
    var outcome = file.write(book, number: lastNumber)
    if outcome == .changed {
      load()
      saving.take()?.cancel()
      outcome = file.write(book, number: lastNumber)
    }
    report(outcome)
  }

  private func scheduleSaving() {
    guard file != nil, !isUnreadable, !unsaved.isEmpty, saving == nil, !isWriting else { return }
    var time = scheduler.now + Self.gatheringTime
    if let lastSave { time = max(time, lastSave + Self.savingInterval) }
    saving = scheduler.schedule(at: time) { [weak self] in self?.save() }
  }

  private func save() {
    saving = nil
    guard let file else { return }
    lastNumber += 1
    lastSave = scheduler.now
    isWriting = true
    let (book, number, written) = (book, lastNumber, unsaved)
    queue.run({ file.write(book, number: number) }) { [weak self] outcome in
      self?.didWrite(outcome, of: book, written)
    }
  }

  private func didWrite(
    _ outcome: OpinionFile.Outcome, of book: OpinionBook, _ keys: Set<PictureKey>
  ) {
    isWriting = false
    report(outcome)
    switch outcome {
    case .written:
      // What was said meanwhile waits for the next time.
      unsaved = unsaved.filter { !keys.contains($0) || self.book[$0] != book[$0] }
    case .changed: load()
    case .failed: break
    }
    if mustLookAgain { fileMayHaveChanged() }
    scheduleSaving()
  }

  private func report(_ outcome: OpinionFile.Outcome) {
    guard let file else { return }
    switch outcome {
    case .written(let damagedFile):
      isFailing = false
      if let damagedFile { complaintHandler?("The damaged file is kept as \(damagedFile).") }
    case .failed(let error):
      if !isFailing {
        complaintHandler?(
          "What people like cannot be written to \(file.path) (\(error)). It is remembered until the "
            + "kiosk ends, and tried again every minute.")
      }
      isFailing = true
    case .changed: break
    }
  }
}
