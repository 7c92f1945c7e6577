/* A house: a folder with the program's state, and an OpenSSH server on a loopback port that lets
 * people in by their keys, all made on the spot and all gone in the end.
 */
#ifndef TESTS_SSH_HOUSE_H
#define TESTS_SSH_HOUSE_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "caller.h"

enum { HOUSE_PATH = 512, HOUSE_WORDS = 64 };

struct house {
	char folder[HOUSE_PATH / 2];	/* all of it is in here */
	char state[HOUSE_PATH];		/* --state */
	char outside[HOUSE_PATH];	/* what no guest may read or change */
	char program[PATH_MAX];
	char user[64];			/* the service account: ours */
	int port;
	pid_t sshd;
	struct caller line;		/* house_hold_line() */
};

/* Opens it with accounts for these names, NULL-ended, each by a key; false: the tests are skipped,
 * which has been said. */
bool house_opens(struct house *h, const char *const *names);
void house_close(struct house *h);

/* Runs the program here, as who has the house; words NULL-ended, without its own name.  What it
 * said is the caller's. */
bool house_run(struct house *h, struct caller *c, const char *const *words);
/* What somebody runs to call: as house_call(), for who runs it himself. */
struct house_line {
	char key[HOUSE_PATH], port[16], known[HOUSE_PATH + 32], host[80], line[HOUSE_PATH];
	const char *argv[HOUSE_WORDS];
};
char *const *house_dials(const struct house *h, struct house_line *l, const char *name, bool pty,
	const char *const *options, const char *const *words);
/* Somebody calls by ssh: options before the host's name and words behind it, NULL-ended, may be
 * NULL.  pty: on a terminal. */
bool house_call(struct house *h, struct caller *c, const char *name, bool pty,
	const char *const *options, const char *const *words);
/* Keeps a line of somebody's open over which his later calls go, each a session of its own there
 * as any other, but sooner: all but those with the option -S none. */
void house_hold_line(struct house *h, const char *name);
/* The key of somebody, who need have no account. */
void house_key(const struct house *h, const char *name, char path[HOUSE_PATH]);
bool house_make_key(struct house *h, const char *name);
/* A path in its folder. */
void house_path(const struct house *h, const char *last, char path[HOUSE_PATH]);
/* Whether what stands outside is still as it was. */
bool house_untouched(const struct house *h);
/* The text in the file outside that nobody may see. */
extern const char house_secret[];
/* The end of the log of its sshd, for who wants to know why. */
void house_tell_log(const struct house *h);

#endif
