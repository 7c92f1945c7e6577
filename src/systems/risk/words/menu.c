/* Menus: what could be chosen for a unit under a decision.
 *
 * A menu is made from tables of rows; each row asks the same checks that the choice
 * itself will meet, so what is offered is lawful and what is greyed out says by which
 * rule.  Rows with a target of their own come after those that want one pointed out, the
 * likeliest first.
 */
#include <stdio.h>
#include <string.h>

#include "skirmish/body/items.h"
#include "skirmish/commander/best.h"
#include "skirmish/menus/menu.h"
#include "skirmish/turn/company.h"
#include "systems/risk/fire/aim.h"
#include "systems/risk/fire/fire.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/judges.h"
#include "systems/risk/language.h"
#include "systems/risk/melee/charge.h"
#include "systems/risk/odds/expect.h"
#include "systems/risk/orders/company.h"
#include "systems/risk/orders/orders.h"
#include "systems/risk/words/menu.h"
#include "systems/risk/words/words.h"

enum { TARGETS_MAX = 9, MARKS_MAX = 12 };

static const char *id_of(const struct game *v, int unit)
{
	return v->setup->units[unit].id;
}

/* ---- orders ---- */

static int32_t guide_rate(const struct game *v, int unit)
{
	const int guide = risk_guide(v, unit);

	return guide < 0 ? 0 : risk_rate(v, guide);
}

static void note_move(const struct game *v, int unit, struct option *o)
{
	const int32_t rate = guide_rate(v, unit);
	const int up_to = risk_command_row(v, unit)->up_to;

	menu_note(o, " %s", risk_length_text(rate).text);
	if (up_to > 0 && up_to < 100)
		menu_note(o, " %s, or %s and shoot", risk_length_text(rate).text,
			risk_length_text(rate * up_to / 100).text);
}

static int empty_arms(const struct game *v, int unit)
{
	int n = 0;

	FOR_MEMBERS(f, v, unit)
		n += standing_fit(v, f) && risk_figure_of(v, f)->empty;
	return n;
}

static void note_stand(const struct game *v, int unit, struct option *o)
{
	const int empty = empty_arms(v, unit);

	if (empty > 0)
		menu_note(o, " (%d not loaded)", empty);
}

static int charges_in_reach(const struct game *v, int unit, struct reason *why)
{
	struct reason last = { "X-33", "no enemy is in sight" };
	int n = 0;

	for (int u = 0; u < v->n_units; u++)
		if (game_enemies(v, unit, u) && standing_alive(v, u)
			&& risk_sees(v, v->units[unit].side, u))
			n += risk_may_charge(v, unit, u, &last);
	if (n == 0)
		*why = last;
	return n;
}

static void note_charge(const struct game *v, int unit, struct option *o)
{
	struct reason why;
	const int n = o->allowed ? charges_in_reach(v, unit, &why) : 0;

	if (n > 0)
		menu_note(o, ", %d in reach", n);
	else if (o->allowed)
		o->allowed = refuse(&o->why, why.rule, "%s", why.text);
}

static bool shows_load(const struct game *v, int unit)
{
	return empty_arms(v, unit) > 0;
}

static bool shows_retreat(const struct game *v, int unit)
{
	return risk_bound(v, unit, ACTION_RETREAT);
}

static bool shows_rout(const struct game *v, int unit)
{
	return risk_sole_order(v, unit) == ORDER_ROUT;
}

static const struct order_row {
	enum order order;
	char key;
	enum option_need need;
	const char *label;
	bool (*shows)(const struct game *v, int unit);	/* NULL: always */
	void (*note)(const struct game *v, int unit, struct option *o);
} order_rows[] = {
	{ ORDER_ROUT, 'r', NEED_NOTHING, "Rout: its test says so", shows_rout, NULL },
	{ ORDER_RETREAT, 'r', NEED_NOTHING, "Retreat: its test says so", shows_retreat, NULL },
	{ ORDER_STAND, 's', NEED_NOTHING, "Stand, and shoot", NULL, note_stand },
	{ ORDER_LOAD, 'o', NEED_NOTHING, "Load: stand, no shooting", shows_load, NULL },
	{ ORDER_MOVE, 'm', NEED_CELL, "Move", NULL, note_move },
	{ ORDER_CHARGE, 'c', NEED_UNIT, "Charge an enemy unit", NULL, note_charge },
	{ ORDER_LEAVE, 'l', NEED_CELL, "Leave the table over its edge", menu_exit_wanted,
		NULL },
	{ ORDER_STAND, 't', NEED_CELL, "Turn about, and stand", NULL, NULL },
};

/* Whoever routs has no other row; a row that an attack takes away says so. */
static void order_option(const struct game *v, int unit, const struct order_row *row,
	struct menu *m)
{
	const int foe = risk_must_charge(v, unit);
	struct option *o;

	if (row->shows != NULL && !row->shows(v, unit))
		return;
	o = menu_add(m, row->key, row->label, row->need);
	if (o == NULL)
		return;
	snprintf(o->line, sizeof o->line, "order %s %s", id_of(v, unit),
		risk_order_name(row->order));
	o->allowed = risk_may_order(v, unit, row->order, &o->why);
	if (o->allowed && foe >= 0 && row->order != ORDER_CHARGE)
		o->allowed = refuse(&o->why, "K-7", "its word is attack, and %s are in reach",
			game_unit_name(v, foe));
	if (o->allowed && row->need == NEED_CELL && row->order == ORDER_STAND
		&& risk_bound(v, unit, ACTION_HALT))
		o->allowed = refuse(&o->why, "X-96",
			"its word is halt: it may turn to the nearest enemy alone, and does");
	if (row->note != NULL)
		row->note(v, unit, o);
}

/* Enemies in reach of a charge, the nearest first; of an attack the one it is bound to. */
static void charge_targets(const struct game *v, int unit, struct menu *m)
{
	const int bound = risk_must_charge(v, unit);
	uint64_t shown = bound < 0 ? 0 : ~(UINT64_C(1) << bound);

	for (char key = '1'; key < '1' + TARGETS_MAX; key++) {
		int32_t best = REACH_FAR;
		int nearest = NOBODY;
		struct option *o;

		for (int u = 0; u < v->n_units; u++) {
			const bool open = (shown >> u & 1) == 0 && game_enemies(v, unit, u)
				&& risk_may_charge(v, unit, u, NULL);
			const int32_t cost = open ? risk_charge_cost(v, unit, u) : REACH_FAR;

			if (cost < best) {
				best = cost;
				nearest = u;
			}
		}
		o = nearest < 0 ? NULL : menu_add(m, key, "Charge", NEED_NOTHING);
		if (o == NULL)
			return;
		shown |= (uint64_t)1 << nearest;
		snprintf(o->line, sizeof o->line, "order %s charge %s", id_of(v, unit),
			id_of(v, nearest));
		menu_note(o, " %s: %s", risk_length_text(best / REACH_TWELFTHS).text,
			game_unit_name(v, nearest));
	}
}

/* Whether some unit of the seat's own passes a check; else why the last does not. */
static bool any_to(const struct game *v, int who, int unit, struct reason *why,
	bool (*check)(const struct game *v, int who, int unit, struct reason *why))
{
	struct reason last = { "X-97", "there is no other unit" };

	for (int u = 0; u < v->n_units; u++)
		if (u != unit && !game_enemies(v, unit, u) && check(v, who, u, &last))
			return true;
	*why = last;
	return false;
}

static void hand_option(const struct game *v, int unit, struct menu *m)
{
	struct option *o;

	o = items_carried(v, unit) ? menu_add(m, 'g', "Give what it carries to a unit", NEED_UNIT)
		: NULL;
	if (o == NULL)
		return;
	snprintf(o->line, sizeof o->line, "hand %s", id_of(v, unit));
	o->allowed = any_to(v, unit, unit, &o->why, risk_company.may_hand);
}

static void write_figure(const struct game *v, int figure, char *text, size_t size)
{
	const struct setup_unit *home = &v->setup->units[v->setup->figures[figure].unit];

	snprintf(text, size, "%s.%d", home->id, figure - home->first + 1);
}

/* To a unit of the same player's alone. */
static bool check_join(const struct game *v, int figure, int unit, struct reason *why)
{
	return game_seat_of_unit(v, unit) == game_seat_of_unit(v, v->figures[figure].unit)
		&& risk_company.may_join(v, figure, unit, why);
}

static void join_option(const struct game *v, int unit, struct menu *m)
{
	FOR_MEMBERS(f, v, unit) {
		struct option *o;
		char who[ID_MAX + 8];

		if (!risk_character(v, f) || !standing_fit(v, f))
			continue;
		o = menu_add(m, 'j', "Join another unit", NEED_UNIT);
		if (o == NULL)
			return;
		write_figure(v, f, who, sizeof who);
		snprintf(o->line, sizeof o->line, "join %s", who);
		o->allowed = any_to(v, f, unit, &o->why, check_join);
		return;
	}
}

static void orders_menu(const struct game *v, int unit, struct menu *m)
{
	const bool routs = shows_rout(v, unit);

	for (size_t i = 0; i < sizeof order_rows / sizeof order_rows[0]; i++)
		if (!routs || order_rows[i].order == ORDER_ROUT)
			order_option(v, unit, &order_rows[i], m);
	hand_option(v, unit, m);
	if (routs)
		return;
	join_option(v, unit, m);
	if (risk_may_order(v, unit, ORDER_CHARGE, NULL))
		charge_targets(v, unit, m);
}

/* ---- fire ---- */

/* Those that harm most come first. */
static void fire_targets(const struct game *v, int unit, struct menu *m)
{
	struct best best = { .n = 0 };

	for (int u = 0; u < v->n_units; u++) {
		struct fire_expected e;

		if (!game_enemies(v, unit, u))
			continue;
		e = risk_fire_expected(v, unit, u, 0);
		if (e.shooters > 0)
			best_keep_of(&best, TARGETS_MAX, u, e.harm);
	}
	for (int i = 0; i < best.n; i++) {
		const int target = best.item[i];
		const struct fire_expected e = risk_fire_expected(v, unit, target, 0);
		struct option *o = menu_add(m, (char)('1' + i), "Fire", NEED_NOTHING);

		if (o == NULL)
			return;
		snprintf(o->line, sizeof o->line, "fire %s %s", id_of(v, unit),
			id_of(v, target));
		menu_note(o, " %dD%d at %d+: %s", e.dice, risk_rules_of(v)->hit_die, e.need,
			game_unit_name(v, target));
	}
}

/* What a player character could aim at, the best first. */
static struct best marks_of(const struct game *v, int figure)
{
	struct best best = { .n = 0 };

	for (int f = 0; f < v->n_figures; f++) {
		struct fire_expected e;

		if (!standing_fit(v, f) || !game_enemies(v, v->figures[figure].unit,
				v->figures[f].unit))
			continue;
		e = risk_fire_expected_of(v, figure, v->figures[f].unit, f);
		if (e.shooters > 0)
			best_keep_of(&best, MARKS_MAX, f, e.harm);
	}
	return best;
}

static void mark_option(const struct game *v, int figure, int mark, char key, struct menu *m)
{
	const struct fire_expected e = risk_fire_expected_of(v, figure, v->figures[mark].unit,
		mark);
	struct option *o = menu_add(m, key, "Aim", NEED_NOTHING);
	char who[ID_MAX + 8], whom[ID_MAX + 8], name[NAME_MAX_BYTES];

	if (o == NULL)
		return;
	write_figure(v, figure, who, sizeof who);
	write_figure(v, mark, whom, sizeof whom);
	snprintf(o->line, sizeof o->line, "aim %s %s", who, whom);
	game_figure_name(v, mark, name, sizeof name);
	menu_note(o, " at %d+: %s", e.need, name);
}

static bool told(const struct game *v, int figure)
{
	const struct risk_figure *f = risk_figure_of(v, figure);

	return f->aim >= 0 || f->mark >= 0 || f->held;
}

/* The player character whose mark is asked for next: one who was told nothing first. */
static int marksman(const struct game *v, int unit)
{
	int found = NOBODY;

	FOR_MEMBERS(f, v, unit) {
		if (!risk_character(v, f) || !risk_can_shoot(v, f, NULL))
			continue;
		if (!told(v, f))
			return f;
		if (found < 0)
			found = f;
	}
	return found;
}

/* S-K-25: a player character's own marks. */
static void aim_options(const struct game *v, int unit, struct menu *m)
{
	const int f = v->units[unit].uncommanded ? NOBODY : marksman(v, unit);
	struct option *o = f < 0 ? NULL
		: menu_add(m, 'a', "Aim at one figure", NEED_FIGURE);
	struct best best;
	char who[ID_MAX + 8];

	if (o == NULL)
		return;
	write_figure(v, f, who, sizeof who);
	snprintf(o->line, sizeof o->line, "aim %s", who);
	best = marks_of(v, f);
	if (best.n == 0)
		o->allowed = refuse(&o->why, "K-16", "no figure is in clear sight and range");
	for (int i = 0; i < best.n; i++)
		mark_option(v, f, best.item[i], (char)('A' + i), m);
}

static void fire_menu(const struct game *v, int unit, struct menu *m)
{
	struct option *o = menu_add(m, 'f', "Fire at an enemy unit", NEED_UNIT);

	if (o == NULL)
		return;
	snprintf(o->line, sizeof o->line, "fire %s", id_of(v, unit));
	o->allowed = risk_unit_may_fire(v, unit, &o->why);
	o = menu_add(m, 'h', "Hold fire", NEED_NOTHING);
	if (o != NULL)
		snprintf(o->line, sizeof o->line, "hold %s", id_of(v, unit));
	fire_targets(v, unit, m);
	aim_options(v, unit, m);
}

/* ---- yes or no ---- */

static void question_menu(const struct game *v, const struct decision *d, struct menu *m)
{
	static const struct { const char *verb, *yes, *no; } questions[ASKS] = {
		[ASK_FOLLOW] = { "follow", "Follow up", "Let them go" },
		[ASK_PLAY_ON] = { "play-on", "Play on", "End it here" },
	};
	char line[ID_MAX + 16];

	snprintf(line, sizeof line, "%s%s%s", questions[d->kind].verb, d->unit >= 0 ? " " : "",
		d->unit >= 0 ? id_of(v, d->unit) : "");
	menu_question(m, line, questions[d->kind].yes, questions[d->kind].no);
}

int risk_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room)
{
	struct menu m = { options, 0, room };

	/* Nothing is asked of others than whom it is about, nor of who is not there. */
	if (unit >= 0 && (d->unit >= 0 ? unit != d->unit : !standing_alive(v, unit)))
		return 0;
	switch ((enum risk_decision)d->kind) {
	case ASK_ORDERS:
		if (unit >= 0)
			orders_menu(v, unit, &m);
		break;
	case ASK_FIRE:
		if (unit >= 0)
			fire_menu(v, unit, &m);
		break;
	default:
		question_menu(v, d, &m);
	}
	return m.n;
}

/* ---- who is waited for ---- */

/* Whether its player has anything to choose. */
static bool has_a_say(const struct game *v, int unit)
{
	for (enum order o = ORDER_STAND + 1; o < ORDERS; o++)
		if (o != risk_sole_order(v, unit) && o != ORDER_LEAVE
			&& risk_may_order(v, unit, o, NULL))
			return true;
	return false;
}

bool risk_wants(const struct game *v, const struct decision *d, int unit)
{
	if (d->unit >= 0)
		return unit == d->unit;
	if (game_seat_of_unit(v, unit) != d->seat || !standing_alive(v, unit))
		return false;
	if (d->kind == ASK_ORDERS)
		return !risk_unit_of(v, unit)->ordered && has_a_say(v, unit);
	if (d->kind != ASK_FIRE || !risk_unit_may_fire(v, unit, NULL))
		return false;
	FOR_MEMBERS(f, v, unit)
		if (told(v, f))
			return false;
	return true;
}
