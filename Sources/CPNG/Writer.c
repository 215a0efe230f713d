#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "Failure.h"

struct cpng_writer {
  png_structp png;
  png_infop info;
  cpng_failure failure;
  int descriptor;
};

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
  cpng_writer *writer = png_get_io_ptr(png);
  while (count > 0) {
    ssize_t written = write(writer->descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) {
      writer->failure.status = CPNG_IO_ERROR;
      writer->failure.system_error = errno;
      png_error(png, "output refused");
    }
    bytes += written;
    count -= (size_t)written;
  }
}

static void flush(png_structp png) {
  (void)png;
}

cpng_writer *cpng_writer_create(int descriptor) {
  cpng_writer *writer = calloc(1, sizeof *writer);
  if (writer == NULL) return NULL;
  writer->descriptor = descriptor;
  writer->png = png_create_write_struct(
    PNG_LIBPNG_VER_STRING, &writer->failure, cpng_on_error, cpng_on_warning);
  if (writer->png != NULL) writer->info = png_create_info_struct(writer->png);
  if (writer->info == NULL) {
    cpng_writer_free(writer);
    return NULL;
  }
  png_set_write_fn(writer->png, writer, write_bytes, flush);
  return writer;
}

void cpng_writer_free(cpng_writer *writer) {
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer);
}

cpng_status cpng_write_header(
  cpng_writer *writer, uint32_t width, uint32_t height, bool has_alpha) {
  png_structp png = writer->png;
  png_infop info = writer->info;
  CPNG_CATCHING(png, &writer->failure, {
    png_set_IHDR(
      png, info, width, height, 8, has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(png, info);
    png_set_bgr(png);
    if (!has_alpha) png_set_filler(png, 0, PNG_FILLER_AFTER);
  });
}

cpng_status cpng_write_row(cpng_writer *writer, const uint32_t *row) {
  CPNG_CATCHING(writer->png, &writer->failure, {
    png_write_row(writer->png, (png_const_bytep)row);
  });
}

cpng_status cpng_write_end(cpng_writer *writer) {
  CPNG_CATCHING(writer->png, &writer->failure, {
    png_write_end(writer->png, NULL);
  });
}

const cpng_failure *cpng_writer_failure(const cpng_writer *writer) { return &writer->failure; }
