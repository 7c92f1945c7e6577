/* A folder of a test's own for its saves, which is the program's own folder, too. */
#ifndef TEST_FOLDER_H
#define TEST_FOLDER_H

#include <stddef.h>

extern char folder[];
extern char file[], file2[];	/* two saves in it, which there are not yet */

enum { FOLDER_PATH = 4096 };

void folder_path(char path[FOLDER_PATH], const char *base);	/* of a file in it */
/* All of a file, with a NUL behind it, to be freed; `size` may be NULL.  The test fails if it
 * cannot be read, or written. */
char *folder_read(const char *path, size_t *size);
void folder_write(const char *path, const char *data, size_t size);

/* For groups and teardowns of cmocka. */
int make_folder(void **state);
int clean_folder(void **state);
int remove_folder(void **state);

#endif
