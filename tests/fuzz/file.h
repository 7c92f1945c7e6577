/* A test's own data, from beside it in the tree, and what it leaves behind. */
#ifndef TESTS_FUZZ_FILE_H
#define TESTS_FUZZ_FILE_H

#include <stddef.h>

/* The bytes of a file in the tree's tests/fuzz, NUL-ended; malloc'd.  Fails the
 * test if it cannot be read. */
char *test_file(const char *name, size_t *size);

/* Removes a folder that a test made, with all that is in it. */
void test_remove(const char *folder);

#endif
