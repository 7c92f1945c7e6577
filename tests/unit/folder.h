/* A folder of a test's own for its saves, which is the program's own folder, too. */
#ifndef TEST_FOLDER_H
#define TEST_FOLDER_H

extern char folder[];
extern char file[], file2[];	/* two saves in it, which there are not yet */

/* For groups and teardowns of cmocka. */
int make_folder(void **state);
int clean_folder(void **state);
int remove_folder(void **state);

#endif
