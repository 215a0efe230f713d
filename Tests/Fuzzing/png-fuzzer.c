// Reads whatever libFuzzer makes up as the decoder would, through CPNG. Checksums are made right after
// each mutation, so that what follows their check is reached.
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "CPNG.h"

enum { maximum_side = 2000, maximum_pixels = 100 * 1000 };

size_t LLVMFuzzerMutate(uint8_t *bytes, size_t count, size_t capacity);

static void read_pixels(cpng_reader *reader, cpng_header header) {
  size_t row_size = (size_t)header.width * header.channels;
  size_t row_count = header.is_interlaced ? header.height : 1;
  uint8_t *rows = malloc(row_size * row_count);
  if (rows == NULL) return;
  cpng_status status = CPNG_OK;
  if (header.is_interlaced) {
    status = cpng_read_interlaced(reader, rows);
  } else {
    for (uint32_t y = 0; y < header.height && status == CPNG_OK; y++)
      status = cpng_read_row(reader, rows);
  }
  if (status == CPNG_OK) status = cpng_read_end(reader);
  if (status != cpng_reader_failure(reader)->status) abort();
  free(rows);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  cpng_reader *reader = cpng_reader_create_for_memory(bytes, count);
  if (reader == NULL) return 0;
  cpng_header header;
  cpng_status status = cpng_read_header(reader, maximum_side, maximum_side, &header);
  if (status == CPNG_OK && (size_t)header.width * header.height <= maximum_pixels)
    read_pixels(reader, header);
  size_t length = 0;
  const uint8_t *exif = cpng_reader_exif(reader, &length);
  volatile uint8_t last = exif == NULL || length == 0 ? 0 : exif[length - 1];
  (void)last;
  cpng_reader_pending(reader, &length);
  if (length > count) abort();
  cpng_reader_free(reader);
  return 0;
}

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void repair_checksums(uint8_t *bytes, size_t count) {
  for (size_t place = 8; place + 12 <= count;) {
    size_t length = big_endian(bytes + place);
    if (length > count - place - 12) return;
    uint32_t checksum = (uint32_t)crc32(0, bytes + place + 4, (uInt)length + 4);
    uint8_t *end = bytes + place + 8 + length;
    for (int i = 0; i < 4; i++) end[i] = (uint8_t)(checksum >> (24 - 8 * i));
    place += 12 + length;
  }
}

size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t count, size_t capacity, unsigned int seed) {
  count = LLVMFuzzerMutate(bytes, count, capacity);
  // One in eight keeps its wrong checksums.
  if (seed % 8 != 0) repair_checksums(bytes, count);
  return count;
}
