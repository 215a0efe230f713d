// Linux calls that Swift's Glibc module leaves out.
#pragma once

#include "clinux_terminal.h"
#include "clinux_uinput.h"

#include <linux/kd.h>
#include <linux/netlink.h>
#include <linux/uhid.h>
#include <linux/vt.h>
#include <malloc.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <sys/statfs.h>
#include <sys/timerfd.h>
#include <sys/prctl.h>

/// Names the calling thread; the kernel keeps 15 bytes.
static inline void clinux_set_thread_name(const char *name) {
  prctl(PR_SET_NAME, name, 0, 0, 0);
}

/// An ioctl whose argument is a number. Swift's own passes an int where the kernel reads a long.
static inline int clinux_ioctl(int descriptor, unsigned long request, long argument) {
  return ioctl(descriptor, request, argument);
}

/// The number of the virtual terminal that a descriptor is open on, 1 to 63; -1 when it is none.
int clinux_virtual_terminal_number(int descriptor);

/// From now on, a crash of the program first gives a virtual terminal its text, its keyboard and its
/// switching back, then goes on to do what it would have done. One terminal at a time, main thread only.
///
/// descriptor: the terminal, to be kept open until `clinux_forget_console`.
/// keyboard_mode: what to give back, as K_UNICODE.
void clinux_restore_console_on_crash(int descriptor, int keyboard_mode);

/// Takes that back.
void clinux_forget_console(void);
