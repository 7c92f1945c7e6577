/* Snapshots: the state as lines of named numbers, and the check value.
 *
 *     snapshot 1 rugged 12 84
 *     game 0 turn=3 turns_done=2 … points=0,5,0*4
 *     figure 17 cell=120 unit=2 captor=-1 facing=3 life=0 left=0
 *     end 131
 *
 * A line has a part's name, which of it, and fields; a long part has several
 * lines, a long list several slices (name@first=…).  V*N is N times V.
 *
 *  N1  writing, reading and the check value walk the same tables (fields.c), so
 *      a field is in all of them or in none.
 *      What is blank (a bidding of nothing) is in none, as old snapshots have none.
 *      What is no number, rules made in play and changed ground, has lines and a
 *      share in the check value of its own (house.c, ground.c).
 *  N2  `snapshot` says which kind of game it is, `end` how many lines came
 *      between: a torn snapshot is never taken for a whole one.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/bidding.h"
#include "cliffhanger/master.h"
#include "game/fields.h"
#include "game/room.h"

enum { VERSION = 1, LINE_BYTES = 1000, VALUES_BYTES = 700, VALUE_BYTES = 32, NAME_BYTES = 64,
	WHOLE = -1 /* lines_restored once `end` has been read */ };

/* ---- the check value ---- */

uint64_t game_check_value(const struct game *g)
{
	uint64_t sum = 14695981039346656037u;
	struct part parts[PARTS_MAX];
	const int n = game_parts(g, parts);

	for (int p = 0; p < n; p++) {
		for (int i = 0; i < parts[p].count; i++) {
			const unsigned char *base = (unsigned char *)parts[p].base
				+ (size_t)i * parts[p].size;

			if (field_part_blank(&parts[p], i))
				continue;
			for (const struct field *f = parts[p].fields; f && f->name; f++)
				for (int k = 0; k < f->count; k++)
					sum = (sum ^ field_get(base, f, k)) * 1099511628211u;
		}
	}
	sum = ground_sum(g, sum);
	for (int i = 0; i < house_count(g); i++)
		for (const char *at = house_rule(g, i); *at; at++)
			sum = (sum ^ (unsigned char)*at) * 1099511628211u;
	return sum ^ sum >> 32;
}

/* ---- writing ---- */

struct writer {
	void (*line)(void *self, const char *text);
	void *self;
	char text[LINE_BYTES];
	size_t used, prefix;	/* prefix: bytes of "part index" */
	int lines;
};

static void flush_line(struct writer *w)
{
	if (w->used > w->prefix) {
		w->line(w->self, w->text);
		w->lines++;
	}
	w->used = w->prefix;
	w->text[w->used] = '\0';
}

static void add_piece(struct writer *w, const char *piece)
{
	const size_t n = strlen(piece);

	if (w->used + n >= LINE_BYTES)
		flush_line(w);
	memcpy(w->text + w->used, piece, n + 1);
	w->used += n;
}

static int print_value(char *text, size_t size, const struct field *f, uint64_t value)
{
	return field_signed(f) ? snprintf(text, size, "%" PRId64, (int64_t)value)
		: snprintf(text, size, "%" PRIu64, value);
}

/* Writes as many of a list's values from `first` on as fit; the next index. */
static int write_slice(struct writer *w, const void *base, const struct field *f, int first)
{
	char piece[NAME_BYTES + VALUES_BYTES + 2 * VALUE_BYTES];
	int used = first == 0 ? snprintf(piece, NAME_BYTES, " %s", f->name)
		: snprintf(piece, NAME_BYTES, " %s@%d", f->name, first);
	int i = first;

	while (i < f->count && used < NAME_BYTES + VALUES_BYTES) {
		const uint64_t value = field_get(base, f, i);
		int same = 1;

		while (i + same < f->count && field_get(base, f, i + same) == value)
			same++;
		piece[used++] = i == first ? '=' : ',';
		used += print_value(piece + used, VALUE_BYTES, f, value);
		if (same > 1)
			used += snprintf(piece + used, VALUE_BYTES, "*%d", same);
		i += same;
	}
	add_piece(w, piece);
	return i;
}

/* The rules that were changed, before what they may say a word in. */
static void write_house(struct writer *w, const struct game *g)
{
	char text[LINE_BYTES];

	for (int i = 0; i < house_count(g); i++) {
		snprintf(text, sizeof(text), "house %s", house_rule(g, i));
		w->line(w->self, text);
		w->lines++;
	}
}

static void write_part(struct writer *w, const struct part *part, int index)
{
	const unsigned char *base = (unsigned char *)part->base + (size_t)index * part->size;

	w->prefix = (size_t)snprintf(w->text, LINE_BYTES, "%s %d", part->name, index);
	w->used = w->prefix;
	for (const struct field *f = part->fields; f && f->name; f++)
		for (int i = 0; i < f->count; )
			i = write_slice(w, base, f, i);
	flush_line(w);
}

void game_snapshot(const struct game *g,
	void (*line)(void *self, const char *text), void *self)
{
	struct writer w = { .line = line, .self = self };
	struct part parts[PARTS_MAX];
	const int n = game_parts(g, parts);

	snprintf(w.text, LINE_BYTES, "snapshot %d %s %d %d", VERSION, g->system->id,
		g->n_units, g->n_figures);
	line(self, w.text);
	write_house(&w, g);
	w.lines += ground_lines(g, line, self);
	for (int p = 0; p < n; p++)
		for (int i = 0; i < parts[p].count; i++)
			if (!field_part_blank(&parts[p], i))
				write_part(&w, &parts[p], i);
	snprintf(w.text, LINE_BYTES, "end %d", w.lines);
	line(self, w.text);
}

/* ---- reading ---- */

struct taker {
	const struct part *part;
	void *base;
	const char *at;
	struct reason *why;
};

static bool bad(struct reason *why, const char *what, const char *text)
{
	return refuse(why, "", "snapshot: %s: '%.80s'", what, text);
}

static bool take_int(const char **at, int64_t *value)
{
	const bool minus = **at == '-';
	char *end;

	if ((*at)[minus] < '0' || (*at)[minus] > '9')
		return false;
	*value = minus ? (int64_t)strtoll(*at, &end, 10) : (int64_t)strtoull(*at, &end, 10);
	*at = end;
	return true;
}

/* The field called so; NULL with a warning if this version has none. */
static const struct field *find_field(struct taker *t, const char *name, size_t n)
{
	for (const struct field *f = t->part->fields; f && f->name; f++)
		if (strlen(f->name) == n && memcmp(f->name, name, n) == 0)
			return f;
	refuse(t->why, "", "snapshot: %s has no field '%.*s' in this version; it is left out",
		t->part->name, n < NAME_BYTES ? (int)n : NAME_BYTES, name);
	return NULL;
}

/* The values of a field from `i` on; those of an unknown one are skipped. */
static bool take_values(struct taker *t, const struct field *f, int64_t i)
{
	if (!f) {
		t->at += strcspn(t->at, " ");
		return true;
	}
	do {
		int64_t value, times = 1;

		if (!take_int(&t->at, &value))
			return bad(t->why, "expected a number", t->at);
		if (*t->at == '*' && (t->at++, !take_int(&t->at, &times)))
			return bad(t->why, "expected a number", t->at);
		if (!field_takes(f, value))
			return bad(t->why, "a number out of its bounds in", f->name);
		if (times < 1 || times > f->count - i)
			return bad(t->why, "too many numbers for", f->name);
		while (times--)
			field_set(t->base, f, (int)i++, value);
	} while (*t->at == ',' && t->at++);
	return true;
}

static bool take_field(struct taker *t)
{
	const char *const name = t->at;
	const size_t n = strcspn(name, "@= ");
	int64_t first = 0;

	t->at += n;
	if (*t->at == '@' && (t->at++, !take_int(&t->at, &first)))
		return bad(t->why, "expected a number", t->at);
	if (*t->at != '=' || first < 0)
		return bad(t->why, "expected FIELD=NUMBER", name);
	t->at++;
	return take_values(t, find_field(t, name, n), first);
}

static bool take_part(struct game *g, const char *text, struct reason *why)
{
	struct part parts[PARTS_MAX];
	const int n = game_parts(g, parts);
	const size_t length = strcspn(text, " ");
	struct taker t = { .part = NULL, .at = text + length, .why = why };
	int64_t index;

	for (int p = 0; p < n && !t.part; p++)
		if (strlen(parts[p].name) == length && memcmp(parts[p].name, text, length) == 0)
			t.part = &parts[p];
	if (!t.part)
		return bad(why, "unknown part of a game", text);
	if (*t.at++ != ' ' || !take_int(&t.at, &index) || index < 0 || index >= t.part->count)
		return bad(why, "no such part in this game", text);
	t.base = (unsigned char *)t.part->base + (size_t)index * t.part->size;
	while (*t.at == ' ') {
		t.at++;
		if (!take_field(&t))
			return false;
	}
	return *t.at == '\0' || bad(why, "expected the end of the line", t.at);
}

static bool take_house(struct game *g, const char *rule, struct reason *why)
{
	struct house *const h = house_with(g, rule, why);

	if (!h)
		return false;
	house_move_in(g, h);
	*why = (struct reason){ "", "" };
	return true;
}

static bool take_head(struct game *g, const char *text, struct reason *why)
{
	char expected[80];
	int version;

	snprintf(expected, sizeof(expected), "snapshot %d %s %d %d", VERSION, g->system->id,
		g->n_units, g->n_figures);
	if (sscanf(text, "snapshot %d", &version) != 1)
		return bad(why, "expected its first line", text);
	if (version > VERSION)
		return refuse(why, "", "snapshot: of a newer version (%d, this is %d)",
			version, VERSION);
	if (strcmp(text, expected) != 0)
		return bad(why, "of another game", text);
	g->lines_restored = 1;
	house_move_out(g);
	bidding_forget_all(g);
	ground_as_set_up(g);
	return true;
}

bool game_restore_line(struct game *g, const char *text, struct reason *why)
{
	const char *count = text + 4;
	int64_t lines;

	*why = (struct reason){ "", "" };
	if (g->lines_restored == 0)
		return take_head(g, text, why);
	if (g->lines_restored == WHOLE)
		return bad(why, "a line after its end", text);
	if (strncmp(text, "end ", 4) == 0) {
		if (!take_int(&count, &lines) || *count || lines != g->lines_restored - 1)
			return refuse(why, "", "snapshot: %d lines were read, its end says '%.20s'",
				g->lines_restored - 1, text + 4);
		g->lines_restored = WHOLE;
		return true;
	}
	g->lines_restored++;
	if (strncmp(text, "house ", 6) == 0)
		return take_house(g, text + 6, why);
	if (strncmp(text, "ground ", 7) == 0)
		return ground_line(g, text, why);
	return take_part(g, text, why);
}

/* ---- does it make sense together? ---- */

static bool wrong(struct reason *why, const char *what, int which, const char *how)
{
	return refuse(why, "", "snapshot: %s %d %s", what, which, how);
}

/* How many there are of what a field is an index of; no limit for mere numbers. */
static int32_t how_many(const struct game *g, enum field_kind kind)
{
	switch (kind) {
	case FIELD_UNIT:
		return g->n_units;
	case FIELD_FIGURE:
		return g->n_figures;
	case FIELD_CELL:
		return grid_cells(&g->table->grid);
	case FIELD_SIDE:
		return g->setup->n_sides;
	default:
		return INT32_MAX;
	}
}

/* Which bits there are a unit, or a side, for; all of mere numbers. */
static uint64_t bits_of(const struct game *g, enum field_kind kind)
{
	const int n = kind == FIELD_UNITS ? g->n_units : kind == FIELD_SIDES ? g->setup->n_sides
		: UNITS_MAX;

	return n == UNITS_MAX ? UINT64_MAX : (UINT64_C(1) << n) - 1;
}

static bool sound_field(const struct game *g, const void *base, const struct field *f)
{
	const int32_t end = how_many(g, f->kind);
	const uint64_t bits = bits_of(g, f->kind);

	for (int i = 0; i < f->count; i++)
		if ((field_get(base, f, i) & ~bits) != 0)
			return false;

	for (int i = 0; i < f->count && end != INT32_MAX; i++)
		if ((int64_t)field_get(base, f, i) >= end)
			return false;
	return true;
}

/* Every index, the system's own too, is of something that this game has. */
static bool sound_indices(const struct game *g, struct reason *why)
{
	struct part parts[PARTS_MAX];
	const int n = game_parts(g, parts);

	for (int p = 0; p < n; p++) {
		for (int i = 0; i < parts[p].count; i++) {
			const unsigned char *base = (unsigned char *)parts[p].base
				+ (size_t)i * parts[p].size;

			for (const struct field *f = parts[p].fields; f && f->name; f++)
				if (!sound_field(g, base, f))
					return refuse(why, "", "snapshot: %s %d has a '%s' that "
						"is not in this game", parts[p].name, i, f->name);
		}
	}
	return true;
}

static bool sound_decisions(const struct game *g, struct reason *why)
{
	int kinds = 0;

	while (g->system->decisions[kinds].name)
		kinds++;
	for (int i = 0; i < g->n_decisions; i++)
		if (g->decisions[i].seat > 2 * g->setup->n_sides
				|| (g->decisions[i].kind >= kinds
				&& !game_ruling(g, &g->decisions[i])))
			return wrong(why, "decision", i, "is none of this game");
	if (g->dice.script_at > g->dice.script_end)
		return refuse(why, "", "snapshot: the scripted dice end before they begin");
	return true;
}

static bool sound_units(const struct game *g, struct reason *why)
{
	for (int i = 0; i < g->n_units; i++) {
		const struct unit *u = &g->units[i];

		if (u->side >= g->setup->n_sides)
			return wrong(why, "unit", i, "is of no side");
		if (u->leader >= 0 && g->figures[u->leader].unit != i)
			return wrong(why, "unit", i, "has a leader of another");
	}
	return true;
}

/* G8 */
static bool sound_seat(const struct game *g, int i, struct reason *why)
{
	const struct figure *f = &g->figures[i];

	if (f->aboard < 0)
		return true;
	if (!game_vehicle(g, f->aboard) || game_vehicle(g, i)
			|| g->figures[f->aboard].cell == CELL_NONE)
		return wrong(why, "figure", i, "is aboard of nothing");
	if (f->cell != CELL_NONE || f->life == LIFE_DEAD || f->life == LIFE_LEFT
			|| f->life == LIFE_AWAITED)
		return wrong(why, "figure", i, "is aboard and not there");
	return true;
}

static bool sound_figure(const struct game *g, int i, struct reason *why)
{
	const struct figure *f = &g->figures[i];

	if (f->facing >= grid_directions(&g->table->grid))
		return wrong(why, "figure", i, "faces nowhere");
	if (f->cell != CELL_NONE && (f->life == LIFE_DEAD || f->life == LIFE_LEFT
			|| f->life == LIFE_AWAITED))	/* G6 */
		return wrong(why, "figure", i, "is on the table and not there");
	if ((f->life == LIFE_CAPTIVE) != (f->captor >= 0))
		return wrong(why, "figure", i, "is a captive of nobody");
	return sound_seat(g, i, why);
}

/* G1, G2 */
static bool stand_figures(struct game *g, struct reason *why)
{
	const int32_t cells = grid_cells(&g->table->grid);

	for (int32_t c = 0; c < cells; c++)
		g->occupant[c] = g->beneath[c] = NOBODY;
	for (int i = 0; i < g->n_figures; i++) {
		cell_t hull[BODY_CELLS_MAX];
		int n;

		if (!sound_figure(g, i, why))
			return false;
		n = game_hull(g, i, hull);
		if (n == 0 && g->figures[i].cell != CELL_NONE)
			return wrong(why, "figure", i, "hangs over the edge");
		for (int k = 0; k < n; k++)
			if (game_barred(g, i, hull[k]) != NOBODY)
				return wrong(why, "figure", i, "stands where another does");
		if (n > 0)
			body_lower(g, i);
	}
	return true;
}

/* G8 */
static bool seat_figures(struct game *g, struct reason *why)
{
	int aboard[FIGURES_MAX] = { 0 };

	for (int i = 0; i < g->n_figures; i++)
		if (g->figures[i].aboard >= 0
				&& ++aboard[g->figures[i].aboard]
				> g->setup->figures[g->figures[i].aboard].seats)
			return wrong(why, "figure", i, "is aboard and has no seat");
	body_loads(g);
	return true;
}

static bool sound_game(const struct game *g, struct reason *why)
{
	if (g->turn > g->setup->turns || g->turns_done > g->turn)
		return refuse(why, "", "snapshot: turn %d, of which %d are done, is none of a game "
			"of %d", g->turn, g->turns_done, g->setup->turns);
	if (g->phase >= event_phases_of(g->system))
		return refuse(why, "", "snapshot: phase %d is none of its system's %d", g->phase,
			event_phases_of(g->system));
	for (int i = 0; i < OBJECTIVES_MAX; i++)
		if (g->objectives[i] >= g->setup->n_sides)
			return wrong(why, "objective", i, "is had by no side of this game");
	for (int a = 0; a < SIDES_MAX; a++)
		for (int b = 0; b < SIDES_MAX; b++)
			if ((g->friends[a] >> b & 1) && (a == b || a >= g->setup->n_sides
					|| !(g->friends[b] >> a & 1)))
				return wrong(why, "side", a, "has a friend that is none of its");
	return true;
}

bool game_restored(struct game *g, struct reason *why)
{
	const bool whole = g->lines_restored == WHOLE;

	*why = (struct reason){ "", "" };
	g->lines_restored = 0;
	if (!whole)
		return refuse(why, "", "snapshot: its end is missing");
	if (!sound_indices(g, why) || !sound_game(g, why) || !sound_decisions(g, why)
			|| !stand_figures(g, why) || !seat_figures(g, why)
			|| !sound_units(g, why))
		return false;
	game_members(g);
	return !g->system->restored || g->system->restored(g, why);
}
