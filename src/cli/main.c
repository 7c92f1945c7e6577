/* cliffhanger: which command. */
#include "config.h"

#include <inttypes.h>
#include <locale.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/guest.h"
#include "cli/streams.h"
#include "cliffhanger/nearest.h"
#include "cliffhanger/rulebook.h"

static int help(void)
{
	puts("usage: cliffhanger [command] [options]\n"
		"Pulp adventure on a table of hexes; without a command, the title screen, which\n"
		"takes --speech, --ascii and what else tells how a game is shown.\n");
	for (int i = 0; commands[i]; i++) {
		char usage[48];

		snprintf(usage, sizeof(usage), "%s %s", commands[i]->name, commands[i]->operands);
		printf("  %-32s %s\n", usage, commands[i]->help);
	}
	puts("\ncliffhanger COMMAND --help tells more, and so does man cliffhanger.");
	return EXIT_DONE;
}

static int unknown(const char *word)
{
	const size_t length = strlen(word);
	struct nearest n;

	if (length > 5 && strcmp(word + length - 5, ".yaml") == 0)
		return complain(EXIT_USAGE, "did you mean cliffhanger play %.200s?", word);
	nearest_to(&n, word);
	for (int i = 0; commands[i]; i++)
		nearest_try(&n, commands[i]->name);
	if (nearest_word(&n))
		return complain(EXIT_USAGE, "unknown command '%.40s'; did you mean %s?", word,
			nearest_word(&n));
	return complain(EXIT_USAGE, "unknown command '%.40s'; see cliffhanger --help", word);
}

static int run(const struct command *c, int argc, char *const *argv)
{
	char complaint[COMPLAINT_MAX];
	struct arguments a;

	if (!arguments_read(&a, c, argc, argv, complaint))
		return complain(EXIT_USAGE, "%s", complaint);
	if (a.help && c == &command_title)
		return help();
	if (!a.help)
		return loading_opponent() ? c->run(&a) : EXIT_USAGE;
	command_usage(c, stdout);
	return EXIT_DONE;
}

static const struct command *named(const char *word)
{
	for (int i = 0; commands[i]; i++)
		if (strcmp(commands[i]->name, word) == 0)
			return commands[i];
	return NULL;
}

/* "cliffhanger --speech play X": options stand behind the command that they are of. */
static int run_title(int argc, char *const *argv)
{
	char complaint[COMPLAINT_MAX];
	struct arguments a;

	for (int i = 2; i < argc && !arguments_read(&a, &command_title, argc - 1, argv + 1,
			complaint); i++)
		if (named(argv[i]))
			return complain(EXIT_USAGE, "options stand behind the command: "
				"cliffhanger %s ... %.40s", argv[i], argv[1]);
	return run(&command_title, argc - 1, argv + 1);
}

/* What it is, and by which figures it plays: the same sums, the same games. */
static int version(void)
{
	puts(PACKAGE_STRING);
	for (int i = 0; rulebooks[i]; i++)
		printf("%-14s %016" PRIx64 "\n", rulebooks[i]->id, rulebook_digest(rulebooks[i]));
	return EXIT_DONE;
}

static int do_as_told(int argc, char *const *argv)
{
	if (argc < 2)
		return run(&command_title, 0, argv);
	if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
		return help();
	if (strcmp(argv[1], "--version") == 0)
		return version();
	if (named(argv[1]))
		return run(named(argv[1]), argc - 2, argv + 2);
	if (argv[1][0] == '-')
		return run_title(argc, argv);
	return unknown(argv[1]);
}

int main(int argc, char **argv)
{
	if (!streams_open())
		return EXIT_FOUND;
	guest_sweep(argc, argv);
	setlocale(LC_ALL, "");
	setlocale(LC_NUMERIC, "C");	/* reports are read by programs, too */
	return streams_close(do_as_told(argc, argv));
}
