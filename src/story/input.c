/* Input: see input.h. */
#include "config.h"
#include "cliffhanger/input.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const struct { mode_t kind; const char *problem; } others[] = {
	{ S_IFIFO, "it is a pipe, not a file; put what it brings into a file first" },
	{ S_IFSOCK, "it is a socket, not a file" },
	{ S_IFCHR, "it is a device, not a file" },
	{ S_IFBLK, "it is a device, not a file" },
	{ S_IFDIR, "it is a folder, not a file" },
};

const char *input_problem(int fd)
{
	struct stat status;

	if (fstat(fd, &status) < 0)
		return strerror(errno);
	for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
		if ((status.st_mode & S_IFMT) == others[i].kind)
			return others[i].problem;
	return NULL;
}

/* Sockets cannot be opened at all; a terminal that there is not has the same error. */
static const char *unopened(const char *file)
{
	struct stat status;
	const int error = errno;

	return stat(file, &status) == 0 && S_ISSOCK(status.st_mode) ? others[1].problem
		: strerror(error);
}

int input_open(const char *file, const char **problem)
{
	/* Not to wait for a pipe's other end: what it is is seen after. */
	const int fd = open(file, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);

	*problem = fd >= 0 ? input_problem(fd) : unopened(file);
	if (!*problem)
		return fd;
	if (fd >= 0)
		close(fd);
	return -1;
}

static const char *read_up_to(int fd, char *text, size_t most, size_t *size)
{
	*size = 0;
	while (*size < most) {
		const ssize_t n = read(fd, text + *size, most - *size);

		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return strerror(errno);
		if (n == 0)
			break;
		*size += (size_t)n;
	}
	text[*size] = '\0';
	return NULL;
}

char *input_read(const char *file, size_t most, size_t *size, const char **problem)
{
	const int fd = input_open(file, problem);
	char *text;

	if (fd < 0)
		return NULL;
	text = malloc(most + 1);
	*problem = text ? read_up_to(fd, text, most, size) : "there is not enough memory";
	close(fd);
	if (!*problem)
		return text;
	free(text);
	return NULL;
}
