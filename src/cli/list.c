/* cliffhanger list: what can be played, and what has been. */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/commands.h"
#include "cli/streams.h"
#include "cliffhanger/hero.h"
#include "cliffhanger/hosted.h"
#include "cliffhanger/text.h"

enum { NAMES };
enum { NAMES_SCENARIOS, NAMES_SAVES, NAMES_HEROES, NAMES_TABLES };

static const char *const kinds[] = { "scenarios", "saves", "heroes", "tables", NULL };
static const struct flag flags[] = {
	[NAMES] = { "names", "scenarios|saves|heroes|tables", FLAG_WORD, false, 0, 0, kinds,
		"their names alone, a line each, with a tab and the title behind it" },
	{ .name = NULL }
};

/* ---- names, for programs ---- */

/* One that would not be a line and a name is left out. */
static void print_name(const char *name, const char *title)
{
	char *const plain = text_plain(name, strlen(name)) ? strdup(title) : NULL;

	if (!plain)
		return;
	text_clean(plain);
	printf("%s\t%s\n", name, plain);
	free(plain);
}

static void name_scenarios(void)
{
	int count;
	struct scenario_entry *const list = scenario_list(&count);

	for (int i = 0; i < count; i++)
		print_name(list[i].name, list[i].title);
	scenario_list_free(list, count);
}

static void name_saves(void)
{
	int count;
	struct save_entry *const list = session_list(&count);

	for (int i = 0; i < count; i++)
		print_name(list[i].file, list[i].title);
	session_list_free(list, count);
}

/* What `prp show` calls it: its file's name without what is behind the point. */
static void name_hero(const char *file)
{
	const char *const last = strrchr(file, '/') + 1;
	char name[NAME_MAX_BYTES * 4];

	snprintf(name, sizeof(name), "%.*s", (int)strcspn(last, "."), last);
	print_name(name, "");
}

static void name_heroes(void)
{
	int count;
	char **const list = heroes_list(&count);

	for (int i = 0; i < count; i++)
		name_hero(list[i]);
	heroes_list_free(list, count);
}

static void name_tables(void)
{
	int count;
	struct hosted_entry *const list = hosted_list("", NULL, &count);

	for (int i = 0; i < count; i++)
		print_name(list[i].name, list[i].title);
	hosted_list_free(list, count);
}

static void (*const name_them[])(void) = {
	[NAMES_SCENARIOS] = name_scenarios,
	[NAMES_SAVES] = name_saves,
	[NAMES_HEROES] = name_heroes,
	[NAMES_TABLES] = name_tables,
};

/* ---- for people ---- */

static bool list_scenarios(struct output *t)
{
	int count;
	struct scenario_entry *const list = scenario_list(&count);
	const char *campaign = "";

	for (int i = 0; i < count; i++)
		if (strstr(list[i].name, "tutorial"))
			output_say(t, 6, "Begin with the tutorial: cliffhanger play %s.",
				list[i].name);
	output_say(t, 0, count > 0 ? "Scenarios (cliffhanger play NAME):"
		: "There is no scenario; cliffhanger play FILE.yaml plays one of your own.");
	for (int i = 0; i < count; i++) {
		if (strcmp(campaign, list[i].campaign) != 0)
			output_say(t, 2, "  %s", list[i].campaign);
		campaign = list[i].campaign;
		output_say(t, 6, list[i].is_campaign ? "    %s (the campaign): %s. %s"
			: "    %s: %s. %s", list[i].name, list[i].title, list[i].log_line);
		if (*list[i].terms)
			output_say(t, 8, "        %s.", list[i].terms);
		if (*list[i].odds)
			output_say(t, 8, "        %s.", list[i].odds);
	}
	scenario_list_free(list, count);
	return count > 0;
}

static void list_systems(struct output *t)
{
	output_say(t, 0, "Rule systems (cliffhanger rules SYSTEM):");
	for (int i = 0; systems[i]; i++)
		output_say(t, 6, "  %s: %s%s%s", systems[i]->id, systems[i]->name,
			*systems[i]->book->authors ? ", by " : "", systems[i]->book->authors);
}

static void list_saves(struct output *t)
{
	int count;
	struct save_entry *const list = session_list(&count);

	if (count > 0)
		output_say(t, 0, "Saved games, newest first (cliffhanger resume FILE):");
	for (int i = 0; i < count; i++) {
		const time_t when = (time_t)list[i].when;
		char date[40] = "";
		struct tm tm;

		if (localtime_r(&when, &tm))
			strftime(date, sizeof(date), "%Y-%m-%d %H:%M", &tm);
		output_say(t, 6, "  %s: %s, turn %d of %d%s, %s", list[i].file, list[i].title,
			list[i].turn, list[i].turns, list[i].over ? ", over" : "", date);
	}
	session_list_free(list, count);
}

static int list_run(const struct arguments *a)
{
	struct plain_options o = front_plain(NULL, 0);
	struct output *t;

	if (a && arguments_has(a, NAMES)) {
		name_them[arguments_word(a, NAMES, NAMES_SCENARIOS)]();
		return EXIT_DONE;
	}
	t = output_new(&o);
	if (!t)
		return complain(EXIT_FOUND, "there is not enough memory");
	list_scenarios(t);
	list_systems(t);
	list_saves(t);
	return streams_told(EXIT_DONE, output_free(t));
}

enum { TITLE_FRONT };

static const struct flag title_flags[] = { FRONT_FLAG_ROWS, { .name = NULL } };

static int title_run(const struct arguments *a)
{
	int status = EXIT_DONE;

	if (front_title(a, TITLE_FRONT, &status))
		return status;
	status = list_run(NULL);
	if (status == EXIT_DONE)
		puts("cliffhanger --help tells of all commands.");
	return status;
}

const struct command command_title = {
	"", "", "The title screen.", "", 0, 0, title_flags, title_run
};

const struct command command_list = {
	"list", "", "Scenarios, rule systems and saved games.", "", 0, 0, flags, list_run
};
