/* The head of the play page: the scenario, the turn as pips, the phase under way among its
 * neighbours, and the points, or who acts now.  What has no room goes in that order: the pips,
 * the other phases, the title.  See play.h.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "tui/play.h"
#include "tui/wide.h"

enum { TEXT_MAX = 240, GAP = 2, PIPS_MAX = 14, TITLE_LEAST = 8, PIP = 0x25CF, FREE_PIP = 0x25CB };

/* What of it is shown, and how broad the title may be. */
struct shown { bool pips, phases; int title; };

static const struct phase *phases_of(const struct play *p)
{
	return p->view->game.system->phases;
}

static bool is_under_way(const struct play *p, int i)
{
	return i == p->view->game.phase && p->view->game.turn > 0;
}

static void turn_words(const struct play *p, bool pips, char *text, size_t size)
{
	const struct game *const g = &p->view->game;

	if (g->turn <= 0)
		snprintf(text, size, "Before the game");
	else
		snprintf(text, size, pips ? "%d/%d" : "Turn %d/%d", g->turn, g->setup->turns);
}

/* "6:0", or nothing while nobody has a point. */
static bool has_score(const struct play *p)
{
	const struct game *const g = &p->view->game;

	for (int side = 0; side < g->setup->n_sides; side++)
		if (g->points[side] != 0)
			return true;
	return false;
}

static int score_cols(const struct play *p)
{
	const struct game *const g = &p->view->game;
	char text[TEXT_MAX] = "";

	for (int side = 0; has_score(p) && side < g->setup->n_sides; side++)
		wide_add(text, sizeof text, "%s %d ", side > 0 ? ":" : "", (int)g->points[side]);
	return wide_columns(text);
}

static void draw_score(const struct play *p, struct pane *pane, int row, int col)
{
	const struct game *const g = &p->view->game;

	for (int side = 0; has_score(p) && side < g->setup->n_sides; side++) {
		char text[24];

		if (side > 0)
			col += pane_on(pane, (struct rect){ row, col, 1, 1 }, INK_DIM, BACK_BAR,
				":");
		snprintf(text, sizeof text, " %d ", (int)g->points[side]);
		col += pane_on(pane, (struct rect){ row, col, 1, (int)sizeof text }, INK_ON,
			(enum back)(BACK_SIDE + g->setup->sides[side].colour % SIDES_MAX), text);
	}
}

static int phases_cols(const struct play *p, bool others)
{
	const struct phase *const phases = phases_of(p);
	int cols = 0;

	for (int i = 0; phases[i].name != NULL; i++)
		if (others || is_under_way(p, i))
			cols += wide_columns(phases[i].name) + (is_under_way(p, i) ? 2 : 0) + 1;
	return cols;
}

/* The one under way in capitals on a block of its own, so that it shows without colour.  The
 * blank behind each of the others has its ink: two changes of ink less on the line. */
static int draw_phases(const struct play *p, struct pane *pane, struct rect at, bool others)
{
	const struct phase *const phases = phases_of(p);
	int col = at.col;

	for (int i = 0; phases[i].name != NULL; i++) {
		char name[48];

		if (!others && !is_under_way(p, i))
			continue;
		snprintf(name, sizeof name, is_under_way(p, i) ? " %s " : "%s ", phases[i].name);
		for (char *c = name; is_under_way(p, i) && *c != '\0'; c++)
			*c = (char)toupper((unsigned char)*c);
		col += pane_on(pane, (struct rect){ at.row, col, 1, at.col + at.cols - col },
			is_under_way(p, i) ? INK_ON : INK_DIM,
			is_under_way(p, i) ? BACK_NOW : BACK_BAR, name);
		col += is_under_way(p, i);
	}
	return col - at.col;
}

static int draw_pips(const struct play *p, struct pane *pane, int row, int col)
{
	const struct game *const g = &p->view->game;
	const bool unicode = pane_unicode(pane);

	for (int i = 0; i < g->setup->turns; i++) {
		const bool gone = i < g->turn;
		const struct glyph pip = { gone ? (unicode ? PIP : '*') : (unicode ? FREE_PIP
			: '.'), gone ? INK_TITLE : INK_DIM, BACK_BAR, 0 };

		pane_glyph(pane, row, col + i, &pip);
	}
	return g->setup->turns;
}

/* What there is room for beside what must be there. */
static struct shown fit(const struct play *p, int room)
{
	const struct game *const g = &p->view->game;
	struct shown shown = { g->turn > 0 && g->setup->turns <= PIPS_MAX, true,
		wide_columns(g->setup->title) };
	char turn[TEXT_MAX];

	for (int step = 0; step < 3; step++) {
		int used;

		turn_words(p, shown.pips, turn, sizeof turn);
		used = wide_columns(turn) + GAP + phases_cols(p, shown.phases)
			+ (shown.pips ? g->setup->turns + 1 : 0);
		if (used + GAP + shown.title <= room)
			return shown;
		if (step == 0)
			shown.pips = false;
		else if (step == 1)
			shown.phases = false;
		else
			shown.title = room - used - GAP;
	}
	return shown;
}

void head_draw(const struct play *p, struct pane *pane, struct rect at)
{
	char who[TEXT_MAX] = "", turn[TEXT_MAX], title[NAME_MAX_BYTES + 8];
	const int score = score_cols(p);
	struct shown shown;
	int col = at.col + 1, end = at.cols - 1;
	struct rect rest = { at.row, col, 1, at.cols };

	pane_row(pane, at, INK_PLAIN, BACK_BAR, "");
	if (p->waiting)
		snprintf(who, sizeof who, "%s", p->waits);
	else
		view_turn_line(&p->view->game, who, sizeof who);
	if (score > 0)
		draw_score(p, pane, at.row, end -= score);
	if (who[0] != '\0') {
		wide_cut(who, sizeof who, p->waiting ? at.cols * 3 / 4 - GAP : at.cols / 2,
			pane_unicode(pane));
		end -= wide_columns(who) + (score > 0 ? GAP : 0);
		pane_on(pane, (struct rect){ at.row, end, 1, at.cols }, INK_TITLE, BACK_BAR, who);
	}
	shown = fit(p, end - GAP - col);
	snprintf(title, sizeof title, "%s", p->view->game.setup->title);
	wide_shorten(title, sizeof title, shown.title, pane_unicode(pane));
	/* The blanks behind them have their ink: to change it there would be to send more. */
	if (shown.title >= TITLE_LEAST || shown.title == wide_columns(title)) {
		wide_add(title, sizeof title, "  ");
		col += pane_on(pane, rest, INK_TITLE, BACK_BAR, title);
	}
	if (shown.pips)
		col += draw_pips(p, pane, at.row, col);
	turn_words(p, shown.pips, turn, sizeof turn);
	wide_add(turn, sizeof turn, "  ");
	rest.col = col + shown.pips;
	col = rest.col + pane_on(pane, rest, INK_TITLE, BACK_BAR, turn);
	draw_phases(p, pane, (struct rect){ at.row, col, 1, end - col }, shown.phases);
}
