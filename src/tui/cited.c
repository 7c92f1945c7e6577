/* Which rule R opens: that of what is under the cursor.  See play.h.
 *
 * What a roll, a refusal or a preview cites comes first; where nothing is cited the words
 * that stand there are looked up in the book: an order is a row of its table, a state a
 * subject.
 */
#include <stdio.h>
#include <string.h>

#include "cliffhanger/rulepage.h"
#include "cliffhanger/subject.h"
#include "tui/play.h"

enum { TEXT_MAX = LINE_MAX_BYTES, WORD_BYTES = 40 };

static const struct cite nothing = { CITED_NOTHING, -1, -1 };

/* ---- words ---- */

/* A row that is called so, of the first table that has one. */
static struct cite row_called(const struct rulebook *b, const char *word)
{
	for (int i = 0; i < b->n_tables; i++) {
		const int row = rule_table_row(&b->tables[i], word);

		if (row >= 0)
			return (struct cite){ CITED_ROW, i, row };
	}
	return nothing;
}

static struct cite row_of(const struct rulebook *b, const char *table, const char *row)
{
	for (int i = 0; i < b->n_tables; i++)
		if (strcmp(b->tables[i].id, table) == 0 && rule_table_row(&b->tables[i], row) >= 0)
			return (struct cite){ CITED_ROW, i, rule_table_row(&b->tables[i], row) };
	return nothing;
}

/* A subject that this book writes of. */
static struct cite subject_called(const struct rulebook *b, const char *word)
{
	const struct subject *const s = subject_find(word);

	if (s == NULL || rulepage_pieces(b, s) == NULL)
		return nothing;
	return (struct cite){ CITED_SUBJECT, (int)(s - subjects), -1 };
}

/* A subject tells most: "charge" is one, and a row of two tables. */
static struct cite word_called(const struct rulebook *b, const char *word)
{
	struct cite c = subject_called(b, word);

	if (c.kind == CITED_NOTHING)
		c = row_called(b, word);
	if (c.kind == CITED_NOTHING && (!cite_word(b, word, &c) || c.kind == CITED_SUBJECT))
		c = nothing;
	return c;
}

static struct cite first_in(const struct rulebook *b, const char *text)
{
	struct cite_spot spot;

	return cite_next(b, text, 0, &spot) ? spot.cite : nothing;
}

/* The next word of a text, in small letters; false at its end. */
static bool next_word(const char **text, char word[WORD_BYTES])
{
	static const char parts[] = " .,:;()?!";
	const char *const start = *text + strspn(*text, parts);
	const size_t bytes = strcspn(start, parts);

	*text = start + bytes;
	snprintf(word, WORD_BYTES, "%.*s", (int)bytes, start);
	for (char *c = word; *c != '\0'; c++)
		if (*c >= 'A' && *c <= 'Z')
			*c = (char)(*c - 'A' + 'a');
	return bytes > 0;
}

/* The first word of a text that the book knows. */
static struct cite first_word(const struct rulebook *b, const char *text)
{
	struct cite c = nothing;
	char word[WORD_BYTES];

	while (c.kind == CITED_NOTHING && next_word(&text, word))
		c = word_called(b, word);
	return c;
}

/* ---- the log ---- */

static struct cite event_subject(const struct rulebook *b, const struct event *e)
{
	static const char *const about[EVENT_KINDS] = {
		[EVENT_TURN] = "turn", [EVENT_ORDER] = "orders", [EVENT_SHOT] = "shooting",
		[EVENT_HIT] = "wounds", [EVENT_LOB] = "bursts", [EVENT_BURST] = "bursts",
		[EVENT_LIFE] = "wounds", [EVENT_SIGHTED] = "sighting", [EVENT_LEADER] = "leaders",
		[EVENT_JOIN] = "leaders", [EVENT_CAPTURE] = "captives",
		[EVENT_MESSAGE] = "orders", [EVENT_BOARD] = "vehicles",
		[EVENT_ALIGHT] = "vehicles", [EVENT_RULING] = "dice",
	};

	return about[e->kind] != NULL ? subject_called(b, about[e->kind]) : nothing;
}

struct cite cited_event(const struct play *p, const struct event *e)
{
	const struct rulebook *const b = game_book(&p->view->game);
	struct cite c = nothing;
	char text[2 * TEXT_MAX] = "";

	if (e->kind == EVENT_ROLL && cite_word(b, e->roll.rule, &c))
		return c;
	if (e->kind == EVENT_PHASE)
		return row_of(b, "phases", p->view->game.system->phases[e->number].name);
	view_event_text(&p->view->game, e, text, sizeof text);
	c = first_in(b, text);
	if (c.kind == CITED_NOTHING && e->kind == EVENT_STATE)
		c = first_word(b, e->word);
	return c.kind != CITED_NOTHING ? c : event_subject(b, e);
}

/* ---- units and ground ---- */

static struct cite cited_unit(const struct play *p, int unit)
{
	static const char *const about[MARKS] = {
		[MARK_SUPPRESSED] = "suppression", [MARK_WOUNDED] = "wounds",
		[MARK_DEAD] = "wounds", [MARK_CAPTIVE] = "captives", [MARK_ROUTING] = "rout",
		[MARK_UNDER] = "water",
	};
	const struct view *const v = p->view;
	const struct rulebook *const b = game_book(&v->game);
	struct cite c = nothing;
	char state[TEXT_MAX] = "";
	int head;

	if (unit < 0)
		return nothing;
	v->game.system->unit_state(&v->game, unit, state, sizeof state);
	c = first_in(b, state);
	if (c.kind == CITED_NOTHING)
		c = first_word(b, state);
	head = v->game.units[unit].head;
	if (c.kind == CITED_NOTHING && head >= 0
			&& about[v->game.system->figure_mark(&v->game, head)] != NULL)
		c = subject_called(b, about[v->game.system->figure_mark(&v->game, head)]);
	return c;
}

static struct cite cited_ground(const struct play *p)
{
	return row_of(game_book(&p->view->game), "terrain",
		table_ground(p->view->game.table, p->cursor)->id);
}

static struct cite cited_phase(const struct play *p)
{
	if (p->view->game.turn < 1)
		return nothing;
	return row_of(game_book(&p->view->game), "phases",
		p->view->game.system->phases[p->view->game.phase].name);
}

/* ---- choices ---- */

static struct cite first_rule_in(const struct rulebook *b, const char *text)
{
	struct cite_spot spot;

	for (size_t at = 0; cite_next(b, text, at, &spot); at = spot.start + spot.bytes)
		if (spot.cite.kind == CITED_RULE)
			return spot.cite;
	return nothing;
}

/* The first rule of its lines; where they cite rows alone, the rule of the first one's table. */
static struct cite cited_preview(const struct play *p, const struct preview *preview)
{
	const struct rulebook *const b = game_book(&p->view->game);
	struct cite c = nothing, row = nothing;

	for (int i = 0; i < preview->n_lines && c.kind == CITED_NOTHING; i++) {
		c = first_rule_in(b, preview->lines[i]);
		if (row.kind == CITED_NOTHING)
			row = first_in(b, preview->lines[i]);
	}
	if (c.kind == CITED_NOTHING && row.kind == CITED_ROW
			&& !cite_word(b, b->tables[row.at].rule, &c))
		c = nothing;
	return c.kind != CITED_NOTHING ? c : row;
}

/* Of a line that could be chosen: what it would roll. */
static struct cite cited_line(const struct play *p, const char *line)
{
	struct preview preview = { 0 };
	struct reason why = { "", "" };

	return target_try(p, line, &preview, &why) ? cited_preview(p, &preview) : nothing;
}

/* At the first target there is. */
static struct cite cited_at_targets(const struct play *p, const struct option *o)
{
	const struct setup *const s = p->view->game.setup;
	struct cite c = nothing;

	for (int u = 0; u < p->view->game.n_units && c.kind == CITED_NOTHING; u++) {
		char line[CHOICE_LINE_MAX];

		if (game_unit_whereabouts(&p->view->game, u) == CELL_NONE)
			continue;
		snprintf(line, sizeof line, o->need == NEED_UNIT ? "%s %s" : "%s %s.1", o->line,
			s->units[u].id);
		c = cited_line(p, line);
	}
	return c;
}

/* "order marines patrol": what the last of the words behind the unit is, or with `verb` the
 * first word. */
static struct cite cited_words(const struct play *p, const char *line, bool verb)
{
	const struct rulebook *const b = game_book(&p->view->game);
	struct cite c = nothing;
	char word[WORD_BYTES];

	if (verb)
		return next_word(&line, word) ? word_called(b, word) : nothing;
	for (int i = 0; next_word(&line, word); i++)
		if (i > 1 && setup_find_unit(p->view->game.setup, word) < 0
				&& word_called(b, word).kind != CITED_NOTHING)
			c = word_called(b, word);
	return c;
}

/* Why not, or what it would roll. */
static struct cite cited_target(const struct play *p)
{
	const struct target *const t = p->target;
	struct cite c = nothing;

	if (t == NULL)
		return nothing;
	if (!t->lawful && t->why.rule != NULL && cite_word(game_book(&p->view->game), t->why.rule,
		&c))
		return c;
	return t->lawful ? cited_preview(p, &t->preview) : nothing;
}

struct cite cited_option(const struct play *p, const struct option *o)
{
	const struct ruling *const ruling = game_ruling(&p->view->game, &p->asked);
	const struct rulebook *const b = game_book(&p->view->game);
	struct cite c = nothing;

	if (ruling != NULL && cite_word(b, ruling->rule, &c))
		return c;
	if (!o->allowed && o->why.rule != NULL && cite_word(b, o->why.rule, &c))
		return c;
	c = cited_words(p, o->line, false);
	if (c.kind != CITED_NOTHING)
		return c;
	if (o->allowed && o->need == NEED_NOTHING)
		c = cited_line(p, o->line);
	else if (o->allowed && (o->need == NEED_UNIT || o->need == NEED_FIGURE))
		c = cited_at_targets(p, o);
	if (c.kind == CITED_NOTHING)
		c = cited_words(p, o->line, true);
	return c.kind != CITED_NOTHING ? c : cited_phase(p);
}

/* ---- places ---- */

static void add(struct cite all[], int *n, struct cite c)
{
	for (int i = 0; i < *n; i++)
		if (cite_same(all[i], c))
			return;
	if (c.kind != CITED_NOTHING && *n < CITED_MAX)
		all[(*n)++] = c;
}

int cited_all(const struct play *p, enum key_place place, struct cite all[CITED_MAX])
{
	int n = 0;

	if (p->refused.kind != CITED_NOTHING)
		add(all, &n, p->refused);
	if (place == PLACE_ROLLS && rolls_event(p) != NULL)
		add(all, &n, cited_event(p, rolls_event(p)));
	if (place == PLACE_ROSTER)
		add(all, &n, cited_unit(p, p->unit));
	if (place == PLACE_TARGET && p->target != NULL) {
		add(all, &n, cited_target(p));
		add(all, &n, cited_words(p, p->target->option->line, false));
		add(all, &n, cited_words(p, p->target->option->line, true));
	}
	if (place != PLACE_ROLLS && place != PLACE_ROSTER)
		add(all, &n, cited_ground(p));
	if (place == PLACE_MAP || place == PLACE_REPLAY)
		add(all, &n, cited_unit(p, play_unit_here(p)));
	add(all, &n, cited_phase(p));
	return n;
}

static struct cite cited_here(const struct play *p, enum key_place place)
{
	struct cite all[CITED_MAX];

	return cited_all(p, place, all) > 0 ? all[0] : nothing;
}

enum reply cited_open(struct play *p, enum key_place place)
{
	book_open(p->tui, &p->browser, cited_here(p, place));
	return REPLY_REDRAW;
}
