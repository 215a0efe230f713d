// Gives a terminal back when the program crashes, which no Swift code could do any more.
#pragma once

#include <stddef.h>
#include <termios.h>

/// Sends bytes, at most 128, to a terminal in case of a crash; nothing any more when they are NULL.
/// The descriptor stays open until then.
void clinux_on_crash_send(int terminal, const unsigned char *bytes, size_t count);

/// Sets a terminal's modes in case of a crash; nothing any more when they are NULL.
void clinux_on_crash_set_modes(int terminal, const struct termios *modes);
