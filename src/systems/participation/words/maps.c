/* What maps draw of a choice: where it leads, how far it strikes, carries or is heard; and what
 * they mark: clouds of gas, lit sticks, and loads that lie about. */
#include "systems/participation/fire/throw.h"
#include "systems/participation/judges.h"
#include "systems/participation/move/beasts.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/words/words.h"

/* As far as a thing flies or an arm points: over any ground. */
static bool flood_round(const struct game *v, cell_t from, int32_t far, struct reach *r)
{
	const struct reach_rule rule = { .flying = true };

	if (from == CELL_NONE || far <= 0)
		return false;
	reach_flood(r, v->table, &rule, from, far * REACH_TWELFTHS);
	return true;
}

static bool throw_reach(const struct game *v, const struct choice *c, struct reach *r)
{
	const int figure = c->argument[0].value, arm = c->argument[1].value;

	return c->n > 1 && pp_words_throws(v, arm)
		&& flood_round(v, v->figures[figure].cell, pp_throw_range(v, figure, arm), r);
}

static bool kick_reach(const struct game *v, int figure, struct reach *r)
{
	const struct pp_rules *rules = pp_rules_of(v);

	return flood_round(v, v->figures[figure].cell,
		(rules->die - rules->kick_less) * game_book(v)->inch, r);
}

static bool place_reach(const struct game *v, int figure, struct reach *r)
{
	return standing_fit(v, figure)
		&& pp_move_reach(v, v->figures[figure].unit, GAIT_WALK, false, r);
}

bool pp_option_reach(const struct game *v, int unit, const struct choice *c, struct reach *r)
{
	if (c->n == 0 || pp_guide(v, unit) < 0)
		return false;
	switch ((enum pp_verb)c->verb) {
	case VERB_WALK:
		return pp_move_reach(v, unit, GAIT_WALK, false, r);
	case VERB_RUN:
	case VERB_LEAVE:
		return pp_move_reach(v, unit, GAIT_RUN, false, r);
	case VERB_CHARGE:
		return pp_move_reach(v, unit, GAIT_RUN, true, r);
	case VERB_PLACE:
		return place_reach(v, c->argument[0].value, r);
	case VERB_THROW:
		return throw_reach(v, c, r);
	case VERB_KICK:
		return kick_reach(v, c->argument[0].value, r);
	default:
		return false;
	}
}

bool pp_option_course(const struct game *v, int unit, const struct choice *c, struct course *course)
{
	if (game_unit_body(v, unit) < 0 || pp_guide(v, unit) < 0)
		return false;
	switch ((enum pp_verb)c->verb) {
	case VERB_WALK:
		return pp_move_course(v, unit, GAIT_WALK, course);
	case VERB_RUN:
	case VERB_LEAVE:
	case VERB_CHARGE:
		return pp_move_course(v, unit, GAIT_RUN, course);
	default:
		return false;
	}
}

/* What dynamite reaches, and the cloud of a gas bomb. */
static int32_t throw_spread(const struct game *v, const struct choice *c)
{
	const struct pp_rules *r = pp_rules_of(v);
	const int arm = c->n > 1 ? c->argument[1].value : -1;
	const int thrown = arm < 0 ? -1 : r->weapons[arm].thrown;

	if (arm < 0 || (thrown >= 0 && r->throwing[thrown].comes == COMES_BLOW))
		return 0;
	if (thrown >= 0 && r->throwing[thrown].comes == COMES_GAS)
		return r->gas_across / 2;
	return r->n_bursts > 0 ? r->burst[r->n_bursts - 1].most : 0;
}

/* Where the speaker is understood, and beyond that heard (P-3). */
static bool say_spread(const struct game *v, const struct choice *c, struct spread *s)
{
	const int speaker = c->argument[0].value, voice = c->argument[1].value;
	const struct pp_rules *r = pp_rules_of(v);

	if (c->n < 2)
		return false;
	*s = (struct spread){ game_whereabouts(v, speaker), 0, { 0 } };
	if (r->voice[voice].understood > 0)
		s->lengths[s->n++] = r->voice[voice].understood;
	s->lengths[s->n++] = r->voice[voice].heard;
	return s->middle != CELL_NONE;
}

bool pp_spread(const struct game *v, int unit, const struct choice *c, struct spread *s)
{
	(void)unit;
	if (c->verb == VERB_SAY)
		return say_spread(v, c, s);
	*s = (struct spread){ CELL_NONE, 1, { 0 } };
	s->lengths[0] = c->verb == VERB_THROW ? throw_spread(v, c) : 0;
	return s->lengths[0] > 0;
}

/* ---- marks ---- */

enum { CLOUD_SIGN = '*', STICK_SIGN = '!', LOAD_SIGN = 'b' };

static const char *const load_words[LOADS] = { [LOAD_NONE] = "a load",
	[LOAD_HEAVY] = "a heavy load", [LOAD_REALLY_HEAVY] = "a really heavy load" };

int pp_marks(const struct game *v, struct map_mark *marks, int room)
{
	const struct pp_game *own = pp_game_of(v);
	int n = 0;

	for (int i = 0; i < own->n_sticks && n < room; i++)
		marks[n++] = (struct map_mark){ .cell = own->stick[i],
			.what = "lit dynamite", .sign = STICK_SIGN, .side = NOBODY };
	for (int i = 0; i < own->n_loads && n < room; i++)
		marks[n++] = (struct map_mark){ .cell = own->load_cell[i],
			.what = load_words[own->load_row[i]], .sign = LOAD_SIGN, .side = NOBODY };
	for (int i = 0; i < own->n_clouds && n < room; i++)
		marks[n++] = (struct map_mark){ .cell = own->cloud[i], .what = "gas",
			.sign = CLOUD_SIGN, .side = NOBODY,
			.radius = pp_rules_of(v)->gas_across / 2 };
	return n;
}
