/* The chances of fire: figures alike shoot at a unit, each seeing all of it.
 *
 * One shooter stands in the scene for all, so that all are as far off; of his aim the
 * volley's own count makes the dice.
 */
#include "skirmish/odds/scene.h"
#include "skirmish/menus/say.h"
#include "systems/risk/fire/aim.h"
#include "systems/risk/fire/fire.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/fire/volley.h"
#include "systems/risk/odds/chances.h"
#include "systems/risk/odds/expect.h"
#include "systems/risk/settings.h"

enum {
	FIRE_WEAPON, FIRE_RANGE, FIRE_SHOOTERS, FIRE_TARGETS, FIRE_COVER, FIRE_COMMAND,
	FIRE_QUALITY, FIRE_HERO, FIRE_WOUNDED, FIRE_MOVED, FIRE_ADVANCING, FIRE_EMPTY,
	FIRE_MARK
};
enum { SHOOTERS_MAX = 96, TARGETS_MAX = 100, RANGE_MAX = 250, ROWS = 5, COL = 2, ROW = 2 };

static const char *const covers[] = { "none", "soft", "hard", NULL };

static const struct odds_input inputs[] = {
	[FIRE_WEAPON] = ODDS_ROW("weapon", "weapons", "rifle", "what they shoot"),
	[FIRE_RANGE] = ODDS_RANGE("range", 2, RANGE_MAX, "60", "to the nearest of the target"),
	[FIRE_SHOOTERS] = ODDS_NUMBER("shooters", 1, SHOOTERS_MAX, "10", "figures that shoot"),
	[FIRE_TARGETS] = ODDS_NUMBER("targets", 1, TARGETS_MAX, "10", "figures that may be hit"),
	[FIRE_COVER] = ODDS_WORD("cover", covers, "none", "of most of the target"),
	[FIRE_COMMAND] = ODDS_ROW("command", "commands", "commanded",
		"who tells the shooters what to do"),
	[FIRE_QUALITY] = ODDS_WORD("quality", risk_quality_words, "regular", "of the shooters"),
	[FIRE_HERO] = ODDS_FLAG("hero", "no", "the shooters are heroes (player characters)"),
	[FIRE_WOUNDED] = ODDS_FLAG("wounded", "no", "the shooters are wounded"),
	[FIRE_MOVED] = ODDS_RANGE("moved", 0, RANGE_MAX, "0", "how far they went this turn"),
	[FIRE_ADVANCING] = ODDS_FLAG("advancing", "no", "that was towards the enemy"),
	[FIRE_EMPTY] = ODDS_FLAG("unloaded", "no", "their muzzle loaders have been fired"),
	[FIRE_MARK] = ODDS_FLAG("mark", "no", "they name one figure in clear sight"),
	{ .name = NULL }
};

static const char *const counts[] = { "hits", "wounded", "killed", NULL };
static const struct odds_nothing nothing = { .counts = counts };

static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	switch (input) {
	case FIRE_WEAPON:
		return odds_of_row(book, "weapons", value, "long") > 0;
	case FIRE_MOVED:
		return value * book->inch <= rulebook_entry(book, "movement", "mounted",
			"rate")->number;
	default:
		return true;
	}
}

/* ---- the situation ---- */

static bool is_character(const struct odds_value *v)
{
	return v[FIRE_HERO].number != 0 || v[FIRE_COMMAND].number == COMMAND_CHARACTER;
}

static bool among_troops(const struct odds_value *v)
{
	return is_character(v) && v[FIRE_COMMAND].number == COMMAND_TROOPS;
}

static void set_shooter(struct scene *s, const struct odds_value *v, int unit)
{
	static const int32_t of_hero[] = { HERO_IS_RAW, HERO_IS_REGULAR, HERO_IS_HERO };
	struct setup_figure *const f = scene_figure(s, unit, 0);
	const int32_t quality = v[FIRE_QUALITY].number;

	scene_say(s, unit, UNIT_QUALITY, quality);
	s->units[unit].uncommanded = v[FIRE_COMMAND].number >= COMMAND_UNCOMMANDED;
	f->hero = is_character(v);
	scene_say_of(f, HERO_QUALITY, v[FIRE_HERO].number || !v[FIRE_QUALITY].given
		? HERO_IS_HERO : of_hero[quality]);	/* Y-18 */
	scene_arm(s, unit, v[FIRE_WEAPON].number);
}

/* Uncommanded troops of a player's side have comrades who are commanded. */
static void add_comrade(struct scene *s, const struct odds_value *v)
{
	if (v[FIRE_COMMAND].number == COMMAND_UNCOMMANDED)
		scene_unit(s, 0, 1, 0, 0);
}

static bool put(struct scene *s)
{
	const struct odds_value *const v = s->asked->values;
	const int at = COL + v[FIRE_RANGE].number;

	set_shooter(s, v, scene_unit(s, 0, among_troops(v) ? 2 : 1, COL, ROW));
	scene_unit(s, 1, 1, at, ROW);
	add_comrade(s, v);
	if (v[FIRE_COVER].number != 0)
		scene_ground(s, at, ROW, scene_cover(s,
			v[FIRE_COVER].number == 1 ? COVER_SOFT : COVER_HARD));
	return true;
}

/* How they have gone, and what they have left to fire. */
static bool set(struct scene *s)
{
	const struct odds_value *const v = s->asked->values;
	struct game *const g = s->game;
	struct risk_unit *const u = risk_unit_of(g, 0);
	struct risk_figure *const f = risk_figure_of(g, 0);
	const int32_t moved = v[FIRE_MOVED].number * game_book(g)->inch * REACH_TWELFTHS;

	risk_reveal(g, 0);
	risk_reveal(g, 1);
	risk_game_of(g)->walk.stage = STAGE_FIRE;
	u->order = moved > 0 ? ORDER_MOVE : ORDER_STAND;
	u->far = moved;
	u->deed = v[FIRE_ADVANCING].number ? DEED_ADVANCED : DEED_STOOD;
	f->spent = moved;
	f->empty = v[FIRE_EMPTY].number != 0;
	f->wounds = v[FIRE_WOUNDED].number != 0;
	return true;
}

/* ---- reckoning ---- */

/* Of who may shoot, what is too far, after a move too, or cannot be hit by the raw. */
static bool aims_at(const struct game *g, int mark, struct risk_aim *a, struct odds *o,
	struct reason *why)
{
	return risk_can_shoot(g, 0, why) && (risk_aim(g, 0, 1, mark, a, why)
		|| odds_cannot_by(o, why, "S-K-20") || odds_cannot_by(o, why, "S-K-21")
		|| odds_cannot_by(o, why, "S-K-22"));
}

static bool reckon(struct scene *s, struct odds *o)
{
	const struct odds_value *const v = s->asked->values;
	const struct game *const g = s->game;
	const struct risk_rules *const rules = risk_rules_of(g);
	const int n = v[FIRE_SHOOTERS].number, mark = v[FIRE_MARK].number ? 1 : NOBODY;
	const int figure = g->setup->units[1].first;
	struct risk_aim aims[SHOOTERS_MAX];
	bool throws[SHOOTERS_MAX];
	struct fire_chances c;
	struct roller r;
	int dice;

	if (risk_unit_of(g, 0)->far > rules->rate[1] * REACH_TWELFTHS)
		return refuse(s->why, "K-18", "nobody goes further than %s a turn, and that mounted",
			say_cm(rules->rate[1]).text);
	if (v[FIRE_EMPTY].number && !rules->weapons[v[FIRE_WEAPON].number].loader)
		return refuse(s->why, "K-13", "a %s is no muzzle loader: unloaded=yes wants one",
			rules->weapons[v[FIRE_WEAPON].number].name);
	if (!aims_at(g, mark >= 0 ? figure : NOBODY, &aims[0], o, s->why))
		return false;
	for (int i = 1; i < n; i++)
		aims[i] = aims[0];
	dice = risk_fire_throwers(g, aims, n, throws);
	if (!risk_fire_chances(g, aims, throws, n,
			(struct fire_marks){ mark >= 0 ? 1 : v[FIRE_TARGETS].number, 0 }, &c))
		return refuse(s->why, "K-15", "more wounds than are counted here");
	risk_aim_roller(g, &aims[0], 1, &r);
	odds_roll(o, &r, rules->hit_die, dice, "hits");
	risk_fire_damage_roller(g, &aims[0], &r);
	odds_roll(o, &r, rules->damage_die, 1, "");
	*odds_count(o, "hits") = c.hits;
	*odds_count(o, "wounded") = c.wounded;
	*odds_count(o, "killed") = c.killed;
	odds_note(o, "%d %s %d %s (K-12); all see every target", n,
		n == 1 ? "figure makes" : "figures make", dice, dice == 1 ? "die" : "dice");
	odds_note(o, "hits fall at random on anybody, also on who is hit already (K-16); wounds add "
		"up: %d kill (K-15)", rules->wounds_kill);
	return true;
}

static bool fits(const struct odds_case *c, struct reason *why)
{
	const struct odds_value *const v = c->values;

	if (v[FIRE_ADVANCING].number && v[FIRE_MOVED].number == 0)
		return refuse(why, "X-28", "advancing=yes wants moved=CM");
	if (v[FIRE_MARK].number && !is_character(v))
		return refuse(why, "K-16", "only player characters name a figure: mark=yes wants "
			"command=character or hero=yes");
	if (v[FIRE_MARK].number && v[FIRE_COVER].number > 0)
		return refuse(why, "K-16", "who is in cover is not in clear sight: mark=yes wants "
			"cover=none");
	if (v[FIRE_COMMAND].number == COMMAND_CHARACTER
		&& v[FIRE_QUALITY].number == QUALITY_SUPERIOR)
		return refuse(why, "X-82", "player characters are heroes, regular or raw");
	if (v[FIRE_HERO].number && v[FIRE_QUALITY].given)
		return refuse(why, "X-82", "hero=yes and a quality exclude each other");
	if (v[FIRE_HERO].number && v[FIRE_COMMAND].number >= COMMAND_UNCOMMANDED)
		return refuse(why, "X-30",
		"heroes are player characters, or with commanded troops");
	return true;
}

static const struct situation situation = { .cols = 2 * COL, .rows = ROWS, .longer_by = FIRE_RANGE,
	.fits = fits, .put = put, .set = set, .reckon = reckon };
const struct odds_action risk_odds_fire = { "fire", "Fire at a unit", "K-14", inputs,
	scene_reckon, &situation, may_be, &nothing };
