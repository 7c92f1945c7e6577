/* Sheets: see sheet.h. */
#include "skirmish/uncommanded/action.h"
#include "skirmish/body/contact.h"
#include "skirmish/menus/sheet.h"
#include "skirmish/skirmish.h"

enum { ARM_ROWS = 64 };	/* rows of `weapons` */

static const struct sheets *sheets_of(const struct game *v)
{
	return skirmish_of(v)->sheets;
}

/* ---- words ---- */

bool sheet_secret(const struct game *v, int unit)
{
	return v->viewer != NOBODY && !game_allied(v, v->viewer, v->units[unit].side);
}

const char *sheet_many(int n)
{
	return n == 1 ? "" : "s";
}

const char *sheet_life(enum life life, const char *down)
{
	static const char *const words[LIVES] = { [LIFE_FIT] = "fit", [LIFE_DEAD] = "dead",
		[LIFE_CAPTIVE] = "a captive", [LIFE_LEFT] = "left the table",
		[LIFE_AWAITED] = "not yet there" };

	return life == LIFE_WOUNDED ? down : words[life];
}

const char *sheet_row(const struct game *v, const char *table, int row)
{
	const struct rule_table *t = rulebook_table(game_book(v), table);
	const int name = t == NULL ? -1 : rule_table_column(t, "name");

	return name < 0 || row < 0 || row >= t->n_rows ? "" : rule_table_at(t, row, name)->text;
}

/* ---- arms ---- */

int sheet_arm(const struct game *v, int figure, int i)
{
	const struct setup_figure *f = &v->setup->figures[figure];

	if (sheets_of(v)->arm != NULL)
		return sheets_of(v)->arm(v, figure, i);
	return i < f->n_arms ? f->arms[i] : -1;
}

bool sheet_armed(const struct game *v, int figure, bool (*is)(const struct game *v, int arm))
{
	for (int i = 0, arm; (arm = sheet_arm(v, figure, i)) >= 0; i++)
		if (is(v, arm))
			return true;
	return false;
}

static bool reaches(const struct game *v, int arm)
{
	const int32_t *ranges = sheets_of(v)->ranges(v, arm);

	for (int band = 0; band < sheets_of(v)->n_ranges; band++)
		if (ranges[band] > 0)
			return true;
	return false;
}

static void put_arm(const struct game *v, int arm, struct pen *p)
{
	if (sheets_of(v)->put_arm != NULL)
		sheets_of(v)->put_arm(v, arm, p);
	else
		pen_put(p, "%s%s", sheet_row(v, "weapons", arm),
			reaches(v, arm) ? "" : " (hand to hand)");
}

static int main_arm(const struct game *v, int unit)
{
	const struct sheets *s = sheets_of(v);
	uint16_t count[ARM_ROWS] = { 0 };
	int best = s->piece != NULL ? s->piece(v, unit) : -1;

	if (best >= 0)
		return best;
	FOR_MEMBERS(f, v, unit) {
		if (v->figures[f].life != LIFE_FIT
			|| (!game_on_table(v, f) && v->figures[f].aboard < 0))
			continue;
		for (int i = 0, arm; (arm = sheet_arm(v, f, i)) >= 0; i++)
			if (s->shoots != NULL ? s->shoots(v, arm) : reaches(v, arm))
				count[arm]++;
	}
	for (int arm = 0; arm < ARM_ROWS; arm++)
		if (count[arm] > 0 && (best < 0 || count[arm] > count[best]))
			best = arm;
	return best;
}

int sheet_bands(const struct game *v, int unit, int32_t lengths[3])
{
	const int arm = main_arm(v, unit);
	const int32_t *ranges = arm < 0 ? NULL : sheets_of(v)->ranges(v, arm);
	int n = 0;

	for (int band = 0; ranges != NULL && band < sheets_of(v)->n_ranges; band++)
		if (ranges[band] > 0)
			lengths[n++] = ranges[band];
	return n;
}

void sheet_arms_line(const struct game *v, int unit, struct pen *p)
{
	const struct sheets *s = sheets_of(v);
	uint64_t seen = 0;

	pen_put(p, "Arms     ");
	FOR_MEMBERS(f, v, unit)
		for (int i = 0, arm; (arm = sheet_arm(v, f, i)) >= 0; i++) {
			if ((seen >> arm & 1) != 0)
				continue;
			pen_put(p, "%s", seen == 0 ? " " : s->apart);
			put_arm(v, arm, p);
			seen |= UINT64_C(1) << arm;
		}
	if (seen == 0)
		pen_put(p, "%s", s->armless);
}

/* ---- the roster's row ---- */

static bool is_there(const struct game *v, int unit)
{
	const struct sheets *s = sheets_of(v);

	return s->there != NULL ? s->there(v, unit) : skirmish_alive(v, unit);
}

void sheet_absence(const struct game *v, int unit, struct pen *p)
{
	const bool secret = sheet_secret(v, unit);
	const bool known = !sheets_of(v)->hides || !secret || game_knows(v, v->viewer, unit);

	if (is_there(v, unit))
		return;
	if (v->units[unit].arrived && known)
		pen_put(p, "out of it");
	else if (secret)
		pen_put(p, "out of sight");
	else if (v->setup->units[unit].absent)
		pen_put(p, "not in this game");
	else
		pen_put(p, v->over || !game_may_come(v, unit) ? "never came" : "awaited");
}

void sheet_contact(const struct game *v, int unit, struct pen *p)
{
	if (contact_unit(v, unit))
		pen_put(p, "hand to hand");
}

void sheet_unit_state(const struct game *v, int unit, char *text, size_t size)
{
	struct pen p = pen_at(text, size);

	for (const struct sheet_state *s = sheets_of(v)->states; s->put != NULL; s++) {
		const struct pen before = p;
		size_t began;

		if (p.used > 0)
			pen_put(&p, ", ");
		began = p.used;
		s->put(v, unit, &p);
		if (p.used > began && s->alone)
			return;
		if (p.used > began)
			continue;
		p = before;
		text[p.used] = '\0';
	}
}

/* ---- lines ---- */

void sheet_items(const struct game *v, int unit, struct pen *p)
{
	for (int i = 0; i < v->setup->n_items; i++)
		if (v->items[i].unit == unit)
			pen_put(p, "; carries %s", v->setup->items[i].name);
}

void sheet_state_line(const struct game *v, int unit, struct pen *p)
{
	char state[LINE_MAX_BYTES];

	sheet_unit_state(v, unit, state, sizeof state);
	pen_put(p, "State     %s", state[0] == '\0' ? sheets_of(v)->ready : state);
	sheet_items(v, unit, p);
}

void sheet_leader_line(const struct game *v, int unit, struct pen *p)
{
	const struct sheets *s = sheets_of(v);
	const int leader = v->units[unit].leader;
	char name[NAME_MAX_BYTES];

	if (leader < 0) {
		pen_put(p, "Leader    %s", s->leaderless);
		return;
	}
	game_figure_name(v, leader, name, sizeof name);
	pen_put(p, "Leader    %s%s%s", name, s->hero(v, leader) ? ", a hero" : "",
		s->leader(v, unit) == leader ? "" : " (not with the unit)");
}

void sheet_word(struct pen *p, int turn, const struct action_test *test, int word)
{
	if (turn > 0)
		pen_put(p, "Word      turn %d: factor %d, die %d: %s", turn, test->factor,
			test->die, action_name((enum action)word));
}

/* ---- the sheets ---- */

/* Counts `line` down over those that have something to say; whether one of them is it. */
static bool write_line(sheet_put *const *lines, const struct game *v, int who, int *line,
	struct pen *p)
{
	for (; *lines != NULL; lines++) {
		(*lines)(v, who, p);
		if (p->used > 0 && (*line)-- == 0)
			return true;
		*p = pen_at(p->text, p->size);
	}
	return false;
}

bool sheet_unit(const struct game *v, int unit, int line, char *text, size_t size)
{
	const struct sheets *s = sheets_of(v);
	struct pen p = pen_at(text, size);

	if (write_line(s->hull != NULL && game_unit_body(v, unit) >= 0 ? s->hull : s->unit, v, unit,
			&line, &p))
		return true;
	pen_put(&p, "%s", v->setup->units[unit].note);
	return line == 0 && (p.used > 0 || s->bare_note);
}

static bool write_arm(const struct game *v, int figure, int i, struct pen *p)
{
	const struct sheets *s = sheets_of(v);
	const int arm = sheet_arm(v, figure, i);

	if (s->put_own_arm == NULL || (arm < 0 && (i > 0 || s->unarmed == NULL)))
		return false;
	pen_put(p, "%s", i == 0 ? "Arms      " : "          ");
	if (arm < 0)
		pen_put(p, "%s", s->unarmed);
	else
		s->put_own_arm(v, figure, arm, p);
	return true;
}

bool sheet_figure(const struct game *v, int figure, int line, char *text, size_t size)
{
	struct pen p = pen_at(text, size);

	return write_line(sheets_of(v)->figure, v, figure, &line, &p)
		|| write_arm(v, figure, line, &p);
}

enum figure_mark sheet_figure_mark(const struct game *v, int figure)
{
	const struct sheets *s = sheets_of(v);

	switch (v->figures[figure].life) {
	case LIFE_CAPTIVE:
		return MARK_CAPTIVE;
	case LIFE_FIT:
		return s->mark(v, figure);
	case LIFE_WOUNDED:
		return s->mark_lying != NULL ? s->mark_lying(v, figure) : MARK_DEAD;
	default:
		return MARK_DEAD;
	}
}
