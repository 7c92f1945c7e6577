/* The legend: see legend.h. */
#include "tui/legend.h"

#include <stdio.h>
#include <string.h>

#include "tui/chart.h"
#include "tui/wide.h"

enum { ENTRIES_MAX = 64, WORDS = 64, SIGN_COLS = 2, BROAD = 44, TRACK_SIGN = 0x2192 };

struct legend_entry { struct chart_piece piece; char words[WORDS]; };
struct list { const struct play *p; int n; struct legend_entry all[ENTRIES_MAX]; };

static void add(struct list *l, struct chart_piece piece, const char *words)
{
	if (l->n == ENTRIES_MAX)
		return;
	l->all[l->n].piece = piece;
	snprintf(l->all[l->n].words, sizeof l->all[l->n].words, "%s", words);
	l->n++;
}

static struct chart_piece lying(uint32_t sign, enum ink ink, enum back back)
{
	return (struct chart_piece){ { sign, (uint16_t)ink, (uint16_t)back, 0 },
		{ ' ', INK_PLAIN, BACK_NONE, 0 } };
}

static bool is_in_sight(const struct play *p, cell_t cell)
{
	struct point at;

	return cell != CELL_NONE
		&& chart_where(&p->view->game.table->grid, &p->look, cell, &at);
}

/* ---- who stands there ---- */

/* Whoever of a unit is in sight, of those whose sign is this, or of all (0); NOBODY. */
static int seen_of(const struct play *p, int side, char sign)
{
	const struct view *const v = p->view;

	for (int f = 0; f < v->game.n_figures; f++)
		if ((side < 0 || v->game.units[v->game.figures[f].unit].side == side)
				&& is_in_sight(p, game_whereabouts(&v->game, f))
				&& v->game.occupant[game_whereabouts(&v->game, f)] == f
				&& (sign == '\0' || chart_mark(v, f) == sign))
			return f;
	return NOBODY;
}

static void add_sides(struct list *l)
{
	const struct game *const g = &l->p->view->game;
	char words[WORDS];

	for (int side = 0; side < g->setup->n_sides; side++) {
		const int figure = seen_of(l->p, side, '\0');

		if (figure < 0)
			continue;
		snprintf(words, sizeof words, "%s%.50s", side == g->viewer ? "yours: " : g->viewer
			>= 0 && game_same_cause(g, g->viewer, side) ? "with you: " : "",
			g->setup->sides[side].name);
		add(l, chart_piece(l->p->view, &l->p->look, g->figures[figure].unit, NOBODY),
			words);
	}
}

/* So that it is known on the map again. */
static void add_hand(struct list *l)
{
	const struct play *const p = l->p;
	struct chart_piece piece;

	if (p->unit < 0 || !is_in_sight(p, game_unit_whereabouts(&p->view->game, p->unit)))
		return;
	piece = chart_piece(p->view, &p->look, p->unit, NOBODY);
	piece.letter.ink = INK_ON;
	piece.letter.back = BACK_CHOSEN;
	add(l, piece, "the unit in hand");
}

static void add_states(struct list *l)
{
	const struct view *const v = l->p->view;
	const char *const *const own = v->game.system->mark_words;
	const char *doc;
	char usual;

	for (int i = 0; chart_sign_role(i, &usual, &doc) != NULL; i++) {
		const int figure = seen_of(l->p, -1, usual);

		if (figure < 0)
			continue;
		if (own != NULL && own[v->game.system->figure_mark(&v->game, figure)] != NULL)
			doc = own[v->game.system->figure_mark(&v->game, figure)];
		add(l, chart_piece(v, &l->p->look, v->game.figures[figure].unit, figure), doc);
	}
}

/* ---- what lies there ---- */

static struct chart_piece marked(const struct view *v, const struct map_mark *m)
{
	const uint32_t sign = (unsigned char)m->sign;

	return m->side < 0 ? lying(sign, INK_ITEM, BACK_NONE) : lying(sign, INK_ON, (enum back)
		(BACK_SIDE + v->game.setup->sides[m->side].colour % SIDES_MAX));
}

/* What the system marks, each kind of it once. */
static void add_marks(struct list *l)
{
	const struct view *const v = l->p->view;
	struct map_mark marks[MAP_MARKS_MAX];
	const int n = v->game.system->marks == NULL ? 0 : v->game.system->marks(&v->game, marks,
		MAP_MARKS_MAX);

	for (int i = 0; i < n; i++) {
		bool told = marks[i].sign == 0 || !is_in_sight(l->p, marks[i].cell);

		for (int k = 0; k < i && !told; k++)
			told = marks[k].sign == marks[i].sign
				&& strcmp(marks[k].what, marks[i].what) == 0;
		if (!told)
			add(l, marked(v, &marks[i]), marks[i].what);
	}
}

static bool is_ghost(const struct view *v, int unit)
{
	const struct unit *const u = &v->game.units[unit];

	return v->game.viewer >= 0 && u->side != v->game.viewer
		&& (u->known >> v->game.viewer & 1) != 0
		&& (u->sighted >> v->game.viewer & 1) == 0;
}

static void add_enemies(struct list *l)
{
	const struct view *const v = l->p->view;
	const int viewer = v->game.viewer;
	enum ink ink;

	for (int u = 0; u < v->game.n_units; u++)
		if (is_ghost(v, u) && is_in_sight(l->p, v->game.units[u].last_seen[viewer])) {
			add(l, lying('?', INK_ON, BACK_GHOST), "an enemy was seen here");
			break;
		}
	if (edges_point(l->p, &ink))
		add(l, lying(l->p->look.unicode ? TRACK_SIGN : '>', ink, BACK_NONE),
			"an enemy is beyond");
}

static void add_things(struct list *l)
{
	const struct play *const p = l->p;
	const struct game *const g = &p->view->game;

	for (int i = 0; i < g->setup->n_items; i++)
		if (is_in_sight(p, g->items[i].cell)) {
			add(l, lying('$', INK_ITEM, BACK_NONE), "something to be had");
			break;
		}
	if (p->tracks.n > 0)
		add(l, lying(p->look.unicode ? TRACK_SIGN : '>', INK_PATH, BACK_NONE),
			"somebody went this way");
}

/* ---- the ground ---- */

static void add_grounds(struct list *l)
{
	const struct table *const t = l->p->view->game.table;
	int counts[GROUNDS_MAX] = { 0 };
	cell_t where[GROUNDS_MAX] = { 0 };

	for (cell_t cell = 0; cell < grid_cells(&t->grid); cell++)
		if (is_in_sight(l->p, cell) && counts[t->kind[cell]]++ == 0)
			where[t->kind[cell]] = cell;
	for (;;) {
		int most = 0;

		for (int i = 1; i < t->n_grounds; i++)
			if (counts[i] > counts[most])
				most = i;
		if (t->n_grounds == 0 || counts[most] == 0)
			return;
		add(l, chart_ground(l->p->view, &l->p->look, where[most]), t->grounds[most].name);
		counts[most] = 0;
	}
}

/* ---- drawing ---- */

static void draw_entry(struct pane *pane, struct rect at, const struct legend_entry *e)
{
	char words[WORDS];

	pane_glyph(pane, at.row, at.col, &e->piece.letter);
	pane_glyph(pane, at.row, at.col + 1, &e->piece.state);
	snprintf(words, sizeof words, "%s", e->words);
	wide_cut(words, sizeof words, at.cols - SIGN_COLS - 2, pane_unicode(pane));
	pane_put(pane, (struct rect){ at.row, at.col + SIGN_COLS + 1, 1, at.cols - SIGN_COLS - 1 },
		INK_PLAIN, words);
}

void legend_draw(const struct play *p, struct pane *pane, struct rect at)
{
	struct list l = { .p = p };
	const int columns = at.cols >= BROAD ? 2 : 1, rows = at.rows - 1;

	add_sides(&l);
	add_hand(&l);
	add_states(&l);
	add_enemies(&l);
	add_marks(&l);
	add_things(&l);
	add_grounds(&l);
	pane_put(pane, (struct rect){ at.row, at.col + 1, 1, at.cols - 1 }, INK_TITLE,
		"On the map");
	for (int i = 0; i < l.n && i < columns * rows; i++)
		draw_entry(pane, (struct rect){ at.row + 1 + i % rows,
			at.col + 1 + i / rows * (at.cols / columns), 1, at.cols / columns - 1 },
			&l.all[i]);
}

bool legend_beneath(const struct play *p)
{
	return p->layout.wide && roster_lines(p) + LEGEND_ROWS <= p->layout.roster.rows;
}

bool legend_instead(const struct play *p)
{
	return p->legend && p->target == NULL && p->focus != PLACE_ROSTER && !legend_beneath(p);
}

enum reply legend_toggle(struct play *p)
{
	if (screen_likes(p->tui)->speech) {
		play_say_keys(p, "Signs and colours are not told here: {help} tells what is under the "
			"cursor.");
		return REPLY_REDRAW;
	}
	p->legend = !p->legend;
	p->card = false;
	play_say_keys(p, p->legend ? "What stands on the map; {legend} brings the roster back."
		: "The roster again.");
	return REPLY_REDRAW;
}
