// Linux calls that Swift's Glibc module leaves out.
#pragma once

#include <linux/kd.h>
#include <linux/uhid.h>
#include <linux/vt.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <sys/prctl.h>

/// Names the calling thread; the kernel keeps 15 bytes.
static inline void clinux_set_thread_name(const char *name) {
  prctl(PR_SET_NAME, name, 0, 0, 0);
}
