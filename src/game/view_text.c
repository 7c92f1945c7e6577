/* Events as sentences, with the names that the reader of a view may know.
 *
 * Sentences are built as "WHO: what", so that names of one or of many, with or
 * without an article, all fit.  Events may come from a save: every index is
 * looked at before it is used.
 */
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/cite.h"
#include "cliffhanger/roll.h"
#include "cliffhanger/system.h"
#include "cliffhanger/text.h"
#include "cliffhanger/view.h"
#include "game/room.h"

enum { NAME_BYTES = NAME_MAX_BYTES + 16, PLACE_BYTES = 24 };

struct pen { char *text; size_t size, used; };

static void put(struct pen *p, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

static void put(struct pen *p, const char *format, ...)
{
	va_list list;
	int n;

	va_start(list, format);
	n = vsnprintf(p->text + p->used, p->size - p->used, format, list);
	va_end(list);
	p->used += n < 0 ? 0 : (size_t)n;
	if (p->used >= p->size) {
		p->used = p->size - 1;
		text_trim(p->text);
		p->used = strlen(p->text);
	}
}

/* ---- names ---- */

/* Whether the reader knew the event's unit (or other, or figure) when it happened; of an
 * event that no game has told, whether he knows it now. */
static bool knew(const struct game *v, const struct event *e, uint8_t sides, int unit)
{
	if (v->viewer == NOBODY)
		return true;
	return e && e->then.known ? (sides >> v->viewer & 1) != 0 : game_knows(v, v->viewer, unit);
}

/* Of an event's unit or other; without an event, as things stand. */
static const char *unit_name(const struct game *v, const struct event *e, int unit)
{
	const uint8_t sides = !e ? 0 : unit == e->unit ? e->then.unit : e->then.other;

	if (unit < 0 || unit >= v->n_units || !knew(v, e, sides, unit))
		return "somebody unseen";
	return game_unit_name(v, unit);
}

struct name { char text[NAME_BYTES]; };

static struct name figure_name(const struct game *v, const struct event *e, int figure)
{
	struct name n = { "somebody unseen" };

	if (figure >= 0 && figure < v->n_figures
			&& (knew(v, e, e->then.figure, v->figures[figure].unit)
			|| knew(v, e, e->then.figure, v->setup->figures[figure].unit)))
		game_figure_name(v, figure, n.text, sizeof(n.text));
	return n;
}

/* Whom the event is about: its figure, else its unit. */
static struct name subject(const struct game *v, const struct event *e)
{
	struct name n;

	if (e->figure >= 0)
		return figure_name(v, e, e->figure);
	snprintf(n.text, sizeof(n.text), "%s", unit_name(v, e, e->unit));
	return n;
}

static const char *side_name(const struct game *v, int side)
{
	return side >= 0 && side < v->setup->n_sides ? v->setup->sides[side].name : "nobody";
}

/* In the middle of a sentence: "The guard" is "the guard". */
static struct name within(const char *name)
{
	struct name n;

	snprintf(n.text, sizeof n.text, "%s", name);
	if (strncmp(name, "The ", 4) == 0)
		n.text[0] = 't';
	return n;
}

static struct name unit_within(const struct game *v, const struct event *e, int unit)
{
	return within(unit_name(v, e, unit));
}

static struct name side_within(const struct game *v, int side)
{
	return within(side_name(v, side));
}

struct place { char text[PLACE_BYTES]; };

static struct place place(const struct game *v, cell_t cell)
{
	const struct grid *grid = &v->table->grid;
	struct place p = { "off the table" };

	if (cell >= 0 && cell < grid_cells(grid))
		snprintf(p.text, sizeof(p.text), "%d,%d", grid_col(grid, cell) + 1,
			grid_row(grid, cell) + 1);
	return p;
}

/* ---- rolls ---- */

static void put_dice(struct pen *p, const struct roll *r)
{
	for (int i = 0; i < r->n_dice; i++)
		put(p, " %d", r->dice[i]);
}

/* What was wanted: "need 6 or less on a D10". */
static void put_need(struct pen *p, const struct roll *r)
{
	const struct die_name die = roll_die_name(r->sides, r->from_zero);

	switch (r->reading) {
	case ROLL_AT_MOST:
		put(p, "need %d or less on a %s", r->need, die.text);
		break;
	case ROLL_BELOW:
		put(p, "need less than %d on a %s", r->need, die.text);
		break;
	case ROLL_AT_LEAST:
		put(p, "need %d or more on a %s", r->need, die.text);
		break;
	case ROLL_TABLE:
	case ROLL_OPPOSED:
		put(p, "%s", die.text);
		if (r->need)
			put(p, " %+d", r->need);
		break;
	case ROLL_PICK:
		put(p, "%s", die.text);
		break;
	case ROLL_ROW:
		put(p, "%d, %s", r->need, die.text);
		break;
	}
}

static void put_cast(struct pen *p, const struct roll *r)
{
	put_need(p, r);
	put(p, "; rolled");
	put_dice(p, r);
	if (*r->outcome)	/* without dice it says whose it reads */
		put(p, "%s %s", r->n_dice > 0 ? ":" : "", r->outcome);
}

static void tell_roll(struct pen *p, const struct game *v, const struct event *e)
{
	const struct roll *r = &e->roll;

	if (e->unit >= 0 || e->figure >= 0)
		put(p, "%s: ", subject(v, e).text);
	put(p, "%s", r->what);
	if (e->other >= 0)
		put(p, " (%s)", unit_within(v, e, e->other).text);
	put(p, r->reading == ROLL_ROW ? " " : ": ");
	put_cast(p, r);
}

/* ---- the other kinds ---- */

static void tell_turn(struct pen *p, const struct game *v, const struct event *e)
{
	put(p, "Turn %d of %d", e->number, v->setup->turns);
}

static void tell_phase(struct pen *p, const struct game *v, const struct event *e)
{
	for (int i = 0; v->system->phases[i].name; i++)
		if (i == e->number)
			put(p, "%s", v->system->phases[i].title);
	if (!p->used)
		put(p, "%s", e->word);
}

static void tell_order(struct pen *p, const struct game *v, const struct event *e)
{
	put(p, "%s: %s", unit_name(v, e, e->unit), e->word);
	if (e->other >= 0)
		put(p, " %s", unit_within(v, e, e->other).text);
	if (e->cell != CELL_NONE)
		put(p, " to %s", place(v, e->cell).text);
}

static void tell_move(struct pen *p, const struct game *v, const struct event *e)
{
	if (e->from == CELL_NONE)
		put(p, "%s: comes on at %s", subject(v, e).text, place(v, e->cell).text);
	else if (e->cell == CELL_NONE)
		put(p, "%s: goes off the table at %s", subject(v, e).text, place(v, e->from).text);
	else
		put(p, "%s: %s to %s", subject(v, e).text, place(v, e->from).text,
			place(v, e->cell).text);
}

static void tell_turn_about(struct pen *p, const struct game *v, const struct event *e)
{
	const bool known = e->number >= 0 && e->number < grid_directions(&v->table->grid);

	put(p, "%s: faces %s", subject(v, e).text,
		known ? grid_direction_name(&v->table->grid, e->number) : "about");
}

static void tell_shot(struct pen *p, const struct game *v, const struct event *e)
{
	put(p, "%s: %s at %s, %d %s", subject(v, e).text, *e->word ? e->word : "fire",
		unit_within(v, e, e->other).text, e->number, e->number == 1 ? "die" : "dice");
}

static void tell_hit(struct pen *p, const struct game *v, const struct event *e)
{
	put(p, "%s: hit by %s", subject(v, e).text, unit_within(v, e, e->other).text);
	if (*e->word)
		put(p, " (%s)", e->word);
}

/* The word of an arm in the middle of a sentence: "hand grenade". */
static void put_arm(struct pen *p, const char *word)
{
	if (*word)
		put(p, "%c%s", tolower((unsigned char)word[0]), word + 1);
}

static void tell_lob(struct pen *p, const struct game *v, const struct event *e)
{
	put(p, "%s: lobs a ", subject(v, e).text);
	put_arm(p, e->word);
	if (e->cell != CELL_NONE)
		put(p, " at %s", place(v, e->cell).text);
}

static void tell_burst(struct pen *p, const struct game *v, const struct event *e)
{
	put(p, "A ");
	put_arm(p, e->word);
	put(p, " bursts at %s", place(v, e->cell).text);
	if (e->other >= 0)
		put(p, " (%s)", unit_within(v, e, e->other).text);
}

static void tell_life(struct pen *p, const struct game *v, const struct event *e)
{
	static const char *const lives[LIVES] = { "is fit again", "is wounded", "is killed",
		"is taken captive", "leaves the table", "is awaited" };
	const bool known = e->number >= 0 && e->number < LIVES;

	put(p, "%s: %s", subject(v, e).text,
		*e->word ? e->word : known ? lives[e->number] : "changes");
}

static void tell_state(struct pen *p, const struct game *v, const struct event *e)
{
	put(p, "%s: %s", subject(v, e).text, e->word);
	if (e->number > 0)
		put(p, " to the end of turn %d", e->number);
}

static void tell_sighted(struct pen *p, const struct game *v, const struct event *e)
{
	put(p, "%s: spotted by %s", unit_name(v, e, e->unit), side_within(v, e->number).text);
	if (e->cell != CELL_NONE)
		put(p, " at %s", place(v, e->cell).text);
}

static void tell_hidden(struct pen *p, const struct game *v, const struct event *e)
{
	put(p, "%s: out of the sight of %s", unit_name(v, e, e->unit),
		side_within(v, e->number).text);
}

static void tell_leader(struct pen *p, const struct game *v, const struct event *e)
{
	if (e->figure >= 0)
		put(p, "%s: led by %s now", unit_name(v, e, e->unit), figure_name(v, e, e->figure).text);
	else
		put(p, "%s: without a leader", unit_name(v, e, e->unit));
}

static void tell_join(struct pen *p, const struct game *v, const struct event *e)
{
	put(p, "%s: joins %s", subject(v, e).text, unit_within(v, e, e->other).text);
}

static void tell_capture(struct pen *p, const struct game *v, const struct event *e)
{
	if (e->number >= 0)
		put(p, "%s: taken captive by %s", subject(v, e).text,
			unit_within(v, e, e->other).text);
	else
		put(p, "%s: free again", subject(v, e).text);
}

static void tell_board(struct pen *p, const struct game *v, const struct event *e)
{
	put(p, "%s: %s %s", subject(v, e).text,
		e->from == CELL_NONE ? "aboard" : "gets aboard", unit_within(v, e, e->other).text);
}

static void tell_alight(struct pen *p, const struct game *v, const struct event *e)
{
	put(p, "%s: gets out of %s at %s", subject(v, e).text, unit_within(v, e, e->other).text,
		place(v, e->cell).text);
}

static void tell_item(struct pen *p, const struct game *v, const struct event *e)
{
	if (e->unit >= 0)
		put(p, "%s: %s has it now", e->word, unit_name(v, e, e->unit));
	else
		put(p, "%s: lies at %s", e->word, place(v, e->cell).text);
}

static void tell_word(struct pen *p, const struct game *v, const struct event *e)
{
	(void)v;
	put(p, "%s", e->word);
}

static void tell_flag(struct pen *p, const struct game *v, const struct event *e)
{
	(void)v;
	put(p, "Flag %s: %d", e->word, e->number);
}

static void tell_objective(struct pen *p, const struct game *v, const struct event *e)
{
	if (e->number >= 0)
		put(p, "Objective met by %s: %s", side_within(v, e->number).text, e->word);
	else if (e->other >= 0)
		put(p, "Objective %s %s: %s", e->number == NOBODY ? "open again for" : "failed by",
			side_within(v, e->other).text, e->word);
	else	/* from a log that did not say whose it was */
		put(p, "Objective %s: %s", e->number == NOBODY ? "open again" : "failed", e->word);
}

static void tell_points(struct pen *p, const struct game *v, const struct event *e)
{
	put(p, "%s: %+d %s", side_name(v, e->other), e->number,
		e->number == 1 || e->number == -1 ? "point" : "points");
	if (*e->word)
		put(p, " (%s)", e->word);
}

static void tell_note(struct pen *p, const struct game *v, const struct event *e)
{
	if (e->unit >= 0 || e->figure >= 0)
		put(p, "%s: ", subject(v, e).text);
	put(p, "%s", e->word);
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

	put(p, "%s %s", figure_name(v, e, e->figure).text, does[known ? e->other : SAID_SPOKEN]);
	if (!seen && e->cell != CELL_NONE)
		put(p, ", at %s", place(v, e->cell).text);
	put(p, ": \"%s\"", e->word);
	p->text[0] = (char)toupper((unsigned char)p->text[0]);
}

static void tell_message(struct pen *p, const struct game *v, const struct event *e)
{
	const bool master = e->number == 2 * v->setup->n_sides;

	if (e->figure >= 0) {
		tell_speech(p, v, e);
		return;
	}
	put(p, "%s: \"%s\"", master ? "The Game Master"
		: side_name(v, game_seat_side(v, e->number)), e->word);
}

static void tell_side(struct pen *p, const struct game *v, const struct event *e)
{
	put(p, "%s: with %s from now on, %s", unit_name(v, e, e->unit),
		side_within(v, e->number).text, e->word);
}

static void tell_ground(struct pen *p, const struct game *v, const struct event *e)
{
	if (e->other >= 0 && e->other < v->setup->n_areas)
		put(p, "%s: %s now", v->setup->areas[e->other].name, e->word);
	else if (e->from == e->cell)
		put(p, "The ground at %s: %s now", place(v, e->cell).text, e->word);
	else
		put(p, "The ground from %s to %s: %s now", place(v, e->from).text,
			place(v, e->cell).text, e->word);
}

static void tell_friends(struct pen *p, const struct game *v, const struct event *e)
{
	put(p, "%s and %s are %s now", side_name(v, e->other),
		side_within(v, e->number).text, e->word);
}

static void tell_house(struct pen *p, const struct game *v, const struct event *e)
{
	(void)v;
	put(p, "House rule from now on: %s", e->word);
}

static void tell_end(struct pen *p, const struct game *v, const struct event *e)
{
	const bool over = strcmp(e->word, "over") == 0;

	if (e->number >= 0)
		put(p, "%s: %s", over ? "The game is over, won by" : "The game is decided for",
			side_within(v, e->number).text);
	else
		put(p, "%s", over ? "The game is over: a draw" : "The game is decided: a draw");
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
	return e->kind == EVENT_HIT || (e->kind == EVENT_ROLL && e->roll.reading == ROLL_PICK);
}

size_t view_event_text(const struct game *view, const struct event *e,
	char *text, size_t size)
{
	struct pen p = { text, size, 0 };

	*text = '\0';
	if (e->gm && e->kind != EVENT_MESSAGE)	/* a message says whose it is */
		put(&p, "%s", VIEW_GM_MARK);
	if (view->system->event_text
			&& view->system->event_text(view, e, text + p.used, size - p.used))
		return strlen(text);
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
	struct pen p = { text, size, 0 };

	if (figures == 1)
		return view_event_text(view, e, text, size);
	*text = '\0';
	put(&p, "%s%s (%d figures): ", e->gm && leaves(e) ? VIEW_GM_MARK : "",
		unit_name(view, e, e->unit), figures);
	if (leaves(e))
		put(&p, "%s", *e->word ? e->word : "leaves the table");
	else
		put(&p, "%s %s", e->kind == EVENT_ALIGHT ? "gets out of"
			: e->from == CELL_NONE ? "aboard" : "gets aboard",
			unit_within(view, e, e->other).text);
	return p.used;
}

/* ---- objectives ---- */

static void tell_aim_place(struct pen *p, const struct game *v, const struct setup_objective *o)
{
	const struct setup_area *a = o->area >= 0 ? &v->setup->areas[o->area] : NULL;

	if (o->item >= 0 && v->items[o->item].unit >= 0)
		put(p, ", with %s", unit_within(v, NULL, v->items[o->item].unit).text);
	else if (o->item >= 0 && v->items[o->item].cell != CELL_NONE)
		put(p, ", at %s", place(v, v->items[o->item].cell).text);
	else if (a && a->n_cells > 0)
		put(p, ", at %s", place(v, a->cells[a->n_cells / 2]).text);
}

size_t view_objective_text(const struct game *view, int objective, char *text, size_t size)
{
	const struct setup_objective *const o = &view->setup->objectives[objective];
	const int has = view->objectives[objective];
	const bool lost = objective_lost(view, objective);
	struct pen p = { text, size, 0 };

	put(&p, "%s (%d %s", o->text, (int)o->points, o->points == 1 ? "point" : "points");
	if (has == NOBODY && !lost)
		tell_aim_place(&p, view, o);
	put(&p, "): %s", lost ? "cannot be met any more" : has == NOBODY ? "open" : has < 0 ? "failed" : has == o->side ? "done"
		: side_within(view, has).text);
	return p.used;
}

void view_turn_line(const struct game *view, char *text, size_t size)
{
	*text = '\0';
	if (view->system->turn_line)
		view->system->turn_line(view, text, size);
}

/* ---- a roll opened up ---- */

/* Halves as people read them: "-½", "+1½", "4". */
static void put_halves(struct pen *p, int halves, bool with_sign)
{
	const int size = halves < 0 ? -halves : halves;
	const char *const sign = halves < 0 ? "-" : with_sign ? "+" : "";

	if (size % 2 && size / 2 == 0)
		put(p, "%s½", sign);
	else
		put(p, "%s%d%s", sign, size / 2, size % 2 ? "½" : "");
}

static void put_modifier(struct pen *p, const struct modifier *m)
{
	if (m->halves)
		put_halves(p, m->halves, true);
	else
		put(p, "±0");
	put(p, " %s", m->name);
	if (*m->rule)
		put(p, " (%s)", m->rule);
}

size_t view_roll_text(const struct roll *r, char *text, size_t size)
{
	struct pen p = { text, size, 0 };

	*text = '\0';
	put(&p, "%s: ", r->what);
	put_cast(&p, r);
	for (int i = 0; i < r->n_modifiers; i++) {
		put(&p, "; ");
		put_modifier(&p, &r->modifiers[i]);
	}
	if (*r->rule)
		put(&p, " [%s]", r->rule);
	return p.used;
}

static void put_thrown(struct pen *p, const struct roll *r)
{
	put(p, r->n_dice == 0 ? "no die of its own" : r->n_dice == 1 ? "die" : "dice");
	put_dice(p, r);
	if (r->reading <= ROLL_AT_LEAST && r->n_dice > 1)
		put(p, ", %d of %d", r->successes, r->n_dice);
	if (*r->outcome)
		put(p, ": %s", r->outcome);
}

static void put_rule(struct pen *p, const struct game *v, const struct roll *r)
{
	struct cite_place c;

	put(p, "rule %s", r->rule);
	if (cite_resolve(game_book(v), r->rule, &c) && c.rule)
		put(p, ": %s", c.rule->title);
}

bool view_roll_line(const struct game *view, const struct event *e, int line,
	char *text, size_t size)
{
	const struct roll *r = &e->roll;
	struct pen p = { text, size, 0 };

	*text = '\0';
	if (e->kind != EVENT_ROLL)
		return false;
	if (line == 0) {
		put(&p, "base ");
		put_halves(&p, r->base_halves, false);
	} else if (line <= r->n_modifiers) {
		put_modifier(&p, &r->modifiers[line - 1]);
	} else if (line == r->n_modifiers + 1) {
		put_need(&p, r);
	} else if (line == r->n_modifiers + 2) {
		put_thrown(&p, r);
	} else if (line == r->n_modifiers + 3) {
		put_rule(&p, view, r);
	} else {
		return false;
	}
	return true;
}
