/* Queries: the words that ask and change nothing, beside the system's verbs. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/buffer.h"
#include "cliffhanger/complete.h"
#include "cliffhanger/nearest.h"
#include "cliffhanger/state.h"
#include "plain/ui.h"

struct query {
	const char *name, *usage, *help;
	void (*answer)(struct ui *k, const char *rest);
	enum complete_what follows;
	enum { ANYWHERE, HERE } asked;	/* here alone what acts, or is about lines */
};

static void query_help(struct ui *k, const char *rest);
static void query_what(struct ui *k, const char *rest);

static void query_undo(struct ui *k, const char *rest)
{
	struct reason why;

	(void)rest;
	if (session_undo(k->s, k->seat, &why))
		output_say(k->output, 2, k->master ? "The last choice is undone."
			: "Your last choice is undone.");
	else
		ui_reason(k, &why);
}

static void query_redo(struct ui *k, const char *rest)
{
	struct reason why;

	(void)rest;
	if (session_redo(k->s, k->seat, &why))
		output_say(k->output, 2, "What was undone is done again.");
	else
		ui_reason(k, &why);
}

static void query_gm(struct ui *k, const char *rest)
{
	(void)rest;
	if (k->v->game.master && !session_person(k->s, master_seat(&k->v->game))) {
		output_say(k->output, 2, "Somebody else is the Game Master at this table.");
		return;
	}
	if (!k->v->game.master) {
		output_say(k->output, 2, "Nobody sits in the Game Master's seat; a game is begun or "
			"resumed with one by --gm.");
		return;
	}
	if (session_pauses(k->s)) {
		session_go_ahead(k->s);
		return;
	}
	k->master = !k->master;
	output_say(k->output, 0, k->master ? "--- The Game Master has the desk; 'gm' gives it back ---"
		: "--- The Game Master gives the desk back ---");
}

static void query_save(struct ui *k, const char *rest)
{
	(void)rest;
	if (*session_trouble(k->s))
		output_say(k->output, 2, "%s", session_trouble(k->s));
	else if (*session_file(k->s) && k->o->guest)
		output_say(k->output, 2, "Everything so far is saved.");
	else if (*session_file(k->s))
		output_say(k->output, 2, "Everything so far is saved in %s.", session_file(k->s));
	else
		output_say(k->output, 2, "This game is played without a save.");
}

static void query_quit(struct ui *k, const char *rest)
{
	(void)rest;
	k->leave = true;
}

static const struct query queries[] = {
	{ "help", "help [WORD]", "this list, or one verb, query or phase", query_help,
		COMPLETE_NOTHING, HERE },
	{ "units", "units", "all units you know of", query_units, COMPLETE_NOTHING, ANYWHERE },
	{ "unit", "unit UNIT", "a unit's sheet and its figures", query_unit,
		COMPLETE_UNITS, ANYWHERE },
	{ "figure", "figure UNIT.N", "a figure's sheet", query_figure, COMPLETE_UNITS, ANYWHERE },
	{ "map", "map [facing] [X,Y [WIDTH HEIGHT]]",
		"the map, or a part round a cell; with where everybody faces", query_map,
		COMPLETE_UNITS, HERE },
	{ "events", "events [N]", "the last things that happened, every die of them",
		query_events, COMPLETE_NOTHING, ANYWHERE },
	{ "told", "told [N|all]", "what happened in this turn, in turn N or in all, in sentences "
		"instead of dice", query_told, COMPLETE_NOTHING, ANYWHERE },
	{ "roll", "roll [N]", "the last roll, or the Nth last, with all modifiers", query_roll,
		COMPLETE_NOTHING, ANYWHERE },
	{ "rules", "rules [ID|TABLE[.ROW]|SUBJECT|WORD]", "a rule's text, rows of a table, all "
		"there is of a subject, where a word occurs; alone: what there is", query_rules,
		COMPLETE_RULES, ANYWHERE },
	{ "why", "why UNIT [all]", "why a unit did what it did last; to the Game Master, or after "
		"the game, also what a machine meant by it, or all it weighed", query_why,
		COMPLETE_UNITS, ANYWHERE },
	{ "forecast", "forecast UNIT", "what an action test would make of each die",
		query_forecast, COMPLETE_UNITS, ANYWHERE },
	{ "throws", "throws", "what the present phase has thrown, unit by unit", query_throws,
		COMPLETE_NOTHING, ANYWHERE },
	{ "los", "los A B", "whether A sees B, and what blocks (cells, units, figures)",
		query_los, COMPLETE_UNITS, ANYWHERE },
	{ "range", "range A B", "the distance from A to B, between units as shots are measured",
		query_range, COMPLETE_UNITS, ANYWHERE },
	{ "cell", "cell PLACE", "a place in words: its ground and cover, who and what is there, what "
		"is beside it", query_cell, COMPLETE_UNITS, ANYWHERE },
	{ "near", "near PLACE", "everybody and everything known near a unit or cell, nearest first, "
		"with distance and direction", query_near, COMPLETE_UNITS, ANYWHERE },
	{ "areas", "areas", "the areas that objectives speak of: where they are, who is in them",
		query_areas, COMPLETE_NOTHING, ANYWHERE },
	{ "reach", "reach UNIT [WORD [map]]", "where an order of the unit's menu could take it, row "
		"by row or on the map; alone: all that take it anywhere", query_reach,
		COMPLETE_UNITS, ANYWHERE },
	{ "odds", "odds CHOICE", "what a choice would need and bring, before you make it",
		query_odds, COMPLETE_CHOICES, ANYWHERE },
	{ "options", "options [UNIT]",
		"the choices of a unit, and why others are not; alone: of all "
		"who are asked, and why the rest are not",
		query_options, COMPLETE_UNITS, ANYWHERE },
	{ "goto", "goto UNIT PLACE", "sends a unit, units with commas between or all to a cell, "
		"a unit, an area or an item, however far; where it gets now it goes at once",
		query_goto, COMPLETE_UNITS, HERE },
	{ "suggest", "suggest", "what everybody who is asked would do if nobody spoke",
		query_suggest, COMPLETE_NOTHING, ANYWHERE },
	{ "advise", "advise [UNIT]", "three plans for a unit that is asked, or for the first, each "
		"tried by playing on, and what came of them", query_advise, COMPLETE_UNITS, HERE },
	{ "accept", "accept [UNIT|all]", "takes what is suggested for a unit; for all, and "
		"closes the question", query_accept, COMPLETE_UNITS, HERE },
	{ "repeat", "repeat [UNIT|all]", "a unit's last order once more; those of all who are "
		"asked", query_repeat, COMPLETE_UNITS, HERE },
	{ "objectives", "objectives", "what each side is after", query_objectives,
		COMPLETE_NOTHING, ANYWHERE },
	{ "briefing", "briefing", "the story so far", query_briefing, COMPLETE_NOTHING, ANYWHERE },
	{ "decision", "decision", "what is asked now, and of whom", query_decision,
		COMPLETE_NOTHING, ANYWHERE },
	{ "what", "what [UNIT|PLACE|WORD]", "a unit's sheet, a place, or what a word means; alone: "
		"what is asked now", query_what, COMPLETE_UNITS, ANYWHERE },
	{ "say", "say TEXT", "at a table of several: says something to all; where what is asked "
		"is answered by that word, 'tell all' does", query_say, COMPLETE_NOTHING, HERE },
	{ "tell", "tell SIDE|gm|all|PERSON TEXT", "says something to one side or person there, to "
		"the Game Master, or to all", query_tell, COMPLETE_NOTHING, HERE },
	{ "wait", "wait", "until something is asked of you, where others play on elsewhere",
		query_wait, COMPLETE_NOTHING, HERE },
	{ "draft", "draft [drop [N]]", "what is prepared: choices typed while others are waited for, "
		"which are handed in when you are asked; 'drop' takes the Nth back, or the last",
		query_draft, COMPLETE_NOTHING, HERE },
	{ "undo", "undo", "takes your last choice back, while nobody has chosen since and you were "
		"told nothing new; the Game Master's takes back anybody's, dice and all, and is told",
		query_undo, COMPLETE_NOTHING, HERE },
	{ "redo", "redo", "does again what was undone, until something else is chosen",
		query_redo, COMPLETE_NOTHING, HERE },
	{ "gm", "gm", "gives the desk to the Game Master, who sees all, or back; where machines play "
		"all sides, lets them go on to the next phase", query_gm, COMPLETE_NOTHING, HERE },
	{ "save", "save", "where the game is kept", query_save, COMPLETE_NOTHING, ANYWHERE },
	{ "quit", "quit", "leaves; the game can be resumed", query_quit, COMPLETE_NOTHING, HERE },
};

/* Other words for the same. */
static const struct { const char *word, *query; } also[] = {
	{ "?", "help" }, { "sheet", "unit" }, { "log", "events" }, { "preview", "odds" },
	{ "exit", "quit" }, { "rule", "rules" }, { "roster", "units" }, { "who", "units" },
	{ "where", "units" }, { "status", "units" }, { "aims", "objectives" },
	{ "goals", "objectives" }, { "score", "objectives" }, { "look", "map" },
};

enum { QUERIES = sizeof(queries) / sizeof(queries[0]), ALSO = sizeof(also) / sizeof(also[0]) };

bool plain_query(int i, const char **usage, const char **help)
{
	if (i < 0 || i >= QUERIES)
		return false;
	*usage = queries[i].usage;
	*help = queries[i].help;
	return true;
}

static const struct query *find_query(const char *word)
{
	for (int i = 0; i < ALSO; i++)
		if (strcmp(also[i].word, word) == 0)
			word = also[i].query;
	for (int i = 0; i < QUERIES; i++)
		if (strcmp(queries[i].name, word) == 0)
			return &queries[i];
	return NULL;
}

static const struct verb *find_verb(const struct ui *k, const char *word)
{
	const struct verb *v;

	for (int i = 0; (v = choice_seat_verb(&k->v->game, k->seat, i)) != NULL; i++)
		if (strcmp(v->name, word) == 0)
			return v;
	for (int i = 0; k->v->game.master && (v = master_verb(i)) != NULL; i++)
		if (strcmp(v->name, word) == 0)
			return v;
	return NULL;
}

bool query_is_verb(const struct ui *k, const char *word)
{
	return find_verb(k, word) != NULL;
}

const char *query_nearest(const char *word)
{
	struct nearest n;

	nearest_to(&n, word);
	for (int i = 0; i < QUERIES; i++)
		nearest_try(&n, queries[i].name);
	return nearest_word(&n);
}

/* ---- for other front ends ---- */

static const char *question(int i)
{
	for (int row = 0; row < QUERIES; row++)
		if (queries[row].asked == ANYWHERE && i-- == 0)
			return queries[row].name;
	return NULL;
}

static enum complete_what own_follows(const char *word)
{
	const struct query *const query = find_query(word);

	return query ? query->follows : COMPLETE_NOTHING;
}

const struct complete_own plain_questions = { question, own_follows, NULL };

bool plain_answer(struct session *s, int seat, const char *line, struct buffer *text)
{
	const struct plain_options o = { .input = -1, .output = -1 };
	const struct decision *const d = session_ask(s);
	struct ui k = { .s = s, .o = &o, .seat = seat, .v = session_view(s, seat) };
	const struct query *query;
	char word[40];

	query = typed_word(&line, word, sizeof(word)) ? find_query(word) : NULL;
	if (!query || query->asked != ANYWHERE || !k.v)
		return false;
	k.output = output_new(&o);
	if (!k.output)
		return false;
	k.asked = d && d->seat == seat;
	if (k.asked)
		k.d = *d;
	output_keep(k.output, text);
	query->answer(&k, line);
	output_free(k.output);
	return true;
}

/* ---- completion ---- */

static const char *own_word(int i)
{
	return i < QUERIES ? queries[i].name : NULL;
}

void query_offer(void *self, const char *line, struct words *w)
{
	static const struct complete_own own = { own_word, own_follows, NULL };
	const struct ui *const k = self;

	w->n = 0;
	if (k->s && k->v)
		complete_words(k->v, &own, line, CELL_NONE, w);
}

/* "accept" is in some systems the answer to a question of yes or no, too. */
static bool answers_yes_or_no(const char *rest)
{
	const char *const last = strrchr(rest, ' ');

	return last != NULL && (strcmp(last, " yes") == 0 || strcmp(last, " no") == 0);
}

/* A verb of the system wins over a query of the same name, but for `accept` alone. */
bool query_answer(struct ui *k, const char *line)
{
	char word[40];
	const struct query *query;

	const char *const whole = line;

	if (!typed_word(&line, word, sizeof(word)) || (!neighbours_says(k, whole)
			&& find_verb(k, word) && (strcmp(word, "accept") != 0 || answers_yes_or_no(line))))
		return false;
	query = find_query(word);
	if (query)
		query->answer(k, line);
	return query != NULL;
}

/* ---- help ---- */

static void say_usage(struct ui *k, const char *usage, const char *help)
{
	output_say(k->output, 6, "  %s: %s", usage, help);
}

/* The states that the game's book knows, where a verb takes one. */
static void say_states(struct ui *k, const struct verb *v)
{
	const struct state_row *s;
	char values[REASON_MAX];

	if (v->takes[1].kind != ARGUMENT_STATE)
		return;
	output_say(k->output, 0, "  its states:");
	for (int i = 0; (s = state_at(k->v->game.system, i)) != NULL; i++)
		if (state_known(game_book(&k->v->game), s))
			output_say(k->output, 6, "    %s: %s (%s)", s->name, s->doc, s->kind
			== STATE_FLAG
				? s->rule : state_values(&k->v->game.table->grid, s, values,
					sizeof(values)));
}

static bool help_on_verb(struct ui *k, const char *word)
{
	const struct verb *const v = find_verb(k, word);

	if (!v)
		return false;
	say_usage(k, v->usage, v->help);
	if (v->words) {
		char list[LINE_MAX_BYTES] = "";

		for (int i = 0; v->words[i]; i++) {
			const size_t n = strlen(list);

			snprintf(list + n, sizeof(list) - n, "%s%s", i ? ", " : "", v->words[i]);
		}
		output_say(k->output, 6, "  its words: %s", list);
	}
	say_states(k, v);
	return true;
}

static bool help_on_phase(struct ui *k, const char *word)
{
	for (const struct phase *p = k->v->game.system->phases; p->name; p++)
		if (strcmp(p->name, word) == 0) {
			output_say(k->output, 6, "  %s: %s", p->title, p->help);
			return true;
		}
	for (const struct decision_kind *d = k->v->game.system->decisions; d->name; d++)
		if (strcmp(d->name, word) == 0) {
			output_say(k->output, 6, "  %s %s", d->prompt, d->help);
			return true;
		}
	return false;
}

static void help_on(struct ui *k, const char *word)
{
	const struct query *const query = find_query(word);

	if (help_on_verb(k, word) || help_on_phase(k, word))
		return;
	if (query)
		say_usage(k, query->usage, query->help);
	else
		query_rules(k, word);
}

/* Whatever somebody has before him: who or where it is, or what it means. */
static void query_what(struct ui *k, const char *rest)
{
	const char *after = rest;
	char word[ID_MAX + 1];

	if (!typed_name(k, &after, word, sizeof(word)))
		query_decision(k, "");
	else if (typed_is_unit(k, word))
		query_unit(k, word);
	else if (typed_is_cell(word))
		query_cell(k, word);
	else if (strchr(word, '.') != NULL)
		query_figure(k, word);
	else
		help_on(k, word);
}

static void query_help(struct ui *k, const char *rest)
{
	const struct verb *verb;
	char word[40];

	if (typed_word(&rest, word, sizeof(word))) {
		help_on(k, word);
		return;
	}
	output_say(k->output, 0, "Choices:");
	for (int i = 0; (verb = choice_seat_verb(&k->v->game, k->seat, i)) != NULL; i++)
		say_usage(k, verb->usage, verb->help);
	output_say(k->output, 0, "Questions:");
	for (int i = 0; i < QUERIES; i++)
		say_usage(k, queries[i].usage, queries[i].help);
	output_say(k->output, 0, "Cells are COLUMN,ROW from 1; figures UNIT.NUMBER. Lines that begin "
		"with # are remarks.");
}
