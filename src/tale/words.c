/* Words for names, places and numbers, and the events added up: see tale.h. */
#include "tale/own.h"

#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/text.h"

/* ---- what the reader may know ---- */

static bool all_hear(const struct tale_past *q, const struct event *e)
{
	for (int side = 0; side < q->g->setup->n_sides; side++)
		if (!view_hears(q->g, side, e))
			return false;
	return true;
}

const struct event *tale_event(const struct tale_past *q, size_t n)
{
	const struct event *const e = event_log_at(q->log, n);

	return (q->seat == TALE_ALL_SEATS ? all_hear(q, e) : view_hears(q->g, q->seat, e)) ? e
		: NULL;
}

static bool all_know(const struct tale_past *q, int unit)
{
	for (int side = 0; side < q->g->setup->n_sides; side++)
		if (!game_knows(q->g, side, unit))
			return false;
	return true;
}

bool words_known(const struct tale_past *q, int unit)
{
	if (q->seat == TALE_ALL_SEATS)
		return all_know(q, unit);
	return q->g->viewer == NOBODY || game_knows(q->g, q->g->viewer, unit);
}

/* ---- names ---- */

/* Who is alone in his unit has one name: the unit's, or his where the unit's only says what he is
 * ("The surveyor", "Matiu the navigator"). */
static const char *name_of_one(const struct game *g, int unit)
{
	const struct setup_unit *const u = &g->setup->units[unit];
	const char *const name = u->count == 1 ? g->setup->figures[u->first].name : "";

	return name[0] != '\0' && strncmp(u->name, "The ", 4) == 0 ? name : game_unit_name(g, unit);
}

struct tale_words words_of_figure(const struct tale_past *q, int figure)
{
	struct tale_words w = { "somebody" };
	int unit;

	if (figure < 0 || figure >= q->g->n_figures)
		return w;
	unit = q->g->setup->figures[figure].unit;
	if (!words_known(q, q->g->figures[figure].unit) && !words_known(q, unit))
		snprintf(w.text, sizeof w.text, "somebody unseen");
	else if (q->g->setup->units[unit].count == 1
			&& q->g->setup->figures[figure].name[0] != '\0')
		snprintf(w.text, sizeof w.text, "%s", name_of_one(q->g, unit));
	else
		game_figure_name(q->g, figure, w.text, sizeof w.text);
	return w;
}

struct tale_words words_of_unit(const struct tale_past *q, int unit)
{
	struct tale_words w = { "somebody" };

	if (unit >= 0 && unit < q->g->n_units)
		snprintf(w.text, sizeof w.text, "%s", words_known(q, unit)
			? name_of_one(q->g, unit) : "somebody unseen");
	return w;
}

/* Whose name is no name, so that what is theirs has an article: "the Junk's crew". */
static bool is_owned_by_no_name(const char *name)
{
	static const char *const owners[] = { "Junk's ", "Professor's ", "Doctor's ",
		"Captain's ", "Datu's " };

	for (size_t i = 0; i < sizeof owners / sizeof owners[0]; i++)
		if (strncmp(name, owners[i], strlen(owners[i])) == 0)
			return true;
	return false;
}

struct tale_words words_the_unit(const struct tale_past *q, int unit, bool first)
{
	const struct tale_words w = words_of_unit(q, unit);
	const struct name within = name_within(w.text);
	struct tale_words text = { "" };
	const bool crowd = unit >= 0 && unit < q->g->n_units
		&& q->g->setup->units[unit].count > 1;

	if (!words_known(q, unit)) {
		snprintf(text.text, sizeof text.text, "%somebody unseen", first ? "S" : "s");
		return text;
	}
	const bool article = crowd && (strchr(w.text, '\'') == NULL
			|| is_owned_by_no_name(w.text))
		&& strstr(w.text, " and ") == NULL && strncmp(within.text, "the ", 4) != 0;

	snprintf(text.text, sizeof text.text, "%s%.380s", !article ? "" : first ? "The " : "the ",
		first ? w.text : within.text);
	return text;
}

static bool has_end(const char *text, size_t n, const char *end)
{
	const size_t length = strlen(end);

	return n >= length && strncmp(text + n - length, end, length) == 0;
}

/* The noun of a name is what stands before these. */
static size_t noun_end(const char *name)
{
	static const char *const after[] = { " of ", " from ", " on ", " in ", " at ", " with ",
		" lying ", " behind ", " beyond " };
	size_t end = strlen(name);

	for (size_t i = 0; i < sizeof after / sizeof after[0]; i++) {
		const char *const at = strstr(name, after[i]);

		if (at != NULL && (size_t)(at - name) < end)
			end = (size_t)(at - name);
	}
	return end;
}

/* "The pickets were", "the picket was": as their name has it, whatever they count. */
bool words_is_many(const struct tale_past *q, int unit)
{
	static const char *const plurals[] = { "s", "men", "people", "folk", "Men", "those" };
	const struct tale_words w = words_of_unit(q, unit);
	const size_t end = noun_end(w.text);

	if (unit < 0 || unit >= q->g->n_units || q->g->setup->units[unit].count < 2
			|| !words_known(q, unit))
		return false;
	if (strstr(w.text, " and ") != NULL)
		return true;
	for (size_t i = 0; i < sizeof plurals / sizeof plurals[0]; i++)
		if (has_end(w.text, end, plurals[i]))
			return true;
	return false;
}

/* ---- sides ---- */

/* Sides that are called by what they are, and so have an article. */
static bool is_common(const char *name)
{
	static const char *const nouns[] = { "Expedition", "Navy", "Patrol", "Gang", "Army",
		"Company", "Party", "Column", "Garrison", "Police", "Crew", "Guard" };
	const size_t n = strlen(name);

	for (size_t i = 0; i < sizeof nouns / sizeof nouns[0]; i++)
		if (strcmp(name, nouns[i]) == 0)
			return true;
	return strncmp(name, "People of ", 10) == 0
		|| (strchr(name, ' ') == NULL && n > 0 && name[n - 1] == 's');
}

static struct name the_side(const struct game *g, int side, bool first)
{
	const char *const name = side >= 0 && side < g->setup->n_sides
		? g->setup->sides[side].name : "nobody";
	struct name n = name_within(name);

	if (is_common(name))
		snprintf(n.text, sizeof n.text, "the %.*s", (int)sizeof n.text - 5, name);
	if (first)
		n.text[0] = (char)toupper((unsigned char)n.text[0]);
	else if (strncmp(n.text, "What ", 5) == 0 || strncmp(n.text, "Those ", 6) == 0)
		n.text[0] = (char)tolower((unsigned char)n.text[0]);
	return n;
}

struct name words_of_side(const struct tale_past *q, int side)
{
	return the_side(q->g, side, false);
}

struct name words_the_side(const struct game *g, int side)
{
	return the_side(g, side, false);
}

struct name words_first_side(const struct tale_past *q, int side)
{
	return the_side(q->g, side, true);
}

bool words_tell_act(const struct event *e)
{
	return e->gm && e->kind != EVENT_TURN_ABOUT
		&& !(e->kind == EVENT_MOVE && e->cell == CELL_NONE);
}

const char *words_of_act(const struct tale_past *q, const struct event *e, char *text, size_t size)
{
	const size_t mark = strlen(VIEW_GM_MARK);

	size_t end = view_event_text(q->g, e, text, size);

	while (end > 0 && text[end - 1] == '.')
		text[--end] = '\0';	/* whoever tells it ends the sentence */
	return strncmp(text, VIEW_GM_MARK, mark) == 0 ? text + mark : text;
}

const char *words_side(const struct tale_past *q, int side)
{
	return side >= 0 && side < q->g->setup->n_sides ? q->g->setup->sides[side].name
		: "nobody";
}

struct tale_words words_of_number(int n)
{
	static const char *const small[] = { "no", "one", "two", "three", "four", "five", "six",
		"seven", "eight", "nine", "ten", "eleven", "twelve" };
	struct tale_words w;

	if (n >= 0 && n < (int)(sizeof small / sizeof small[0]))
		snprintf(w.text, sizeof w.text, "%s", small[n]);
	else
		snprintf(w.text, sizeof w.text, "%d", n);
	return w;
}

/* ---- places ---- */

/* Third of the table: -1, 0, 1. */
static int third(int at, int of)
{
	return at * 3 < of ? -1 : at * 3 >= 2 * of ? 1 : 0;
}

static const char *const winds[3][3] = {
	{ "north-west", "north", "north-east" },
	{ "west", "middle", "east" },
	{ "south-west", "south", "south-east" },
};

int words_area(const struct tale_past *q, cell_t cell)
{
	const struct setup *const s = q->g->setup;
	int best = -1;

	for (int i = 0; i < s->n_areas; i++)
		if (setup_area_has(&s->areas[i], cell) && s->areas[i].name[0] != '\0'
				&& (best < 0 || s->areas[i].n_cells < s->areas[best].n_cells))
			best = i;
	return best;
}

/* How one stands on a ground; NULL: in what the book calls it. */
static const char *const grounds[GROUND_ROLES] = {
	[ROLE_OPEN] = "on open ground", [ROLE_SAND] = "on the sand", [ROLE_ROAD] = "on the road",
	[ROLE_HUT] = "in a hut", [ROLE_MUD] = "in a mud house", [ROLE_STONE] = "in a house",
	[ROLE_WORKS] = "at the works", [ROLE_WALL] = "at a wall", [ROLE_DOOR] = "in a doorway",
	[ROLE_ROCK] = "among the rocks",
};

/* "Giant ferns" in a sentence, with its article. */
static void put_ground(struct pen *p, const struct ground *ground)
{
	if (ground->role < GROUND_ROLES && grounds[ground->role] != NULL)
		pen_put(p, "%s", grounds[ground->role]);
	else
		pen_put(p, "in the %c%s", tolower((unsigned char)ground->name[0]),
			ground->name[0] != '\0' ? ground->name + 1 : "");
}

struct tale_words tale_place(const struct tale_past *q, cell_t cell)
{
	const struct grid *const grid = &q->g->table->grid;
	struct tale_words w;
	struct pen p = pen_at(w.text, sizeof w.text);
	int area;

	if (cell < 0 || cell >= grid_cells(grid))
		return (struct tale_words){ "at the edge of things" };
	area = words_area(q, cell);
	if (area >= 0) {
		pen_put(&p, "at %s", name_within(q->g->setup->areas[area].name).text);
		return w;
	}
	put_ground(&p, table_ground(q->g->table, cell));
	pen_put(&p, " in the %s", winds[third(grid_row(grid, cell), grid->rows) + 1]
		[third(grid_col(grid, cell), grid->cols) + 1]);
	return w;
}

struct tale_words words_as_far(const struct tale_past *q, cell_t cell)
{
	const struct tale_words place = tale_place(q, cell);
	const char *const bare = strchr(place.text, ' ');
	struct tale_words w;

	snprintf(w.text, sizeof w.text, "%s", bare != NULL ? bare + 1 : place.text);
	return w;
}

/* A cell at the beginning of a text, "12,4" or "at 12,4": the bytes it takes, 0 = none. */
static size_t cell_begins(const struct tale_past *q, const char *text, cell_t *cell)
{
	const struct grid *const grid = &q->g->table->grid;
	const size_t at = strncmp(text, "at ", 3) == 0 ? 3 : 0;
	int col = 0, row = 0;
	size_t n = at;

	while (isdigit((unsigned char)text[n]) && col < SHRT_MAX)
		col = 10 * col + (text[n++] - '0');
	if (n == at || text[n] != ',' || !isdigit((unsigned char)text[n + 1]))
		return 0;
	for (n++; isdigit((unsigned char)text[n]) && row < SHRT_MAX; n++)
		row = 10 * row + (text[n] - '0');
	*cell = col < grid->cols && row < grid->rows ? grid_at(grid, col, row) : CELL_NONE;
	return n;
}

/* Without the rule that a note cites at its end: " (S-A-12)". */
static size_t uncited(const char *word)
{
	const char *const cite = strrchr(word, '(');
	const size_t n = strlen(word);
	const bool cites = cite != NULL && cite > word && cite[-1] == ' ' && word[n - 1] == ')'
		&& strspn(cite + 1, "ACKMNPSXYZ-0123456789") == n - (size_t)(cite - word) - 2;

	return cites ? (size_t)(cite - word) - 1 : n;
}

static bool ends_with(const struct pen *p, const char *end)
{
	const size_t n = strlen(end);

	return p->used >= n && strcmp(p->text + p->used - n, end) == 0;
}

/* The place of "at 12,4", or of "12,4" alone: "open ground in the west". */
static void put_cell(const struct tale_past *q, struct pen *p, cell_t cell, bool at)
{
	const struct tale_words place = tale_place(q, cell);
	const bool twice = ends_with(p, " on ") && strncmp(place.text, "on ", 3) == 0;
	const char *const bare = strchr(place.text, ' ');

	if (twice)	/* "comes on, on open ground" */
		p->text[--p->used] = '\0';
	pen_put(p, "%s%s", twice ? ", " : "", at || bare == NULL ? place.text
		: bare + 1);
}

struct tale_words words_placed(const struct tale_past *q, const char *text)
{
	const char *const end = text + uncited(text);
	struct tale_words w = { "" };
	struct pen p = pen_at(w.text, sizeof w.text);
	bool inside = false;	/* a word */

	while (text < end) {
		cell_t cell = CELL_NONE;
		const size_t n = inside ? 0 : cell_begins(q, text, &cell);

		if (n > 0) {
			put_cell(q, &p, cell, *text == 'a');
			text += n;
			continue;
		}
		inside = *text != ' ' && *text != '(';
		if (p.used + 2 < p.size)
			p.text[p.used++] = *text;
		p.text[p.used] = '\0';
		text++;
	}
	text_trim(w.text);
	return w;
}

/* ---- adding up ---- */

void tale_begin(struct tale_past *q, const struct game *view, int seat,
	const struct event_log *log)
{
	memset(q, 0, sizeof *q);
	q->g = view;
	q->seat = seat;
	q->log = log;
	for (int f = 0; f < view->n_figures; f++) {
		q->cell[f] = CELL_NONE;
		q->life[f] = LIFE_FIT;
		q->unit[f] = view->setup->figures[f].unit;
	}
}


void tale_follow(struct tale_past *q, const struct event *e)
{
	const int f = e->figure;

	if (e->kind == EVENT_TURN)
		q->turn = (int16_t)e->number;
	if (f < 0 || f >= q->g->n_figures)
		return;
	switch (e->kind) {
	case EVENT_MOVE:
	case EVENT_ALIGHT:
		q->cell[f] = e->cell;
		break;
	case EVENT_BOARD:
		q->cell[f] = CELL_NONE;
		break;
	case EVENT_LIFE:
		q->life[f] = (uint8_t)e->number;
		if (e->number == LIFE_DEAD || e->number == LIFE_LEFT)
			q->cell[f] = CELL_NONE;
		break;
	case EVENT_JOIN:
		q->unit[f] = e->other;
		break;
	case EVENT_CAPTURE:
		q->life[f] = e->number >= 0 ? LIFE_CAPTIVE : LIFE_FIT;
		break;
	default:
		break;
	}
}
