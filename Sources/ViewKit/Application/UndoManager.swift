/// Remembers how to take back what was done. Apple's page is `UndoManager` of Foundation.
@MainActor public final class UndoManager {
  private struct Step {
    var name: String
    var actions: [@MainActor () -> Void]
  }

  private enum Direction {
    case forward
    case undoing
    case redoing
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var openGroups = 0
  private var group = Step(name: "", actions: [])
  private var direction = Direction.forward

  /// How many steps are remembered; 0, the default, for all.
  public var levelsOfUndo = 0 { didSet { forgetOldest() } }

  /// An undo manager with nothing to undo.
  public init() {}

  /// Whether something can be taken back.
  public var canUndo: Bool { !undoSteps.isEmpty }

  /// Whether something that was taken back can be done again.
  public var canRedo: Bool { !redoSteps.isEmpty }

  /// What the next undo takes back; empty when it has no name.
  public var undoActionName: String { undoSteps.last?.name ?? "" }

  /// What the next redo does again; empty when it has no name.
  public var redoActionName: String { redoSteps.last?.name ?? "" }

  /// Whether an undo is being carried out.
  public var isUndoing: Bool { direction == .undoing }

  /// Whether a redo is being carried out.
  public var isRedoing: Bool { direction == .redoing }

  /// Remembers how to take back what is being done. While an undo is carried out, that is how to
  /// redo it.
  ///
  /// - Parameters:
  ///   - target: whom it is about; it is not kept alive, and without it the step does nothing.
  ///   - handler: takes it back.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    let action = { @MainActor [weak target] in
      if let target { handler(target) }
    }
    beginUndoGrouping()
    group.actions.append(action)
    endUndoGrouping()
  }

  /// Takes everything that is registered until `endUndoGrouping()` as one step.
  public func beginUndoGrouping() { openGroups += 1 }

  /// Ends what `beginUndoGrouping()` began.
  public func endUndoGrouping() {
    precondition(openGroups > 0, "endUndoGrouping() without its beginning")
    openGroups -= 1
    guard openGroups == 0, !group.actions.isEmpty else { return }
    let step = group
    group = Step(name: "", actions: [])
    switch direction {
    case .forward:
      redoSteps = []
      undoSteps.append(step)
      forgetOldest()
    case .undoing: redoSteps.append(step)
    case .redoing: undoSteps.append(step)
    }
  }

  /// Names what was registered last, or is being registered.
  public func setActionName(_ name: String) {
    if openGroups > 0 {
      group.name = name
    } else if !undoSteps.isEmpty {
      undoSteps[undoSteps.count - 1].name = name
    }
  }

  /// Takes the last step back.
  public func undo() {
    guard openGroups == 0, let step = undoSteps.popLast() else { return }
    perform(step, as: .undoing)
  }

  /// Does the step that was taken back last again.
  public func redo() {
    guard openGroups == 0, let step = redoSteps.popLast() else { return }
    perform(step, as: .redoing)
  }

  /// Forgets all steps.
  public func removeAllActions() {
    undoSteps = []
    redoSteps = []
  }

  private func perform(_ step: Step, as newDirection: Direction) {
    direction = newDirection
    beginUndoGrouping()
    for action in step.actions.reversed() { action() }
    if group.name.isEmpty { group.name = step.name }
    endUndoGrouping()
    direction = .forward
  }

  private func forgetOldest() {
    if levelsOfUndo > 0, undoSteps.count > levelsOfUndo {
      undoSteps.removeFirst(undoSteps.count - levelsOfUndo)
    }
  }
}
