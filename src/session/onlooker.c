/* Looking on at a table: see onlooker.h. */
#include "config.h"

#include "cliffhanger/onlooker.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "cliffhanger/master.h"

struct onlooker {
	struct session *table;
	struct session *late;	/* the same some turns ago, or NULL */
	int shown;		/* the last turn that is seen of it; -1 = none */
	struct view *common;	/* what all sides know, or NULL */
};

struct onlooker *onlooker_new(struct session *s)
{
	struct onlooker *const o = calloc(1, sizeof(*o));

	if (!o)
		return NULL;
	o->table = s;
	o->shown = -1;
	onlooker_renew(o);
	return o;
}

void onlooker_free(struct onlooker *o)
{
	if (!o)
		return;
	session_free(o->late);
	view_free(o->common);
	free(o);
}

static bool is_late(const struct onlooker *o)
{
	return hosted_of(o->table)->watch == HOSTED_WATCH_LATER;
}

static bool is_over(const struct onlooker *o)
{
	return session_truth(o->table)->over;
}

/* ---- the whole, late ---- */

static int last_shown(const struct onlooker *o)
{
	return is_over(o) ? INT_MAX : session_truth(o->table)->turn
		- hosted_of(o->table)->later - 1;
}

/* To the end of a turn, or of the game. */
static void go_to_end_of(struct session *late, int turn)
{
	const int length = session_length(late);
	int low = 0, high = length;

	/* Turns only go on from choice to choice. */
	while (low < high) {
		const int middle = low + (high - low + 1) / 2;

		if (session_go(late, middle) && session_truth(late)->turn <= turn)
			low = middle;
		else
			high = middle - 1;
	}
	session_go(late, low);
}

static bool renew_late(struct onlooker *o)
{
	const int shown = last_shown(o);
	enum session_error error;
	struct reason why;

	if (shown == o->shown)
		return false;
	session_free(o->late);
	o->late = shown > 0 ? session_watch(session_file(o->table), &error, &why) : NULL;
	o->shown = shown;
	/* Of a campaign's table the next game has the name by now. */
	if (o->late && session_seed(o->late) != session_seed(o->table)) {
		session_free(o->late);
		o->late = NULL;
	}
	if (o->late)
		go_to_end_of(o->late, shown);
	return true;
}

/* ---- what all sides know ---- */

bool onlooker_renew(struct onlooker *o)
{
	if (is_late(o))
		return renew_late(o);
	view_free(o->common);
	o->common = view_new_common(session_truth(o->table));
	return false;
}

const struct view *onlooker_view(const struct onlooker *o)
{
	if (!is_late(o))
		return o->common;
	return o->late ? session_view(o->late, master_seat(session_truth(o->late))) : NULL;
}

static bool all_hear(const struct game *g, const struct event *e)
{
	for (int side = 0; side < g->setup->n_sides; side++)
		if (!view_hears(g, side, e))
			return false;
	return true;
}

/* Steps are seen on the map. */
static bool is_told(const struct event *e)
{
	return e->kind != EVENT_MOVE && e->kind != EVENT_TURN_ABOUT && !view_aside(e);
}

bool onlooker_event(const struct onlooker *o, size_t *at, char *text, size_t size)
{
	struct session *const s = is_late(o) ? o->late : o->table;
	const struct view *const v = onlooker_view(o);
	const struct event_log *const log = s ? session_log(s) : NULL;

	for (; v && log && *at < event_log_count(log); ++*at) {
		const struct event *const e = event_log_at(log, *at);

		if (!is_told(e) || (!is_late(o) && !all_hear(session_truth(s), e)))
			continue;
		text[0] = '\0';
		view_event_text(&v->game, e, text, size);
		if (text[0] == '\0')
			continue;
		++*at;
		return true;
	}
	return false;
}

void onlooker_words(const struct onlooker *o, char *text, size_t size)
{
	const int later = is_late(o) ? hosted_of(o->table)->later : 0;

	if (is_over(o))
		snprintf(text, size, "You look on. The game is over.");
	else if (!is_late(o))
		snprintf(text, size, "You look on, and see what all sides know.");
	else if (!o->late)
		snprintf(text, size, "You look on, and will see everything, %d turn%s late.", later,
			later == 1 ? "" : "s");
	else
		snprintf(text, size, "You look on, and see everything to the end of turn %d.",
			o->shown);
}
