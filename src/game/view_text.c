/* Events as sentences, with the names that the reader of a view may know.
 *
 * Sentences are built as "WHO: what", so that names of one or of many, with or
 * without an article, all fit.  Events may come from a save: every index is
 * looked at before it is used.
 */
#include <ctype.h>
#include <string.h>

#include "game/room.h"
#include "game/view_words.h"

static void tell_roll(struct pen *p, const struct game *v, const struct event *e)
{
	const struct roll *r = &e->roll;

	if (e->unit >= 0 || e->figure >= 0)
		pen_put(p, "%s: ", view_subject(v, e).text);
	pen_put(p, "%s", r->what);
	if (e->other >= 0)
		pen_put(p, " (%s)", view_unit_within(v, e, e->other).text);
	pen_put(p, r->reading == ROLL_ROW ? " " : ": ");
	view_put_cast(p, r);
}

/* ---- the other kinds ---- */

static void tell_turn(struct pen *p, const struct game *v, const struct event *e)
{
	pen_put(p, "Turn %d of %d", e->number, v->setup->turns);
}

static void tell_phase(struct pen *p, const struct game *v, const struct event *e)
{
	for (int i = 0; v->system->phases[i].name; i++)
		if (i == e->number)
			pen_put(p, "%s", v->system->phases[i].title);
	if (!p->used)
		pen_put(p, "%s", e->word);
}

static void tell_order(struct pen *p, const struct game *v, const struct event *e)
{
	pen_put(p, "%s: %s", view_unit_name(v, e, e->unit), e->word);
	if (e->other >= 0)
		pen_put(p, " %s", view_unit_within(v, e, e->other).text);
	if (e->cell != CELL_NONE)
		pen_put(p, " to %s", grid_cell_text(&v->table->grid, e->cell).text);
}

static void tell_move(struct pen *p, const struct game *v, const struct event *e)
{
	if (e->from == CELL_NONE)
		pen_put(p, "%s: comes on at %s", view_subject(v, e).text,
			grid_cell_text(&v->table->grid, e->cell).text);
	else if (e->cell == CELL_NONE)
		pen_put(p, "%s: goes off the table at %s", view_subject(v, e).text,
			grid_cell_text(&v->table->grid, e->from).text);
	else
		pen_put(p, "%s: %s to %s", view_subject(v, e).text,
			grid_cell_text(&v->table->grid, e->from).text,
			grid_cell_text(&v->table->grid, e->cell).text);
}

static void tell_turn_about(struct pen *p, const struct game *v, const struct event *e)
{
	const bool known = e->number >= 0 && e->number < grid_directions(&v->table->grid);

	pen_put(p, "%s: faces %s", view_subject(v, e).text,
		known ? grid_direction_name(&v->table->grid, e->number) : "about");
}

static void tell_shot(struct pen *p, const struct game *v, const struct event *e)
{
	pen_put(p, "%s: %s at %s, %d %s", view_subject(v, e).text, *e->word ? e->word : "fire",
		view_unit_within(v, e, e->other).text, e->number, e->number == 1 ? "die" : "dice");
}

static void tell_hit(struct pen *p, const struct game *v, const struct event *e)
{
	pen_put(p, "%s: hit by %s", view_subject(v, e).text, view_unit_within(v, e, e->other).text);
	if (*e->word)
		pen_put(p, " (%s)", e->word);
}

/* The word of an arm in the middle of a sentence: "hand grenade". */
static void put_arm(struct pen *p, const char *word)
{
	if (*word)
		pen_put(p, "%c%s", tolower((unsigned char)word[0]), word + 1);
}

static void tell_lob(struct pen *p, const struct game *v, const struct event *e)
{
	pen_put(p, "%s: lobs a ", view_subject(v, e).text);
	put_arm(p, e->word);
	if (e->cell != CELL_NONE)
		pen_put(p, " at %s", grid_cell_text(&v->table->grid, e->cell).text);
}

static void tell_burst(struct pen *p, const struct game *v, const struct event *e)
{
	pen_put(p, "A ");
	put_arm(p, e->word);
	pen_put(p, " bursts at %s", grid_cell_text(&v->table->grid, e->cell).text);
	if (e->other >= 0)
		pen_put(p, " (%s)", view_unit_within(v, e, e->other).text);
}

static void tell_life(struct pen *p, const struct game *v, const struct event *e)
{
	static const char *const lives[LIVES] = { "is fit again", "is wounded", "is killed",
		"is taken captive", "leaves the table", "is awaited" };
	const bool known = e->number >= 0 && e->number < LIVES;

	pen_put(p, "%s: %s", view_subject(v, e).text,
		*e->word ? e->word : known ? lives[e->number] : "changes");
}

static void tell_state(struct pen *p, const struct game *v, const struct event *e)
{
	pen_put(p, "%s: %s", view_subject(v, e).text, e->word);
	if (e->number > 0)
		pen_put(p, " to the end of turn %d", e->number);
}

static void tell_sighted(struct pen *p, const struct game *v, const struct event *e)
{
	pen_put(p, "%s: spotted by %s", view_unit_name(v, e, e->unit),
		view_side_within(v, e->number).text);
	if (e->cell != CELL_NONE)
		pen_put(p, " at %s", grid_cell_text(&v->table->grid, e->cell).text);
}

static void tell_hidden(struct pen *p, const struct game *v, const struct event *e)
{
	pen_put(p, "%s: out of the sight of %s", view_unit_name(v, e, e->unit),
		view_side_within(v, e->number).text);
}

static void tell_leader(struct pen *p, const struct game *v, const struct event *e)
{
	if (e->figure >= 0)
		pen_put(p, "%s: led by %s now", view_unit_name(v, e, e->unit),
			view_figure_name(v, e, e->figure).text);
	else
		pen_put(p, "%s: without a leader", view_unit_name(v, e, e->unit));
}

static void tell_join(struct pen *p, const struct game *v, const struct event *e)
{
	pen_put(p, "%s: joins %s", view_subject(v, e).text, view_unit_within(v, e, e->other).text);
}

static void tell_capture(struct pen *p, const struct game *v, const struct event *e)
{
	if (e->number >= 0)
		pen_put(p, "%s: taken captive by %s", view_subject(v, e).text,
			view_unit_within(v, e, e->other).text);
	else
		pen_put(p, "%s: free again", view_subject(v, e).text);
}

static void tell_board(struct pen *p, const struct game *v, const struct event *e)
{
	pen_put(p, "%s: %s %s", view_subject(v, e).text,
		e->from == CELL_NONE ? "aboard" : "gets aboard", view_unit_within(v, e, e->other).text);
}

static void tell_alight(struct pen *p, const struct game *v, const struct event *e)
{
	pen_put(p, "%s: gets out of %s at %s", view_subject(v, e).text,
		view_unit_within(v, e, e->other).text,
		grid_cell_text(&v->table->grid, e->cell).text);
}

static void tell_item(struct pen *p, const struct game *v, const struct event *e)
{
	if (e->unit >= 0)
		pen_put(p, "%s: %s has it now", e->word, view_unit_name(v, e, e->unit));
	else
		pen_put(p, "%s: lies at %s", e->word, grid_cell_text(&v->table->grid, e->cell).text);
}

static void tell_word(struct pen *p, const struct game *v, const struct event *e)
{
	(void)v;
	pen_put(p, "%s", e->word);
}

static void tell_flag(struct pen *p, const struct game *v, const struct event *e)
{
	(void)v;
	pen_put(p, "Flag %s: %d", e->word, e->number);
}

static void tell_objective(struct pen *p, const struct game *v, const struct event *e)
{
	if (e->number >= 0)
		pen_put(p, "Objective met by %s: %s", view_side_within(v, e->number).text, e->word);
	else if (e->other >= 0)
		pen_put(p, "Objective %s %s: %s", e->number == NOBODY ? "open again for" : "failed by",
			view_side_within(v, e->other).text, e->word);
	else	/* from a log that did not say whose it was */
		pen_put(p, "Objective %s: %s", e->number == NOBODY ? "open again" : "failed", e->word);
}

static void tell_points(struct pen *p, const struct game *v, const struct event *e)
{
	pen_put(p, "%s: %+d %s", view_side_name(v, e->other), e->number,
		e->number == 1 || e->number == -1 ? "point" : "points");
	if (*e->word)
		pen_put(p, " (%s)", e->word);
}

static void tell_note(struct pen *p, const struct game *v, const struct event *e)
{
	if (e->unit >= 0 || e->figure >= 0)
		pen_put(p, "%s: ", view_subject(v, e).text);
	pen_put(p, "%s", e->word);
}

/* Words of a figure's, in the game. */
static void tell_speech(struct pen *p, const struct game *v, const struct event *e)
{
	static const char *const does[EVENT_VOICES] = { [SAID_WHISPERED] = "whispers",
		[SAID_SPOKEN] = "says", [SAID_SHOUTED] = "shouts", [SAID_SCREAMED] = "screams" };
	const bool known = e->other >= 0 && e->other < EVENT_VOICES;
	const bool seen = e->unit >= 0 && e->unit < v->n_units && (v->viewer == NOBODY
		|| (e->then.known ? (e->then.sees >> v->viewer & 1) != 0
			: game_sees(v, v->viewer, e->unit)));

	pen_put(p, "%s %s", view_figure_name(v, e, e->figure).text,
		does[known ? e->other : SAID_SPOKEN]);
	if (!seen && e->cell != CELL_NONE)
		pen_put(p, ", at %s", grid_cell_text(&v->table->grid, e->cell).text);
	pen_put(p, ": \"%s\"", e->word);
	p->text[0] = (char)toupper((unsigned char)p->text[0]);
}

static void tell_message(struct pen *p, const struct game *v, const struct event *e)
{
	const bool master = e->number == 2 * v->setup->n_sides;

	if (e->figure >= 0) {
		tell_speech(p, v, e);
		return;
	}
	pen_put(p, "%s: \"%s\"", master ? "The Game Master"
		: view_side_name(v, game_seat_side(v, e->number)), e->word);
}

static void tell_side(struct pen *p, const struct game *v, const struct event *e)
{
	pen_put(p, "%s: with %s from now on, %s", view_unit_name(v, e, e->unit),
		view_side_within(v, e->number).text, e->word);
}

static void tell_ground(struct pen *p, const struct game *v, const struct event *e)
{
	if (e->other >= 0 && e->other < v->setup->n_areas)
		pen_put(p, "%s: %s now", v->setup->areas[e->other].name, e->word);
	else if (e->from == e->cell)
		pen_put(p, "The ground at %s: %s now",
			grid_cell_text(&v->table->grid, e->cell).text, e->word);
	else
		pen_put(p, "The ground from %s to %s: %s now", grid_cell_text(&v->table->grid, e->from).text,
			grid_cell_text(&v->table->grid, e->cell).text, e->word);
}

static void tell_friends(struct pen *p, const struct game *v, const struct event *e)
{
	pen_put(p, "%s and %s are %s now", view_side_name(v, e->other),
		view_side_within(v, e->number).text, e->word);
}

static void tell_house(struct pen *p, const struct game *v, const struct event *e)
{
	(void)v;
	pen_put(p, "House rule from now on: %s", e->word);
}

static void tell_end(struct pen *p, const struct game *v, const struct event *e)
{
	const bool over = strcmp(e->word, "over") == 0;

	if (e->number >= 0)
		pen_put(p, "%s: %s", over ? "The game is over, won by" : "The game is decided for",
			view_side_within(v, e->number).text);
	else
		pen_put(p, "%s", over ? "The game is over: a draw" : "The game is decided: a draw");
}

static void (*const tellers[EVENT_KINDS])(struct pen *p, const struct game *v,
	const struct event *e) = {
	[EVENT_TURN] = tell_turn, [EVENT_PHASE] = tell_phase, [EVENT_ROLL] = tell_roll,
	[EVENT_ORDER] = tell_order, [EVENT_MOVE] = tell_move,
	[EVENT_TURN_ABOUT] = tell_turn_about, [EVENT_SHOT] = tell_shot, [EVENT_HIT] = tell_hit,
	[EVENT_LOB] = tell_lob, [EVENT_BURST] = tell_burst,
	[EVENT_LIFE] = tell_life, [EVENT_STATE] = tell_state, [EVENT_SIGHTED] = tell_sighted,
	[EVENT_HIDDEN] = tell_hidden, [EVENT_LEADER] = tell_leader, [EVENT_JOIN] = tell_join,
	[EVENT_CAPTURE] = tell_capture, [EVENT_ITEM] = tell_item, [EVENT_STORY] = tell_word,
	[EVENT_FLAG] = tell_flag, [EVENT_OBJECTIVE] = tell_objective,
	[EVENT_BOARD] = tell_board, [EVENT_ALIGHT] = tell_alight,
	[EVENT_POINTS] = tell_points, [EVENT_NOTE] = tell_note, [EVENT_MESSAGE] = tell_message,
	[EVENT_SIDE] = tell_side, [EVENT_END] = tell_end,
	[EVENT_FRIENDS] = tell_friends,
	[EVENT_GROUND] = tell_ground, [EVENT_HOUSE] = tell_house, [EVENT_RULING] = tell_note,
};

bool view_aside(const struct event *e)
{
	return e->kind == EVENT_HIT || (e->kind == EVENT_NOTE && e->number == NOTE_UNASKED)
		|| (e->kind == EVENT_ROLL && e->roll.reading == ROLL_PICK);
}

size_t view_event_text(const struct game *view, const struct event *e,
	char *text, size_t size)
{
	struct pen p = pen_at(text, size);

	if (e->gm && e->kind != EVENT_MESSAGE)	/* a message says whose it is */
		pen_put(&p, "%s", VIEW_GM_MARK);
	tellers[e->kind](&p, view, e);
	return p.used;
}

static bool leaves(const struct event *e)
{
	return e->kind == EVENT_LIFE && e->number == LIFE_LEFT;
}

bool view_together(const struct event *e, const struct event *next)
{
	if (e->kind != next->kind || e->unit != next->unit || e->number != next->number)
		return false;
	if (leaves(e))
		return e->gm == next->gm && strcmp(e->word, next->word) == 0;
	return e->kind == EVENT_BOARD || e->kind == EVENT_ALIGHT;
}

bool view_steps_off(const struct event *e, const struct event *next)
{
	return leaves(e) && next->kind == EVENT_MOVE && next->cell == CELL_NONE
		&& next->unit == e->unit;
}

size_t view_together_text(const struct game *view, const struct event *e, int figures,
	char *text, size_t size)
{
	struct pen p = pen_at(text, size);

	if (figures == 1)
		return view_event_text(view, e, text, size);
	pen_put(&p, "%s%s (%d figures): ", e->gm && leaves(e) ? VIEW_GM_MARK : "",
		view_unit_name(view, e, e->unit), figures);
	if (leaves(e))
		pen_put(&p, "%s", *e->word ? e->word : "leaves the table");
	else
		pen_put(&p, "%s %s", e->kind == EVENT_ALIGHT ? "gets out of"
			: e->from == CELL_NONE ? "aboard" : "gets aboard",
			view_unit_within(view, e, e->other).text);
	return p.used;
}

/* ---- objectives ---- */

static void tell_aim_place(struct pen *p, const struct game *v, const struct setup_objective *o)
{
	const struct setup_area *a = o->area >= 0 ? &v->setup->areas[o->area] : NULL;

	if (o->item >= 0 && v->items[o->item].unit >= 0)
		pen_put(p, ", with %s", view_unit_within(v, NULL, v->items[o->item].unit).text);
	else if (o->item >= 0 && v->items[o->item].cell != CELL_NONE)
		pen_put(p, ", at %s", grid_cell_text(&v->table->grid, v->items[o->item].cell).text);
	else if (a && a->n_cells > 0)
		pen_put(p, ", at %s", grid_cell_text(&v->table->grid, a->cells[a->n_cells / 2]).text);
}

size_t view_objective_text(const struct game *view, int objective, char *text, size_t size)
{
	const struct setup_objective *const o = &view->setup->objectives[objective];
	const int has = view->objectives[objective];
	const bool lost = objective_lost(view, objective);
	struct pen p = pen_at(text, size);

	pen_put(&p, "%s (%d %s", o->text, (int)o->points, o->points == 1 ? "point" : "points");
	if (has == NOBODY && !lost)
		tell_aim_place(&p, view, o);
	pen_put(&p, "): %s", has == NOBODY && view->over ? "lost"
		: lost ? "cannot be met any more" : has == NOBODY ? "open"
		: has < 0 ? "failed" : has == o->side ? "done" : view_side_within(view, has).text);
	return p.used;
}

void view_turn_line(const struct game *view, char *text, size_t size)
{
	*text = '\0';
	if (view->system->turn_line)
		view->system->turn_line(view, text, size);
}

