/* Previews: what a choice would mean, worked out by the very rollers that the
 * dice will meet; and the reach and range bands that maps draw.
 */
#include <stdio.h>
#include <string.h>

#include "systems/adventure/vehicles.h"
#include "systems/common/say.h"

/* ---- chances ---- */

/* Of a die at or below `need`, in thousandths. */
static int32_t chance_milli(const struct adv_rules *r, int need)
{
	return need >= r->die ? 1000 : need < 1 ? 0 : need * 1000 / r->die;
}

/* Thousandths of the wound dice that put a figure out of action. */
static int32_t out_milli(const struct adv_rules *r, int wound_modifier)
{
	int out = 0;

	for (int die = 1; die <= r->die; die++) {
		const int at = die + wound_modifier;

		out += r->fate_of[at < 0 ? 0 : at > TABLE_DIE ? TABLE_DIE + 1 : at]
			>= FATE_WOUNDED;
	}
	return out * 1000 / r->die;
}

void adv_say_modifiers(const struct roller *r, struct preview *p)
{
	for (int i = 0; i < r->event.roll.n_modifiers; i++) {
		const struct modifier *m = &r->modifiers[i];
		const int halves = m->halves < 0 ? -m->halves : m->halves;
		char number[16];

		snprintf(number, sizeof number, "%c%.0d%s", m->halves < 0 ? '-' : '+', halves / 2,
			halves % 2 != 0 ? "½" : halves == 0 ? "0" : "");
		say(p, "  %s  %s (%s)", number, m->name, m->rule);
	}
}

/* ---- orders ---- */

static void test_line(const struct game *v, int unit, enum morale_cause cause,
	const char *what, struct preview *p)
{
	struct roller r;

	adv_morale_roller(v, unit, cause, &r);
	p->rolls = true;
	p->sides = adv_rules_of(v)->die;
	p->dice = 1;
	p->need = roller_need(&r);
	say(p, "%s %s on %d or less (%d in 100), base %d", game_unit_name(v, unit), what,
		roller_need(&r), (int)(chance_milli(adv_rules_of(v), roller_need(&r)) / 10),
		adv_morale_base(v, unit));
	adv_say_modifiers(&r, p);
}

/* What one of those charged would throw at them as they come, at his best arm:
 * short range, on the bare ground, and standing. */
static void defender_fire(const struct game *v, int figure, int charger, struct preview *p)
{
	const struct adv_rules *rules = adv_rules_of(v);
	int32_t best = 0, harm = 0;

	if (!adv_can_shoot(v, figure, NULL))
		return;
	for (int i = 0, arm; (arm = adv_arm(v, figure, i)) >= 0; i++) {
		const struct weapon *w = &rules->weapons[arm];
		const struct aim a = { .figure = (int16_t)figure, .weapon = (int16_t)arm,
			.dice = w->dice, .base = w->hit };
		struct roller r;
		int32_t hits;

		if (w->hit == 0)
			continue;
		adv_aim_roller(v, &a, charger, &r);
		roller_add_halves(&r, "", "", rules->shooting[SHOOT_CHARGING].halves);
		hits = w->dice * chance_milli(rules, roller_need(&r));
		if (hits > best) {
			best = hits;
			harm = hits * out_milli(rules, w->wound) / 1000;
		}
	}
	p->hits_milli += best;
	p->risk_milli += harm;
}

static void defence_line(const struct game *v, int unit, int target, struct preview *p)
{
	FOR_MEMBERS(f, v, target)
		defender_fire(v, f, unit, p);
	say(p, "if they stand, their fire: up to %d.%d hits, %d.%d of ours out of action",
		tenths(p->hits_milli).whole, tenths(p->hits_milli).part,
		tenths(p->risk_milli).whole, tenths(p->risk_milli).part);
	p->hits_milli = 0;	/* those are not ours */
}

static int any_fit(const struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		if (game_on_table(v, f) && v->figures[f].life == LIFE_FIT)
			return f;
	return NOBODY;
}

static void melee_line(const struct game *v, int unit, int target, struct preview *p)
{
	const int ours = any_fit(v, unit), theirs = any_fit(v, target);
	struct roller a, b;

	if (ours < 0 || theirs < 0)
		return;
	adv_melee_roller(v, ours, theirs, &a);
	adv_melee_roller(v, theirs, ours, &b);
	say(p, "hand to hand: we hit on %d or less, they on %d or less", roller_need(&a),
		roller_need(&b));
}

static void preview_charge(const struct game *v, int unit, enum mode mode, int target,
	struct preview *p)
{
	if (mode == MODE_FLY)
		say(p, "a flight of %d\" into contact",
			(int)(adv_unit_distance(v, unit, target) / 10));
	else
		say(p, "contact at %d\" of a %d\" charge",
			(int)(adv_charge_cost(v, unit, target) / REACH_TWELFTHS / 10),
			(int)(adv_allowance(v, adv_guide(v, unit), MODE_CHARGE) / 10));
	test_line(v, target, CAUSE_CHARGED, "stand", p);
	defence_line(v, unit, target, p);
	melee_line(v, unit, target, p);
}

static void preview_move(const struct game *v, int unit, enum mode mode, cell_t goal,
	struct preview *p)
{
	static const char *const covers[] = { "no", "soft", "medium", "hard" };
	const struct ground *ground = table_ground(v->table, goal);
	const int guide = mode == MODE_FLY ? adv_flyer(v, unit) : adv_guide(v, unit);
	const bool under = mode == MODE_DIVE && ground_deep(ground);
	int watched = 0;

	for (int u = 0; u < v->n_units; u++) {
		const cell_t at = game_unit_cell(v, u);

		if (adv_enemies(v, unit, u) && at != CELL_NONE && sight_clear(v->table, at, goal)
			&& (!under || table_within(v->table, at, goal,
				adv_rules_of(v)->underwater_sight)))
			watched++;
	}
	say(p, "%s %d\", to %s: %s cover, in the sight of %d known enem%s", adv_mode_name(mode),
		(int)(adv_allowance(v, guide, mode) / 10), ground->name, covers[ground->cover],
		watched, watched == 1 ? "y" : "ies");
	if (under)
		say(p, "ends under water, unseen from further than %d\"; %d turn%s of air left then",
			(int)(adv_rules_of(v)->underwater_sight / 10), adv_air(v, guide) - 1,
			adv_air(v, guide) == 2 ? "" : "s");
	if (goal == v->figures[guide].cell)
		say(p, "it moves nothing; the order counts all the same (S-C-3, S-A-36)");
}

static void preview_order(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	const enum mode mode = (enum mode)c->argument[1].value;

	if (adv_vehicle(v, unit))
		adv_preview_drive(v, c, p);
	else if (mode == MODE_BOARD || mode == MODE_ALIGHT || mode == MODE_REPAIR)
		adv_preview_aboard(v, c, p);
	else if (c->n > 2 && c->argument[2].kind == ARGUMENT_UNIT)
		preview_charge(v, unit, mode, c->argument[2].value, p);
	else if (c->n > 2 && c->argument[2].kind == ARGUMENT_CELL)
		preview_move(v, unit, mode, c->argument[2].value, p);
	else
		say(p, "%s: %s", game_unit_name(v, unit), adv_mode_name(mode));
}

void adv_preview(const struct game *v, const struct choice *c, struct preview *p)
{
	memset(p, 0, sizeof *p);
	switch ((enum adv_verb)c->verb) {
	case VERB_FIRE:
		adv_preview_fire(v, c, p);
		break;
	case VERB_LOB:
		adv_preview_lob(v, c, p);
		break;
	case VERB_ORDER:
		preview_order(v, c, p);
		break;
	case VERB_RALLY:
		test_line(v, c->argument[0].value, CAUSE_RALLY, "rally", p);
		break;
	case VERB_PRESS:
		test_line(v, c->argument[0].value, CAUSE_COMPLETION, "press home", p);
		break;
	default:
		break;
	}
}

/* ---- for maps ---- */

/* The mode an option's line stands for: its third word, or the late move's. */
static enum mode line_mode(const struct game *v, int unit, const char *line)
{
	const char *word = strrchr(line, ' ');

	if (strncmp(line, "move ", 5) == 0)
		return (enum mode)adv_unit_of(v, unit)->mode;
	for (int m = MODE_NONE + 1; word != NULL && m < MODES; m++)
		if (strcmp(word + 1, adv_mode_name((enum mode)m)) == 0)
			return (enum mode)m;
	return MODE_NONE;
}

bool adv_option_reach(const struct game *v, int unit, const char *line, struct reach *r)
{
	const enum mode mode = line_mode(v, unit, line);

	if (strncmp(line, "lob ", 4) == 0)
		return adv_lob_reach(v, unit, r);
	return mode != MODE_NONE && adv_guide(v, unit) >= 0 && adv_reach(v, unit, mode, r);
}

bool adv_option_course(const struct game *v, int unit, const char *line, struct course *course)
{
	const enum mode mode = line_mode(v, unit, line);

	return mode != MODE_NONE && adv_vehicle(v, unit) && adv_course(v, unit, mode, course);
}

/* The missile arm that most of its fit figures carry, the first of equals; -1. */
static int main_arm(const struct game *v, int unit)
{
	uint16_t count[WEAPONS_MAX] = { 0 };
	int best = -1;

	FOR_MEMBERS(f, v, unit) {
		if (v->figures[f].life != LIFE_FIT)
			continue;
		for (int i = 0, arm; (arm = adv_arm(v, f, i)) >= 0; i++)
			if (adv_longest_range(&adv_rules_of(v)->weapons[arm]) > 0)
				count[arm]++;
	}
	for (int arm = 0; arm < WEAPONS_MAX; arm++)
		if (count[arm] > 0 && (best < 0 || count[arm] > count[best]))
			best = arm;
	return best;
}

int adv_bands(const struct game *v, int unit, int32_t lengths[3])
{
	const int arm = main_arm(v, unit);
	int n = 0;

	for (int band = 0; arm >= 0 && band < 3; band++)
		if (adv_rules_of(v)->weapons[arm].range[band] > 0)
			lengths[n++] = adv_rules_of(v)->weapons[arm].range[band];
	return n;
}
