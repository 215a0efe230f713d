// Reading and writing PNG with every failure as a value.
//
// libpng reports errors by longjmp, which must never cross a Swift frame. So each function here
// sets its own jump target, calls libpng, and returns a status. Nothing calls back into Swift.
//
// Read pixels are bytes: gray, or red, green and blue, or these and alpha, as the header says. Written
// ones are 32-bit words 0xAARRGGBB. Alpha is not multiplied in.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CPNG_OK,
  // The file does not begin as a PNG does.
  CPNG_NOT_PNG,
  // The header asks for more than the limits allow.
  CPNG_TOO_LARGE,
  // libpng refused the content.
  CPNG_DAMAGED,
  // The input ended before the picture did.
  CPNG_TRUNCATED,
  // The kernel refused a read or a write; the system error says why.
  CPNG_IO_ERROR,
} cpng_status;

// What stopped a reader or a writer. It stays the reader's or writer's own.
typedef struct {
  cpng_status status;
  // `errno` of the failed read or write, else 0.
  int system_error;
  // libpng's words, one line; empty when libpng said nothing.
  char message[128];
} cpng_failure;

typedef struct cpng_reader cpng_reader;

typedef struct {
  uint32_t width;
  uint32_t height;
  // All rows must be read at once, by cpng_read_interlaced.
  bool is_interlaced;
  // Bytes a pixel: 1 is gray, 3 is red, green and blue, 4 is these and alpha.
  uint32_t channels;
} cpng_header;

// Reads from the descriptor's current place; it stays the caller's. NULL without memory.
cpng_reader *cpng_reader_create_for_descriptor(int descriptor);

// Reads from bytes that must outlive the reader. NULL without memory.
cpng_reader *cpng_reader_create_for_memory(const void *bytes, size_t count);

void cpng_reader_free(cpng_reader *reader);

// Reads up to the first pixel. The header's size is set also when it is too large.
cpng_status cpng_read_header(
  cpng_reader *reader, uint32_t maximum_width, uint32_t maximum_height, cpng_header *header);

// Reads the next row of a picture that is not interlaced.
cpng_status cpng_read_row(cpng_reader *reader, uint8_t *row);

// Reads all rows, one after the other without gaps.
cpng_status cpng_read_interlaced(cpng_reader *reader, uint8_t *pixels);

// Reads what follows the pixels, up to and with the end mark.
cpng_status cpng_read_end(cpng_reader *reader);

// The Exif block met so far, owned by the reader; NULL when there is none.
const uint8_t *cpng_reader_exif(cpng_reader *reader, size_t *count);

// What is read but not used; after CPNG_NOT_PNG the file's first bytes.
const uint8_t *cpng_reader_pending(const cpng_reader *reader, size_t *count);

const cpng_failure *cpng_reader_failure(const cpng_reader *reader);

typedef struct cpng_writer cpng_writer;

// Writes to a descriptor, which stays the caller's. NULL without memory.
cpng_writer *cpng_writer_create(int descriptor);

void cpng_writer_free(cpng_writer *writer);

// Begins an sRGB picture of 8 bits a channel.
cpng_status cpng_write_header(
  cpng_writer *writer, uint32_t width, uint32_t height, bool has_alpha);

cpng_status cpng_write_row(cpng_writer *writer, const uint32_t *row);

cpng_status cpng_write_end(cpng_writer *writer);

const cpng_failure *cpng_writer_failure(const cpng_writer *writer);
