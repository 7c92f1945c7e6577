/* The pager: see pager.h. */
#include "config.h"
#include "cli/external_pager.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { COMMAND_BYTES = 256, WORDS_MAX = 16 };

/* The words of a command, in `text`; false if there is none, or too much. */
static bool split(const char *command, char text[COMMAND_BYTES], char *words[WORDS_MAX + 1])
{
	char *rest = text;
	int n = 0;

	if (strlen(command) >= COMMAND_BYTES)
		return false;
	strcpy(text, command);
	while ((words[n] = strtok_r(rest, " \t", &rest)) != NULL)
		if (++n > WORDS_MAX)
			return false;
	return n > 0;
}

/* The child: it becomes the pager, or says through `report` that it cannot. */
static _Noreturn void become(char *const *words, const int pages[2], int report)
{
	const char no = 1;

	dup2(pages[0], STDIN_FILENO);
	close(pages[0]);
	close(pages[1]);
	setenv("LESS", "FRX", 0);
	setenv("LESSSECURE", "1", 1);	/* a page of rules is no way to a shell or to files */
	signal(SIGXFSZ, SIG_DFL);	/* as it was given to us */
	execvp(words[0], words);
	if (write(report, &no, 1) < 0)
		_exit(126);
	_exit(127);
}

/* Whether the child became what it should: then its end closed without a word. */
static bool became(int report)
{
	char no;
	ssize_t n;

	while ((n = read(report, &no, 1)) < 0 && errno == EINTR)
		;
	return n == 0;
}

static struct external_pager fork_external_pager(char *const *words, const int pages[2],
	const int report[2])
{
	struct external_pager p = { .pid = fork(), .output = STDOUT_FILENO };

	if (p.pid == 0)
		become(words, pages, report[1]);
	close(pages[0]);
	close(report[1]);
	if (p.pid > 0 && became(report[0])) {
		p.output = pages[1];
	} else {
		if (p.pid > 0)
			waitpid(p.pid, NULL, 0);
		close(pages[1]);
		p.pid = 0;
	}
	close(report[0]);
	return p;
}

struct external_pager external_pager_start(const char *command)
{
	struct external_pager none = { .pid = 0, .output = STDOUT_FILENO };
	char text[COMMAND_BYTES], *words[WORDS_MAX + 1];
	int pages[2], report[2];

	if (!split(command, text, words) || pipe(pages) != 0)
		return none;
	if (pipe(report) != 0) {
		close(pages[0]);
		close(pages[1]);
		return none;
	}
	fcntl(report[0], F_SETFD, FD_CLOEXEC);
	fcntl(report[1], F_SETFD, FD_CLOEXEC);
	return fork_external_pager(words, pages, report);
}

struct external_pager external_pager_open(void)
{
	const char *const command = getenv("PAGER");

	if (!isatty(STDOUT_FILENO))
		return external_pager_start("");
	return external_pager_start(command ? command : "less");
}

void external_pager_close(struct external_pager *p)
{
	if (p->pid == 0)
		return;
	close(p->output);
	while (waitpid(p->pid, NULL, 0) < 0 && errno == EINTR)
		;
	p->pid = 0;
}
