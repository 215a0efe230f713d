internal import CInput

extension LibinputEvent {
  /// Reads one of libinput's own. The corresponding C type is `libinput_event`.
  init(_ event: OpaquePointer) {
    let type = libinput_event_get_type(event)
    switch type {
    case LIBINPUT_EVENT_DEVICE_ADDED:
      self = LibinputDevice(of: event).map { .deviceAdded($0) } ?? .other
    case LIBINPUT_EVENT_DEVICE_REMOVED:
      self = LibinputDevice(of: event).map { .deviceRemoved($0) } ?? .other
    case LIBINPUT_EVENT_KEYBOARD_KEY:
      self.init(key: libinput_event_get_keyboard_event(event))
    case LIBINPUT_EVENT_TOUCH_DOWN, LIBINPUT_EVENT_TOUCH_MOTION, LIBINPUT_EVENT_TOUCH_UP,
      LIBINPUT_EVENT_TOUCH_CANCEL:
      let touch = libinput_event_get_touch_event(event)
      self = .touch(
        TouchStep(type, touch), slot: Int(libinput_event_touch_get_seat_slot(touch)),
        device: LibinputDevice.id(of: event),
        microseconds: libinput_event_touch_get_time_usec(touch))
    case LIBINPUT_EVENT_TOUCH_FRAME: self = .touchFrame
    case LIBINPUT_EVENT_POINTER_MOTION, LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE,
      LIBINPUT_EVENT_POINTER_BUTTON:
      self.init(
        type, pointer: libinput_event_get_pointer_event(event),
        device: LibinputDevice.id(of: event))
    default:
      self = .other
    }
  }

  private init(key: OpaquePointer?) {
    self = .key(
      code: libinput_event_keyboard_get_key(key),
      isDown: libinput_event_keyboard_get_key_state(key) == LIBINPUT_KEY_STATE_PRESSED,
      holderCount: Int(libinput_event_keyboard_get_seat_key_count(key)),
      microseconds: libinput_event_keyboard_get_time_usec(key))
  }

  private init(_ type: libinput_event_type, pointer: OpaquePointer?, device: Int) {
    let microseconds = libinput_event_pointer_get_time_usec(pointer)
    switch type {
    case LIBINPUT_EVENT_POINTER_MOTION:
      self = .pointerMotion(
        x: libinput_event_pointer_get_dx(pointer), y: libinput_event_pointer_get_dy(pointer),
        microseconds: microseconds)
    case LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE:
      self = .pointerPosition(
        x: libinput_event_pointer_get_absolute_x_transformed(pointer, 1),
        y: libinput_event_pointer_get_absolute_y_transformed(pointer, 1),
        microseconds: microseconds)
    default:
      let isDown =
        libinput_event_pointer_get_button_state(pointer) == LIBINPUT_BUTTON_STATE_PRESSED
      self = .button(
        PointerButton(
          code: libinput_event_pointer_get_button(pointer),
          change: isDown ? .pressed : .released, device: device),
        holderCount: Int(libinput_event_pointer_get_seat_button_count(pointer)),
        microseconds: microseconds)
    }
  }
}

extension TouchStep {
  /// A width and height of 1 have libinput tell fractions of the screen, its calibration applied.
  fileprivate init(_ type: libinput_event_type, _ touch: OpaquePointer?) {
    func place() -> (x: Double, y: Double) {
      (
        libinput_event_touch_get_x_transformed(touch, 1),
        libinput_event_touch_get_y_transformed(touch, 1)
      )
    }
    switch type {
    case LIBINPUT_EVENT_TOUCH_DOWN:
      let (x, y) = place()
      self = .down(x: x, y: y)
    case LIBINPUT_EVENT_TOUCH_MOTION:
      let (x, y) = place()
      self = .motion(x: x, y: y)
    case LIBINPUT_EVENT_TOUCH_UP: self = .up
    default: self = .cancel
    }
  }
}

extension LibinputDevice {
  /// The device of an event; nil when it is none that is listened to.
  fileprivate init?(of event: OpaquePointer) {
    let device = libinput_event_get_device(event)
    func has(_ capability: libinput_device_capability) -> Bool {
      libinput_device_has_capability(device, capability) != 0
    }
    let hasKeys = has(LIBINPUT_DEVICE_CAP_KEYBOARD)
    guard hasKeys || has(LIBINPUT_DEVICE_CAP_TOUCH) || has(LIBINPUT_DEVICE_CAP_POINTER),
      let name = libinput_device_get_name(device)
    else { return nil }
    self.init(id: Self.id(of: event), name: String(cString: name), hasKeys: hasKeys)
  }

  /// The device's address: libinput keeps it for as long as there are events of it.
  fileprivate static func id(of event: OpaquePointer) -> Int {
    Int(bitPattern: libinput_event_get_device(event))
  }
}
