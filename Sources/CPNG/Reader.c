#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "Failure.h"

enum {
  // Large reads: libpng itself asks for 4 and 8 bytes at a time.
  buffer_size = 64 * 1024,
  // Signature, then length, name, width and height of the first chunk.
  prefix_size = 8 + 4 + 4 + 4 + 4,
  // libpng's own default, so that no build of it decides. It bounds colour profiles and Exif.
  maximum_chunk_memory = 8 * 1000 * 1000,
  maximum_cached_chunks = 64,
  // The exponent of an sRGB screen, times 100,000.
  screen_gamma = 220000,
};

struct cpng_reader {
  png_structp png;
  png_infop info;
  uint32_t height;
  size_t row_size;
  int pass_count;
  cpng_failure failure;
  int descriptor;
  // What is read but not yet used: the buffer, or the caller's bytes.
  const uint8_t *next;
  size_t available;
  uint8_t *buffer;
};

// Reads more into the empty buffer. False at the end and on errors, which the failure then tells.
static bool refill(cpng_reader *reader) {
  if (reader->buffer == NULL) {
    reader->failure.status = CPNG_TRUNCATED;
    return false;
  }
  ssize_t count;
  do {
    count = read(reader->descriptor, reader->buffer, buffer_size);
  } while (count < 0 && errno == EINTR);
  if (count <= 0) {
    reader->failure.status = count == 0 ? CPNG_TRUNCATED : CPNG_IO_ERROR;
    reader->failure.system_error = count == 0 ? 0 : errno;
    return false;
  }
  reader->next = reader->buffer;
  reader->available = (size_t)count;
  return true;
}

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  while (count > 0) {
    if (reader->available == 0 && !refill(reader)) png_error(png, "input ended");
    size_t part = count < reader->available ? count : reader->available;
    memcpy(target, reader->next, part);
    reader->next += part;
    reader->available -= part;
    target += part;
    count -= part;
  }
}

// libpng only warns of a chunk above its limit, and then gives Exif as much memory as the file says.
static png_voidp allocate(png_structp png, png_alloc_size_t size) {
  (void)png;
  return size > maximum_chunk_memory ? NULL : malloc(size);
}

static void release(png_structp png, png_voidp memory) {
  (void)png;
  free(memory);
}

static cpng_reader *create(int descriptor, const void *bytes, size_t count) {
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->descriptor = descriptor;
  reader->next = bytes;
  reader->available = count;
  if (bytes == NULL) reader->buffer = malloc(buffer_size);
  reader->png = png_create_read_struct_2(
    PNG_LIBPNG_VER_STRING, &reader->failure, cpng_on_error, cpng_on_warning, NULL, allocate, release);
  if (reader->png != NULL) reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL || (bytes == NULL && reader->buffer == NULL)) {
    cpng_reader_free(reader);
    return NULL;
  }
  png_set_read_fn(reader->png, reader, read_bytes);
  return reader;
}

cpng_reader *cpng_reader_create_for_descriptor(int descriptor) {
  return create(descriptor, NULL, 0);
}

cpng_reader *cpng_reader_create_for_memory(const void *bytes, size_t count) {
  return create(-1, bytes, count);
}

void cpng_reader_free(cpng_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->buffer);
  free(reader);
}

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// Looks at the signature and at the size without consuming them: libpng would only warn of a size
// beyond the limits, and call the header invalid.
static cpng_status check_prefix(
  cpng_reader *reader, uint32_t maximum_width, uint32_t maximum_height, cpng_header *header) {
  if (reader->available == 0 && !refill(reader)) return reader->failure.status;
  size_t count = reader->available < 8 ? reader->available : 8;
  if (png_sig_cmp(reader->next, 0, count) != 0) return CPNG_NOT_PNG;
  if (reader->available < prefix_size) return CPNG_TRUNCATED;
  if (memcmp(reader->next + 12, "IHDR", 4) != 0) return CPNG_OK;
  header->width = big_endian(reader->next + 16);
  header->height = big_endian(reader->next + 20);
  bool is_too_large = header->width > maximum_width || header->height > maximum_height;
  return is_too_large ? CPNG_TOO_LARGE : CPNG_OK;
}

static void set_limits(png_structp png, uint32_t maximum_width, uint32_t maximum_height) {
  // Known kinds that change no pixel here are skipped like unknown ones.
  static const png_byte ignored[] =
    "bKGD\0cHRM\0hIST\0iTXt\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0tEXt\0tIME\0zTXt";
  png_set_user_limits(png, maximum_width, maximum_height);
  png_set_chunk_malloc_max(png, maximum_chunk_memory);
  png_set_chunk_cache_max(png, maximum_cached_chunks);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_WARN_DISCARD);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, ignored, sizeof ignored / 5);
}

// A colour profile is taken for sRGB, as nearly all are; a bare gAMA is honoured as browsers do.
static void set_gamma(png_structp png, png_infop info) {
  png_fixed_point gamma = 0;
  if (png_get_valid(png, info, PNG_INFO_sRGB | PNG_INFO_iCCP) != 0) return;
  if (png_get_gAMA_fixed(png, info, &gamma) == 0 || gamma <= 0) return;
  png_set_gamma_fixed(png, screen_gamma, gamma);
}

// Whatever the file holds, rows come out as bytes of gray, RGB or RGBA: no more of them than needed,
// since each is looked at once more.
static void set_transformations(png_structp png, bool has_alpha) {
  png_set_expand(png);
  png_set_scale_16(png);
  if (has_alpha) png_set_gray_to_rgb(png);
}

cpng_status cpng_read_header(
  cpng_reader *reader, uint32_t maximum_width, uint32_t maximum_height, cpng_header *header) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  *header = (cpng_header){0};
  reader->failure.status = check_prefix(reader, maximum_width, maximum_height, header);
  if (reader->failure.status != CPNG_OK) return reader->failure.status;

  CPNG_CATCHING(png, &reader->failure, {
    set_limits(png, maximum_width, maximum_height);
    png_read_info(png, info);
    header->width = png_get_image_width(png, info);
    header->height = png_get_image_height(png, info);
    header->is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
    bool has_alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) != 0
      || png_get_valid(png, info, PNG_INFO_tRNS) != 0;
    set_gamma(png, info);
    set_transformations(png, has_alpha);
    reader->height = header->height;
    reader->pass_count = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    header->channels = png_get_channels(png, info);
    bool is_known = header->channels == (has_alpha ? 4 : png_get_color_type(png, info) == 0 ? 1 : 3);
    reader->row_size = (size_t)header->width * header->channels;
    if (!is_known || png_get_rowbytes(png, info) != reader->row_size)
      png_error(png, "unexpected pixel layout");
  });
}

cpng_status cpng_read_row(cpng_reader *reader, uint8_t *row) {
  CPNG_CATCHING(reader->png, &reader->failure, {
    png_read_row(reader->png, row, NULL);
  });
}

cpng_status cpng_read_interlaced(cpng_reader *reader, uint8_t *pixels) {
  CPNG_CATCHING(reader->png, &reader->failure, {
    for (int pass = 0; pass < reader->pass_count; pass++)
      for (size_t y = 0; y < reader->height; y++)
        png_read_row(reader->png, pixels + y * reader->row_size, NULL);
  });
}

cpng_status cpng_read_end(cpng_reader *reader) {
  CPNG_CATCHING(reader->png, &reader->failure, {
    png_read_end(reader->png, reader->info);
  });
}

const uint8_t *cpng_reader_exif(cpng_reader *reader, size_t *count) {
  png_uint_32 length = 0;
  png_bytep bytes = NULL;
  if (png_get_eXIf_1(reader->png, reader->info, &length, &bytes) == 0) return NULL;
  *count = length;
  return bytes;
}

const uint8_t *cpng_reader_pending(const cpng_reader *reader, size_t *count) {
  *count = reader->available;
  return reader->next;
}

const cpng_failure *cpng_reader_failure(const cpng_reader *reader) { return &reader->failure; }
