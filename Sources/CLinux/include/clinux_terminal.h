// Gives a terminal back when the program crashes, which no Swift code could do any more.
#pragma once

#include <termios.h>

/// Sends a control sequence of at most 127 bytes to a terminal in case of a crash; nothing any more
/// when it is NULL. The descriptor stays open until then.
void clinux_on_crash_send(int terminal, const char *sequence);

/// Sets a terminal's modes in case of a crash; nothing any more when they are NULL.
void clinux_on_crash_set_modes(int terminal, const struct termios *modes);
