/* Parts: see parts.h. */
#include "config.h"

#include "parts.h"

#include <string.h>
#include <time.h>

#include "cliffhanger/mind.h"
#include "cliffhanger/reach.h"
#include "cliffhanger/roll.h"
#include "cliffhanger/sight.h"
#include "cliffhanger/view.h"

enum { LOOKS = 100000 };

static struct spent counted[PARTS];
static bool counting, minding;
static int64_t looks;		/* at the clock */
static int64_t look_time;	/* of a thousand looks */

int64_t parts_now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static int64_t look(void)
{
	looks++;
	return parts_now();
}

void parts_count(void)
{
	const int64_t start = parts_now();

	for (int i = 0; i < LOOKS; i++)
		look();
	look_time = (parts_now() - start) / (LOOKS / 1000);
	memset(counted, 0, sizeof(counted));
	minding = false;
	counting = true;
}

void parts_counted(struct spent spent[PARTS])
{
	counting = false;
	memcpy(spent, counted, sizeof(counted));
}

struct span { int64_t looks, start; };

static struct span span_begin(void)
{
	struct span s = { .looks = looks };

	s.start = counting ? look() : 0;
	return s;
}

/* One look's worth of time lies between the two that bound a span. */
static void span_end(const struct span *s, enum part part)
{
	int64_t time;

	if (!counting)
		return;
	time = look() - s->start;
	counted[part].calls++;
	counted[part].time += time - (looks - s->looks - 1) * look_time / 1000;
}

static enum part floods(void)
{
	return minding ? PART_MIND_FLOOD : PART_FOLD_FLOOD;
}

static enum part sights(void)
{
	return minding ? PART_MIND_SIGHT : PART_FOLD_SIGHT;
}

/* ---- wrapped ---- */

/* Declared here, as nothing else may know of them. */
#define WRAPPED(type, name, takes) type __real_##name takes; type __wrap_##name takes
#define TIMED(name, takes, gives, part) WRAPPED(void, name, takes); \
	void __wrap_##name takes \
	{ \
		const struct span s = span_begin(); \
		__real_##name gives; \
		span_end(&s, part); \
	}
#define TIMED_RESULT(type, name, takes, gives, part) WRAPPED(type, name, takes); \
	type __wrap_##name takes \
	{ \
		const struct span s = span_begin(); \
		const type result = __real_##name gives; \
		span_end(&s, part); \
		return result; \
	}

TIMED(view_renew, (struct game *view, const struct game *g, int seat), (view, g, seat), PART_VIEW)
TIMED(game_step, (struct game *g, const struct choice *c, struct sink out), (g, c, out), PART_FOLD)
TIMED(game_script, (struct game *g), (g), PART_FOLD_SCRIPT)
TIMED(game_turn_end, (struct game *g), (g), PART_FOLD_SCRIPT)
TIMED_RESULT(int, roller_throw, (struct roller *r, struct game *g, int sides, int n),
	(r, g, sides, n), PART_FOLD_ROLL)
TIMED(roller_tell, (struct roller *r, struct game *g, const char *outcome), (r, g, outcome),
	PART_FOLD_ROLL)

TIMED(reach_flood, (struct reach *r, const struct table *t, const struct reach_rule *rule,
	cell_t from, int32_t allowance), (r, t, rule, from, allowance), floods())
TIMED(reach_flood_to, (struct reach *r, const struct table *t, const struct reach_rule *rule,
	cell_t to, int32_t allowance), (r, t, rule, to, allowance), floods())
TIMED(reach_flood_to_any, (struct reach *r, const struct table *t, const struct reach_rule *rule,
	const cell_t *goals, int n, int32_t allowance), (r, t, rule, goals, n, allowance), floods())

TIMED_RESULT(bool, sight_clear, (const struct table *t, cell_t a, cell_t b), (t, a, b), sights())
TIMED_RESULT(struct sight, sight_trace, (const struct table *t, cell_t a, cell_t b), (t, a, b),
	sights())
TIMED_RESULT(int, sight_cells, (const struct table *t, cell_t a, cell_t b, cell_t *cells,
	int room), (t, a, b, cells, room), sights())
TIMED_RESULT(int, sight_last, (const struct table *t, cell_t a, cell_t b, cell_t last[2]),
	(t, a, b, last), sights())

WRAPPED(struct game *, game_new, (const struct setup *setup, const void *rules,
	const struct dice *dice, struct sink out));

struct game *__wrap_game_new(const struct setup *setup, const void *rules,
	const struct dice *dice, struct sink out)
{
	const struct span s = span_begin();
	struct game *const g = __real_game_new(setup, rules, dice, out);

	span_end(&s, PART_BEGIN);
	return g;
}

WRAPPED(bool, mind_choose, (const struct mind *m, const struct game *view,
	const struct decision *d, struct patience *p, struct choice *c));

bool __wrap_mind_choose(const struct mind *m, const struct game *view, const struct decision *d,
	struct patience *p, struct choice *c)
{
	const struct span s = span_begin();
	bool chosen;

	minding = true;
	chosen = __real_mind_choose(m, view, d, p, c);
	minding = false;
	span_end(&s, PART_MIND);
	return chosen;
}
