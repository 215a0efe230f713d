// What plain C does with a picture, to compare with.
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef struct {
  uint32_t width;
  uint32_t height;
  // As the header of a PNG has them.
  int color_type;
  int depth;
  bool is_interlaced;
  // Noise as that of a camera's sensor, which hardly compresses, over soft colours; without it a
  // picture that is easily inflated.
  bool is_noisy;
} cbaselines_picture;

// Writes a PNG. False when the file cannot be written.
bool cbaselines_write(const char *path, cbaselines_picture picture);

// Reads all rows of a PNG through libpng, as they are, and forgets them. False when it cannot.
bool cbaselines_read_rows(const char *path);

// Shrinks an RGB picture to 0xFFRRGGBB words: averages of light by area. False without memory.
bool cbaselines_average(
  const uint8_t *pixels, uint32_t width, uint32_t height, uint32_t *target, uint32_t target_width,
  uint32_t target_height);
