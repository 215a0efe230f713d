import Raster
import Testing

@testable import ViewKit

@MainActor struct UndoTests {
  /// Something that can be changed and changed back.
  @MainActor private final class Document {
    let undoManager = UndoManager()
    private(set) var value = 0
    func set(_ newValue: Int) {
      let old = value
      undoManager.registerUndo(withTarget: self) { $0.set(old) }
      value = newValue
    }
  }

  private final class Editor: View {
    let manager = UndoManager()
    override var canBecomeFirstResponder: Bool { true }
    override var undoManager: UndoManager? { manager }
  }

  private final class Delegate: ApplicationDelegate {
    var offers: [UndoManager] = []
    func application(_ application: Application, didShakeToEditWith undoManager: UndoManager) {
      offers.append(undoManager)
    }
  }

  @Test func stepsAreTakenBackAndDoneAgainInOrder() {
    let document = Document()
    document.set(1)
    document.set(2)

    document.undoManager.undo()
    #expect(document.value == 1)
    document.undoManager.undo()
    #expect(document.value == 0)
    #expect(!document.undoManager.canUndo)
    document.undoManager.undo()
    document.undoManager.redo()
    document.undoManager.redo()
    #expect(document.value == 2)
    #expect(!document.undoManager.canRedo)

    document.undoManager.undo()
    #expect(document.value == 1)
  }

  @Test func newStepMakesRedoImpossible() {
    let document = Document()
    document.set(1)
    document.undoManager.undo()
    #expect(document.undoManager.canRedo)

    document.set(5)

    #expect(!document.undoManager.canRedo)
  }

  @Test func groupIsOneStep() {
    let document = Document()
    document.undoManager.beginUndoGrouping()
    document.set(1)
    document.set(2)
    document.undoManager.endUndoGrouping()

    document.undoManager.undo()
    #expect(document.value == 0)
    document.undoManager.redo()
    #expect(document.value == 2)
  }

  @Test func emptyGroupIsNoStep() {
    let manager = UndoManager()

    manager.beginUndoGrouping()
    manager.endUndoGrouping()

    #expect(!manager.canUndo)
  }

  @Test func nameStaysWithTheStep() {
    let document = Document()
    document.set(1)
    document.undoManager.setActionName("New Picture")
    #expect(document.undoManager.undoActionName == "New Picture")

    document.undoManager.undo()

    #expect(document.undoManager.undoActionName == "")
    #expect(document.undoManager.redoActionName == "New Picture")
  }

  @Test func onlyTheLastLevelsAreKept() {
    let document = Document()
    document.undoManager.levelsOfUndo = 2
    for value in 1...5 { document.set(value) }

    for _ in 0..<5 { document.undoManager.undo() }

    #expect(document.value == 3)
  }

  @Test func targetIsNotKeptAlive() {
    let manager = UndoManager()
    weak var gone: Document?
    do {
      let document = Document()
      gone = document
      manager.registerUndo(withTarget: document) { $0.set(9) }
    }

    #expect(gone == nil)
    manager.undo()
  }

  @Test func forgettingLeavesNothing() {
    let document = Document()
    document.set(1)
    document.set(2)
    document.undoManager.undo()

    document.undoManager.removeAllActions()

    #expect(!document.undoManager.canUndo)
    #expect(!document.undoManager.canRedo)
  }

  @Test func undoManagerIsTheNearestOneOfTheChain() {
    let stage = Stage()
    let editor = Editor(frame: .zero)
    let leaf = View()
    stage.view.addSubview(editor)
    editor.addSubview(leaf)

    #expect(leaf.undoManager === editor.manager)
    #expect(stage.view.undoManager === stage.window.undoManager)
    #expect(stage.window.undoManager != nil)
    #expect(View().undoManager == nil)
  }

  @Test func shakeOffersToUndoWhatTheFirstResponderDid() {
    let stage = Stage()
    let delegate = Delegate()
    stage.application.delegate = delegate
    let editor = Editor(frame: .zero)
    stage.view.addSubview(editor)
    editor.becomeFirstResponder()
    #expect(stage.application.applicationSupportsShakeToEdit)

    stage.application.motionDidBegin(at: 1)
    stage.application.motionDidEnd(at: 2)
    #expect(delegate.offers.isEmpty)

    editor.manager.registerUndo(withTarget: editor) { _ in }
    stage.application.motionDidBegin(at: 3)
    #expect(delegate.offers.isEmpty)
    stage.application.motionDidEnd(at: 4)
    #expect(delegate.offers.count == 1)
    #expect(delegate.offers.first === editor.manager)

    editor.manager.undo()
    #expect(!editor.manager.canUndo)
    #expect(!editor.manager.canRedo)
    stage.application.motionDidBegin(at: 5)
    stage.application.motionDidEnd(at: 6)
    #expect(delegate.offers.count == 1)
  }

  @Test func cancelledShakeAndUnwantedShakeToEditOfferNothing() throws {
    let stage = Stage()
    let delegate = Delegate()
    stage.application.delegate = delegate
    let manager = try #require(stage.window.undoManager)
    manager.registerUndo(withTarget: stage.window) { _ in }

    stage.application.motionDidBegin(at: 1)
    stage.application.motionDidCancel(at: 2)
    stage.application.applicationSupportsShakeToEdit = false
    stage.application.motionDidBegin(at: 3)
    stage.application.motionDidEnd(at: 4)

    #expect(delegate.offers.isEmpty)
  }
}
