/* cliffhanger play: a new game. */
#include "config.h"

#include <stdlib.h>

#include "cli/commands.h"
#include "cliffhanger/nearest.h"

enum { SEED, DICE, AI, GM, HERO, SAVE, NO_SAVE, NEW, FRONT };

static const struct flag flags[] = {
	[SEED] = { "seed", "N", FLAG_NUMBER, false, 0, UINT64_MAX, NULL,
		"the same seed and choices, the same game" },
	[DICE] = { "dice", "LIST|FILE|ask", FLAG_TEXT, false, 0, 0, NULL,
		"the first dice (5, or melee=5: for what), or each typed in" },
	[AI] = { "ai", "SIDE[=MIND]", FLAG_TEXT, true, 0, 0, NULL,
		"the machine plays it; MIND: commander, captain, old-hand, random, idle, person" },
	[GM] = { "gm", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"a person sits in the Game Master's seat" },
	[HERO] = { "hero", "WHO=NAME|FILE.yaml", FLAG_TEXT, true, 0, 0, NULL,
		"this hero leads unit WHO, or is WHO of a campaign's roster" },
	[SAVE] = { "save", "FILE", FLAG_TEXT, false, 0, 0, NULL, "where the game is kept" },
	[NO_SAVE] = { "no-save", NULL, FLAG_SWITCH, false, 0, 0, NULL, "keep nothing" },
	[NEW] = { "new", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"a campaign from its beginning, even if one is under way" },
	FRONT_FLAG_ROWS,
	{ .name = NULL }
};

static int start(const struct arguments *a, struct loaded *l, struct session_options *o)
{
	enum session_error error;
	struct reason why;
	struct session *s;

	o->name = l->setup->id;
	s = session_new(l->setup, l->text, l->size, o, &error, &why);
	l->setup = NULL;	/* the session's now */
	l->text = NULL;
	if (!s)
		return complain(error == SESSION_FILE ? EXIT_USAGE : EXIT_FOUND, "%s", why.text);
	return front_play(s, a, FRONT, true, "");
}

/* The heroes of --hero, each in the lead of a unit. */
static int take_heroes(const struct arguments *a, struct given *g)
{
	const char *text;
	int status = EXIT_DONE;

	for (int i = 0; status == EXIT_DONE && (text = arguments_nth(a, HERO, i)); i++) {
		if (g->n_heroes == GIVEN_HEROES_MAX)
			return complain(EXIT_USAGE, "--hero: more than %d heroes",
				GIVEN_HEROES_MAX);
		status = front_own_hero(text, g->heroes[g->n_heroes].unit,
			&g->heroes[g->n_heroes].hero);
		g->n_heroes++;
	}
	return status;
}

static int complain_of_unit(const struct setup *s, const char *unit)
{
	struct nearest near;

	nearest_to(&near, unit);
	for (int i = 0; i < s->n_units; i++)
		nearest_try(&near, s->units[i].id);
	return complain(EXIT_USAGE, "--hero: '%.40s' is no unit of %s; %s %s%s", unit, s->title,
		nearest_word(&near) ? "did you mean" : "one is",
		nearest_word(&near) ? nearest_word(&near) : s->units[0].id,
		nearest_word(&near) ? "?" : "");
}

/* Whether the scenario by itself has the units that heroes are given to. */
static int check_units(const struct arguments *a, const struct given *g)
{
	struct loaded l = { 0 };
	int status = g->n_heroes > 0 ? loading_read(&l, a->operands[0], NULL) : EXIT_DONE;

	for (int i = 0; status == EXIT_DONE && i < g->n_heroes; i++)
		if (setup_find_unit(l.setup, g->heroes[i].unit) < 0)
			status = complain_of_unit(l.setup, g->heroes[i].unit);
		else if (g->heroes[i].hero.system != l.setup->system)
			status = complain(EXIT_FOUND, "--hero: %s is a hero of %s; %s is played by %s",
				g->heroes[i].hero.name, g->heroes[i].hero.system->id,
				l.setup->title, l.setup->system->id);
	loading_free(&l);
	return status;
}

static int read_scenario(const struct arguments *a, struct loaded *l)
{
	struct given *const given = calloc(1, sizeof(*given));
	int status = given ? take_heroes(a, given)
		: complain(EXIT_FOUND, "there is not enough memory");

	*l = (struct loaded){ 0 };
	if (status == EXIT_DONE)
		status = check_units(a, given);
	if (status == EXIT_DONE)
		status = loading_read(l, a->operands[0], given);
	free(given);
	return status;
}

static int play_scenario(const struct arguments *a, struct session_options *o)
{
	struct loaded l;
	int status = read_scenario(a, &l);

	if (status == EXIT_DONE)
		status = loading_minds(a, AI, l.setup, mind_opponent(), o->mind);
	if (status == EXIT_DONE)
		status = start(a, &l, o);
	loading_free(&l);
	return status;
}

static int play_campaign(const char *file, const struct arguments *a,
	const struct session_options *o)
{
	const struct campaign_flags where = { AI, HERO, DICE, FRONT,
		arguments_has(a, NEW) || arguments_has(a, SEED) };
	struct serial_options *const options = calloc(1, sizeof(*options));
	int status;

	if (!options)
		return complain(EXIT_FOUND, "there is not enough memory");
	options->seed = o->seed;
	options->strict_dice = o->strict_dice;
	options->master = o->master;
	options->dice = o->dice;
	options->save = o->save;
	status = front_campaign(file, a, &where, options);
	free(options);
	return status;
}

static int play_run(const struct arguments *a)
{
	struct session_options o = { .seed = arguments_number(a, SEED, loading_seed()),
		.save = arguments_has(a, NO_SAVE) ? "" : arguments_text(a, SAVE, NULL) };
	struct given_dice dice = { .n = 0 };
	struct reason why;
	char *const file = scenario_find(a->operands[0], &why);
	int status = EXIT_DONE;

	if (arguments_has(a, DICE))
		status = loading_dice(arguments_text(a, DICE, ""), &dice, &o.strict_dice);
	o.master = arguments_has(a, GM);
	o.dice = &dice;
	if (status == EXIT_DONE && file && loading_names_campaign(file))
		status = play_campaign(file, a, &o);
	else if (status == EXIT_DONE)
		status = play_scenario(a, &o);
	free(file);
	return status;
}

const struct command command_play = {
	"play", "NAME|FILE.yaml", "Plays a scenario or a campaign, by its name or from a file.",
	"A campaign that is under way goes on where it was left.",
	1, 1, flags, play_run
};
