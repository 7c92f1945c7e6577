/* What looking a rule up costs, from the command line to the last line printed: milliseconds
 * of the whole program, beside the target and their ratio (below 1 is better).
 *
 * Each command is run many times with its output thrown away; the median counts.
 */
#include "config.h"
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { RUNS = 101, TARGET_US = 20000, WORDS_MAX = 6 };

static const char *const lookups[][WORDS_MAX] = {
	{ "rules", "pacific", "wounds" },		/* a subject of one book */
	{ "rules", "pacific", "wound" },		/* a table */
	{ "rules", "pacific", "A-21" },			/* a rule */
	{ "rules", "pacific", "shooting.short" },	/* a row */
	{ "rules", "pacific", "weapons" },		/* the largest of tables */
	{ "rules", "cover" },				/* a subject of all */
	{ "rules", "rifle" },				/* a search */
	{ "rules", "rugde" },				/* a suggestion */
	{ "rules", "pacific", "--format", "json" },	/* a whole book */
	{ "rules", "cover", "--format", "mdoc" },
};

static int64_t now_us(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static _Noreturn void become(const char *program, const char *const *words)
{
	const int nothing = open("/dev/null", O_RDWR);
	char *arguments[WORDS_MAX + 2] = { (char *)(uintptr_t)program };

	for (int i = 0; i < WORDS_MAX && words[i]; i++)
		arguments[i + 1] = (char *)(uintptr_t)words[i];
	for (int fd = 0; fd <= 2; fd++)
		dup2(nothing, fd);
	execv(program, arguments);
	_exit(127);
}

static int64_t run(const char *program, const char *const *words)
{
	const int64_t start = now_us();
	const pid_t child = fork();
	int status;

	if (child == 0)
		become(program, words);
	if (child < 0 || waitpid(child, &status, 0) < 0 || !WIFEXITED(status)
			|| WEXITSTATUS(status) == 127) {
		fprintf(stderr, "bench_rules: cannot run %s\n", program);
		exit(1);
	}
	return now_us() - start;
}

static int compare(const void *a, const void *b)
{
	const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;

	return (x > y) - (x < y);
}

static void tell(const char *program, const char *const *words)
{
	int64_t times[RUNS];
	char text[100];
	int n = 0;

	for (int i = 0; i < RUNS; i++)
		times[i] = run(program, words);
	qsort(times, RUNS, sizeof(times[0]), compare);
	for (int i = 0; i < WORDS_MAX && words[i]; i++)
		n += snprintf(text + n, sizeof(text) - (size_t)n, "%s%s", i ? " " : "", words[i]);
	printf("%-32s %6.1f ms    target %.0f, ratio %.2f\n", text,
		(double)times[RUNS / 2] / 1000, TARGET_US / 1000.0,
		(double)times[RUNS / 2] / TARGET_US);
}

int main(void)
{
	const char *const program = "src/cliffhanger";

	for (size_t i = 0; i < sizeof(lookups) / sizeof(lookups[0]); i++)
		tell(program, lookups[i]);
	return 0;
}
