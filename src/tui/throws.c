/* Throws: what the phase under way has thrown, a line a unit, in the panel of rolls, where
 * else its last lines alone would show.  The rolls themselves are read as ever.  See
 * play.h.
 *
 * Lines of units stand in columns, as many as they need to be there all at once and have
 * room; those of nobody go across the panel above them.
 */
#include <stdio.h>
#include <string.h>

#include "tui/play.h"
#include "tui/wide.h"

enum { SIGN_COLS = 2, TEXT_COLS = 14, NAME_MIN = 8, NAME_MOST = 24, GAP = 1, MARGIN = 1,
	CELL_MIN = SIGN_COLS + NAME_MIN + 1 + TEXT_COLS };

static bool line_at(const struct play *p, int i, struct phase_line *l)
{
	const struct game_system *s = p->view->game.system;

	return s->phase_line != NULL && s->phase_line(&p->view->game, i, l);
}

static int count(const struct play *p)
{
	struct phase_line l;
	int n = 0;

	while (line_at(p, n, &l))
		n++;
	return n;
}

/* How many of them go across. */
static int count_across(const struct play *p)
{
	struct phase_line l;
	int n = 0;

	while (line_at(p, n, &l) && l.unit < 0)
		n++;
	return n;
}

static int columns_for(int n, struct rect at)
{
	const int most = (at.cols + GAP) / (CELL_MIN + GAP);
	const int wanted = at.rows < 1 ? 1 : (n + at.rows - 1) / at.rows;
	const int columns = wanted < most ? wanted : most;

	return columns < 1 ? 1 : columns;
}

/* Like all words of the frame they begin behind a blank. */
static struct rect inset(struct rect at)
{
	return (struct rect){ at.row, at.col + MARGIN, at.rows, at.cols - MARGIN };
}

/* How many rows all of them take side by side. */
static int rows_for(const struct play *p, int cols)
{
	const int most = (cols + GAP) / (CELL_MIN + GAP), across = count_across(p);

	return across + (count(p) - across + (most > 1 ? most : 1) - 1) / (most > 1 ? most : 1);
}

/* While rolls are read they have their panel, and so has what nobody has read yet. */
bool throws_shown(const struct play *p)
{
	const struct rect panel = p->layout.rolls;
	const int unread = unread_rows(p);
	struct phase_line l;

	return p->focus != PLACE_ROLLS && line_at(p, 0, &l)
		&& (unread == 0 || unread + rows_for(p, panel.cols - MARGIN) <= panel.rows);
}

void throws_title(const struct play *p, char *text, size_t size)
{
	const struct game_system *s = p->view->game.system;
	const struct rect at = inset(p->layout.rolls);
	const int n = count(p), across = count_across(p);
	const struct rect below = { at.row, at.col, at.rows - across, at.cols };
	const int room = across + columns_for(n - across, below) * below.rows;
	char key[32];

	snprintf(text, size, "%s: %s", s->phases[p->view->game.phase].title, s->phase_legend);
	if (n > room)
		wide_add(text, size, "; %d more, %s reads them", n - room,
			screen_words(p->tui, "{older-rolls}", key, sizeof key));
}

static enum ink line_ink(const struct phase_line *l)
{
	return !l->binds ? INK_DIM : l->blue ? INK_BLUE : INK_PLAIN;
}

static void draw_line(const struct play *p, struct pane *pane, struct rect at,
	const struct phase_line *l)
{
	const struct view *v = p->view;
	const int names = at.cols - SIGN_COLS - 1 - TEXT_COLS;
	const struct rect words = { at.row, at.col + SIGN_COLS + names + 1, 1, TEXT_COLS };
	const struct chart_piece piece = chart_piece(v, &p->look, l->unit, NOBODY);
	char name[NAME_MAX_BYTES + 4];

	pane_glyph(pane, at.row, at.col, &piece.letter);
	snprintf(name, sizeof name, "%s", game_unit_name(&v->game, l->unit));
	wide_shorten(name, sizeof name, names, pane_unicode(pane));
	pane_put(pane, (struct rect){ at.row, at.col + SIGN_COLS, 1, names }, INK_PLAIN, name);
	pane_put(pane, words, line_ink(l), l->text);
}

static void draw_columns(const struct play *p, struct pane *pane, struct rect at, int from)
{
	const int columns = columns_for(count(p) - from, at);
	const int most = SIGN_COLS + NAME_MOST + 1 + TEXT_COLS;
	const int share = (at.cols + GAP) / columns - GAP, broad = share < most ? share : most;
	struct phase_line l;

	for (int i = 0; i < columns * at.rows && line_at(p, from + i, &l); i++)
		draw_line(p, pane, (struct rect){ at.row + i % at.rows,
			at.col + i / at.rows * (broad + GAP), 1, broad }, &l);
}

void throws_draw(const struct play *p, struct pane *pane, struct rect panel)
{
	const struct rect at = inset(panel);
	struct phase_line l;
	int across = 0;

	for (; across < at.rows && line_at(p, across, &l) && l.unit < 0; across++) {
		wide_cut(l.text, sizeof l.text, at.cols, pane_unicode(pane));
		pane_put(pane, (struct rect){ at.row + across, at.col, 1, at.cols }, line_ink(&l),
			l.text);
	}
	draw_columns(p, pane, (struct rect){ at.row + across, at.col, at.rows - across, at.cols },
		across);
}
