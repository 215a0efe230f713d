#include "Failure.h"

#include <stdio.h>

void cpng_on_error(png_structp png, png_const_charp message) {
  cpng_failure *failure = png_get_error_ptr(png);
  // An input or output callback has already said what went wrong.
  if (failure->status == CPNG_OK) {
    failure->status = CPNG_DAMAGED;
    snprintf(failure->message, sizeof failure->message, "%s", message);
  }
  png_longjmp(png, 1);
}

// What libpng can put right is shown, and nobody has to know.
void cpng_on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}
