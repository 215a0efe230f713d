#include "clinux_terminal.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

static const int crash_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
enum { crash_signal_count = sizeof crash_signals / sizeof crash_signals[0] };
static struct sigaction found_actions[crash_signal_count];

static volatile sig_atomic_t has_sequence;
static int sequence_terminal;
static unsigned char sequence[128];
static size_t sequence_length;

static volatile sig_atomic_t has_modes;
static int modes_terminal;
static struct termios found_modes;

// Calls nothing but what POSIX lets a signal handler call.
static void handle_crash(int signal, siginfo_t *info, void *context) {
  (void)context;
  int found_errno = errno;
  if (has_modes) tcsetattr(modes_terminal, TCSANOW, &found_modes);
  if (has_sequence && write(sequence_terminal, sequence, sequence_length) < 0) {
    // Nobody is left to tell.
  }
  for (int i = 0; i < crash_signal_count; i++) {
    if (crash_signals[i] == signal) sigaction(signal, &found_actions[i], NULL);
  }
  // A fault happens again by itself as soon as this returns, for the handler that was found; a
  // signal that somebody sent has to be sent again.
  if (info->si_code <= 0 || signal == SIGTRAP) raise(signal);
  errno = found_errno;
}

static void install(void) {
  static bool is_installed;
  if (is_installed) return;
  is_installed = true;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handle_crash;
  // On a stack of its own, where there is one: this one may be what overflowed.
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  sigaddset(&action.sa_mask, SIGTTOU);
  for (int i = 0; i < crash_signal_count; i++) {
    sigaction(crash_signals[i], &action, &found_actions[i]);
  }
}

void clinux_on_crash_send(int terminal, const unsigned char *bytes, size_t count) {
  has_sequence = 0;
  if (!bytes || count > sizeof sequence) return;
  sequence_terminal = terminal;
  sequence_length = count;
  memcpy(sequence, bytes, count);
  has_sequence = 1;
  install();
}

void clinux_on_crash_set_modes(int terminal, const struct termios *modes) {
  has_modes = 0;
  if (!modes) return;
  modes_terminal = terminal;
  found_modes = *modes;
  has_modes = 1;
  install();
}
