/* Turn by turn: the story proper, with maps of its beginning, its end and the turns on which it
 * hinged. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "report/account.h"
#include "report/atlas.h"

/* Goes on to an event: the table as it stood before it. */
static void follow(struct account *q, size_t *at, size_t until)
{
	for (; *at < until; ++*at) {
		const struct event *const e = tale_event(&q->past, *at);

		if (e)
			tale_follow(&q->past, e);
	}
}

static void put_map(struct account *q, bool hinge, int turn)
{
	char why[TALE_WORDS_MAX] = "";
	struct doc_piece *map;

	if (hinge)
		report_hinge_words(q, turn, why, sizeof why);
	map = turn == 0 ? doc_add(q->doc, DOC_MAP, turn, "The table before turn 1.")
		: doc_add(q->doc, DOC_MAP, turn, "The table at the end of turn %d%s%s.", turn,
			why[0] != '\0' ? ": " : "", why);
	map->atlas = q->atlas;
	map->hinge = hinge;
}

static void end_turn(struct account *q, const bool *hinge, bool last)
{
	const int turn = q->past.turn;

	if (turn > 0 && (hinge[turn] || last))
		put_map(q, hinge[turn], turn);
}

/* A story that a player told of his hero's escape has a figure. */
static void tell_story(struct account *q, const struct tale_line *line)
{
	const struct event *const e = event_log_at(q->log, line->first);

	if (e->figure >= 0) {
		doc_open(q->doc, DOC_PARAGRAPH, 0, "");
		doc_add(q->doc, DOC_WORDS, 0, "What is told of %s, to cheat death:",
			words_of_figure(&q->past, e->figure).text);
		doc_close(q->doc);
	}
	doc_add(q->doc, DOC_PROSE, 1, "%s", line->text);
}

/* ---- sentences and their dice ---- */

static void tell_die(struct account *q, const struct event *e)
{
	char text[LINE_MAX_BYTES];

	view_event_text(q->g, e, text, sizeof text);
	doc_open(q->doc, DOC_DIE, 0, text);
	for (int i = 0; i < e->roll.n_modifiers && view_roll_line(q->g, e, i + 1, text,
			sizeof text); i++)
		doc_add(q->doc, DOC_WORDS, 0, "%s", text);
	doc_close(q->doc);
}

static void tell_sentence(struct account *q, const struct tale_line *line, const char *text)
{
	doc_open(q->doc, DOC_SENTENCE, 0, text);
	for (int i = 0; i < line->n_proof; i++) {
		const struct event *const e = event_log_at(q->log, line->proof[i]);

		if (e->kind == EVENT_ROLL)
			tell_die(q, e);
	}
	doc_close(q->doc);
}

/* ---- what a chronicle leaves out ---- */

static bool says(const struct tale_line *line, const char *word)
{
	return strcmp(line->word, word) == 0;
}

/* What nobody would retell: who only moved, shots that hit nobody, heads that were kept down,
 * a fight that goes on as it was, nerves that held or came back, small doings.  The dice are
 * in the ledger. */
static bool is_left_out(const struct tale_line *line)
{
	static const char *const trifles[] = { "pinned", "afraid", "shaken", "up again" };
	bool out = line->quiet || (line->grade == TALE_REST && (says(line, "fires")
		|| says(line, "holds") || says(line, "fights") || says(line, "")));

	for (size_t i = 0; i < sizeof trifles / sizeof trifles[0]; i++)
		out |= says(line, trifles[i]);
	return line->kind == TALE_SENTENCE && out;
}

/* ---- what was said ---- */

/* The words that a line has, or NULL. */
static const struct event *spoken(const struct account *q, const struct tale *t, int i)
{
	const struct event *const e = says(tale_line(t, i), "said")
		? event_log_at(q->log, tale_line(t, i)->first) : NULL;

	return e != NULL && e->kind == EVENT_MESSAGE && e->figure >= 0 ? e : NULL;
}

/* Whether a list of who understood has a unit, or one of its figures, of another side than the
 * speaker's. */
static bool names_other(const struct account *q, const char *list, size_t n, int side)
{
	const struct setup *const s = q->g->setup;

	for (int f = 0; f < s->n_figures; f++) {
		const struct setup_unit *const u = &s->units[s->figures[f].unit];
		const char *const name = s->figures[f].name;
		const char *at = u->side == side ? NULL : strcasestr(list, u->name);

		if (at == NULL && u->side != side && name[0])
			at = strstr(list, name);
		if (at != NULL && (size_t)(at - list) < n)
			return true;
	}
	return false;
}

/* Whether what a line says was understood by anybody of another side: the note on it comes
 * before anybody else speaks. */
static bool is_news(const struct account *q, const struct tale *t, int i, int side)
{
	static const char by[] = "understood by ";
	const struct event *const words = spoken(q, t, i), *e;

	for (size_t k = tale_line(t, i)->first + 1; (e = event_log_at(q->log, k)) != NULL; k++) {
		if (e->kind == EVENT_MESSAGE)
			return false;
		if (e->kind == EVENT_NOTE && e->figure == words->figure
				&& strncmp(e->word, by, sizeof by - 1) == 0)
			return names_other(q, e->word, strcspn(e->word, ";"), side);
	}
	return false;
}

/* Whether somebody has gone over, or something was won, upon what was said. */
static bool came_of_it(const struct tale *t, int i)
{
	const int part = tale_line(t, i)->part;

	for (i++; i < tale_count(t) && tale_line(t, i)->part == part; i++)
		if (says(tale_line(t, i), "turns") || says(tale_line(t, i), "goal"))
			return true;
	return false;
}

/* Whether the words of a line have been told; or, of what was news, its speaker's. */
static bool has_spoken(const struct account *q, const struct tale *t, int i, int side, bool news)
{
	const struct event *const e = spoken(q, t, i);

	for (int k = 0; k < i; k++) {
		const struct event *const other = spoken(q, t, k);

		if (other != NULL && (news ? other->figure == e->figure && is_news(q, t, k, side)
				: strcmp(other->word, e->word) == 0))
			return true;
	}
	return false;
}

/* Of what a machine lets its people say each one's first words are told that were news to others;
 * of what a person says all from which something came, and else what has not been told. */
static bool is_talk(const struct account *q, const struct tale *t, int i)
{
	const struct event *const e = spoken(q, t, i);
	const int side = e != NULL ? game_seat_side(q->g, e->number) : -1;
	const bool machine = side >= 0 && q->g->setup->sides[side].machine;
	const bool news = e != NULL && is_news(q, t, i, side);

	if (e == NULL || (news && !machine && came_of_it(t, i)))
		return false;
	return (machine && !news) || has_spoken(q, t, i, side, machine);
}

/* Whether two lines begin with the same one: by his name, or one of his unit. */
static bool same_one(const struct account *q, const struct tale_line *a, const struct tale_line *b)
{
	const struct event *const x = event_log_at(q->log, a->first);
	const struct event *const y = event_log_at(q->log, b->first);

	if (x->figure < 0 || y->figure < 0 || x->figure >= q->g->n_figures
			|| y->figure >= q->g->n_figures)
		return false;
	return x->figure == y->figure || (q->g->setup->figures[x->figure].name[0] == '\0'
		&& q->g->setup->figures[y->figure].name[0] == '\0'
		&& q->g->setup->figures[x->figure].unit == q->g->setup->figures[y->figure].unit);
}

/* Who has been told to panic, and does so again. */
static bool is_again(const struct account *q, const struct tale *t, int i)
{
	const struct tale_line *const line = tale_line(t, i);

	for (int k = 0; k < i && says(line, "panics"); k++)
		if (says(tale_line(t, k), "panics") && same_one(q, tale_line(t, k), line))
			return true;
	return false;
}

/* What teaches the game is none of the story. */
static bool is_lesson(const struct account *q, const struct tale_line *line)
{
	const struct setup *const s = q->g->setup;

	for (int i = 0; line->kind == TALE_STORY && i < s->n_effects; i++)
		if (s->effects[i].kind == THEN_STORY && s->effects[i].number != 0
				&& strcmp(s->effects[i].text, line->text) == 0)
			return true;
	return false;
}

static bool is_passed_over(const struct account *q, const struct tale *t, int i)
{
	return is_lesson(q, tale_line(t, i)) || is_left_out(tale_line(t, i)) || is_talk(q, t, i)
		|| is_again(q, t, i);
}

/* Whether the turn that begins with a line has anything else to tell. */
static bool tells(const struct account *q, const struct tale *t, int turn)
{
	for (int i = turn + 1; i < tale_count(t) && tale_line(t, i)->kind != TALE_TURN; i++)
		if (!is_passed_over(q, t, i))
			return true;
	return false;
}

/* A turn of which nothing is told has a sentence: that there was firing, or where they went. */
static void tell_nothing(struct account *q, const struct tale *t, int turn)
{
	static const char *const fired[] = { "There was fighting, and nobody fell.",
		"Much was ventured, and nobody was down for it.",
		"Nobody gained by it, and nobody fell.", "Neither gave way." };
	const struct tale_line nobody = { .text = "Nobody stirred." };
	const struct tale_line shots = { .text = fired[(size_t)q->past.turn % (sizeof fired
		/ sizeof fired[0])] };
	const struct tale_line *told = &nobody;

	for (int i = turn + 1; i < tale_count(t) && tale_line(t, i)->kind != TALE_TURN; i++) {
		const struct tale_line *const line = tale_line(t, i);

		if (!line->quiet && !is_talk(q, t, i) && !is_again(q, t, i)) {
			told = &shots;
			break;
		}
		if (!says(line, "dice"))
			told = line;
	}
	doc_open(q->doc, DOC_PARAGRAPH, 0, "");
	tell_sentence(q, told, told->text);
	doc_close(q->doc);
}

/* The next line that is told, or NULL. */
static const struct tale_line *next_told(const struct account *q, const struct tale *t, int i)
{
	for (i++; i < tale_count(t); i++)
		if (!is_passed_over(q, t, i))
			return tale_line(t, i);
	return NULL;
}

/* ---- line by line ---- */

static void begin_turn(struct account *q, const struct tale *t, int i, size_t *at,
	const bool *hinge)
{
	const struct tale_line *const line = tale_line(t, i);
	char title[32];

	follow(q, at, line->first);
	end_turn(q, hinge, false);
	snprintf(title, sizeof title, "Turn %d",
		(int)event_log_at(q->log, line->first)->number);
	report_heading(q, 2, title);
	if (!tells(q, t, i))
		tell_nothing(q, t, i);
}

/* Sentences of one part are a paragraph, and so are a few of several, where each has hardly any:
 * how many the paragraph has that goes on after this one, of those it had before. */
static int tell_paragraph(struct account *q, const struct tale *t, int i, int before)
{
	enum { FEW = 3 };
	const struct tale_line *const line = tale_line(t, i), *const next = next_told(q, t, i);

	if (before == 0)
		doc_open(q->doc, DOC_PARAGRAPH, 0, "");
	tell_sentence(q, line, i > 0 && is_passed_over(q, t, i - 1) ? line->full
		: line->text);
	if (next != NULL && next->kind == TALE_SENTENCE && !says(next, "the end")
			&& (next->part == line->part || before + 1 < FEW))
		return before + 1;
	doc_close(q->doc);
	return 0;
}

static void tell_lines(struct account *q, const struct tale *t, const bool *hinge)
{
	int sentences = 0;
	size_t at = 0;

	for (int i = 0; i < tale_count(t); i++) {
		const struct tale_line *const line = tale_line(t, i);

		if (line->kind == TALE_TURN)
			begin_turn(q, t, i, &at, hinge);
		else if (is_passed_over(q, t, i))
			continue;
		else if (line->kind == TALE_STORY)
			tell_story(q, line);
		else
			sentences = tell_paragraph(q, t, i, sentences);
	}
	follow(q, &at, event_log_count(q->log));
	end_turn(q, hinge, true);
}

static void put_slider(struct account *q)
{
	struct doc_piece *const turns = doc_add(q->doc, DOC_TURNS, q->level + 2, "%s",
		"The map, turn by turn");

	turns->atlas = q->atlas;
}

bool report_turns(struct account *q)
{
	bool hinge[TURNS_MAX + 2];
	struct tale *const t = tale_new(q->g, q->past.seat, q->log, 0, event_log_count(q->log),
		TALE_PAGE_A_TURN);

	if (t == NULL)
		return false;
	report_hinges(q, hinge);
	report_heading(q, 1, "The story");
	doc_add(q->doc, DOC_PROSE, 1, "%s", q->briefing);
	put_map(q, false, 0);
	tell_lines(q, t, hinge);
	put_slider(q);
	report_strength(q);
	tale_free(t);
	return true;
}
