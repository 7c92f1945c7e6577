/* cliffhanger odds: what the dice of a situation may bring, exactly. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/odds.h"
#include "cli/streams.h"
#include "cliffhanger/nearest.h"

enum { FORMAT, ALL };
enum { FORMAT_TEXT, FORMAT_JSON };

static const char *const formats[] = { "text", "json", NULL };
static const struct flag flags[] = {
	[FORMAT] = { "format", "text|json", FLAG_WORD, false, 0, 0, formats,
		"how they are printed" },
	[ALL] = { "all", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"a line for each number, however many there are" },
	{ .name = NULL }
};

/* ---- what there is ---- */

static void print_inputs(struct output *t, const struct odds_case *c)
{
	char standard[ODDS_TEXT_MAX], choices[ODDS_TEXT_MAX];

	for (int i = 0; c->action->inputs[i].name; i++) {
		if (!odds_asks(c->action, c->book, i))
			continue;
		odds_print(c, i, standard, sizeof(standard));
		odds_choices(c, i, choices, sizeof(choices));
		output_say(t, 6, "  %s=%s: %s; %s", c->action->inputs[i].name, standard,
			c->action->inputs[i].doc, choices);
	}
}

static void print_action(struct output *t, const struct game_system *system,
	const struct odds_action *a)
{
	struct odds_case c;

	output_say(t, 4, "cliffhanger odds %s %s [name=value]...: %s (%s), by default with",
		system->id, a->name, a->title, a->rule);
	odds_begin(&c, system, system->book, a);
	print_inputs(t, &c);
}

static void print_actions(struct output *t, const struct game_system *system)
{
	for (const struct odds_action *const *a = system->odds; a && *a; a++)
		print_action(t, system, *a);
}

static void print_systems(struct output *t)
{
	output_say(t, 0, "Chances of (cliffhanger odds SYSTEM ACTION; SYSTEM ACTION help tells "
		"what it wants to know):");
	for (int i = 0; systems[i]; i++) {
		if (!systems[i]->odds)
			continue;
		output_say(t, 4, "  %s", systems[i]->id);
		for (const struct odds_action *const *a = systems[i]->odds; *a; a++)
			output_say(t, 8, "    %s: %s", (*a)->name, (*a)->title);
	}
}

/* Of all systems, of one, or of one action. */
static int list(const struct game_system *system, const struct odds_action *action, int format)
{
	const struct plain_options o = front_plain(NULL, 0);
	struct output *t;

	if (format == FORMAT_JSON) {
		odds_json_list(system);
		return EXIT_DONE;
	}
	t = output_new(&o);
	if (!t)
		return complain(EXIT_FOUND, "odds: no memory left");
	if (action)
		print_action(t, system, action);
	else if (system)
		print_actions(t, system);
	else
		print_systems(t);
	return streams_told(EXIT_DONE, output_free(t));
}

/* ---- names ---- */

/* The systems that have an action, if it was named without one. */
static bool list_systems(const char *action, char *text, size_t size)
{
	size_t n = 0;

	for (int i = 0; systems[i] && n < size; i++)
		if (odds_action(systems[i], action))
			n += (size_t)snprintf(text + n, size - n, "%s%s", n > 0 ? ", " : "",
				systems[i]->id);
	return n > 0;
}

static const struct game_system *system_named(const char *name)
{
	const struct game_system *const found = system_find(name);
	char having[COMPLAINT_MAX / 2];
	struct nearest near;

	if (found && found->odds)
		return found;
	if (list_systems(name, having, sizeof(having))) {
		complain(EXIT_USAGE, "odds: '%.40s' by which system? it comes before: %s",
			name, having);
		return NULL;
	}
	nearest_to(&near, name);
	for (int i = 0; systems[i]; i++)
		if (systems[i]->odds)
			nearest_try(&near, systems[i]->id);
	if (nearest_word(&near))
		complain(EXIT_USAGE, "odds: '%.40s' is no system; did you mean %s?", name,
			nearest_word(&near));
	else
		complain(EXIT_USAGE, "odds: '%.40s' is no system; `cliffhanger odds` lists them",
			name);
	return NULL;
}

static void no_action(const struct game_system *system, const char *name)
{
	char all[COMPLAINT_MAX / 2] = "";
	size_t n = 0;
	struct nearest near;

	nearest_to(&near, name);
	for (const struct odds_action *const *a = system->odds; *a; a++) {
		nearest_try(&near, (*a)->name);
		if (n < sizeof(all))
			n += (size_t)snprintf(all + n, sizeof(all) - n, "%s%s", n > 0 ? ", " : "",
				(*a)->name);
	}
	if (rulebook_table(system->book, "weapons")
			&& rule_table_row(rulebook_table(system->book, "weapons"), name) >= 0)
		complain(EXIT_USAGE, "odds: '%.40s' is a weapon, no action: say weapon=%.40s "
			"to one of %s", name, name, all);
	else if (nearest_word(&near))
		complain(EXIT_USAGE, "odds: %s has no action '%.40s'; did you mean %s?",
			system->id, name, nearest_word(&near));
	else
		complain(EXIT_USAGE, "odds: %s has no action '%.40s'; it has %s", system->id, name,
			all);
}

/* ---- a case ---- */

static int refused(const struct odds_case *c, const struct reason *why)
{
	return complain(EXIT_USAGE, *why->rule ? "odds %s %s: %s (%s)" : "odds %s %s: %s",
		c->system->id, c->action->name, why->text, why->rule);
}

static int print(const struct odds_case *c, const struct odds *odds, int format, bool all)
{
	const struct plain_options o = front_plain(NULL, 0);
	struct output *t;

	if (format == FORMAT_JSON) {
		odds_json(c, odds);
		return EXIT_DONE;
	}
	t = output_new(&o);
	if (!t)
		return complain(EXIT_FOUND, "odds: no memory left");
	odds_text(t, c, odds, all);
	return streams_told(EXIT_DONE, output_free(t));
}

static int odds_run(const struct arguments *a)
{
	const int format = arguments_word(a, FORMAT, FORMAT_TEXT);
	const struct game_system *system;
	const struct odds_action *action;
	struct reason why = { "", "" };
	struct odds_case c;
	struct odds odds;

	if (a->n_operands == 0)
		return list(NULL, NULL, format);
	system = system_named(a->operands[0]);
	if (!system)
		return EXIT_USAGE;
	if (a->n_operands == 1)
		return list(system, NULL, format);
	action = odds_action(system, a->operands[1]);
	if (!action) {
		no_action(system, a->operands[1]);
		return EXIT_USAGE;
	}
	if (a->n_operands == 3 && strcmp(a->operands[2], "help") == 0)
		return list(system, action, format);
	odds_begin(&c, system, system->book, action);
	for (int i = 2; i < a->n_operands; i++)
		if (!odds_set(&c, a->operands[i], &why))
			return refused(&c, &why);
	if (!odds_reckon(&c, &odds, &why))
		return refused(&c, &why);
	return print(&c, &odds, format, arguments_has(a, ALL));
}

const struct command command_odds = {
	"odds", "[SYSTEM [ACTION [name=value]...]]",
	"Tells the chances of a shot, a fight, a test: exactly, without a die thrown.",
	"Without a word it lists the systems and their actions; a system alone, or `help` behind "
	"an action, tells what an action wants to know, and what it takes for granted.",
	0, 2 + ODDS_INPUTS_MAX, flags, odds_run
};
