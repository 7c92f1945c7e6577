/* Tales: deeds of one page after the other, gathered, weighed and told.  See tale.h. */
#include "cliffhanger/tale.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tale/own.h"

enum { SENTENCE_MAX = EVENT_WORD_MAX + 4 * TALE_WORDS_MAX, FORMULAS_MAX = 1024 };

/* A line, and what it owns of it. */
struct own_line {
	struct tale_line line;
	char *text, *full;
	size_t *proof;
};

struct tale {
	struct deeds d;
	struct own_line *line;
	int n, room;
	uint64_t formula[FORMULAS_MAX];	/* of this page */
	int n_formulas;
	int opened;			/* whose name the sentence before began with, or -1 */
	int quiet;			/* the line of those whom nothing befell, or -1 */
	bool failed;
};

/* ---- lines ---- */

static char *copy(const char *text)
{
	const size_t n = strlen(text) + 1;
	char *const own = malloc(n);

	return own != NULL ? memcpy(own, text, n) : NULL;
}

/* Its number, or -1. */
static int add_line(struct tale *t, struct tale_line line)
{
	if (t->n == t->room) {
		const int room = t->room > 0 ? 2 * t->room : 64;
		struct own_line *const more = realloc(t->line, (size_t)room * sizeof *more);

		if (more == NULL)
			return -1;
		t->line = more;
		t->room = room;
	}
	t->line[t->n] = (struct own_line){ .line = line, .text = copy(line.text),
		.full = copy(line.full != NULL ? line.full : line.text) };
	if (t->line[t->n].text == NULL || t->line[t->n].full == NULL) {
		free(t->line[t->n].text);
		free(t->line[t->n].full);
		return -1;
	}
	t->line[t->n].line.text = t->line[t->n].text;
	t->line[t->n].line.full = t->line[t->n].full;
	return t->n++;
}

static bool is_used(const struct tale *t, uint64_t formula)
{
	for (int i = 0; i < t->n_formulas; i++)
		if (t->formula[i] == formula)
			return true;
	return false;
}

static void use(struct tale *t, uint64_t formula)
{
	if (formula != 0 && t->n_formulas < FORMULAS_MAX)
		t->formula[t->n_formulas++] = formula;
}

/* Whether a sentence begins with a word that is small within one. */
static bool begins_small(const char *text)
{
	static const char *const words[] = { "The", "One", "Two", "Three", "Four", "Five", "Six",
		"Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve", "Somebody", "They", "It",
		"By", "To", "A", "There", "Where" };
	const size_t n = strcspn(text, " ");

	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		if (strlen(words[i]) == n && strncmp(text, words[i], n) == 0)
			return true;
	return false;
}

/* Where all forms of a sentence are used up it is begun in other words. */
static bool lead_in(struct tale *t, char *text, size_t size, uint64_t formula)
{
	static const char *const words[] = { "Then ", "Next ", "After that ", "Now ", "Soon ",
		"Presently ", "At that ", "Meanwhile ", "Thereupon ", "In the end ", "Later ",
		"By then ", "Shortly after, ", "Once more, ", "And so ", "From there, " };
	char own[SENTENCE_MAX];

	for (size_t i = 0; text[0] != '(' && i < sizeof words / sizeof words[0]; i++) {
		const uint64_t with = formula ^ (UINT64_C(0x9E3779B97F4A7C15) * (i + 1));

		if (is_used(t, with))
			continue;
		snprintf(own, sizeof own, "%s%s", words[i], text);
		if (begins_small(text))
			own[strlen(words[i])] = (char)tolower((unsigned char)text[0]);
		snprintf(text, size, "%.*s", (int)size - 1, own);
		use(t, with);
		return true;
	}
	return false;
}

/* A deed in the first of its forms that this page has not had yet; rather with another verb,
 * and another way to tell what came of it, than without. */
static struct margin tell_new(struct tale *t, const struct deed *deed, char *text, size_t size)
{
	struct margin margin = { TALE_REST, "" };
	uint64_t first = 0;

	for (int i = 0; i < 3 * SENTENCE_FORMS; i++) {
		struct phrase s = phrase_at(text, size);

		margin = sentence_deed(&s, &t->d, deed, (deed->e->turn + i) % SENTENCE_FORMS);
		if (s.pen.used == 0)
			return margin;
		first = i == 0 ? s.formula : first;
		if (!is_used(t, s.formula) && (i >= 2 * SENTENCE_FORMS || !is_used(t, s.verb))
				&& (i >= SENTENCE_FORMS || !is_used(t, s.tail))) {
			use(t, s.formula);
			use(t, s.verb);
			use(t, s.tail);
			return margin;
		}
	}
	lead_in(t, text, size, first);
	return margin;
}

static void tell_story(struct tale *t, struct deed *deed)
{
	deed->line = add_line(t, (struct tale_line){ .kind = TALE_STORY, .grade = TALE_REST,
		.word = "", .text = deed->e->word, .first = deed->at, .part = deed->part });
}

static void tell_turn(struct tale *t, struct deed *deed)
{
	char text[40];

	snprintf(text, sizeof text, "Turn %d of %d", (int)deed->e->number,
		t->d.past.g->setup->turns);
	deed->line = add_line(t, (struct tale_line){ .kind = TALE_TURN, .grade = TALE_REST,
		.word = "", .text = text, .first = deed->at, .part = deed->part });
}

/* ---- one subject, two sentences ---- */

static bool is_attack(const struct deed *deed)
{
	return deed->kind == DEED_CHARGE || deed->kind == DEED_FIRE || deed->kind == DEED_FIGHT;
}

/* The unit of many with whose name a deed's sentence begins, or -1. */
static int opener(const struct tale *t, const struct deed *deed)
{
	const int unit = is_attack(deed) ? deed->by[0] : deed->unit;

	return sentence_is_crowd(&t->d.past, unit) && !deed->e->gm && deed->next < 0 ? unit : -1;
}

/* Who has opened the sentence before, with nobody else in it, opens this one as "they". */
static void shorten(struct tale *t, const struct deed *deed, char *text)
{
	const int unit = opener(t, deed);
	struct tale_words name = { "" };
	const char *rest;
	bool opens, again;

	if (unit >= 0)
		name = words_the_unit(&t->d.past, unit, true);
	rest = text + strlen(name.text);
	opens = unit >= 0 && strncmp(text, name.text, strlen(name.text)) == 0 && rest[0] == ' '
		&& strncmp(rest, " and ", 5) != 0;
	again = opens && unit == t->opened;

	if (again) {
		const bool was = strncmp(rest, " was ", 5) == 0;
		char own[SENTENCE_MAX];

		snprintf(own, sizeof own, "They%s%s", was ? " were" : "", rest + (was ? 4 : 0));
		snprintf(text, SENTENCE_MAX, "%s", own);
	}
	t->opened = opens && !again && (deed->kind == DEED_MOVE || deed->kind == DEED_TOLD)
		&& sentence_cause(deed) == NULL ? unit : -1;
}

static void tell_one(struct tale *t, struct deed *deed)
{
	char text[SENTENCE_MAX] = "", full[SENTENCE_MAX];
	struct margin edge;

	if (deed->kind == DEED_STORY || deed->kind == DEED_TURN) {
		(deed->kind == DEED_STORY ? tell_story : tell_turn)(t, deed);
		t->opened = -1;
		return;
	}
	edge = tell_new(t, deed, text, sizeof text);
	if (text[0] == '\0')
		return;
	text[0] = (char)toupper((unsigned char)text[0]);
	memcpy(full, text, sizeof full);
	shorten(t, deed, text);
	deed->line = add_line(t, (struct tale_line){ .kind = TALE_SENTENCE, .grade = edge.grade,
		.word = edge.word, .text = text, .full = full, .first = deed->at,
		.part = deed->part });
	t->failed |= deed->line < 0;
}

/* ---- what is proved ---- */

/* Steps of single figures prove nothing that the map would not show. */
static bool proves(const struct event *e)
{
	return e->kind != EVENT_MOVE && e->kind != EVENT_TURN_ABOUT && e->kind != EVENT_FLAG
		&& e->kind != EVENT_TURN && e->kind != EVENT_STORY;
}

/* The line of the deed in whose sentence a deed is, or -1. */
static int head_line(const struct deeds *d, int at)
{
	const struct deed *deed = &d->deed[at];

	while (deed->weight == DEED_JOINS)
		deed = &d->deed[deed->head];
	return deed->line;
}

/* ---- whom nothing befell ---- */

/* Whether a sentence of the page is about a unit already. */
static bool is_told_of(const struct deeds *d, int unit)
{
	for (int i = 0; i < d->n; i++) {
		const struct deed *const deed = &d->deed[i];

		if (deed->weight == DEED_QUIET || (deed->kind == DEED_TOLD
				&& deed->e->kind == EVENT_OBJECTIVE))
			continue;
		if (deed->unit == unit)
			return true;
		for (int k = 0; k < deed->n_by; k++)
			if (deed->by[k] == unit)
				return true;
	}
	return false;
}

/* A cell on which somebody of a unit stands, or CELL_NONE. */
static cell_t where(const struct tale_past *q, int unit)
{
	for (int f = 0; f < q->g->n_figures; f++)
		if (q->unit[f] == unit && q->cell[f] != CELL_NONE)
			return q->cell[f];
	return CELL_NONE;
}

/* What steps came to that are worth no sentence of their own. */
enum idle { IDLE_RUNS, IDLE_GONE, IDLE_ABOUT };

/* Who is where he was, as places are told, has only moved about. */
static enum idle idle_of(const struct tale_past *q, const struct deed *move)
{
	const cell_t now = move->figure >= 0 ? q->cell[move->figure] : CELL_NONE;

	if (move->broken)
		return IDLE_RUNS;
	return now != CELL_NONE && strcmp(tale_place(q, move->from).text,
		tale_place(q, now).text) == 0 ? IDLE_ABOUT : IDLE_GONE;
}

/* Units whose movements came to nothing but this, each once. */
static int find_idle(const struct deeds *d, enum idle idle, int16_t units[UNITS_MAX])
{
	bool told[UNITS_MAX] = { false };
	int n = 0;

	for (int i = 0; i < d->n; i++) {
		const struct deed *const deed = &d->deed[i];

		if (deed->weight != DEED_QUIET || deed->unit < 0 || told[deed->unit]
				|| deed->heads <= 0 || where(&d->past, deed->unit) == CELL_NONE
				|| is_told_of(d, deed->unit))
			continue;
		told[deed->unit] = true;
		if (idle_of(&d->past, deed) == idle)
			units[n++] = deed->unit;
	}
	return n;
}

static bool is_over(const struct deeds *d)
{
	for (int i = 0; i < d->n; i++)
		if (d->deed[i].e->kind == EVENT_END)
			return true;
	return false;
}

/* Whether something is left that proves what no other sentence tells. */
static bool wants_quiet(const struct deeds *d)
{
	for (size_t i = 0; i < d->n_heard; i++) {
		const struct heard *const h = &d->heard[i];

		if (h->deed < 0 ? h->e->kind == EVENT_ROLL : proves(h->e) && head_line(d,
				h->deed) < 0)
			return true;
	}
	return false;
}

static void put_running(struct tale *t, struct pen *p, const int16_t *units, int n)
{
	for (int i = 0; i < n; i++)
		pen_put(p, "%s%s", phrase_between(i, n), words_the_unit(&t->d.past, units[i],
			i == 0).text);
	pen_put(p, "%s", n == 0 ? "" : t->d.past.turn % 2 ? " ran on" : " did not stop running");
}

enum { PLACED_MAX = 3 };	/* so many are told with where they are */

/* "… was by now at the ford and the guards at the hut": the verb is of the first alone. */
static void put_moving(struct tale *t, struct pen *p, enum idle idle)
{
	const struct tale_past *const q = &t->d.past;
	const bool begins = p->used == 0;
	int16_t units[UNITS_MAX];
	const int n = find_idle(&t->d, idle, units);
	const char *verb = "moved about";
	int i = 0;

	if (n > 0 && idle == IDLE_GONE)
		verb = sentence_is_crowd(q, units[0]) && words_is_many(q, units[0])
			? "were by now" : "was by now";
	if (n > 0 && !begins)
		pen_put(p, "; ");
	for (; i < n && i < PLACED_MAX; i++)
		pen_put(p, "%s%s%s%s %s", i == 0 ? "" : n > PLACED_MAX ? ", "
			: phrase_between(i, n), words_the_unit(q, units[i], i == 0 && begins).text,
			i == 0 ? " " : "", i == 0 ? verb : "",
			tale_place(q, where(q, units[i])).text);
	if (n > i)
		pen_put(p, ", and %s more on the move", words_of_number(n - i).text);
}

/* Where those are who only moved; at the end of a game nobody wants to know it any more. */
static bool put_quiet(struct tale *t, struct pen *p)
{
	int16_t units[UNITS_MAX];

	if (is_over(&t->d))
		return false;
	put_running(t, p, units, find_idle(&t->d, IDLE_RUNS, units));
	put_moving(t, p, IDLE_GONE);
	put_moving(t, p, IDLE_ABOUT);
	if (p->used > 0)
		pen_put(p, ".");
	return p->used > 0;
}

/* A turn of which there is nothing to tell says so. */
static bool is_empty(const struct tale *t)
{
	return t->n > 0 && t->line[t->n - 1].line.kind == TALE_TURN;
}

static void tell_quiet(struct tale *t, bool closed)
{
	static const char *const nothing[] = {
		"Nothing happened of which there would be anything to tell.",
		"All was quiet.", "Nobody was seen to stir.", "Everybody waited." };
	char text[SENTENCE_MAX];
	struct pen p = pen_at(text, sizeof text);
	const bool moved = put_quiet(t, &p);
	const bool bare = is_empty(t), empty = !moved && closed && bare;

	t->quiet = -1;
	if (!moved && !empty && !wants_quiet(&t->d))
		return;
	if (empty)
		pen_put(&p, "%s", nothing[(size_t)t->d.past.turn % (sizeof nothing
			/ sizeof nothing[0])]);
	else if (!moved)
		pen_put(&p, "The %sdice changed nothing%s.", bare ? "" : "other ",
			bare ? " yet" : "");
	t->quiet = add_line(t, (struct tale_line){ .kind = TALE_SENTENCE, .grade = TALE_REST,
		.word = moved ? "moves" : empty ? "quiet" : "dice", .text = text,
		.first = t->d.heard[0].at, .part = t->d.part, .quiet = true });
	t->failed |= t->quiet < 0;
}

/* ---- proof ---- */

/* The line that an event proves, or -1. */
static int line_of(const struct tale *t, const struct heard *h)
{
	int line;

	if (!proves(h->e))
		return -1;
	if (h->deed < 0)
		return h->e->kind == EVENT_ROLL ? t->quiet : -1;
	line = head_line(&t->d, h->deed);
	return line >= 0 ? line : t->quiet;
}

static bool add_proof(struct own_line *own, size_t at)
{
	struct tale_line *const line = &own->line;
	const size_t n = (size_t)line->n_proof;

	if ((n & (n - 1)) == 0) {	/* twice the room at each power of two */
		size_t *const more = realloc(own->proof, (n > 0 ? 2 * n : 1) * sizeof *more);

		if (more == NULL)
			return false;
		line->proof = own->proof = more;
	}
	own->proof[line->n_proof++] = at;
	return true;
}

static void prove(struct tale *t)
{
	for (size_t i = 0; i < t->d.n_heard; i++) {
		const int line = line_of(t, &t->d.heard[i]);

		if (line >= 0)
			t->failed |= !add_proof(&t->line[line], t->d.heard[i].at);
	}
}

/* ---- pages ---- */

/* `closed`: nothing more of the turn can come. */
static void tell_page(struct tale *t, bool closed)
{
	deeds_part(&t->d);
	proof_settle(&t->d);
	t->d.closed = closed || is_over(&t->d);
	weigh_deeds(&t->d);
	t->opened = -1;
	for (int i = 0; i < t->d.n; i++)
		if (t->d.deed[i].weight == DEED_TELLS)
			tell_one(t, &t->d.deed[i]);
	tell_quiet(t, closed);
	prove(t);
	deeds_forget(&t->d);
	t->n_formulas = 0;
}

/* What of the turn has been told before, which has had its formulas: what follows is told in the
 * words that the whole turn has for it. */
static void tell_before(struct tale *t)
{
	char text[SENTENCE_MAX];

	deeds_part(&t->d);
	proof_settle(&t->d);
	t->d.closed = false;
	weigh_deeds(&t->d);
	for (int i = 0; i < t->d.n; i++)
		if (t->d.deed[i].weight == DEED_TELLS && t->d.deed[i].kind > DEED_TURN)
			tell_new(t, &t->d.deed[i], text, sizeof text);
	deeds_forget(&t->d);
}

static void take(struct tale *t, size_t i, bool tells, enum tale_pages pages)
{
	const struct event *const e = tale_event(&t->d.past, i);

	if (e == NULL)
		return;
	if (e->kind == EVENT_PHASE)
		deeds_part(&t->d);
	if (e->kind == EVENT_TURN) {
		deeds_part(&t->d);
		if (tells && pages == TALE_PAGE_A_TURN)
			tell_page(t, true);
		if (!tells)
			deeds_forget(&t->d);
		deeds_turn(&t->d);
	}
	deeds_take(&t->d, e, i);
}

struct tale *tale_new(const struct game *view, int seat, const struct event_log *log,
	size_t first, size_t end, enum tale_pages pages)
{
	struct tale *const t = calloc(1, sizeof *t);

	if (t == NULL)
		return NULL;
	deeds_begin(&t->d, view, seat, log);
	for (size_t i = 0; i < end; i++) {
		if (i == first)
			tell_before(t);
		take(t, i, i >= first, pages);
	}
	if (first < end)
		tell_page(t, pages == TALE_PAGE_A_TURN && is_over(&t->d));
	if (t->failed || t->d.failed) {
		tale_free(t);
		return NULL;
	}
	return t;
}

void tale_free(struct tale *t)
{
	if (t == NULL)
		return;
	for (int i = 0; i < t->n; i++) {
		free(t->line[i].text);
		free(t->line[i].full);
		free(t->line[i].proof);
	}
	free(t->line);
	deeds_free(&t->d);
	free(t);
}

int tale_count(const struct tale *t)
{
	return t->n;
}

const struct tale_line *tale_line(const struct tale *t, int i)
{
	return &t->line[i].line;
}
