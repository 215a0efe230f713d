import Display
import Platform

extension KioskHost {
  /// Keeps the text console out of the way.
  func takeConsole() {
    do throws(ScreenError) {
      let console = try Console.takeOver(switchingBy: Signals.consoleSwitch)
      self.console = console
      console.handler = { [weak self] in self?.consoleDidSwitch(isShown: $0) }
      if !console.isShown {
        log.notice(
          "Another console is shown; the pictures wait until somebody switches to \(console.path).")
        consoleDidSwitch(isShown: false)
      }
    } catch {
      log.notice(error.description)
    }
  }

  /// Takes the program's own console before the screen if another one is shown: that one's user is
  /// not to lose the screen.
  func takeHiddenConsole() {
    if Console.isOwnHidden { takeConsole() }
  }

  /// Leaves screen and input devices to another console, or takes them back.
  func consoleDidSwitch(isShown: Bool) {
    trace.record("console", ["status": isShown ? "shown" : "hidden"])
    if isShown {
      screen?.resume()
      input?.start()
      endDarkness(.otherConsole)
    } else {
      goDark(.otherConsole, "another console is shown")
      input?.stop()
      screen?.suspend()
    }
  }

  /// Whether keys are to neither end the program nor leave its console.
  var isLocked: Bool { options.locksConsole && console != nil }

  /// Shows another console, as a person asks by keys.
  func showConsole(_ number: Int) {
    guard !isLocked, let console else { return }
    do throws(ScreenError) {
      try console.switchTo(number)
    } catch {
      log.warning(error.description)
    }
  }
}
