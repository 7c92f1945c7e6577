/* The turns on which a game hinged: which they are, and why, in half a sentence. */
#include <stdio.h>
#include <string.h>

#include "cliffhanger/text.h"
#include "report/account.h"

enum { HINGES = 3, HERO_WEIGHT = 6, UNIT_WEIGHT = 3, NAMED_MAX = 4 };

static bool is_hero(const struct account *q, const struct event *e)
{
	return e->figure >= 0 && e->figure < q->g->n_figures
		&& q->g->setup->figures[e->figure].hero;
}

static bool breaks(const struct event *e)
{
	return strcmp(e->word, "routing") == 0 || strcmp(e->word, "surrendered") == 0;
}

/* What a turn weighs: who fell, who broke, what was won. */
static int weight(const struct account *q, const struct event *e)
{
	switch (e->kind) {
	case EVENT_LIFE:
		return (e->number == LIFE_DEAD || e->number == LIFE_WOUNDED)
			* (is_hero(q, e) ? HERO_WEIGHT : 1);
	case EVENT_CAPTURE:
		return is_hero(q, e) ? HERO_WEIGHT : 1;
	case EVENT_STATE:
		return breaks(e) ? UNIT_WEIGHT : 0;
	case EVENT_ITEM:
	case EVENT_SIDE:
		return UNIT_WEIGHT;
	default:
		return 0;
	}
}

void report_hinges(const struct account *q, bool hinge[TURNS_MAX + 2])
{
	int weights[TURNS_MAX + 2] = { 0 };
	int turn = 0;

	for (size_t i = 0; i < event_log_count(q->log); i++) {
		const struct event *const e = tale_event(&q->past, i);

		if (!e)
			continue;
		if (e->kind == EVENT_TURN && e->number >= 0 && e->number <= TURNS_MAX)
			turn = e->number;
		weights[turn] += weight(q, e);
	}
	memset(hinge, 0, (TURNS_MAX + 2) * sizeof *hinge);
	for (int n = 0; n < HINGES; n++) {
		int best = 0;

		for (int t = 1; t <= TURNS_MAX; t++)
			if (!hinge[t] && weights[t] > (best == 0 ? 0 : weights[best]))
				best = t;
		hinge[best] = best > 0;
	}
}

/* ---- why ---- */

/* What a turn has of each kind: heroes, units and things by name, everybody else counted. */
struct reckoning {
	char named[NAMED_MAX][TALE_WORDS_MAX];
	int n_named, dead, wounded, taken;
};

static void name_one(struct reckoning *r, const char *who, const char *what)
{
	if (r->n_named == NAMED_MAX)
		return;
	snprintf(r->named[r->n_named], sizeof r->named[0], "%.200s %s", who, what);
	for (int i = 0; i < r->n_named; i++)
		if (strcmp(r->named[i], r->named[r->n_named]) == 0)
			return;
	r->n_named++;
}

static void reckon_figure(const struct account *q, const struct event *e, struct reckoning *r,
	int *count, const char *what)
{
	if (is_hero(q, e))
		name_one(r, words_of_figure(&q->past, e->figure).text, what);
	else
		++*count;
}

static void reckon(const struct account *q, const struct event *e, struct reckoning *r)
{
	if (e->kind == EVENT_LIFE && e->number == LIFE_DEAD)
		reckon_figure(q, e, r, &r->dead, "fell");
	else if (e->kind == EVENT_LIFE && e->number == LIFE_WOUNDED)
		reckon_figure(q, e, r, &r->wounded, "was wounded");
	else if (e->kind == EVENT_CAPTURE)
		reckon_figure(q, e, r, &r->taken, "was taken");
	else if (e->kind == EVENT_STATE && breaks(e) && e->unit >= 0)
		name_one(r, words_the_unit(&q->past, e->unit, false).text,
			e->word[0] == 'r' ? "broke" : "gave themselves up");
	else if (e->kind == EVENT_SIDE && e->unit >= 0)
		name_one(r, words_the_unit(&q->past, e->unit, false).text, "changed sides");
	else if (e->kind == EVENT_ITEM && e->word[0] != '\0')
		name_one(r, e->word, e->unit >= 0 ? "changed hands" : "was dropped");
}

static void put_count(struct pen *p, int n, const char *what)
{
	if (n > 0)
		pen_put(p, "%s%s %s", p->used > 0 ? ", " : "", words_of_number(n).text, what);
}

void report_hinge_words(const struct account *q, int turn, char *text, size_t size)
{
	struct reckoning r = { .n_named = 0 };
	struct pen p = pen_at(text, size);
	int now = 0;

	for (size_t i = 0; i < event_log_count(q->log) && now <= turn; i++) {
		const struct event *const e = tale_event(&q->past, i);

		if (e && e->kind == EVENT_TURN)
			now = e->number;
		if (e && now == turn)
			reckon(q, e, &r);
	}
	for (int i = 0; i < r.n_named; i++)
		pen_put(&p, "%s%s", i > 0 ? ", " : "", r.named[i]);
	put_count(&p, r.dead, r.n_named > 0 ? "more fell" : "fell");
	put_count(&p, r.wounded, r.wounded == 1 ? "was wounded" : "were wounded");
	put_count(&p, r.taken, r.taken == 1 ? "was taken" : "were taken");
}
