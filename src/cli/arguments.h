/* Arguments: the command line, read by one table per command.
 *
 * The table of a command gives its checks, its `--help` and its complaints; no
 * command looks at argv itself.
 */
#ifndef CLI_ARGUMENTS_H
#define CLI_ARGUMENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { EXIT_DONE = 0, EXIT_FOUND = 1, EXIT_USAGE = 2 };
enum { GIVEN_MAX = 80, OPERANDS_MAX = 256, COMPLAINT_MAX = 400 };

enum flag_kind {
	FLAG_SWITCH,	/* takes no value */
	FLAG_YES,	/* the same, or =no against what else holds, or =yes */
	FLAG_TEXT,
	FLAG_NUMBER,	/* least … most */
	FLAG_WORD	/* one of `words` */
};

struct flag {
	const char *name;	/* "seed", typed --seed */
	const char *value;	/* "N": what help calls its value, NULL for switches */
	enum flag_kind kind;
	bool many;		/* may be given again */
	uint64_t least, most;
	const char *const *words;	/* NULL-ended */
	const char *help;
};

struct arguments;

struct command {
	const char *name;	/* "play" */
	const char *operands;	/* "NAME|FILE.yaml", or "" */
	const char *help;	/* one line */
	const char *more;	/* a paragraph for its own --help, or "" */
	int least_operands, most_operands;
	const struct flag *flags;	/* name NULL ends; never NULL */
	int (*run)(const struct arguments *a);
};

struct given_flag { const struct flag *flag; const char *text; uint64_t number; };

struct arguments {
	const struct command *command;
	bool help;		/* --help was asked for */
	int n_given, n_operands;
	struct given_flag given[GIVEN_MAX];
	const char *operands[OPERANDS_MAX];
};

/* Reads what follows the command's name.  False with one line: what was
 * found, what was expected. */
bool arguments_read(struct arguments *a, const struct command *c,
	int argc, char *const *argv, char complaint[COMPLAINT_MAX]);

/* What was given for a flag of the command's table, by its place there. */
bool arguments_has(const struct arguments *a, int flag);
const char *arguments_text(const struct arguments *a, int flag, const char *standard);
bool arguments_yes(const struct arguments *a, int flag, bool standard);
uint64_t arguments_number(const struct arguments *a, int flag, uint64_t standard);
int arguments_word(const struct arguments *a, int flag, int standard);
/* The nth value of a flag that may be given again; NULL past the last. */
const char *arguments_nth(const struct arguments *a, int flag, int n);

/* Reads a whole number without sign; false if it is none or does not fit. */
bool arguments_whole(const char *text, uint64_t *number);

/* "--format text|json|csv" */
void arguments_flag_usage(const struct flag *f, char *text, size_t size);
void command_usage(const struct command *c, FILE *out);	/* its --help */

/* One line on the standard output, which may name what comes from outside. */
void arguments_print_plain(const char *format, ...)
	__attribute__((format(printf, 1, 2)));
/* One line on the standard error, "cliffhanger: …"; returns `status`. */
int complain(int status, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

#endif
