// How both directions catch what libpng throws.
#pragma once

#include <png.h>
#include <setjmp.h>

#include "CPNG.h"

// The bytes blue, green, red, alpha are the word 0xAARRGGBB.
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "pixels are little-endian words");

// For png_create_*_struct, with the cpng_failure as error pointer.
PNG_NORETURN void cpng_on_error(png_structp png, png_const_charp message);
void cpng_on_warning(png_structp png, png_const_charp message);

// Runs a block of libpng calls. No local variable may be both changed in it and read afterwards:
// a jump back leaves such a variable undefined.
#define CPNG_CATCHING(png, failure, ...) \
  do { \
    if (setjmp(png_jmpbuf(png)) == 0) { \
      __VA_ARGS__ \
    } \
    return (failure)->status; \
  } while (0)
