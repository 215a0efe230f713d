// What it takes to make an input device. Swift cannot see the kernel's macros for its requests.
#pragma once

#include <linux/uinput.h>

enum {
  CLINUX_UI_DEV_CREATE = UI_DEV_CREATE,
  CLINUX_UI_DEV_SETUP = UI_DEV_SETUP,
  CLINUX_UI_ABS_SETUP = UI_ABS_SETUP,
  CLINUX_UI_SET_EVBIT = UI_SET_EVBIT,
  CLINUX_UI_SET_KEYBIT = UI_SET_KEYBIT,
  CLINUX_UI_SET_PROPBIT = UI_SET_PROPBIT,
};
