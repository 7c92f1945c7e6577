/* Streams: see streams.h. */
#include "config.h"
#include "cli/streams.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "cli/arguments.h"

/* A closed standard output is open for reading only: whoever writes to it is told. */
static const int modes[] = {
	[STDIN_FILENO] = O_RDONLY, [STDOUT_FILENO] = O_RDONLY, [STDERR_FILENO] = O_WRONLY,
};

bool streams_open(void)
{
	signal(SIGXFSZ, SIG_IGN);
	for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
		if (fcntl(fd, F_GETFD) < 0 && errno == EBADF && open("/dev/null", modes[fd]) != fd)
			return false;
	return true;
}

/* Whether nobody is there any more to read it: a pipe's reader, or the terminal's line. */
static bool is_gone(int error)
{
	struct termios settings;

	return error == EPIPE || error == EINTR
		|| (error == EIO && tcgetattr(STDOUT_FILENO, &settings) < 0 && errno == EIO);
}

int streams_told(int status, int error)
{
	if (error == 0 || is_gone(error))
		return status;
	return complain(status == EXIT_DONE ? EXIT_FOUND : status,
		"the output cannot be written: %s", error == EBADF ? "it is closed" :
		strerror(error));
}

int streams_close(int status)
{
	const bool failed = ferror(stdout) != 0;

	errno = 0;
	if (fflush(stdout) != 0 || failed)	/* not yet closed: it is asked what it is */
		return streams_told(status, errno ? errno : EIO);
	return fclose(stdout) == 0 ? status : streams_told(status, errno);
}
