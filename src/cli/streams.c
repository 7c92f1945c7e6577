/* Streams: see streams.h. */
#include "config.h"
#include "cli/streams.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
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

int streams_told(int status, int error)
{
	if (error == 0 || error == EPIPE || error == EINTR)
		return status;
	return complain(status == EXIT_DONE ? EXIT_FOUND : status,
		"the output cannot be written: %s", error == EBADF ? "it is closed" :
		strerror(error));
}

int streams_close(int status)
{
	const bool failed = ferror(stdout) != 0;

	errno = 0;
	if (fclose(stdout) == 0 && !failed)
		return status;
	return streams_told(status, errno ? errno : EIO);
}
