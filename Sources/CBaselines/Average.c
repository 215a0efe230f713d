#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "CBaselines.h"

static double light(double level) {
  double part = level / 255;
  return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4);
}

static uint8_t levels[65536];
static double lights[256];

static void fill_levels(void) {
  for (int level = 0; level < 256; level++) lights[level] = light(level);
  for (int place = 0, level = 0; place < 65536; place++) {
    while (level < 255 && light(level + 0.5) * 65535 <= place) level++;
    levels[place] = (uint8_t)level;
  }
}

static void fill_table(uint32_t *table, double weight) {
  for (int level = 0; level < 256; level++)
    table[level] = (uint32_t)(lights[level] * weight * 4294967295.0);
}

// Both lengths are in units of which a source row has as many as there are target rows.
static uint64_t covered(uint64_t row, uint64_t target_row, uint64_t height, uint64_t target_height) {
  uint64_t start = row * target_height, end = start + target_height;
  uint64_t first = target_row * height, last = first + height;
  return (end < last ? end : last) - (start > first ? start : first);
}

static void average_columns(
  const uint32_t *sums, uint32_t width, uint32_t *target, uint32_t target_width) {
  uint64_t first = 0;
  for (uint64_t x = 0; x < target_width; x++) {
    uint64_t last = ((x + 1) * width - 1) / target_width;
    float red = 0, green = 0, blue = 0;
    for (uint64_t source = first; source <= last; source++) {
      float weight =
        (float)covered(source, x, width, target_width) * (65535.0f / 16777216.0f / (float)width);
      red += weight * (float)(int32_t)(sums[source * 3] >> 8);
      green += weight * (float)(int32_t)(sums[source * 3 + 1] >> 8);
      blue += weight * (float)(int32_t)(sums[source * 3 + 2] >> 8);
    }
    target[x] = 0xFF000000 | (uint32_t)levels[(int)(fminf(red, 65535) + 0.5f)] << 16
      | (uint32_t)levels[(int)(fminf(green, 65535) + 0.5f)] << 8
      | levels[(int)(fminf(blue, 65535) + 0.5f)];
    first = (x + 1) * width / target_width;
  }
}

bool cbaselines_average(
  const uint8_t *pixels, uint32_t width, uint32_t height, uint32_t *target, uint32_t target_width,
  uint32_t target_height) {
  size_t count = (size_t)width * 3;
  uint32_t *sums = calloc(count, sizeof *sums);
  if (sums == NULL) return false;
  uint32_t whole[256], part[256];
  fill_levels();
  fill_table(whole, (double)target_height / height);
  uint32_t target_row = 0;
  for (uint32_t row = 0; row < height && target_row < target_height;) {
    const uint8_t *source = pixels + row * count;
    uint64_t units = covered(row, target_row, height, target_height);
    if (units != target_height) fill_table(part, (double)units / height);
    const uint32_t *table = units == target_height ? whole : part;
    for (size_t i = 0; i < count; i++) sums[i] += table[source[i]];
    uint64_t end = (uint64_t)(row + 1) * target_height;
    uint64_t target_end = (uint64_t)(target_row + 1) * height;
    if (end >= target_end) {
      average_columns(sums, width, target + (size_t)target_row * target_width, target_width);
      memset(sums, 0, count * sizeof *sums);
      target_row++;
    }
    // A row on the border counts in the next target row too.
    if (end <= target_end) row++;
  }
  free(sums);
  return true;
}
