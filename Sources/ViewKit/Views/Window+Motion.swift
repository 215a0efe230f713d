extension Window {
  /// Who gets an event that has no place: the first responder; else the front-most view controller,
  /// so that a controller needs no first-responder status to hear of a shake; else the window.
  var initialResponder: Responder { firstResponder ?? rootViewController ?? self }

  /// Hands a motion to its responder. Who got the beginning gets the end, whoever is first by then.
  func sendMotion(_ event: Event) {
    switch event.motionPhase {
    case .began:
      let responder = initialResponder
      motionResponder = responder
      responder.motionBegan(event.subtype, with: event)
    case .ended:
      motionResponder.take()?.motionEnded(event.subtype, with: event)
    case .cancelled:
      motionResponder.take()?.motionCancelled(event.subtype, with: event)
    case nil: break
    }
  }
}
