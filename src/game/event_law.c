/* What an event read from a save may say: kind by kind, field by field.
 *
 * A line of text can name any figure, cell or side; an event is of a game only if that
 * game has them.  Whoever takes events from outside asks here once, so that nobody
 * behind it need ask again.
 *
 *  W1  every event that a game tells obeys its row (tests/unit/test_event_law.c).
 *  W2  a kind has several rows where a field says which others there are: an event
 *      obeys one of them.
 *  W3  what the scenario names is checked against it, and so are rules; other words are
 *      the program's own and may have been others when the save was written.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/cite.h"
#include "cliffhanger/master.h"
#include "cliffhanger/text.h"
#include "game/room.h"

enum { UNTIL_MAX = 999	/* states may end after the game */ };

/* ---- numbers: what a field must be ---- */

enum must {
	NONE,		/* left out */
	UNIT, MAYBE_UNIT, FIGURE, MAYBE_FIGURE, CELL, MAYBE_CELL,
	SIDE, MAYBE_SIDE,
	HOLDER,		/* of an objective: a side, -1 open, -2 failed */
	AREA, ITEM, GROUND, DIRECTION, PHASE, A_TURN, UNTIL, LIFE_NOW, SEAT, VOICE, ANSWER,
	SHOTS,		/* dice thrown at once */
	SCORE,		/* points won or lost */
	FLAG_VALUE, NOTE_KIND,
	MUSTS
};

/* What each is called, and its least number; its most is how_many() of it, less one. */
static const struct { const char *name; int32_t least; } musts[MUSTS] = {
	[NONE] = { "nothing", 0 },
	[UNIT] = { "a unit", 0 }, [MAYBE_UNIT] = { "a unit", NOBODY },
	[FIGURE] = { "a figure", 0 }, [MAYBE_FIGURE] = { "a figure", NOBODY },
	[CELL] = { "a cell", 0 }, [MAYBE_CELL] = { "a cell", CELL_NONE },
	[SIDE] = { "a side", 0 }, [MAYBE_SIDE] = { "a side", NOBODY },
	[HOLDER] = { "a side, -1 or -2", NOBODY - 1 },
	[AREA] = { "an area", 0 }, [ITEM] = { "an item", 0 }, [GROUND] = { "a ground", 0 },
	[DIRECTION] = { "a direction", 0 }, [PHASE] = { "a phase", 0 },
	[A_TURN] = { "a turn", 1 }, [UNTIL] = { "a turn", 0 },
	[LIFE_NOW] = { "a state of life", 0 }, [SEAT] = { "a seat", 0 },
	[VOICE] = { "a voice", 0 }, [ANSWER] = { "an answer", RULING_YES },
	[SHOTS] = { "a number of dice", 0 }, [SCORE] = { "points", -POINTS_MAX },
	[FLAG_VALUE] = { "a flag's value", INT8_MIN }, [NOTE_KIND] = { "a kind of note", 0 },
};

int event_phases_of(const struct game_system *system)
{
	int n = 0;

	while (system->phases[n].name)
		n++;
	return n;
}

static int32_t how_many(const struct setup *s, enum must must)
{
	const int32_t cells = grid_cells(&s->table->grid);
	const int32_t ends[MUSTS] = {
		[UNIT] = s->n_units, [MAYBE_UNIT] = s->n_units,
		[FIGURE] = s->n_figures, [MAYBE_FIGURE] = s->n_figures,
		[CELL] = cells, [MAYBE_CELL] = cells,
		[SIDE] = s->n_sides, [MAYBE_SIDE] = s->n_sides, [HOLDER] = s->n_sides,
		[AREA] = s->n_areas, [ITEM] = s->n_items, [GROUND] = s->table->n_grounds,
		[DIRECTION] = grid_directions(&s->table->grid),
		[PHASE] = event_phases_of(s->system),
		[A_TURN] = s->turns + 1, [UNTIL] = UNTIL_MAX + 1, [LIFE_NOW] = LIVES,
		[SEAT] = 2 * s->n_sides + 1, [VOICE] = EVENT_VOICES, [ANSWER] = RULING_ANSWERS,
		[SHOTS] = FIGURES_MAX * ROLL_DICE_MAX, [SCORE] = POINTS_MAX + 1,
		[FLAG_VALUE] = INT8_MAX + 1, [NOTE_KIND] = NOTE_UNASKED + 1,
	};

	return ends[must];
}

/* ---- words ---- */

enum word {
	SILENT,		/* no word */
	WORDS,		/* any, or none */
	CHECK,		/* 16 hexadecimal digits */
	NAMED_ITEM,	/* the name of item `number` */
	NAMED_FLAG,
	NAMED_AIM,	/* an objective's text */
	STANCE, COMMAND, VERDICT,
};

static const char *const stances[] = { "friends", "enemies", NULL };
static const char *const commands[] = { "commanded", "uncommanded", NULL };
static const char *const verdicts[] = { "decided", "over", NULL };

static bool among(const char *word, const char *const *words)
{
	while (*words && strcmp(*words, word) != 0)
		words++;
	return *words != NULL;
}

static bool is_check(const char *word)
{
	return strlen(word) == 16 && strspn(word, "0123456789abcdef") == 16;
}

static bool is_flag(const struct setup *s, const char *word)
{
	for (int i = 0; i < s->n_flags; i++)
		if (strcmp(s->flags[i], word) == 0)
			return true;
	return false;
}

static bool is_aim(const struct setup *s, const char *word)
{
	for (int i = 0; i < s->n_objectives; i++)
		if (strcmp(s->objectives[i].text, word) == 0)
			return true;
	return false;
}

/* What was expected, or NULL if it is that. */
static const char *wrong_word(const struct setup *s, const struct event *e, enum word word)
{
	switch (word) {
	case SILENT:
		return *e->word ? "none" : NULL;
	case WORDS:
		return NULL;
	case CHECK:
		return is_check(e->word) ? NULL : "16 hexadecimal digits";
	case NAMED_ITEM:
		return strcmp(s->items[e->number].name, e->word) == 0 ? NULL
			: s->items[e->number].name;
	case NAMED_FLAG:
		return is_flag(s, e->word) ? NULL : "a flag of this game";
	case NAMED_AIM:
		return is_aim(s, e->word) ? NULL : "an objective of this game";
	case STANCE:
		return among(e->word, stances) ? NULL : "friends or enemies";
	case COMMAND:
		return among(e->word, commands) ? NULL : "commanded or uncommanded";
	case VERDICT:
		return among(e->word, verdicts) ? NULL : "decided or over";
	}
	return NULL;
}

/* ---- the table ---- */

static const struct law {
	uint8_t kind, unit, figure, other, from, cell, number, word;
} laws[] = {
	{ EVENT_TURN, NONE, NONE, NONE, NONE, NONE, A_TURN, CHECK },
	{ EVENT_PHASE, NONE, NONE, NONE, NONE, NONE, PHASE, WORDS },
	{ EVENT_ROLL, MAYBE_UNIT, MAYBE_FIGURE, MAYBE_UNIT, NONE, MAYBE_CELL, NONE, SILENT },
	{ EVENT_ORDER, UNIT, MAYBE_FIGURE, MAYBE_UNIT, NONE, MAYBE_CELL, NONE, WORDS },
	{ EVENT_MOVE, UNIT, FIGURE, NONE, CELL, MAYBE_CELL, NONE, SILENT },
	{ EVENT_MOVE, UNIT, FIGURE, NONE, NONE, CELL, NONE, SILENT },
	{ EVENT_TURN_ABOUT, UNIT, FIGURE, NONE, NONE, NONE, DIRECTION, SILENT },
	{ EVENT_SHOT, UNIT, MAYBE_FIGURE, UNIT, NONE, NONE, SHOTS, WORDS },
	{ EVENT_HIT, UNIT, FIGURE, MAYBE_UNIT, NONE, NONE, NONE, WORDS },
	{ EVENT_LOB, UNIT, FIGURE, NONE, NONE, MAYBE_CELL, NONE, WORDS },
	{ EVENT_BURST, NONE, NONE, MAYBE_UNIT, NONE, CELL, NONE, WORDS },
	{ EVENT_LIFE, UNIT, FIGURE, NONE, NONE, MAYBE_CELL, LIFE_NOW, WORDS },
	{ EVENT_STATE, UNIT, MAYBE_FIGURE, NONE, NONE, NONE, UNTIL, WORDS },
	{ EVENT_SIGHTED, UNIT, NONE, NONE, NONE, MAYBE_CELL, SIDE, SILENT },
	{ EVENT_HIDDEN, UNIT, NONE, NONE, NONE, MAYBE_CELL, SIDE, SILENT },
	{ EVENT_LEADER, UNIT, MAYBE_FIGURE, NONE, NONE, NONE, NONE, SILENT },
	{ EVENT_JOIN, UNIT, FIGURE, UNIT, NONE, NONE, NONE, SILENT },
	{ EVENT_CAPTURE, UNIT, FIGURE, UNIT, NONE, NONE, FIGURE, SILENT },
	{ EVENT_CAPTURE, UNIT, FIGURE, NONE, NONE, NONE, MAYBE_FIGURE, SILENT },
	{ EVENT_ITEM, UNIT, NONE, NONE, NONE, NONE, ITEM, NAMED_ITEM },
	{ EVENT_ITEM, NONE, NONE, NONE, NONE, MAYBE_CELL, ITEM, NAMED_ITEM },
	{ EVENT_STORY, MAYBE_UNIT, MAYBE_FIGURE, NONE, NONE, NONE, NONE, WORDS },
	{ EVENT_FLAG, NONE, NONE, NONE, NONE, NONE, FLAG_VALUE, NAMED_FLAG },
	{ EVENT_OBJECTIVE, NONE, NONE, SIDE, NONE, NONE, HOLDER, NAMED_AIM },
	{ EVENT_OBJECTIVE, NONE, NONE, NONE, NONE, NONE, HOLDER, NAMED_AIM },	/* old logs */
	{ EVENT_POINTS, NONE, NONE, SIDE, NONE, NONE, SCORE, WORDS },
	{ EVENT_NOTE, MAYBE_UNIT, MAYBE_FIGURE, NONE, NONE, MAYBE_CELL, NOTE_KIND, WORDS },
	{ EVENT_MESSAGE, UNIT, FIGURE, VOICE, NONE, MAYBE_CELL, SEAT, WORDS },
	{ EVENT_MESSAGE, NONE, NONE, NONE, NONE, NONE, SEAT, WORDS },
	{ EVENT_BOARD, UNIT, FIGURE, UNIT, MAYBE_CELL, NONE, FIGURE, SILENT },
	{ EVENT_ALIGHT, UNIT, FIGURE, UNIT, NONE, CELL, FIGURE, SILENT },
	{ EVENT_SIDE, UNIT, NONE, NONE, NONE, NONE, SIDE, COMMAND },
	{ EVENT_GROUND, NONE, NONE, AREA, CELL, CELL, GROUND, WORDS },
	{ EVENT_GROUND, NONE, NONE, NONE, CELL, CELL, GROUND, WORDS },
	{ EVENT_FRIENDS, NONE, NONE, SIDE, NONE, NONE, SIDE, STANCE },
	{ EVENT_HOUSE, NONE, NONE, NONE, NONE, NONE, NONE, WORDS },
	{ EVENT_RULING, MAYBE_UNIT, MAYBE_FIGURE, NONE, NONE, NONE, ANSWER, WORDS },
	{ EVENT_END, NONE, NONE, NONE, NONE, NONE, MAYBE_SIDE, VERDICT },
};
enum { LAWS = sizeof(laws) / sizeof(laws[0]) };

/* ---- one field, one row ---- */

static bool wrong_number(const struct setup *s, enum must must, const char *field,
	int32_t found, struct reason *why)
{
	if (must == NONE)
		return refuse(why, "", "expected no '%s', found %" PRId32, field, found);
	return refuse(why, "", "expected as '%s' %s of this game, %" PRId32 " to %" PRId32
		", found %" PRId32, field, musts[must].name, musts[must].least,
		how_many(s, must) - 1, found);
}

static bool obeys(const struct setup *s, const struct event *e, const struct law *law,
	struct reason *why)
{
	const struct { const char *name; uint8_t must; int32_t value, none; } fields[] = {
		{ "unit", law->unit, e->unit, NOBODY },
		{ "figure", law->figure, e->figure, NOBODY },
		{ "other", law->other, e->other, NOBODY },
		{ "from", law->from, e->from, CELL_NONE },
		{ "cell", law->cell, e->cell, CELL_NONE },
		{ "number", law->number, e->number, 0 },
	};
	const char *expected;

	for (size_t i = 0; i < sizeof(fields) / sizeof(fields[0]); i++) {
		const enum must must = (enum must)fields[i].must;
		const int32_t value = fields[i].value;

		if (must == NONE ? value != fields[i].none
				: value < musts[must].least || value >= how_many(s, must))
			return wrong_number(s, must, fields[i].name, value, why);
	}
	expected = wrong_word(s, e, (enum word)law->word);
	return !expected || refuse(why, "", "expected as 'word' %.60s, found \"%.40s\"", expected,
		e->word);
}

/* ---- rolls ---- */

static bool lawful_dice(const struct roll *r, struct reason *why)
{
	const int least = r->from_zero ? 0 : 1, most = least + r->sides - 1;

	if (r->n_dice > 0 && r->sides == 0)
		return refuse(why, "", "expected 'sides' of its dice, found none");
	if (r->successes > r->n_dice)
		return refuse(why, "", "expected at most %d 'hits' of so many dice, found %d",
			r->n_dice, r->successes);
	for (int i = 0; i < r->n_dice; i++)
		if (r->dice[i] < least || r->dice[i] > most)
			return refuse(why, "", "expected 'dice' of %d to %d, found %d", least, most,
				r->dice[i]);
	return true;
}

static bool lawful_id(const struct rulebook *book, const char *id, struct reason *why)
{
	struct cite_place place;

	return cite_resolve(book, id, &place)
		|| refuse(why, "", "expected a rule of %.40s, found \"%.40s\"", book->id, id);
}

static bool lawful_rules(const struct rulebook *book, const struct roll *r, struct reason *why)
{
	if (!lawful_id(book, r->rule, why))
		return false;
	for (int i = 0; i < r->n_modifiers; i++)
		if (*r->modifiers[i].rule && !lawful_id(book, r->modifiers[i].rule, why))
			return false;
	return true;
}

/* ---- any event ---- */

static bool lawful_frame(const struct setup *s, const struct event *e, struct reason *why)
{
	const int sides = (1 << s->n_sides) - 1;

	if (e->turn < 0 || e->turn > s->turns)
		return refuse(why, "", "expected a 'turn' of 0 to %d, found %d", s->turns, e->turn);
	if (e->phase >= event_phases_of(s->system))
		return refuse(why, "", "expected a 'phase' of 0 to %d, found %d",
			event_phases_of(s->system) - 1, e->phase);
	if (e->audience != EVENT_ALL && (e->audience & ~(unsigned)SIDES_ALL) != 0)
		return refuse(why, "", "expected an 'audience' of 0 to %d, or of all, found %d",
			sides, e->audience);
	return true;
}

bool event_lawful(const struct setup *s, const struct event *e, bool by_this_version,
	struct reason *why)
{
	struct reason first = { "", "" };
	bool good = false;

	if (!lawful_frame(s, e, why))
		return false;
	for (int i = 0; i < LAWS && !good; i++) {
		if (laws[i].kind != e->kind)
			continue;
		good = obeys(s, e, &laws[i], *first.text ? why : &first);
	}
	if (!good) {
		*why = first;
		return false;
	}
	return e->kind != EVENT_ROLL || (lawful_dice(&e->roll, why)
		&& (!by_this_version || lawful_rules(s->book, &e->roll, why)));
}
