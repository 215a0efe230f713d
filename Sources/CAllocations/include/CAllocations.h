// Counts what a thread allocates: malloc and its like stand here in the place of the C library's.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted: a sanitizer brings an allocator of its own, which is left alone.
bool callocations_are_counted(void);

/// How often the calling thread has allocated or resized memory since it started.
uint64_t callocations_count(void);
