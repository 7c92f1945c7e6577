/* Input: files that are read, whoever names them.
 *
 * Only ordinary files are.  Pipes, devices, sockets and folders are refused at once, since
 * a pipe may be waited for for ever, and what is named is read more than once.  /dev/stdin
 * is whatever it stands for: a file where the shell put one there.
 */
#ifndef CLIFFHANGER_INPUT_H
#define CLIFFHANGER_INPUT_H

#include <stddef.h>

/* Why a descriptor is not to be read, in a few words after "…: "; NULL = it is. */
const char *input_problem(int fd);
/* Opens a file; -1 with the problem. */
int input_open(const char *file, const char **problem);
/* The first `most` bytes of a file at most, NUL-ended, malloc'd; NULL with the problem. */
char *input_read(const char *file, size_t most, size_t *size, const char **problem);

#endif
