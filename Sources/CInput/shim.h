#pragma once

#include <libinput.h>
#include <libudev.h>
#include <linux/input-event-codes.h>
#include <stdarg.h>
#include <stdio.h>

/// What libinput's callbacks reach through the user data of their context.
struct cinput_client {
  void *context;
  void (*log)(void *context, const char *message);
};

/// Formats a message here, since a Swift function cannot take a C argument list on every processor.
static inline void cinput_format_log(struct libinput *libinput, enum libinput_log_priority priority,
                                     const char *format, va_list arguments) {
  (void)priority;
  struct cinput_client *client = (struct cinput_client *)libinput_get_user_data(libinput);
  char message[512];
  vsnprintf(message, sizeof message, format, arguments);
  client->log(client->context, message);
}

/// Lets libinput be silent. Swift for arm64 cannot compile the call, whose handler has a `va_list`.
static inline void cinput_stop_log(struct libinput *libinput) {
  libinput_log_set_handler(libinput, NULL);
}

/// Sends what libinput says to the client's `log` function.
static inline void cinput_start_log(struct libinput *libinput) {
  libinput_log_set_handler(libinput, cinput_format_log);
}
