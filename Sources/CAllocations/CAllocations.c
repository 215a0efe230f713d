#include "CAllocations.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define HAS_SANITIZER
#endif
#endif

#ifdef HAS_SANITIZER

bool callocations_are_counted(void) { return false; }

uint64_t callocations_count(void) { return 0; }

#else

// glibc's own, under the names that stay when a program has a malloc of its own.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// A model that needs no memory itself: the thread's first allocation is counted too.
static _Thread_local uint64_t count __attribute__((tls_model("initial-exec")));

bool callocations_are_counted(void) { return true; }

uint64_t callocations_count(void) { return count; }

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count++;
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  // The alignment is a power of two and a multiple of a pointer's size, says POSIX.
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0)
    return EINVAL;
  count++;
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) return ENOMEM;
  *memory = block;
  return 0;
}

#endif
