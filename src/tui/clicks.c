/* The mouse on the play page: a click takes up what it points to, a second one there opens it,
 * so that nothing is done whose preview has not been seen.  See play.h. */
#include "tui/legend.h"
#include "tui/play.h"

static bool within(struct rect r, struct point at)
{
	return at.row >= r.row && at.row < r.row + r.rows && at.col >= r.col
		&& at.col < r.col + r.cols;
}

enum clicked clicks_cell(struct play *p)
{
	const struct rect map = p->layout.map;
	const struct grid *const g = &p->view->game.table->grid;
	struct point at;
	cell_t cell;

	if (!screen_clicked(&p->page, &at) || !within(map, at))
		return CLICKED_ELSEWHERE;
	cell = chart_cell(g, &p->look, (struct point){ at.row - map.row, at.col - map.col });
	if (cell == CELL_NONE)
		return CLICKED_ELSEWHERE;
	if (cell == p->cursor)
		return CLICKED_AGAIN;
	play_look_at(p, cell);
	return CLICKED_CELL;
}

/* A unit's line chooses it, and once it is chosen opens what Enter would where it stands; of one
 * that stands nowhere all that is known.  What is chosen opens, so that its line may move away
 * from under the mouse: the place where it was pressed counts, too. */
static enum reply click_roster(struct play *p, int line)
{
	const bool again = p->unit >= 0 && line == p->roster.clicked;
	const int unit = again ? p->unit : roster_unit_at(p, line);

	p->roster.clicked = 0;
	if (unit < 0)
		return REPLY_HANDLED;
	if (unit != p->unit) {
		p->unit = unit;
		p->roster.clicked = line;
		if (game_unit_whereabouts(&p->view->game, unit) != CELL_NONE)
			play_look_at_unit(p, unit);
		return REPLY_REDRAW;
	}
	if (play_unit_here(p) == unit)
		return play_act(p, ACT_DO);
	sheets_unit(p, unit);
	return REPLY_REDRAW;
}

static bool over_roster(const struct play *p, struct point *at)
{
	return screen_clicked(&p->page, at) && within(p->layout.roster, *at)
		&& (p->layout.card.rows > 0 || !card_shown(p)) && !legend_instead(p);
}

enum reply clicks_take(struct play *p)
{
	struct point at;

	switch (clicks_cell(p)) {
	case CLICKED_CELL:
		p->focus = PLACE_MAP;
		return REPLY_REDRAW;
	case CLICKED_AGAIN:
		return play_unit_here(p) >= 0 ? play_act(p, ACT_DO) : REPLY_HANDLED;
	case CLICKED_ELSEWHERE:
		break;
	}
	if (over_roster(p, &at)) {
		p->focus = PLACE_MAP;
		return click_roster(p, at.row);
	}
	return screen_clicked(&p->page, &at) && within(p->layout.rolls, at)
		&& p->focus != PLACE_ROLLS ? play_act(p, ACT_ROLLS_OLDER) : REPLY_HANDLED;
}

enum key_place clicks_wheel(const struct play *p)
{
	struct point at;

	return over_roster(p, &at) ? PLACE_ROSTER : PLACE_ROLLS;
}
