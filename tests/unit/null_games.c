#include "config.h"
#include <string.h>
#include "unit.h"
#include "cliffhanger/reach.h"
#include "null_games.h"
#include "played.h"

static const char field[] =
	"map\n"
	"A A . . . w . # . . . .\n"
	" A . . . w w . # . . . .\n"
	". . . . . w . # . D D .\n"
	" . . ~ ~ . . . . . D . .\n"
	"B . ~ ~ . . # . . . . .\n"
	" B B . . . # . . w w . E\n"
	". . . w . # . . w w . E\n"
	" . . w w . . . . . . . E\n"
	". . . . . . . . . . . .\n"
	"end\n"
	"turns 8\n"
	"side reds edges=west\n"
	"side blues edges=east\n"
	"side greens allies=reds\n"
	"unit ann sign=A side=reds\n"
	"figure 2 leader name=Ann\n"
	"unit bob sign=B side=greens pace=40\n"
	"unit dan sign=D side=blues\n"
	"unit eve sign=E side=blues uncommanded\n"
	"area gate 12,9 11,9 10,9\n"
	"unit fay sign=F side=blues figures=3 arrives=3 area=gate\n"
	"unit gus sign=G side=reds figures=2\n"
	"area pond 2,4 5,4 2,6\n"
	"item idol at=5,5\n"
	"item map unit=dan\n"
	"flag alarm\n"
	"flag late\n";

/* `turn 4: gus comes`; `anybody red in the pond and turn 2: alarm`; `alarm: points`. */
static const struct condition conditions[] = {
	{ WHEN_TURN, 0, 0, -1, -1, -1, -1, -1, -1, -1, 4 },
	{ WHEN_ALL, 2, 2, -1, -1, -1, -1, -1, -1, -1, 0 },
	{ WHEN_TURN, 0, 0, -1, -1, -1, -1, -1, -1, -1, 2 },
	{ WHEN_ENTERS, 0, 0, -1, 0, 1, -1, -1, -1, -1, 0 },
	{ WHEN_FLAG, 0, 0, -1, -1, -1, -1, 0, -1, -1, 0 },
};
static const struct effect effects[] = {
	{ THEN_SPAWN, 5, -1, 1, -1, -1, -1, -1, -1, 0, "", 0 },
	{ THEN_STORY, -1, -1, -1, -1, -1, -1, -1, -1, 0, "Gus comes \"home\".", 0 },
	{ THEN_FLAG, -1, -1, -1, -1, 0, -1, -1, -1, 1, "", 0 },
	{ THEN_POINTS, -1, 1, -1, -1, -1, -1, -1, -1, 1, "the alarm", 0 },
	{ THEN_GIVE, 0, -1, -1, 0, -1, -1, -1, -1, 0, "", 0 },
};
static const struct setup_script scripts[] = {
	{ "gus", true, 0, 0, 2 },
	{ "alarm", true, 1, 2, 1 },
	{ "bell", false, 4, 3, 2 },
};
static const struct setup_objective objectives[] = {
	{ "gate", "Hold the gate", AIM_HOLD, 1, -1, 0, -1, 0, 0, 3, false },
	{ "pond", "Reach the pond", AIM_REACH, 0, -1, 1, -1, 0, 0, 2, false },
	{ "dan", "Get Dan", AIM_DESTROY, 2, 2, -1, -1, 0, 0, 4, true },
};
static const struct setup_ending endings[] = {
	{ 0, -1, -1, false, "Red." }, { 1, 0, -1, false, "Blue, with an alarm." },
	{ 1, -1, -1, false, "Blue." },
};

void null_game_begin(struct trial *t, uint64_t seed)
{
	struct setup *s = build_setup(&system_null, field);
	struct dice d;
	struct reason why;

	s->conditions = conditions;
	s->n_conditions = sizeof(conditions) / sizeof(conditions[0]);
	s->effects = effects;
	s->n_effects = sizeof(effects) / sizeof(effects[0]);
	s->scripts = scripts;
	s->n_scripts = sizeof(scripts) / sizeof(scripts[0]);
	s->objectives = objectives;
	s->n_objectives = sizeof(objectives) / sizeof(objectives[0]);
	s->endings = endings;
	s->n_endings = sizeof(endings) / sizeof(endings[0]);
	*t = (struct trial){ .setup = s, .log = event_log_new() };
	t->rules = s->system->bind(s->system, s->book, &why);
	dice_seed(&d, seed);
	t->game = game_new(s, t->rules, &d, event_log_sink(t->log));
	assert_non_null(t->game);
}

static bool random_move(const struct game *g, struct dice *random, struct choice *c)
{
	const int unit = dice_roll(random, 100) % g->n_units;
	const cell_t *cells;
	int n;

	if (!g->system->wants(g, &g->decisions[0], unit))
		return false;
	g->system->reach(g, unit, "", g->reach);
	cells = reach_all(g->reach, &n);
	c->n = 2;
	c->argument[0] = (struct argument){ ARGUMENT_UNIT, unit };
	c->argument[1] = (struct argument){ ARGUMENT_CELL, cells[dice_roll(random, 100) % n] };
	return game_check(g, c, NULL);
}

struct choice null_random_choice(const struct game *g, struct dice *random)
{
	enum { MOVE, DONE, TRIES = 12 };
	struct choice c = { .seat = g->decisions[0].seat, .verb = MOVE };

	for (int i = 0; i < TRIES; i++)
		if (random_move(g, random, &c))
			return c;
	c = (struct choice){ .seat = g->decisions[0].seat, .verb = DONE };
	assert_true(game_check(g, &c, NULL));
	return c;
}
