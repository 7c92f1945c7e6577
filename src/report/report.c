/* The chronicle of a game: title, cast, story, outcome, dice, colophon. */
#include "cliffhanger/report.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/master.h"
#include "cliffhanger/text.h"
#include "report/account.h"
#include "report/atlas.h"

/* ---- the cast ---- */

static int heads(const struct game *g, int unit)
{
	int n = 0;

	for (int f = 0; f < g->n_figures; f++)
		n += g->setup->figures[f].unit == unit;
	return n;
}

bool report_is_readers(const struct account *q, int side)
{
	return q->g->viewer == NOBODY || q->g->viewer == side;
}

void report_heading(struct account *q, int below, const char *text)
{
	doc_add(q->doc, DOC_HEADING, q->level + below, "%s", text);
}

static void put_paragraph(struct account *q, const char *text)
{
	doc_open(q->doc, DOC_PARAGRAPH, 0, "");
	doc_add(q->doc, DOC_WORDS, 0, "%s", text);
	doc_close(q->doc);
}

static void put_item(struct account *q, const char *text)
{
	doc_open(q->doc, DOC_ITEM, 0, "");
	doc_add(q->doc, DOC_WORDS, 0, "%s", text);
	doc_close(q->doc);
}

static void cast_figure(struct account *q, const struct setup_figure *f, bool leads)
{
	doc_add(q->doc, DOC_WORDS, 0, " %s%s%s", f->name, f->hero ? " (hero)" : "",
		leads ? " leads." : ".");
}

static void cast_unit(struct account *q, int unit)
{
	const struct setup *const s = q->g->setup;
	const struct setup_unit *const u = &s->units[unit];
	const int n = heads(q->g, unit);

	doc_add(q->doc, DOC_STRONG, 0, "%s", u->name);
	if (!report_is_readers(q, u->side))
		return;			/* how many there are he may not know */
	if (n == 1)
		doc_add(q->doc, DOC_WORDS, 0, ".");
	else
		doc_add(q->doc, DOC_WORDS, 0, ", %s strong.", words_of_number(n).text);
	for (int f = u->first; f < u->first + u->count; f++)
		if (s->figures[f].name[0] != '\0')
			cast_figure(q, &s->figures[f], s->figures[f].leader && n > 1);
	if (u->note[0] != '\0')
		doc_add(q->doc, DOC_WORDS, 0, " %s", u->note);
}

static void cast_side(struct account *q, int side)
{
	const struct setup *const s = q->g->setup;

	report_heading(q, 2, s->sides[side].name);
	if ((report_is_readers(q, side) || s->sides[side].public) && s->sides[side].goal[0] != '\0')
		put_paragraph(q, tale_wish(s->sides[side].goal).text);
	doc_open(q->doc, DOC_LIST, 0, "");
	for (int u = 0; u < s->n_units; u++)
		if (s->units[u].side == side && !s->units[u].absent && words_known(&q->past, u)) {
			doc_open(q->doc, DOC_ITEM, 0, "");
			cast_unit(q, u);
			doc_close(q->doc);
		}
	doc_close(q->doc);
}

static void tell_cast(struct account *q)
{
	report_heading(q, 1, "The cast");
	for (int side = 0; side < q->g->setup->n_sides; side++)
		cast_side(q, side);
}

/* ---- the outcome ---- */

/* The turn in which a side has met what it has met last, as far as the reader heard of it; or 0. */
static int met_in(const struct account *q, const struct setup_objective *o, int side)
{
	int turn = 0, met = 0;

	for (size_t i = 0; i < event_log_count(q->log); i++) {
		const struct event *const e = tale_event(&q->past, i);

		if (e != NULL && e->kind == EVENT_TURN)
			turn = e->number;
		else if (e != NULL && e->kind == EVENT_OBJECTIVE && e->number == side
				&& strcmp(e->word, o->text) == 0)
			met = turn;
	}
	return met;
}

static void outcome_objective(struct account *q, int i)
{
	const struct setup_objective *const o = &q->g->setup->objectives[i];
	const int side = q->g->objectives[i];
	const int turn = side >= 0 ? met_in(q, o, side) : 0;
	const char *const state = side == -1 ? q->g->over ? "lost" : "open" : side < 0 ? "lost"
		: side == o->side ? "done" : words_side(&q->past, side);

	doc_open(q->doc, DOC_ITEM, 0, "");
	doc_add(q->doc, DOC_WORDS, 0, "To %s (%d %s): %s", tale_aim(o->text).text, (int)o->points,
		o->points == 1 ? "point" : "points", state);
	if (turn > 0)
		doc_add(q->doc, DOC_WORDS, 0, " in turn %d", turn);
	doc_close(q->doc);
}

/* Points for something else: what a script, or the Game Master, has given or taken. */
static void outcome_besides(struct account *q, int side)
{
	for (size_t i = 0; i < event_log_count(q->log); i++) {
		const struct event *const e = tale_event(&q->past, i);

		if (e == NULL || !tale_is_besides(q->g, e) || e->other != side)
			continue;
		doc_open(q->doc, DOC_ITEM, 0, "");
		doc_add(q->doc, DOC_WORDS, 0, "Besides: %s (%d %s)", e->word[0] != '\0' ? e->word
			: "by script", (int)e->number, e->number == 1 || e->number == -1
			? "point" : "points");
		doc_close(q->doc);
	}
}

static bool has_aims(const struct account *q, int side)
{
	for (int i = 0; i < q->g->setup->n_objectives; i++)
		if (q->g->setup->objectives[i].side == side)
			return true;
	return false;
}

/* What became of a side's people: each once. */
static void outcome_losses(struct account *q, int side)
{
	const struct tale_losses l = tale_losses(q->g, side);
	const struct { int n; const char *what; } all[] = { { l.fit, "fit" },
		{ l.wounded, "wounded" }, { l.captive, "captive" }, { l.gone, "gone" },
		{ l.dead, "dead" } };
	char text[TALE_WORDS_MAX];
	struct pen p = pen_at(text, sizeof text);

	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
		if (all[i].n == 0)
			continue;
		pen_put(&p, "%s%d %s", p.used > 0 ? ", " : "In the end: ", all[i].n, all[i].what);
		if (i == 1 && l.hurt > 0)
			pen_put(&p, " (%d of them fighting on)", l.hurt);
	}
	pen_put(&p, ".");
	if (p.used > 1)
		put_paragraph(q, text);
}

/* ---- what became of things, and of whom ---- */

static void outcome_item(const struct account *q, int i, struct pen *p)
{
	const struct item *const item = &q->g->items[i];
	const char *const name = q->g->setup->items[i].name;

	if (name[0] == '\0' || (item->unit >= 0 && !words_known(&q->past, item->unit)))
		return;
	pen_put(p, "%s%c%s%s%s.", p->used > 0 ? " " : "", toupper((unsigned char)name[0]),
		name + 1, item->unit >= 0 ? " was with " : " lay ", item->unit >= 0
			? words_the_unit(&q->past, item->unit, false).text
			: tale_place(&q->past, item->cell).text);
}

/* Where what somebody wanted is in the end. */
static void outcome_items(struct account *q)
{
	char text[ITEMS_MAX * TALE_WORDS_MAX];
	struct pen p = pen_at(text, sizeof text);

	for (int i = 0; i < q->g->setup->n_items; i++)
		outcome_item(q, i, &p);
	if (p.used > 0)
		put_paragraph(q, text);
}

static int of_life(const struct game *g, int unit, int life)
{
	int n = 0;

	for (int f = 0; f < g->n_figures; f++)
		n += g->setup->figures[f].unit == unit && g->figures[f].life == life;
	return n;
}

/* What became of one: " captive to the sentries", or how he is in a word. */
static void outcome_fate(const struct account *q, int figure, struct pen *p)
{
	static const char *const fates[LIVES] = { [LIFE_FIT] = " standing",
		[LIFE_WOUNDED] = " wounded", [LIFE_DEAD] = " dead", [LIFE_CAPTIVE] = " captive",
		[LIFE_LEFT] = " gone" };
	const struct figure *const f = &q->g->figures[figure];

	pen_put(p, "%s", f->life < LIVES && fates[f->life] != NULL ? fates[f->life] : "");
	if (f->life == LIFE_CAPTIVE && f->captor >= 0)
		pen_put(p, " to %s", words_the_unit(&q->past, q->g->figures[f->captor].unit,
			false).text);
}

/* A name of his own, or one that he has drawn. */
static bool has_name(const struct account *q, int figure)
{
	const struct setup_figure *const f = &q->g->setup->figures[figure];

	return f->name[0] != '\0' || f->called != NULL;
}

/* Of those who have names, what became of who is not on his feet. */
static void outcome_named(const struct account *q, const struct setup_unit *u, struct pen *p)
{
	const char *between = " ";

	for (int f = u->first; f < u->first + u->count; f++) {
		if (!has_name(q, f) || q->g->figures[f].life == LIFE_FIT)
			continue;
		pen_put(p, "%s%s", between, words_of_figure(&q->past, f).text);
		outcome_fate(q, f, p);
		between = ", ";
	}
	pen_put(p, "%s", between[0] == ',' ? "." : "");
}

/* "five of ten on their feet, four wounded, one dead"; "all eleven dead". */
static void outcome_counts(const struct account *q, int unit, struct pen *p)
{
	static const struct { int life; const char *what; } kinds[] = {
		{ LIFE_FIT, "on their feet" }, { LIFE_WOUNDED, "wounded" },
		{ LIFE_CAPTIVE, "captive" }, { LIFE_LEFT, "gone" }, { LIFE_DEAD, "dead" } };
	const int all = q->g->setup->units[unit].count;
	const char *between = ": ";

	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		const int n = of_life(q->g, unit, kinds[i].life);

		if (n == 0)
			continue;
		if (n == all && n == 2)
			pen_put(p, "%sboth %s", between, kinds[i].what);
		else
			pen_put(p, "%s%s%s %s", between, n == all ? "all " : "",
				words_of_number(n).text, kinds[i].what);
		between = ", ";
	}
	pen_put(p, ".");
}

/* "Marines: five on their feet, two dead. Lieutenant Jack Hart captive to the Quiet men." */
static void outcome_unit(struct account *q, int unit)
{
	const struct setup_unit *const u = &q->g->setup->units[unit];
	char text[LINE_MAX_BYTES];
	struct pen p = pen_at(text, sizeof text);

	if (u->absent || !words_known(&q->past, unit)
			|| of_life(q->g, unit, LIFE_AWAITED) == u->count)
		return;
	pen_put(&p, "%s", words_of_unit(&q->past, unit).text);
	if (u->count > 1) {
		outcome_counts(q, unit, &p);
		outcome_named(q, u, &p);
	} else {
		pen_put(&p, ":");
		outcome_fate(q, u->first, &p);
		pen_put(&p, ".");
	}
	put_item(q, text);
}

static void outcome_people(struct account *q, int side)
{
	doc_open(q->doc, DOC_LIST, 0, "");
	for (int u = 0; u < q->g->n_units; u++)
		if (q->g->units[u].side == side)
			outcome_unit(q, u);
	doc_close(q->doc);
}

static void outcome_side(struct account *q, int side)
{
	const struct game *const g = q->g;

	doc_open(q->doc, DOC_PARAGRAPH, 0, "");
	doc_add(q->doc, DOC_STRONG, 0, "%s", words_side(&q->past, side));
	doc_add(q->doc, DOC_WORDS, 0, ", %d %s%c", (int)g->points[side],
		g->points[side] == 1 ? "point" : "points", has_aims(q, side) ? ':' : '.');
	doc_close(q->doc);
	if (has_aims(q, side)) {
		doc_open(q->doc, DOC_LIST, 0, "");
		for (int i = 0; i < g->setup->n_objectives; i++)
			if (g->setup->objectives[i].side == side)
				outcome_objective(q, i);
		outcome_besides(q, side);
		doc_close(q->doc);
	}
	if (g->over) {
		outcome_losses(q, side);
		outcome_people(q, side);
	}
}

static void tell_outcome(struct account *q)
{
	const struct game *const g = q->g;
	char text[TALE_WORDS_MAX];

	report_heading(q, 1, "How it ended");
	if (!g->over) {
		snprintf(text, sizeof text, "It has not: turn %d of %d.", g->turn,
			g->setup->turns);
		put_paragraph(q, text);
	} else if (g->winner >= 0) {
		snprintf(text, sizeof text, "The day went to %s.", words_of_side(&q->past,
			g->winner).text);
		put_paragraph(q, text);
		tale_why_won(g, text, sizeof text);
		put_paragraph(q, text);
	} else {
		put_paragraph(q, "Nobody could claim the day.");
	}
	if (g->over)
		outcome_items(q);
	for (int side = 0; side < g->setup->n_sides; side++)
		if (report_is_readers(q, side) || g->over)	/* else its own affair */
			outcome_side(q, side);
}

/* ---- the Game Master ---- */

static bool is_act(const struct account *q, size_t i)
{
	const struct event *const e = tale_event(&q->past, i);

	return e != NULL && words_tell_act(e);
}

static void tell_act(struct account *q, const struct event *e)
{
	char text[LINE_MAX_BYTES];

	doc_open(q->doc, DOC_ITEM, 0, "");
	doc_add(q->doc, DOC_WORDS, 0, "Turn %d: %s", e->turn, words_of_act(&q->past, e, text,
		sizeof text));
	doc_close(q->doc);
}

/* What he did, in order: the marks on the story that nobody rolled for. */
static void tell_master(struct account *q)
{
	const size_t n = event_log_count(q->log);
	size_t first = 0;

	while (first < n && !is_act(q, first))
		first++;
	if (first == n)
		return;
	report_heading(q, 1, "The Game Master's hand");
	doc_open(q->doc, DOC_LIST, 0, "");
	for (size_t i = first; i < n; i++)
		if (is_act(q, i))
			tell_act(q, event_log_at(q->log, i));
	doc_close(q->doc);
}

/* ---- the colophon ---- */

/* `turn`: since when, 0 = from the beginning. */
static void house_rule(struct account *q, const char *rule, int turn)
{
	char since[40] = "";

	if (turn > 0)
		snprintf(since, sizeof since, " (from turn %d on)", turn);
	doc_open(q->doc, DOC_ITEM, 0, "");
	doc_add(q->doc, DOC_WORDS, 0, "House rule: %s%s", rule, since);
	doc_close(q->doc);
}

static void tell_colophon(struct account *q, const struct session *s)
{
	const struct setup *const setup = q->g->setup;
	char text[TALE_WORDS_MAX], whose[CREDITS_BYTES];

	report_heading(q, 1, "For the record");
	doc_open(q->doc, DOC_LIST, 0, "");
	snprintf(text, sizeof text, "Rules: %s, by %s", setup->system->name,
		setup->book->authors);
	put_item(q, text);
	if (scenario_credits(&setup->credits, whose, sizeof whose)) {
		snprintf(text, sizeof text, "Scenario: %s", whose);
		put_item(q, text);
	}
	if (q->g->over)
		snprintf(text, sizeof text, "Seed: %llu", (unsigned long long)session_seed(s));
	else
		snprintf(text, sizeof text, "Seed: told when the game is over");
	put_item(q, text);
	for (int i = 0; i < setup->n_house_rules; i++)
		house_rule(q, setup->house_rules[i], 0);
	for (size_t i = 0; i < event_log_count(q->log); i++) {
		const struct event *const e = tale_event(&q->past, i);

		if (e && e->kind == EVENT_HOUSE)
			house_rule(q, e->word, e->turn);
	}
	doc_close(q->doc);
}

/* ---- all of it ---- */

static void free_view(void *view)
{
	view_free(view);
}

static void free_atlas(void *atlas)
{
	atlas_free(atlas);
}

/* How many atlases a document has already. */
static int atlases(const struct doc *d)
{
	const struct atlas *last = NULL;

	for (int i = 0; i < doc_count(d); i++)
		if (doc_piece(d, i)->atlas != NULL)
			last = doc_piece(d, i)->atlas;
	return last != NULL ? last->number : 0;
}

static bool begin(struct account *q, const struct session *s, const struct report_options *o)
{
	const struct game *const truth = session_truth(s);
	const int seat = o->reader > 0 ? o->reader - 1 : master_seat(truth);
	struct view *const view = view_new(truth, seat);
	struct atlas *atlas;

	doc_keep(q->doc, view, free_view);
	if (view == NULL)
		return false;
	q->g = &view->game;
	q->log = session_log(s);
	atlas = atlas_new(q->g, seat, q->log, atlases(q->doc) + 1);
	doc_keep(q->doc, atlas, free_atlas);
	q->atlas = atlas;
	tale_begin(&q->past, q->g, seat, q->log);
	return atlas != NULL;
}

bool report_game(struct doc *d, const struct session *s, const struct report_options *o,
	const struct report_chapter *c)
{
	struct account q = { .doc = d, .level = c->level };

	if (!begin(&q, s, o))
		return false;
	q.briefing = c->briefing != NULL ? c->briefing : q.g->setup->briefing;
	report_heading(&q, 0, c->title != NULL ? c->title : q.g->setup->title);
	doc_add(d, DOC_LEAD, 0, "%s", q.g->setup->log_line);
	tell_cast(&q);
	if (!report_turns(&q))
		return false;
	tell_outcome(&q);
	report_ledger(&q);
	tell_master(&q);
	if (!c->brief)
		tell_colophon(&q, s);
	return !doc_failed(d);
}

static bool write_map(struct doc *d, const struct session *s, const struct report_options *o,
	FILE *out)
{
	struct account q = { .doc = d };

	if (!begin(&q, s, o))
		return false;
	report_map_file(q.atlas, atlas_at(q.atlas, o->turn), out);
	return fflush(out) == 0 && !ferror(out);
}

bool report_write(const struct session *s, const struct report_options *o, FILE *out)
{
	static const struct report_chapter alone = { .level = 1 };
	struct doc *const d = doc_new();
	const bool good = d != NULL && (o->format == REPORT_SVG ? write_map(d, s, o, out)
		: report_game(d, s, o, &alone) && report_put(d, o, out));

	doc_free(d);
	return good;
}
