/// Moves what moves in a window, from one frame to the next.
@MainActor final class Animator {
  private struct Item {
    unowned let view: View
    let property: AnimatedProperty
    let animation: PropertyAnimation
    let group: AnimationGroup
    /// When it begins; nil until the first frame.
    var start: Double?
  }

  private var items: [Item] = []
  /// The time of the last frame.
  private var time = -Double.infinity

  /// Whether anything moves.
  var isRunning: Bool { !items.isEmpty }

  /// How much time may pass between two frames, in seconds.
  var frameInterval: Double { items.map(\.group.frameInterval).min() ?? 0 }

  /// A property of a view has another value.
  ///
  /// - Parameters:
  ///   - property: which.
  ///   - view: in the window.
  ///   - former: the view before.
  func didChange(_ property: AnimatedProperty, of view: View, from former: View.Presentation) {
    let seen = view.animatedPresentation ?? former
    let index = items.firstIndex { $0.view === view && $0.property == property }
    let replaced = index.map { items.remove(at: $0) }
    if let group = AnimationGroup.current {
      let animation = PropertyAnimation(
        property, from: property.value(in: seen), to: property.value(in: view.plainPresentation),
        velocity: replaced.map(velocity(of:)), timing: group.timing, duration: group.duration)
      items.append(
        Item(view: view, property: property, animation: animation, group: group, start: nil))
      group.begin()
      // What comes from outside the window changes nothing to see yet.
      view.window?.requestFrame()
    }
    show(view, from: seen)
    replaced?.group.end(isFinished: false)
  }

  /// Has a view seen as it was, as far as it moves, and otherwise as its properties have it.
  private func show(_ view: View, from seen: View.Presentation) {
    let moving = items.filter { $0.view === view }
    guard !moving.isEmpty else {
      view.animatedPresentation = nil
      return
    }
    var presentation = view.plainPresentation
    for item in moving { item.property.set(item.property.value(in: seen), in: &presentation) }
    view.animatedPresentation = presentation
  }

  /// Moves everything to where it is to be seen.
  ///
  /// - Parameters:
  ///   - time: when the frame will be seen.
  ///   - now: when what has not moved yet begins to.
  func advance(to time: Double, at now: Double) {
    self.time = max(self.time, time)
    guard isRunning else { return }
    for index in items.indices where items[index].start == nil {
      items[index].start = now + items[index].group.delay
    }
    var views: [View] = []
    for item in items where !views.contains(where: { $0 === item.view }) { views.append(item.view) }
    let ended = items.filter { elapsed($0) >= $0.animation.length }
    items.removeAll { elapsed($0) >= $0.animation.length }
    for view in views { move(view) }
    for item in ended { item.group.end(isFinished: true) }
  }

  private func move(_ view: View) {
    var presentation = view.plainPresentation
    var isMoving = false
    for item in items where item.view === view {
      isMoving = true
      item.animation.apply(at: elapsed(item), to: &presentation)
    }
    let changes = presentation != view.presentation
    if changes { view.setNeedsDisplayOfExtent() }
    view.animatedPresentation = isMoving ? presentation : nil
    if changes { view.setNeedsDisplayOfExtent() }
  }

  /// How fast a property is seen to change, in its unit a second.
  func velocity(of property: AnimatedProperty, of view: View) -> SIMD8<Double> {
    items.first { $0.view === view && $0.property == property }.map(velocity(of:)) ?? .zero
  }

  private func velocity(of item: Item) -> SIMD8<Double> {
    // What waits for its time stands still.
    elapsed(item) >= 0 && item.start != nil ? item.animation.velocity(at: elapsed(item)) : .zero
  }

  private func elapsed(_ item: Item) -> Double { item.start.map { time - $0 } ?? 0 }

  /// Breaks off what moves a view, or anything in it.
  func stop(in branch: View, includingSubviews: Bool) {
    let isMeant: (Item) -> Bool = {
      includingSubviews ? $0.view.isDescendant(of: branch) : $0.view === branch
    }
    let stopped = items.filter(isMeant)
    items.removeAll(where: isMeant)
    for item in stopped {
      item.view.setNeedsDisplayOfExtent()
      item.view.animatedPresentation = nil
      item.view.setNeedsDisplayOfExtent()
    }
    for item in stopped { item.group.end(isFinished: false) }
  }
}
