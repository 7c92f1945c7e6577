/* cliffhanger config: what somebody likes, and where that stands. */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/streams.h"

enum { PATH, CHECK };

static const struct flag flags[] = {
	[PATH] = { "path", NULL, FLAG_SWITCH, false, 0, 0, NULL, "only where the file lies" },
	[CHECK] = { "check", "FILE", FLAG_TEXT, false, 0, 0, NULL,
		"tells what is wrong with a file, and changes nothing" },
	{ .name = NULL }
};

/* False with the faults told. */
static bool load(const char *file, struct preferences *p)
{
	struct faults *const f = faults_new(file);
	const bool good = f && mapping_load(file, &preferences_mapping, p, f);

	if (f)
		faults_print(f, stderr);
	faults_free(f);
	return good;
}

void config_read(struct preferences *p, struct reason *trouble)
{
	char *const file = session_config_file();

	preferences_standard(p);
	*trouble = (struct reason){ "", "" };
	if (file && access(file, F_OK) == 0 && !load(file, p)) {
		preferences_standard(p);	/* half a file would be nobody's wish */
		refuse(trouble, "", "Your config.yaml has faults and counts for nothing: "
			"'cliffhanger config' tells them.");
	}
	free(file);
}

bool config_hard_to_read(const struct preferences *p, int i, struct reason *what)
{
	char text[200];

	if (preferences_unreadable(p, i, text, sizeof(text)))
		return !refuse(what, "", "Hard to read: %s.", text);
	return false;
}

static void tell_hard_to_read(const struct preferences *p)
{
	struct reason what;

	for (int i = 0; config_hard_to_read(p, i, &what); i++)
		complain(0, "%s", what.text);
}

static int print_path(void)
{
	char *const file = session_config_file();

	if (!file)
		return complain(EXIT_FOUND, "there is no home folder to keep settings in");
	arguments_print_plain("%s", file);
	free(file);
	return EXIT_DONE;
}

static int check_file(const char *file)
{
	struct preferences p;

	preferences_standard(&p);
	if (!load(file, &p))
		return EXIT_FOUND;
	tell_hard_to_read(&p);
	return EXIT_DONE;
}

static int print_all(void)
{
	struct buffer out = { 0 };
	struct reason trouble;
	struct preferences p;
	int status = EXIT_DONE;

	config_read(&p, &trouble);
	if (*trouble.text)
		status = complain(EXIT_FOUND, "%s", trouble.text);
	tell_hard_to_read(&p);
	preferences_write(&p, &out);
	if (out.failed)
		status = complain(EXIT_FOUND, "there is not enough memory");
	fputs(buffer_text(&out), stdout);
	buffer_free(&out);
	return status;
}

static int config_run(const struct arguments *a)
{
	if (arguments_has(a, PATH))
		return print_path();
	if (arguments_has(a, CHECK))
		return check_file(arguments_text(a, CHECK, ""));
	return print_all();
}

const struct command command_config = {
	"config", "", "Prints your settings as a whole file, with what each of them means.",
	"The file is read from where --path says; what is not in it is as it is usually.  See "
	"cliffhanger-config(5).", 0, 0, flags, config_run
};
