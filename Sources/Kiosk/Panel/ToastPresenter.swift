internal import Platform
internal import ViewKit

/// Shows a few words for some seconds, one after the other: new ones take the place of those before.
@MainActor final class ToastPresenter {
  /// How long words stay, for as many as people read in that time.
  static let showingTime = Duration.milliseconds(2800)
  private static let fadingTime = 0.25

  /// The words that are shown; nil when there are none, or they fade away.
  var text: String? { hiding == nil ? nil : toast?.text }

  private let scheduler: any Scheduler
  private var toast: ToastView?
  private var hiding: ScheduledAction?

  /// A presenter without words.
  init(scheduler: any Scheduler) { self.scheduler = scheduler }

  /// Shows words in front of everything in a view.
  func show(_ text: String, in view: View) {
    toast?.removeFromSuperview()
    let toast = ToastView(text)
    self.toast = toast
    toast.place(in: view.bounds)
    toast.alpha = 0
    view.addSubview(toast)
    View.animate(withDuration: Self.fadingTime) { toast.alpha = 1 }
    hiding?.cancel()
    hiding = scheduler.schedule(after: Self.showingTime) { [weak self] in self?.fade(toast) }
  }

  /// Takes the words away at once.
  func hide() {
    hiding.take()?.cancel()
    toast.take()?.removeFromSuperview()
  }

  /// The screen has another size.
  func layout() {
    if let toast, let superview = toast.superview { toast.place(in: superview.bounds) }
  }

  private func fade(_ toast: ToastView) {
    hiding = nil
    View.animate(withDuration: Self.fadingTime) {
      toast.alpha = 0
    } completion: { [weak self] _ in
      toast.removeFromSuperview()
      if self?.toast === toast { self?.toast = nil }
    }
  }
}
