#include <math.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>

#include "CBaselines.h"

static int channels_of(int color_type) {
  if (color_type == PNG_COLOR_TYPE_PALETTE) return 1;
  int colors = (color_type & PNG_COLOR_MASK_COLOR) != 0 ? 3 : 1;
  return (color_type & PNG_COLOR_MASK_ALPHA) != 0 ? colors + 1 : colors;
}

// Soft waves of colour; a fraction, 0 to 1.
static double wave(uint32_t x, uint32_t y, int channel) {
  return 0.5 + 0.35 * sin(x * 0.003 * (channel + 1)) * cos(y * 0.004);
}

static void fill_row(png_bytep row, cbaselines_picture picture, uint32_t y, uint32_t *seed) {
  int count = channels_of(picture.color_type);
  bool has_alpha = (picture.color_type & PNG_COLOR_MASK_ALPHA) != 0;
  for (uint32_t x = 0; x < picture.width; x++) {
    for (int channel = 0; channel < count; channel++) {
      double value = wave(x, y, channel) * 255;
      *seed = *seed * 1664525 + 1013904223;
      if (picture.is_noisy) value += (double)(*seed >> 28) + (double)(*seed >> 24 & 15) - 15;
      if (has_alpha && channel == count - 1) value = x % 64 < 48 ? 255 : value;
      uint8_t byte = value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value;
      *row++ = byte;
      if (picture.depth == 16) *row++ = (uint8_t)(*seed >> 16);
    }
  }
}

static void write_rows(png_structp png, png_infop info, cbaselines_picture picture, png_bytep row) {
  png_color palette[256];
  for (int i = 0; i < 256; i++)
    palette[i] = (png_color){(uint8_t)i, (uint8_t)(255 - i), (uint8_t)(i * 7)};
  int interlace = picture.is_interlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE;
  png_set_IHDR(
    png, info, picture.width, picture.height, picture.depth, picture.color_type, interlace,
    PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (picture.color_type == PNG_COLOR_TYPE_PALETTE) {
    png_set_PLTE(png, info, palette, 256);
  } else {
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_PAETH);
  }
  png_write_info(png, info);
  int passes = png_set_interlace_handling(png);
  for (int pass = 0; pass < passes; pass++) {
    uint32_t seed = 1;
    for (uint32_t y = 0; y < picture.height; y++) {
      fill_row(row, picture, y, &seed);
      png_write_row(png, row);
    }
  }
  png_write_end(png, info);
}

bool cbaselines_write(const char *path, cbaselines_picture picture) {
  FILE *file = fopen(path, "wb");
  png_bytep row = malloc((size_t)picture.width * 8);
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  bool is_made = file != NULL && row != NULL && info != NULL;
  if (is_made && setjmp(png_jmpbuf(png)) == 0) {
    png_init_io(png, file);
    write_rows(png, info, picture, row);
  } else {
    is_made = false;
  }
  png_destroy_write_struct(&png, &info);
  free(row);
  if (file != NULL && fclose(file) != 0) return false;
  return is_made;
}

// An interlaced picture is kept whole: each pass completes the rows of those before.
static void read_rows(png_structp png, png_infop info, png_bytep *rows) {
  png_read_info(png, info);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t size = png_get_rowbytes(png, info);
  uint32_t height = png_get_image_height(png, info);
  size_t step = passes > 1 ? size : 0;
  *rows = malloc(passes > 1 ? size * height : size);
  if (*rows == NULL) png_error(png, "no memory");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, *rows + y * step, NULL);
  png_read_end(png, info);
}

bool cbaselines_read_rows(const char *path) {
  FILE *file = fopen(path, "rb");
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  png_bytep *rows = calloc(1, sizeof *rows);
  bool is_read = file != NULL && info != NULL && rows != NULL;
  if (is_read && setjmp(png_jmpbuf(png)) == 0) {
    png_init_io(png, file);
    read_rows(png, info, rows);
  } else {
    is_read = false;
  }
  png_destroy_read_struct(&png, &info, NULL);
  if (rows != NULL) free(*rows);
  free(rows);
  if (file != NULL) fclose(file);
  return is_read;
}
