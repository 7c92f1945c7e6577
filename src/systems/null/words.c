/* The null system's words: rosters, sheets, menus, previews. */
#include <stdio.h>

#include "systems/null/null.h"

void null_unit_state(const struct game *v, int unit, char *text, size_t size)
{
	const bool moved = null_unit_of(v, unit)->moved;

	snprintf(text, size, "%s", null_leader(v, unit) == NOBODY ? "out"
		: moved ? "moved" : "to move");
}

bool null_unit_sheet(const struct game *v, int unit, int line, char *text, size_t size)
{
	switch (line) {
	case 0:
		snprintf(text, size, "%s, %d on the table", game_unit_name(v, unit),
			game_unit_fit(v, unit));
		return true;
	case 1:
		snprintf(text, size, "pace %d tenths of an inch", null_pace(v, unit));
		return true;
	default:
		return false;
	}
}

bool null_figure_sheet(const struct game *v, int figure, int line, char *text, size_t size)
{
	char name[NAME_MAX_BYTES + 8];

	if (line > 0)
		return false;
	game_figure_name(v, figure, name, sizeof(name));
	snprintf(text, size, "%s, %d tagged", name, null_figure_of(v, figure)->tags);
	return true;
}

enum figure_mark null_figure_mark(const struct game *v, int figure)
{
	static const enum figure_mark marks[LIVES] = {
		[LIFE_FIT] = MARK_FIT, [LIFE_WOUNDED] = MARK_WOUNDED, [LIFE_DEAD] = MARK_DEAD,
		[LIFE_CAPTIVE] = MARK_CAPTIVE, [LIFE_LEFT] = MARK_DEAD, [LIFE_AWAITED] = MARK_DEAD,
	};

	return marks[v->figures[figure].life];
}

int null_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room)
{
	struct option *o = &options[0];

	if (room < 1 || unit < 0)	/* nothing is asked of nobody */
		return 0;
	*o = (struct option){ .label = "Move", .key = 'm', .need = NEED_CELL,
		.allowed = null_wants(v, d, unit) };
	snprintf(o->line, sizeof(o->line), "move %s", v->setup->units[unit].id);
	if (!o->allowed)
		refuse(&o->why, "N-1", "%s does not move now", game_unit_name(v, unit));
	return 1;
}

void null_preview(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	int16_t enemies[8];
	struct roller r;

	*p = (struct preview){ .n_lines = 1 };
	if (c->verb != VERB_MOVE) {
		snprintf(p->lines[0], LINE_MAX_BYTES, "No more moves this turn.");
		return;
	}
	null_flood(v, unit, v->reach);
	snprintf(p->lines[0], LINE_MAX_BYTES, "%d of %d tenths of an inch.",
		(int)(reach_cost(v->reach, c->argument[1].value) / REACH_TWELFTHS),
		(int)null_pace(v, unit));
	if (null_enemies_near(v, unit, c->argument[1].value, enemies) == 0)
		return;
	null_tag_roller(v, unit, enemies[0], &r);
	p->rolls = true;
	p->need = roller_need(&r);
	p->sides = ((const struct null_rules *)v->rules)->sides;
	p->dice = 1;
	if (p->need <= p->sides)
		p->hits_milli = 1000 * (p->sides + 1 - (p->need < 1 ? 1 : p->need)) / p->sides;
	p->harm_milli = p->hits_milli;
	snprintf(p->lines[p->n_lines++], LINE_MAX_BYTES, "Tags on %d or more.", p->need);
}

bool null_reach(const struct game *v, int unit, const char *line, struct reach *r)
{
	(void)line;	/* there is but one kind of move */
	if (null_leader(v, unit) == NOBODY)
		return false;
	null_flood(v, unit, r);
	return true;
}

int null_bands(const struct game *v, int unit, int32_t lengths[3])
{
	(void)v;
	(void)unit;
	lengths[0] = 0;
	return 0;	/* nobody shoots */
}
