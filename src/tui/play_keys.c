/* What the keys of the play page do: see play.h. */
#include <stdio.h>

#include "tui/chooser.h"
#include "tui/legend.h"
#include "tui/play.h"

enum { RUN_CELLS = 5 };

/* ---- walking ---- */

/* Where a walk leads on this grid; north and south zigzag on hexes. */
static cell_t walk(const struct grid *g, cell_t from, enum key_act act)
{
	static const int hex[8] = { 4, 1, -1, -1, 5, 0, 3, 2 };
	static const int square[8] = { 6, 2, 0, 4, 7, 1, 5, 3 };
	const int way = (int)act - ACT_WALK_WEST;
	const bool odd = (grid_row(g, from) & 1) != 0;

	if (g->kind == GRID_SQUARE)
		return grid_step(g, from, square[way]);
	if (act == ACT_WALK_NORTH)
		return grid_step(g, from, odd ? 5 : 0);
	if (act == ACT_WALK_SOUTH)
		return grid_step(g, from, odd ? 3 : 2);
	return grid_step(g, from, hex[way]);
}

static void walk_cells(struct play *p, enum key_act act, int cells)
{
	const struct grid *g = &p->view->game.table->grid;
	const bool upright = act == ACT_WALK_NORTH || act == ACT_WALK_SOUTH;
	const int pace = p->look.scale <= 0 ? 1 : upright ? 2 * p->look.scale : p->look.scale;
	cell_t at = p->cursor;

	for (int i = 0; i < cells * pace; i++) {
		const cell_t next = walk(g, at, act);

		if (next == CELL_NONE)
			break;
		at = next;
	}
	play_look_at(p, at);
}

static void turn_overlay(struct play *p, int step)
{
	p->overlay = (enum overlay)(((int)p->overlay + step + OVERLAYS) % OVERLAYS);
	p->look.rulers = p->overlay == OVERLAY_GRID;
	p->look.facing = p->overlay == OVERLAY_FACING;
	chart_follow(&p->view->game.table->grid, &p->look, p->cursor);
	play_say(p, false, "Overlay: %s", overlay_name(p->overlay,
		p->look.shaded));
}

static void zoom(struct play *p)
{
	p->look.scale = chart_next_scale(&p->view->game.table->grid, &p->look);
	chart_centre(&p->view->game.table->grid, &p->look, p->cursor);
	if (p->look.scale == 0)
		play_say(p, false, "The map as it was.");
	else if (p->look.scale < 0)
		play_say(p, false, "Near: four columns and two rows a cell; z again: as it was");
	else
		play_say(p, false, "Overview: a sign stands for %dx%d cells; z again goes on",
			p->look.scale, 2 * p->look.scale);
}

bool play_move(struct play *p, enum key_act act)
{
	if (act >= ACT_WALK_WEST && act <= ACT_WALK_SOUTH_EAST)
		walk_cells(p, act, 1);
	else if (act >= ACT_RUN_WEST && act <= ACT_RUN_SOUTH_EAST)
		walk_cells(p, act - (ACT_RUN_WEST - ACT_WALK_WEST), RUN_CELLS);
	else if (act == ACT_OVERLAY)
		turn_overlay(p, 1);
	else if (act == ACT_OVERLAY_BACK)
		turn_overlay(p, -1);
	else if (act == ACT_ZOOM)
		zoom(p);
	else if (act == ACT_CENTRE)
		chart_centre(&p->view->game.table->grid, &p->look, p->cursor);
	else
		return false;
	return true;
}

/* ---- acts ---- */

static enum reply nobody_waits(struct play *p)
{
	char words[NOTE_MAX];

	if (p->may_still == 0) {
		play_say_keys(p, "No unit needs you any more; {done} ends what is asked.");
		return REPLY_REDRAW;
	}
	snprintf(words, sizeof words, "No unit needs you any more, but %d may still act; {done} "
		"ends what is asked.", p->may_still);
	play_say_keys(p, words);
	return REPLY_REDRAW;
}

static enum reply next_unit(struct play *p, int step)
{
	const int unit = play_next_wanting(p, step);

	if (unit < 0 && p->asking && play_asks_menu(p)) {
		play_say_keys(p, "This is answered from its menu: {menu} opens it.");
	} else if (unit < 0) {
		return nobody_waits(p);
	} else {
		play_look_at_unit(p, unit);
	}
	return REPLY_REDRAW;
}

/* The unit that a question about a unit means. */
static int subject(const struct play *p)
{
	const int here = play_unit_here(p);

	return here >= 0 ? here : p->unit;
}

static enum reply about_unit(struct play *p, void (*tell)(struct play *, int))
{
	if (subject(p) < 0)
		play_say_keys(p, "Put the cursor on a unit first ({next}, or {roster} for the roster).");
	else
		tell(p, subject(p));
	return REPLY_REDRAW;
}

static enum reply menu_here(struct play *p)
{
	const int here = play_unit_here(p);

	if (!p->asking && p->waiting && !p->master)
		return draft_menu(p, here);
	if (!p->asking)
		return REPLY_IGNORED;
	if (play_asks_menu(p))
		return orders_menu(p, p->asked.unit);
	if (here < 0) {
		play_say_keys(p, "Nobody stands here. {next} leads to the units that need you.");
		return REPLY_REDRAW;
	}
	if (!play_commands(p, here)) {
		sheets_unit(p, here);
		return REPLY_REDRAW;
	}
	return orders_menu(p, here);
}

static enum reply focus(struct play *p, enum key_place place)
{
	if (place == PLACE_ROLLS)
		rolls_enter(p);
	p->focus = place;
	if (place == PLACE_ROSTER && p->unit >= 0)
		roster_seek(p, p->unit);
	return REPLY_REDRAW;
}

static enum reply leave(struct play *p)
{
	if (!p->watching && session_file(p->session)[0] == '\0' &&
			!chooser_danger(p->tui, "Leave",
				"This game is not being saved: what was played is lost."))
		return REPLY_REDRAW;
	if (!p->watching && session_trouble(p->session)[0] != '\0' &&
			!chooser_danger(p->tui, "Leave", session_trouble(p->session)))
		return REPLY_REDRAW;
	return REPLY_LEAVE;
}

enum reply play_act(struct play *p, enum key_act act)
{
	if (play_move(p, act))
		return REPLY_REDRAW;
	switch (act) {
	case ACT_DO: return menu_here(p);
	case ACT_NEXT: return next_unit(p, 1);
	case ACT_PREVIOUS: return next_unit(p, -1);
	case ACT_DONE: return orders_done(p);
	case ACT_UNDO: return orders_undo(p);
	case ACT_REDO: return orders_redo(p);
	case ACT_GOTO: return errands_goto(p);
	case ACT_ACCEPT: return errands_accept(p);
	case ACT_ACCEPT_ALL: return errands_accept_all(p);
	case ACT_REPEAT: return errands_repeat(p);
	case ACT_REPEAT_ALL: return errands_repeat_all(p);
	case ACT_HOLD_ALL: return errands_hold_all(p);
	case ACT_MARK: return errands_mark(p);
	case ACT_MARK_ALL: return errands_mark_all(p);
	case ACT_ENTRUST: return errands_entrust(p);
	case ACT_ADVISE: return advice_ask(p);
	case ACT_MASTER: return play_master_key(p);
	case ACT_SAY: return voices_ask(p, false);
	case ACT_TELL: return voices_ask(p, true);
	case ACT_COMMAND: return p->watching ? REPLY_IGNORED : find_command(p);
	case ACT_FIND: return find_name(p);
	case ACT_JUMP: return edges_jump(p);
	case ACT_ROSTER: return focus(p, PLACE_ROSTER);
	case ACT_ROLLS_OLDER: return focus(p, PLACE_ROLLS);
	case ACT_ROLLS_NEWER: return REPLY_HANDLED;
	case ACT_ASIDES: return rolls_asides(p);
	case ACT_CARD: return card_toggle(p);
	case ACT_LEGEND: return legend_toggle(p);
	case ACT_WHY: return about_unit(p, sheets_why);
	case ACT_UNASKED: sheets_unasked(p); return REPLY_REDRAW;
	case ACT_FORECAST: return about_unit(p, sheets_forecast);
	case ACT_SHEET: return about_unit(p, sheets_unit);
	case ACT_OBJECTIVES: sheets_objectives(p); return REPLY_REDRAW;
	case ACT_STORY:
		(p->ended ? story_epilogue : story_again)(p);
		return REPLY_REDRAW;
	case ACT_RULES: return cited_open(p, p->focus);
	case ACT_HELP: here_help(p, p->watching ? PLACE_REPLAY : p->focus); return REPLY_REDRAW;
	case ACT_REDRAW: screen_refresh(p->tui); return REPLY_REDRAW;
	case ACT_LEAVE: return leave(p);
	default: return REPLY_IGNORED;
	}
}

/* Who closes one page more than there was does nothing by it. */
static bool closes_nothing(const struct play *p, int pressed)
{
	return pressed == KEY_ESCAPE || (pressed == KEY_SPACE
		&& screen_act(p->tui, PLACE_MAP, pressed) == ACT_NONE);
}

static enum reply map_key(struct play *p, int pressed)
{
	if (pressed == KEY_WHEEL_UP || (pressed == KEY_WHEEL_DOWN
			&& clicks_wheel(p) == PLACE_ROSTER))
		return focus(p, clicks_wheel(p));
	if (pressed == KEY_WHEEL_DOWN || closes_nothing(p, pressed))
		return REPLY_REDRAW;
	return play_act(p, screen_act(p->tui, PLACE_MAP, pressed));
}

enum reply play_key(struct page *page, int pressed)
{
	struct play *p = (struct play *)page;
	const int16_t id = p->asked.id;
	enum reply reply;

	if (pressed == KEY_NEWS)
		return others_follow(p);
	play_quiet(p);
	voices_read(p);
	tracks_fade(p, pressed);
	if (pressed != KEY_CLICK)
		p->roster.clicked = 0;
	if (pressed == KEY_CLICK)
		reply = clicks_take(p);
	else if (p->focus == PLACE_ROSTER)
		reply = roster_key(p, pressed);
	else if (p->focus == PLACE_ROLLS)
		reply = rolls_key(p, pressed);
	else
		reply = map_key(p, pressed);
	if (reply != REPLY_LEAVE && screen_called(p->tui))
		reply = find_called(p);
	if (reply == REPLY_LEAVE)
		return REPLY_LEAVE;
	if (!(p->ended && p->view->game.over) && (!p->asking || p->asked.id != id))
		return play_serve(p);
	if (reply == REPLY_IGNORED) {
		play_say_keys(p, "No such key here; {help} lists them.");
		return REPLY_REDRAW;
	}
	return REPLY_REDRAW;
}
