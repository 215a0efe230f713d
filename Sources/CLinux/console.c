#include "CLinux.h"

#include <signal.h>
#include <stddef.h>

static const int crash_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE, SIGTRAP};
enum { crash_signal_count = sizeof crash_signals / sizeof *crash_signals };

static struct sigaction former_actions[crash_signal_count];
static volatile sig_atomic_t console = -1;
static volatile sig_atomic_t console_keyboard_mode;
static struct vt_mode kernel_switches = {.mode = VT_AUTO};
// A stack overflow leaves the handler no room on the stack that overflowed.
static char crash_stack[64 * 1024];

// Only async-signal-safe calls from here on down to the end of the function.
static void handle_crash(int number) {
  int descriptor = console;
  console = -1;
  if (descriptor >= 0) {
    ioctl(descriptor, KDSKBMODE, (long)console_keyboard_mode);
    ioctl(descriptor, KDSETMODE, (long)KD_TEXT);
    // While another terminal is shown, none of the three touches what is on the screen.
    ioctl(descriptor, VT_SETMODE, &kernel_switches);
  }
  for (size_t i = 0; i < crash_signal_count; i++)
    if (crash_signals[i] == number) sigaction(number, &former_actions[i], NULL);
  // Blocked while we are in its handler, so it comes again, to its former action, when we return.
  raise(number);
}

int clinux_virtual_terminal_number(int descriptor) {
  unsigned int device = 0;
  if (ioctl(descriptor, TIOCGDEV, &device) < 0) return -1;
  // The kernel's 32-bit device numbers: VTs are the first 63 minors of major 4.
  unsigned int major = device >> 8 & 0xfff, minor = (device & 0xff) | (device >> 12 & 0xfff00);
  return major == 4 && minor >= 1 && minor <= 63 ? (int)minor : -1;
}

void clinux_restore_console_on_crash(int descriptor, int keyboard_mode) {
  console_keyboard_mode = keyboard_mode;
  console = descriptor;
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    stack = (stack_t){.ss_sp = crash_stack, .ss_size = sizeof crash_stack};
    sigaltstack(&stack, NULL);
  }
  struct sigaction action = {.sa_handler = handle_crash, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < crash_signal_count; i++)
    sigaction(crash_signals[i], &action, &former_actions[i]);
}

void clinux_forget_console(void) {
  if (console < 0) return;
  console = -1;
  for (size_t i = 0; i < crash_signal_count; i++)
    sigaction(crash_signals[i], &former_actions[i], NULL);
}
