/* Previews: what a choice would mean, worked out by the very rollers that the
 * dice will meet; and the reach and range bands that maps draw.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "systems/adventure/adventure.h"

/* The next free line; past the end the last one is written over. */
static char *next_line(struct preview *p)
{
	if (p->n_lines < PREVIEW_LINES)
		p->n_lines++;
	return p->lines[p->n_lines - 1];
}

/* Chance in thousandths of a D10 at or below `need`. */
static int32_t chance_milli(int need)
{
	return need >= 10 ? 1000 : need < 1 ? 0 : need * 100;
}

/* Thousandths of the wound dice that put a figure out of action. */
static int32_t out_milli(const struct adv_rules *r, int wound_modifier)
{
	int32_t out = 0;

	for (int die = 1; die <= 10; die++) {
		int at = die + wound_modifier;

		at = at < 1 ? 1 : at > 11 ? 11 : at;
		if (r->fate_of[at] >= FATE_WOUNDED)
			out += 100;
	}
	return out;
}

static void modifier_lines(const struct roller *r, struct preview *p)
{
	for (int i = 0; i < r->event.roll.n_modifiers; i++) {
		const struct modifier *m = &r->modifiers[i];

		const int whole = abs(m->halves) / 2;
		char number[8] = "";

		if (whole > 0 || m->halves % 2 == 0)
			snprintf(number, sizeof number, "%d", whole);
		snprintf(next_line(p), LINE_MAX_BYTES, "  %s%s%s  %s (%s)",
			m->halves < 0 ? "-" : "+", number, m->halves % 2 != 0 ? "½" : "",
			m->name, m->rule);
	}
}

/* ---- fire ---- */

static void fire_group(const struct game *v, const struct aim *a, int target,
	struct preview *p, int *last_need)
{
	const struct adv_rules *rules = adv_rules_of(v);
	const struct weapon *w = &rules->weapons[a->weapon];
	struct roller r;
	int32_t chance;

	adv_aim_roller(v, a, target, &r);
	chance = chance_milli(roller_need(&r));
	p->dice += a->dice;
	p->hits_milli += a->dice * chance;
	p->harm_milli += a->dice * chance / 100 * out_milli(rules, w->wound) / 10;
	if (roller_need(&r) == *last_need)
		return;
	*last_need = roller_need(&r);
	p->need = roller_need(&r);
	snprintf(next_line(p), LINE_MAX_BYTES, "%s at %d\": needs %d or less on a D10, base %d",
		w->name, (int)(table_distance(v->table, v->figures[a->figure].cell,
			v->figures[a->nearest].cell) / 10), roller_need(&r), w->hit);
	modifier_lines(&r, p);
}

static void preview_fire(const struct game *v, const struct choice *c, struct preview *p)
{
	const int target = c->argument[1].value;
	int last_need = INT32_MIN, left = c->n > 2 ? c->argument[2].value : FIGURES_MAX;
	const bool whole = c->argument[0].kind == ARGUMENT_UNIT;
	const int unit = whole ? c->argument[0].value : v->figures[c->argument[0].value].unit;
	int shooters = 0;
	char *head = next_line(p);

	p->rolls = true;
	p->sides = 10;
	FOR_MEMBERS(f, v, unit) {
		struct aim a;

		if (left == 0 || (!whole && f != c->argument[0].value)
			|| !adv_aim(v, f, target, &a, NULL))
			continue;
		fire_group(v, &a, target, p, &last_need);
		shooters++;
		left--;
	}
	snprintf(head, LINE_MAX_BYTES, "%d shooter%s, %d dice: %d.%d hits, %d.%d out of action expected",
		shooters, shooters == 1 ? "" : "s", p->dice,
		(int)(p->hits_milli / 1000), (int)(p->hits_milli % 1000 / 100),
		(int)(p->harm_milli / 1000), (int)(p->harm_milli % 1000 / 100));
}

/* ---- orders ---- */

static void test_line(const struct game *v, int unit, enum morale_cause cause,
	const char *what, struct preview *p)
{
	struct roller r;

	adv_morale_roller(v, unit, cause, &r);
	p->rolls = true;
	p->sides = 10;
	p->dice = 1;
	p->need = roller_need(&r);
	snprintf(next_line(p), LINE_MAX_BYTES, "%s %s on %d or less (%d in 100), base %d",
		game_unit_name(v, unit), what, roller_need(&r),
		(int)(chance_milli(roller_need(&r)) / 10), adv_morale_base(v, unit));
	modifier_lines(&r, p);
}

static void preview_charge(const struct game *v, int unit, int target, struct preview *p)
{
	snprintf(next_line(p), LINE_MAX_BYTES, "contact at %d\" of a %d\" charge",
		(int)(adv_charge_cost(v, unit, target) / REACH_TWELFTHS / 10),
		(int)(adv_allowance(v, adv_guide(v, unit), MODE_CHARGE) / 10));
	test_line(v, target, CAUSE_CHARGED, "stand", p);
}

static void preview_move(const struct game *v, int unit, enum mode mode, cell_t goal,
	struct preview *p)
{
	static const char *const covers[] = { "no", "soft", "medium", "hard" };
	const struct ground *ground = table_ground(v->table, goal);
	int watched = 0;

	for (int u = 0; u < v->n_units; u++) {
		const cell_t at = game_unit_cell(v, u);

		if (adv_enemies(v, unit, u) && at != CELL_NONE && sight_clear(v->table, at, goal))
			watched++;
	}
	snprintf(next_line(p), LINE_MAX_BYTES,
		"%s %d\", to %s: %s cover, in the sight of %d known enem%s",
		adv_mode_name(mode), (int)(adv_allowance(v, adv_guide(v, unit), mode) / 10),
		ground->name, covers[ground->cover], watched, watched == 1 ? "y" : "ies");
}

static void preview_order(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	const enum mode mode = (enum mode)c->argument[1].value;

	if (c->n > 2 && c->argument[2].kind == ARGUMENT_UNIT)
		preview_charge(v, unit, c->argument[2].value, p);
	else if (c->n > 2 && c->argument[2].kind == ARGUMENT_CELL)
		preview_move(v, unit, mode, c->argument[2].value, p);
	else
		snprintf(next_line(p), LINE_MAX_BYTES, "%s: %s", game_unit_name(v, unit),
			adv_mode_name(mode));
}

void adv_preview(const struct game *v, const struct choice *c, struct preview *p)
{
	memset(p, 0, sizeof *p);
	switch ((enum adv_verb)c->verb) {
	case VERB_FIRE:
		preview_fire(v, c, p);
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

	return mode != MODE_NONE && adv_guide(v, unit) >= 0 && adv_reach(v, unit, mode, r);
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
			if (adv_rules_of(v)->weapons[arm].range[0] > 0)
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
