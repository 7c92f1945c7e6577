/* Previews: what a choice would mean, worked out by the very rollers that the dice will
 * meet; and the reach and range bands that maps draw.
 */
#include "cliffhanger/odds.h"
#include "skirmish/body/as_far.h"
#include "skirmish/commander/way.h"
#include "skirmish/fire/told.h"
#include "skirmish/menus/say.h"
#include "systems/risk/fire/aim.h"
#include "systems/risk/fire/casualties.h"
#include "systems/risk/fire/fire.h"
#include "systems/risk/fire/lines.h"
#include "systems/risk/judges.h"
#include "systems/risk/melee/blows.h"
#include "systems/risk/melee/charge.h"
#include "systems/risk/melee/comers.h"
#include "systems/risk/move/move.h"
#include "systems/risk/move/retreat.h"
#include "systems/risk/odds/expect.h"
#include "systems/risk/odds/odds.h"
#include "systems/risk/orders/orders.h"
#include "systems/risk/words/words.h"

/* ---- fire ---- */

static const char *const band_words[BANDS] = { "short", "medium", "long" };
static const char *const cover_words[] = { [COVER_NONE] = "in the open",
	[COVER_SOFT] = "in soft cover", [COVER_MEDIUM] = "in soft cover",
	[COVER_HARD] = "in hard cover" };

/* Those who shoot alike, in one line. */
static void group_lines(const struct game *v, const struct risk_aim *a, int shooters,
	struct preview *p)
{
	struct roller r;

	risk_aim_roller(v, a, v->figures[a->nearest].unit, &r);
	say(p, "%d × %s at %s, %s range%s, %s: needs %d of D%d, %s in 100", shooters,
		risk_rules_of(v)->weapons[a->weapon].name,
		say_cm(game_distance(v, a->figure, a->nearest)).text, band_words[a->band],
		a->shifted > 0 ? " for having moved" : "", cover_words[a->cover], roller_need(&r),
		risk_rules_of(v)->hit_die,
		say_hundredths_of(odds_of_die(&r, risk_rules_of(v)->hit_die)).text);
	say_modifiers(&r, p);
}

static void all_groups(const struct game *v, const struct risk_aim *aims, int n,
	struct preview *p)
{
	bool told[FIGURES_MAX] = { false };

	for (int i = 0; i < n; i++) {
		int shooters = 0;

		for (int k = i; k < n && !told[i]; k++)
			if (risk_fire_alike(v, &aims[i], &aims[k])) {
				shooters++;
				told[k] = k != i;
			}
		if (shooters > 0)
			group_lines(v, &aims[i], shooters, p);
	}
}

static void say_expected(const struct game *v, const struct fire_expected *e, struct preview *p)
{
	preview_dice(p, risk_rules_of(v)->hit_die, e->dice, e->need);
	preview_stakes(p, e->hits, e->harm, 0);
	preview_shooters(p, e->shooters);
}

/* Whom the hits of a unit's fire may fall on, as far as the viewer knows. */
static struct fire_marks marks_of(const struct game *v, int target, int mark)
{
	int16_t figures[FIGURES_MAX];
	const int n = mark >= 0 ? 1 : risk_casualties(v, target, figures);
	struct fire_marks marks = { n, 0 };

	if (mark >= 0)
		figures[0] = (int16_t)mark;
	for (int i = 0; i < n; i++)
		marks.wounded += risk_figure_of(v, figures[i])->wounds > 0;
	return marks;
}

static void say_chances(const struct game *v, const struct risk_aim *aims, const bool *throws,
	int n, struct fire_marks marks, struct preview *p)
{
	struct fire_chances c;

	if (marks.figures == 0 || !risk_fire_chances(v, aims, throws, n, marks, &c))
		return;
	say(p, "at least one hit in %s of 100, at least one killed in %s",
		say_hundredths_of(tally_least(&c.hits, 1)).text,
		say_hundredths_of(tally_least(&c.killed, 1)).text);
	say_by_shares(p);
	say_share(p, SHARE_GOOD, say_milli(tally_least(&c.hits, 1)), "a hit");
	say_share(p, SHARE_GOOD, say_milli(tally_least(&c.killed, 1)), "somebody dead");
}

static bool may_aim(const struct game *v, int figure, int target, struct reason *why)
{
	struct risk_aim aim;

	return risk_aim(v, figure, target, NOBODY, &aim, why);
}

/* Why the others of a unit do not shoot: for each rule how many, and the first one's
 * reason. */
static void say_idle(const struct game *v, int unit, int target, struct preview *p)
{
	enum { TOLD = 3 };
	struct preview_idle idle[IDLE_RULES];
	const int n = preview_idle(v, unit, target, may_aim, idle);

	for (int i = 0; i < n && i < TOLD; i++)
		say(p, "%d cannot: %s (%s)", idle[i].n, idle[i].why.text, idle[i].why.rule);
}

static void preview_unit_fire(const struct game *v, int unit, int target, int wanted,
	struct preview *p)
{
	const struct fire_expected e = risk_fire_expected(v, unit, target, wanted);
	struct risk_aim aims[FIGURES_MAX];
	bool throws[FIGURES_MAX];
	int n;

	if (e.shooters == 0)
		return;
	say_expected(v, &e, p);
	n = risk_aims(v, unit, target, wanted == 0 ? FIGURES_MAX : wanted, aims);
	risk_fire_throwers(v, aims, n, throws);
	say_chances(v, aims, throws, n, marks_of(v, target, NOBODY), p);
	all_groups(v, aims, n, p);
	if (wanted == 0)
		say_idle(v, unit, target, p);
}

static void preview_shot(const struct game *v, int figure, int target, int mark,
	struct preview *p)
{
	const struct fire_expected e = risk_fire_expected_of(v, figure, target, mark);
	struct risk_aim a;

	if (e.shooters == 0 || !risk_aim(v, figure, target, mark, &a, NULL))
		return;
	say_expected(v, &e, p);
	say_chances(v, &a, &(const bool){ true }, 1, marks_of(v, target, mark), p);
	group_lines(v, &a, 1, p);
}

static void preview_fire(const struct game *v, const struct choice *c, struct preview *p)
{
	if (c->argument[0].kind == ARGUMENT_UNIT)
		preview_unit_fire(v, c->argument[0].value, c->argument[1].value,
			c->n > 2 ? c->argument[2].value : 0, p);
	else
		preview_shot(v, c->argument[0].value, c->argument[1].value, NOBODY, p);
}

static void preview_aim(const struct game *v, const struct choice *c, struct preview *p)
{
	const int mark = c->argument[1].value;

	preview_shot(v, c->argument[0].value, v->figures[mark].unit, mark, p);
}

/* ---- moves ---- */

/* Known enemies with a line to a place, of those who stand on the table. */
static int watchers(const struct game *v, int unit, cell_t goal)
{
	int n = 0;

	for (int u = 0; u < v->n_units; u++) {
		bool sees = false;

		if (!game_enemies(v, unit, u))
			continue;
		FOR_MEMBERS(f, v, u)
			sees = sees || (standing_fit(v, f)
				&& risk_see_line(v, v->figures[f].cell, goal, NULL));
		n += sees;
	}
	return n;
}

/* The nearest known enemy in the sight of a place, which band that is, and what stops a shot. */
static void say_range(const struct game *v, int unit, cell_t goal, struct preview *p)
{
	int32_t bands[BANDS], nearest = INT32_MAX;
	const int n = sheet_bands(v, unit, bands);
	int who = NOBODY, band = 0;
	struct reason why;
	cell_t stop;

	for (int f = 0; f < v->n_figures; f++) {
		const cell_t at = v->figures[f].cell;

		if (!standing_fit(v, f) || !game_enemies(v, unit, v->figures[f].unit)
				|| table_distance(v->table, at, goal) >= nearest
				|| !risk_see_line(v, goal, at, NULL))
			continue;
		nearest = table_distance(v->table, at, goal);
		who = f;
	}
	while (band < n && bands[band] < nearest)
		band++;
	if (who < 0 || n == 0)
		return;
	say(p, "%s: %s off from there, %s range", game_unit_name(v, v->figures[who].unit),
		say_cm(nearest).text, band < n ? band_words[band] : "out of");
	if (band < n && !risk_cell_line(v, goal, v->figures[who].cell, true, &why, &stop))
		say(p, "as things stand no shot from there: %s (%s)", why.text, why.rule);
}

/* X-80, S-K-20: what fire a move of this length leaves. */
static void say_way(const struct game *v, int figure, int32_t way, struct preview *p)
{
	const struct command_row *row = risk_command_row(v, v->figures[figure].unit);
	const int32_t all = risk_allowance(v, figure);
	const int32_t most = risk_rate(v, figure) * row->up_to / 100;

	if (way > most)
		say(p, "%s of %s: no shooting after more than %s", say_cm(way).text,
			say_cm(all).text, say_cm(most).text);
	else if (way > 0)
		say(p, "%s of %s: may shoot after it%s", say_cm(way).text,
			say_cm(all).text, row->further > 0 ? ", one band further" : "");
	else
		say(p, "it stays where it is, and shoots as if it stood");
}

static void preview_move(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	const enum order order = (enum order)c->argument[1].value;
	const cell_t to = c->argument[2].value;
	const cell_t goal = as_far_end(v, risk_as_far(v, unit, order, to), to, p);
	const struct ground *ground = table_ground(v->table, goal);
	const int guide = risk_guide(v, unit);
	const int friend = v->occupant[goal];
	const int seen = watchers(v, unit, goal);

	if (!risk_reach(v, unit, order, v->reach))
		return;
	say_way(v, guide, reach_cost(v->reach, goal) / REACH_TWELFTHS, p);
	say(p, "ends on %s, %s; %s", ground->name, cover_words[ground->cover],
		say_watched(seen).text);
	if (friend >= 0 && v->figures[friend].unit != unit)
		say(p, "%s stand there now: it may have to stop beside that place",
			game_unit_name(v, v->figures[friend].unit));
	say_range(v, unit, goal, p);
	if (order == ORDER_LEAVE)
		say(p, "whoever has a step left there goes off the table for good (C-9)");
}

/* ---- charges ---- */

/* What they would throw at those who come: their fire as things stand. */
static void defence_line(const struct game *v, int unit, int target, struct preview *p)
{
	const struct fire_expected e = risk_fire_expected(v, target, unit, 0);

	if (e.shooters > 0)
		say(p, "they may shoot first: %s hits, %s of ours out of action expected",
			say_tenths(e.hits).text, say_tenths(e.harm).text);
}

/* What each of ours would add to his die, and they: by the first of either. */
static void dice_line(const struct game *v, const char *who, int figure, int other,
	struct preview *p)
{
	const int16_t foe = (int16_t)other;
	struct roller r;

	risk_melee_roller(v, figure, &foe, 1, &r);
	say(p, "%s throw D%d %+d", who, risk_rules_of(v)->melee_die, roller_need(&r));
	say_modifiers(&r, p);
}

static void odds_line(const struct game *v, int unit, const struct melee_odds *odds,
	struct preview *p)
{
	preview_dice(p, risk_rules_of(v)->melee_die, standing_strength(v, unit), 0);
	preview_stakes(p, 0, odds->given, odds->taken);
	say(p, "hand to hand: theirs %s hurt, %s of them out of action; "
		"ours %s and %s", say_tenths(odds->wounds_given).text,
		say_tenths(odds->given).text, say_tenths(odds->wounds_taken).text,
		say_tenths(odds->taken).text);
}

static void clash_lines(const struct game *v, int unit, int target, struct preview *p)
{
	struct melee_odds odds;

	if (!risk_charge_odds(v, unit, target, &odds))
		return;
	say(p, "%d of ours touch %d of theirs, in %d fight%s", (int)odds.own, (int)odds.theirs,
		(int)odds.fights, odds.fights == 1 ? "" : "s");
	odds_line(v, unit, &odds, p);
	dice_line(v, "ours", risk_guide(v, unit), risk_guide(v, target), p);
	dice_line(v, "they", risk_guide(v, target), risk_guide(v, unit), p);
}

static void preview_charge(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value, target = c->argument[2].value;

	say(p, "contact after %s of %s, once all have shot (X-81)",
		say_cm(risk_charge_cost(v, unit, target) / REACH_TWELFTHS).text,
		say_cm(risk_rate(v, risk_guide(v, unit))).text);
	defence_line(v, unit, target, p);
	clash_lines(v, unit, target, p);
	if (risk_unit_of(v, target)->routing)
		say(p, "they rout, and throw no die (X-113); another word at their next test ends "
			"that (S-K-10)");
	say(p, "the side with more casualties then goes back %s, both if equal; the other may "
		"follow (K-17)", say_cm(risk_rules_of(v)->back).text);
}

/* ---- the others ---- */

static void preview_load(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	const int turns = risk_command_row(v, unit)->load;
	int empty = 0, left = 0;

	FOR_MEMBERS(f, v, unit)
		if (standing_fit(v, f) && risk_figure_of(v, f)->empty) {
			const int more = turns - risk_figure_of(v, f)->loading;

			empty++;
			left = more > left ? more : left;
		}
	say(p, "%d load%s; all ready after %d turn%s of standing (K-13)", empty,
		empty == 1 ? "s" : "", left, left == 1 ? "" : "s");
}

static void preview_retreat(const struct game *v, const struct choice *c, struct preview *p)
{
	const cell_t goal = risk_retreat_goal(v, c->argument[0].value);

	if (goal == CELL_NONE)
		say(p, "goes back as far as it can (S-K-17)");
	else
		say(p, "goes back to %s at %s (S-K-17)", table_ground(v->table, goal)->name,
			grid_cell_text(&v->table->grid, goal).text);
}

/* Whom it could hurt most from where it stands, as things are now. */
static void say_targets(const struct game *v, int unit, struct preview *p)
{
	struct fire_expected best = { 0 };
	int32_t bands[BANDS];
	int target = NOBODY;

	for (int u = 0; u < v->n_units; u++) {
		const struct fire_expected e = game_enemies(v, unit, u)
			? risk_fire_expected(v, unit, u, 0) : (struct fire_expected){ 0 };

		if (e.shooters > 0 && (target < 0 || e.harm > best.harm)) {
			best = e;
			target = u;
		}
	}
	if (target >= 0)
		say(p, "%s: %d of %d could shoot at them from here, most at %d+",
			game_unit_name(v, target), best.shooters, standing_strength(v, unit),
			best.need);
	else if (sheet_bands(v, unit, bands) > 0)
		say(p, "nobody to shoot at from here, as things are");
}

static void preview_stand(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	struct melee_odds odds;

	say(p, "stands, may shoot with all it has, and turns to %s (X-96)",
		c->n > 2 ? "that place" : "the nearest enemy");
	say_targets(v, unit, p);
	if (risk_melee_odds(v, unit, &odds))
		odds_line(v, unit, &odds, p);
}

static void preview_follow(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	struct melee_odds odds;

	if (c->argument[1].value != ANSWER_YES) {
		say(p, "it stays where it is, out of contact: they are let go, and may shoot next turn");
		return;
	}
	if (!risk_follow_odds(v, unit, &odds))
		return;
	say(p, "comes on up to %s, and fights again next turn (X-83)",
		say_cm(risk_rules_of(v)->follow_up).text);
	odds_line(v, unit, &odds, p);
}

static void preview_rout(const struct game *v, const struct choice *c, struct preview *p)
{
	(void)v;
	(void)c;
	say(p, "runs from the enemy, neither fights nor shoots (K-7)");
}

static void preview_order(const struct game *v, const struct choice *c, struct preview *p)
{
	static preview_put *const orders[ORDERS] = { [ORDER_MOVE] = preview_move,
		[ORDER_LEAVE] = preview_move, [ORDER_CHARGE] = preview_charge,
		[ORDER_LOAD] = preview_load, [ORDER_RETREAT] = preview_retreat,
		[ORDER_ROUT] = preview_rout };
	preview_put *const put = orders[c->argument[1].value];

	(put != NULL ? put : preview_stand)(v, c, p);
}

static void preview_hold(const struct game *v, const struct choice *c, struct preview *p)
{
	const bool whole = c->argument[0].kind == ARGUMENT_UNIT;
	int empty = 0;

	FOR_MEMBERS(m, v, fire_unit(v, c))
		empty += (whole || m == c->argument[0].value) && standing_fit(v, m)
			&& risk_figure_of(v, m)->empty && risk_figure_of(v, m)->spent == 0;
	say(p, "shoots at nobody this turn");
	if (empty > 0)
		say(p, "%d who stood all turn load%s (K-13)", empty, empty == 1 ? "s" : "");
}

const struct preview_row risk_previews[VERBS] = {
	[VERB_FIRE] = { .put = preview_fire }, [VERB_AIM] = { .put = preview_aim },
	[VERB_ORDER] = { .put = preview_order }, [VERB_HOLD] = { .put = preview_hold },
	[VERB_FOLLOW] = { .put = preview_follow },
	[VERB_PLACE] = { .says = "he goes to that place by himself when his unit moves" },
	PREVIEWS_OF_COMPANY, PREVIEWS_OF_ALL
};

/* ---- for maps ---- */

/* Whoever turns about is shown the cells round him; he may name any. */
static bool reach_round(const struct game *v, int unit, struct reach *r)
{
	const struct reach_rule rule = { .flying = true };

	reach_flood(r, v->table, &rule, v->figures[risk_guide(v, unit)].cell,
		v->table->cell_length * REACH_TWELFTHS);
	return true;
}

bool risk_option_reach(const struct game *v, int unit, const struct choice *c, struct reach *r)
{
	const enum order order = c->verb == VERB_ORDER ? (enum order)c->argument[1].value
		: ORDER_NONE;

	if (risk_guide(v, unit) < 0)
		return false;
	if (order == ORDER_STAND)
		return reach_round(v, unit, r);
	return (order == ORDER_MOVE || order == ORDER_CHARGE || order == ORDER_LEAVE)
		&& risk_reach(v, unit, order, r);
}
