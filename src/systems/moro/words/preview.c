/* Previews: what a choice would mean, worked out by the very rollers and odds that the dice
 * will meet.
 */
#include <string.h>

#include "cliffhanger/odds.h"
#include "skirmish/body/as_far.h"
#include "skirmish/commander/way.h"
#include "skirmish/menus/say.h"
#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/crew.h"
#include "systems/moro/fire/fire.h"
#include "systems/moro/fire/shell.h"
#include "systems/moro/fire/volley.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/mind/outlook.h"
#include "systems/moro/move/go.h"
#include "systems/moro/move/moves.h"
#include "systems/moro/move/paces.h"
#include "systems/moro/odds/expect.h"
#include "systems/moro/words/words.h"

/* ---- fire ---- */

static const char *const band_words[BANDS] = { "short", "long" };

static bool alike_before(const struct volley_party *party, int i)
{
	for (int k = 0; k < i; k++)
		if (moro_volley_alike(&party->aims[k], &party->aims[i]))
			return true;
	return false;
}

/* Those who fire alike, in one line and one for each modifier. */
static void say_aim(const struct game *v, const struct choice *c, const struct volley_party *party,
	int i, struct preview *p)
{
	const struct moro_aim *a = &party->aims[i];
	const struct weapon *w = &moro_rules_of(v)->weapons[a->weapon];
	const int unit = c->argument[0].value;
	int dice = 0, mark;
	struct roller r;

	for (int k = i; k < party->n; k++)
		if (moro_volley_alike(a, &party->aims[k]))
			dice += party->aims[k].dice;
	moro_aim_roller(v, a, unit, moro_fire_target(v, c, &mark), false, &r);
	say(p, "%s at %s, %s: %d di%s, %d+ %s (%s%%), of %d+ in the table", w->name,
		say_inches(a->range).text, band_words[a->band], dice, dice == 1 ? "e" : "ce",
		roller_need(&r), w->piece == PIECE_CANNON ? "hits" : "kills",
		say_hundredths_of(odds_of_die(&r, moro_rules_of(v)->die)).text, a->need);
	say_modifiers(&r, p);
	p->need = roller_need(&r);
}

static void say_shell(const struct game *v, const struct moro_aim *a, int unit,
	struct preview *p)
{
	int16_t marks[FIGURES_MAX];
	const int n = moro_volley_burst_marks(v, v->figures[a->nearest].cell, marks);
	int foes = 0;

	for (int i = 0; i < n; i++)
		foes += game_enemies(v, unit, v->figures[marks[i]].unit);
	say(p, "a hit bursts %s round: %d of theirs there, each falls on %d+",
		say_inches(moro_rules_of(v)->blast).text, foes, moro_rules_of(v)->blast_need);
	if (n > foes)
		say(p, "and %d of OURS", n - foes);
}

static bool is_shell(const struct game *v, const struct volley_party *party)
{
	return party->gun
		&& moro_rules_of(v)->weapons[party->aims[0].weapon].piece == PIECE_CANNON;
}

static void say_jam(const struct game *v, int dice, struct preview *p)
{
	const int jam = chance_milli(moro_volley_jam_chance(moro_rules_of(v), dice));

	if (jam > 0)
		say(p, "it jams on %d noughts: %d.%d%%", moro_rules_of(v)->jam, jam / 10,
			jam % 10);
}

/* M-10: where hits fall, if the target serves a gun among others; X-124: dice in plenty kill no
 * more than there are. */
static void say_marks(const struct game *v, const struct choice *c,
	const struct volley_party *party, struct preview *p)
{
	struct volley_marks m;
	int mark, dice = 0, there;

	moro_volley_marks(v, party, c->argument[0].value, moro_fire_target(v, c, &mark), &m);
	there = m.n_crew + m.n_rest;
	for (int i = 0; i < party->n; i++)
		dice += party->aims[i].dice;
	if (dice > there && there == 1)
		say(p, "only one is there to fall (X-124)");
	else if (dice > there)
		say(p, "no more than the %d of them can fall (X-124)", there);
	if (m.n_crew > 0 && m.n_rest > 0)
		say(p, "%d%% of hits fall on the crew, the others round it (M-10)",
			moro_volley_crew_percent(&m));
}

static bool may_aim(const struct game *v, int figure, int target, struct reason *why)
{
	struct moro_aim a;

	return moro_aim(v, figure, target, &a, why);
}

/* Why the others of it do not fire: the reason of most of them, without the advice that a
 * refusal gives. */
static void say_idle(const struct game *v, int unit, int target, int firing, struct preview *p)
{
	const int idle = standing_strength(v, unit) - firing;
	struct preview_idle by_rule[IDLE_RULES] = { { { "", "" }, 0 } };
	const int n = idle > 0 ? preview_idle(v, unit, target, may_aim, by_rule) : 0;
	struct preview_idle *most = &by_rule[0];
	char *advice;

	if (idle <= 0)
		return;
	for (int i = 1; i < n; i++)
		if (by_rule[i].n > most->n)
			most = &by_rule[i];
	advice = strstr(most->why.text, ": name another");
	if (advice != NULL)
		*advice = '\0';
	say(p, "%d cannot: %s (%s)", idle, most->why.text, most->why.rule);
}

static void preview_fire(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	const bool still = moro_game_of(v)->acting != unit || !moro_unit_of(v, unit)->moved;
	int mark;
	const int target = moro_fire_target(v, c, &mark);
	struct volley_party party;
	struct moro_fire_odds odds;

	if (!moro_volley_party(v, unit, target, mark, &party, NULL)
			|| !moro_fire_odds(v, unit, target, mark, still, &odds))
		return;
	preview_dice(p, moro_rules_of(v)->die, odds.dice, 0);
	preview_stakes(p, odds.hits, odds.harm, odds.own);
	say_share(p, SHARE_GOOD, say_milli(odds.any), "somebody down");
	say(p, "%s of %s down expected, one or more %s%%", say_tenths(odds.harm).text,
		game_unit_name(v, target), say_hundredths_of(odds.any).text);
	if (is_shell(v, &party))
		say_shell(v, &party.aims[0], unit, p);
	for (int i = 0; i < party.n; i++)
		if (!alike_before(&party, i))
			say_aim(v, c, &party, i, p);
	if (party.gun && !is_shell(v, &party))
		say_jam(v, party.aims[0].dice, p);
	if (!party.gun)
		say_idle(v, unit, target, party.n, p);
	if (!is_shell(v, &party))
		say_marks(v, c, &party, p);
	moro_preview_test(v, target, TEST_LOSSES, "if any falls it tests: holds now", p);
}

/* ---- moves ---- */

/* Counters that a US unit looks for before it moves (X-38, S-M-6). */
static int counters_in_sight(const struct game *v, int unit)
{
	const struct moro_game *own = moro_game_of(v);
	const struct moro_rules *r = moro_rules_of(v);
	const cell_t from = v->figures[moro_guide(v, unit)].cell;
	int n = 0;

	for (int i = 0; i < own->n_counters; i++)
		n += !game_allied(v, own->counter_side[i], v->units[unit].side)
			&& table_within(v->table, from, own->counter_cell[i],
				r->sighting[r->n_sightings - 1].most);
	return n;
}

/* What it may do when it has got there. */
static const char *after_words(const struct game *v, int unit)
{
	int32_t bands[3];

	if (moro_gun(v, unit) >= 0 && moro_unit_of(v, unit)->limbered)
		return "; its gun does not fire on its wheels";
	return sheet_bands(v, unit, bands) > 0 ? "; it may fire after" : "";
}

static void preview_move(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	const struct outlook clear = moro_outlook_move(v, unit, false);
	const struct outlook jungle = moro_outlook_move(v, unit, true);
	const int counters = moro_moros(v, unit) ? 0 : counters_in_sight(v, unit);

	say(p, "in the open %s to %s, %s on average", say_inches(clear.least).text,
		say_inches(clear.most).text, say_inches(clear.mean).text);
	say(p, "of it in jungle %s to %s, %s on average, nothing %d%%",
		say_inches(jungle.least).text, say_inches(jungle.most).text,
		say_inches(jungle.mean).text,
		jungle.none);
	if (counters > 0)
		say(p, "first it looks for %d counter%s", counters, sheet_many(counters));
	say(p, "the dice fall, then you say where to%s", after_words(v, unit));
}

/* What could be fired at from there with its main arm. */
static void say_targets_from(const struct game *v, int unit, cell_t cell, struct preview *p)
{
	struct preview_near near[NEAR_TOLD];
	int32_t bands[3];
	const int n = sheet_bands(v, unit, bands);
	const int told = n > 0 ? preview_near(v, unit, cell, bands[n - 1], near) : 0;

	for (int i = 0; i < told; i++)
		say(p, "%s: %s off, %s range", game_unit_name(v, near[i].unit),
			say_inches(near[i].far).text,
			band_words[near[i].far <= bands[0] ? BAND_SHORT : BAND_LONG]);
	if (told == 0)
		say(p, "nobody to fire at from there, as things stand");
}

static void preview_go(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	const cell_t to = c->argument[1].value;
	const cell_t goal = as_far_end(v, moro_as_far(v, unit, to), to, p);
	const struct moro_pace pace = moro_pace(v, unit);
	struct moro_way way = { .n = 0 };

	moro_way(v, unit, pace, NOBODY, goal, &way);
	if (pace.jungle < pace.total)
		say(p, "%s of %s, in jungle %s of %s", say_inches(way.spent.total).text,
			say_inches(pace.total).text, say_inches(way.spent.jungle).text,
			say_inches(pace.jungle).text);
	else
		say(p, "%s of %s", say_inches(way.spent.total).text, say_inches(pace.total).text);
	say(p, "its leader: %s, %s; the others within %s", table_ground(v->table, goal)->name,
		moro_place_name(moro_place(v, goal)), say_inches(moro_rules_of(v)->placed).text);
	if (c->verb == VERB_LEAVE) {
		say(p, "it goes off the table for good (C-9)");
		return;
	}
	if (moro_gun(v, unit) >= 0 && moro_unit_of(v, unit)->limbered)
		say(p, "once its gun is off its wheels there:");
	say_targets_from(v, unit, goal, p);
}

/* ---- the others ---- */

static void say_targets_here(const struct game *v, int unit, struct preview *p)
{
	int n = 0;

	for (int u = 0; u < v->n_units; u++)
		n += game_enemies(v, unit, u) && moro_can_fire(v, unit, u, NULL);
	if (n > 0)
		say(p, "%d unit%s in range and sight of where it stands", n, sheet_many(n));
}

static void preview_instead(const struct game *v, int unit, const char *what, struct preview *p)
{
	say(p, "%s: that is its move; then it may fire, as moved", what);
	say_targets_here(v, unit, p);
}

static void preview_unlimber(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;

	say(p, "the gun is made ready: that is its move; then it may fire, as moved");
	if (moro_unit_of(v, unit)->gun != CELL_NONE)
		say_targets_from(v, unit, moro_unit_of(v, unit)->gun, p);
}

static void preview_man(const struct game *v, const struct choice *c, struct preview *p)
{
	const int gun = c->argument[1].value;

	say(p, "its whole action, no fire; as many as the crew was go over to %s",
		game_unit_name(v, gun));
	say(p, "from its next activation the gun throws %d dice a man",
		moro_rules_of(v)->gatling_infantry);
}

/* "1-5 carry on, 6 advance" */
static void put_words(struct pen *pen, const struct forecast *f)
{
	for (int die = 0, last; die < ACTION_DICE; die = last + 1) {
		for (last = die; last + 1 < ACTION_DICE
				&& strcmp(f->outcome[last + 1].word, f->outcome[die].word) == 0; )
			last++;
		pen_put(pen, "%s%d", die > 0 ? ", " : "", die + 1);
		if (last > die)
			pen_put(pen, "-%d", last + 1);
		pen_put(pen, " %s", f->outcome[die].word);
	}
}

/* What each die of its action test would say (C-14). */
static void preview_activate(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	struct forecast f;
	char text[LINE_MAX_BYTES];
	struct pen pen = pen_at(text, sizeof text);

	if (!uncommanded_forecast(v, unit, &f))
		return;
	put_words(&pen, &f);
	say(p, "it tests by the die, risk factor %d", f.factor);
	say(p, "%s", text);
}

static void preview_hold(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	const struct decision *d = game_decision(v, game_seat_of_unit(v, unit), unit);

	if (d != NULL && d->kind == ASK_GO)
		preview_instead(v, unit, "it stays where it is", p);
	else
		say(p, "it does nothing%s and is done for this turn",
			d != NULL && d->kind == ASK_FIRE ? " more" : "");
}

static void preview_counter(const struct game *v, const struct choice *c, struct preview *p)
{
	const struct moro_rules *r = moro_rules_of(v);
	const int unit = c->argument[0].value;
	int32_t nearest = INT32_MAX;
	int row = 0;

	for (int f = 0; f < v->n_figures; f++) {
		const int32_t far = standing_fit(v, f)
			&& game_enemies(v, unit, v->figures[f].unit)
			&& !moro_moros(v, v->figures[f].unit)	/* */
			? table_distance(v->table, v->figures[f].cell, c->argument[1].value)
			: INT32_MAX;

		nearest = far < nearest ? far : nearest;
	}
	while (row < r->n_sightings && r->sighting[row].most < nearest)
		row++;
	say(p, "the ground: %s", table_ground(v->table, c->argument[1].value)->name);
	if (nearest != INT32_MAX && row < r->n_sightings && r->sighting[row].need < 0)
		say(p, "the nearest enemy is %s off, and only the ground hides it from him",
			say_inches(nearest).text);
	else if (nearest != INT32_MAX && row < r->n_sightings)
		say(p, "the nearest enemy is %s off, and would find it on %d+",
			say_inches(nearest).text, r->sighting[row].need);
	else if (nearest != INT32_MAX)
		say(p, "the nearest enemy is %s off: too far to find it", say_inches(nearest).text);
}

static void preview_form(const struct game *v, const struct choice *c, struct preview *p)
{
	preview_instead(v, c->argument[0].value, "it changes formation", p);
}

static void preview_run(const struct game *v, const struct choice *c, struct preview *p)
{
	(void)c;
	say(p, "it runs %s from the enemy, and is done for this turn",
		say_inches(moro_rules_of(v)->rout).text);
}

const struct preview_row moro_previews[VERBS] = {
	[VERB_MOVE] = { .put = preview_move }, [VERB_CHARGE] = { .put = moro_preview_charge },
	[VERB_FIRE] = { .put = preview_fire }, [VERB_GO] = { .put = preview_go },
	[VERB_LEAVE] = { .put = preview_go }, [VERB_FIGHT] = { .put = moro_preview_fight },
	[VERB_FORM] = { .put = preview_form }, [VERB_UNLIMBER] = { .put = preview_unlimber },
	[VERB_LIMBER] = { .says = "that is its move; a limbered gun does not fire" },
	[VERB_MAN] = { .put = preview_man }, [VERB_HOLD] = { .put = preview_hold },
	[VERB_ACTIVATE] = { .put = preview_activate }, [VERB_RUN] = { .put = preview_run },
	[VERB_CLEAR] = { .says = "its blinds are taken up, and may be laid anew elsewhere" },
	[VERB_PLACE] = { .says = "he goes to that place by himself when his unit moves" },
	PREVIEWS_OF_ALL,
	[VERB_HIDE] = { .put = preview_counter }, [VERB_BLIND] = { .put = preview_counter },
};
