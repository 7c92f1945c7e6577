/* A quick reference sheet on its way through groff to a PDF.
 *
 * groff is started as it is, without a shell; it reads the sheet from a pipe and writes to
 * our standard output.  What it has to say goes to a file of its own, of which the first
 * line is told if it fails.
 */
#include "config.h"
#include "cli/sheet.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/arguments.h"
#include "cliffhanger/nearest.h"

extern char **environ;

enum { NAMES_BYTES = 200, SAID_BYTES = 200 };

/* The books that have one: "rugged, pacific or moro" */
static void list_names(char names[NAMES_BYTES])
{
	size_t n = 0;
	int left = 0, all = 0;

	for (int i = 0; rulebooks[i]; i++)
		all += rulebooks[i]->sheet != NULL;
	left = all;
	names[0] = '\0';
	for (int i = 0; rulebooks[i] && n < NAMES_BYTES; i++)
		if (rulebooks[i]->sheet)
			n += (size_t)snprintf(names + n, NAMES_BYTES - n, "%s%s",
				left-- == all ? "" : left > 0 ? ", " : " or ", rulebooks[i]->id);
}

static int no_sheet(const char *book)
{
	char names[NAMES_BYTES];
	struct nearest n;

	nearest_to(&n, book);
	for (int i = 0; rulebooks[i]; i++)
		if (rulebooks[i]->sheet)
			nearest_try(&n, rulebooks[i]->id);
	if (nearest_word(&n))
		return complain(EXIT_USAGE, "rules: there is no sheet of '%.40s'; did you mean %s?",
			book, nearest_word(&n));
	list_names(names);
	return complain(EXIT_USAGE, "rules: there is no sheet of '%.40s', only of %s", book, names);
}

/* ---- groff ---- */

struct groff { pid_t pid; FILE *in, *said; };

static int spawn(pid_t *pid, char *const *words, const int in[2], int said)
{
	posix_spawn_file_actions_t files;
	posix_spawnattr_t attributes;
	sigset_t pipes;
	int error;

	sigemptyset(&pipes);
	sigaddset(&pipes, SIGPIPE);
	posix_spawnattr_init(&attributes);
	posix_spawnattr_setsigdefault(&attributes, &pipes);
	posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
	posix_spawn_file_actions_init(&files);
	posix_spawn_file_actions_adddup2(&files, in[0], STDIN_FILENO);
	posix_spawn_file_actions_adddup2(&files, said, STDERR_FILENO);
	error = posix_spawnp(pid, words[0], &files, &attributes, words, environ);
	posix_spawn_file_actions_destroy(&files);
	posix_spawnattr_destroy(&attributes);
	return error;
}

/* 0, or what went wrong. */
static int start(struct groff *g, bool landscape)
{
	char *const words[] = { "groff", "-Tpdf", "-P-pa4", landscape ? "-P-l" : NULL, NULL };
	int in[2], error = 0;

	*g = (struct groff) { .said = tmpfile() };
	if (!g->said || pipe(in) != 0)
		return errno;
	fcntl(in[1], F_SETFD, FD_CLOEXEC);
	error = spawn(&g->pid, words, in, fileno(g->said));
	close(in[0]);
	if (error == 0 && (g->in = fdopen(in[1], "w")) == NULL)
		error = errno;
	if (!g->in)
		close(in[1]);
	return error;
}

/* Waits for it; whether all went well. */
static bool finish(struct groff *g)
{
	int status = 0;

	if (g->in)
		fclose(g->in);
	if (g->pid > 0)
		while (waitpid(g->pid, &status, 0) < 0 && errno == EINTR)
			;
	return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static int tell_failure(FILE *out)
{
	char said[SAID_BYTES] = "";

	rewind(out);
	if (fgets(said, sizeof(said), out))
		said[strcspn(said, "\n")] = '\0';
	return complain(EXIT_FOUND, "rules: groff has made no PDF%s%s; Debian's package groff has "
		"all that it needs", *said ? ", it says: " : "", said);
}

static int print_sheet(const struct rulebook *b)
{
	struct groff g;
	int status = EXIT_DONE;
	int error;

	signal(SIGPIPE, SIG_IGN);	/* a groff that fails reads no further, and tells why */
	error = start(&g, b->sheet->landscape);
	if (error == 0)
		rules_sheet_roff(g.in, b);
	if (!finish(&g) && error == 0)
		status = tell_failure(g.said);
	else if (error == ENOENT)
		status = complain(EXIT_FOUND, "rules: a sheet is set by groff, which is not here; "
			"install Debian's package groff");
	else if (error != 0)
		status = complain(EXIT_FOUND, "rules: groff does not start: %s", strerror(error));
	if (g.said)
		fclose(g.said);
	return status;
}

int rules_sheet_print(const char *book, bool more)
{
	const struct rulebook *const b = book ? rulebook_find(book) : NULL;
	char names[NAMES_BYTES];

	list_names(names);
	if (!book)
		return complain(EXIT_USAGE, "rules: --sheet is of one system: %s", names);
	if (!b || !b->sheet)
		return no_sheet(book);
	if (more)
		return complain(EXIT_USAGE, "rules: a sheet is of the whole system, and a PDF; "
			"expected cliffhanger rules %s --sheet alone", book);
	if (isatty(STDOUT_FILENO))
		return complain(EXIT_USAGE, "rules: a sheet is a PDF, which is not for a terminal; "
			"cliffhanger rules %s --sheet > %s.pdf", book, book);
	return print_sheet(b);
}
