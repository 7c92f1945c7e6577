/* Looking on at a table: see onlooker.h. */
#include "config.h"

#include "cliffhanger/onlooker.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/master.h"
#include "cliffhanger/tale.h"

struct onlooker {
	struct session *table;
	struct session *late;	/* the same some turns ago, or NULL */
	int shown;		/* the last turn that is seen of it; -1 = none */
	struct view *common;	/* what all sides know, or NULL */
	struct event_log *heard;	/* what all of them hear, */
	size_t gone;		/* as far as the table's log has been gone through for it */
	struct tale *tale;	/* what is being told, or NULL, */
	int line;		/* from this one on */
};

struct onlooker *onlooker_new(struct session *s)
{
	struct onlooker *const o = calloc(1, sizeof(*o));

	if (!o)
		return NULL;
	o->table = s;
	o->shown = -1;
	o->heard = event_log_new();
	if (!o->heard) {
		free(o);
		return NULL;
	}
	onlooker_renew(o);
	return o;
}

void onlooker_free(struct onlooker *o)
{
	if (!o)
		return;
	session_free(o->late);
	view_free(o->common);
	event_log_free(o->heard);
	tale_free(o->tale);
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

/* Of an event as it stood: names that any side did not know are nobody's to tell (OL1). */
static struct event_then common_then(const struct game *g, struct event_then then)
{
	const uint8_t all = (uint8_t)((1u << g->setup->n_sides) - 1);

	then.unit = (then.unit & all) == all ? all : 0;
	then.other = (then.other & all) == all ? all : 0;
	then.figure = (then.figure & all) == all ? all : 0;
	then.sees = (then.sees & all) == all ? all : 0;
	return then;
}

static void hear(struct onlooker *o, size_t end)
{
	const struct sink sink = event_log_sink(o->heard);
	const struct game *const g = session_truth(o->table);

	for (; o->gone < end; o->gone++) {
		struct event e = *event_log_at(session_log(o->table), o->gone);

		if (!all_hear(g, &e))
			continue;
		e.then = common_then(g, e.then);
		sink.take(sink.self, &e);
	}
}

/* Begins to tell what came since; false: nothing did. */
static bool tell_on(struct onlooker *o, size_t *at)
{
	struct session *const s = is_late(o) ? o->late : o->table;
	const struct view *const v = onlooker_view(o);
	const size_t first = *at, count = s ? event_log_count(session_log(s)) : 0;

	tale_free(o->tale);
	o->tale = NULL;
	o->line = 0;
	if (!v || first >= count)
		return false;
	*at = count;
	if (is_late(o)) {
		o->tale = tale_new(&v->game, master_seat(session_truth(s)), session_log(s), first,
			count, TALE_PAGE_A_TURN);
	} else {
		size_t begin;

		if (first < o->gone) {
			event_log_cut(o->heard, 0);
			o->gone = 0;
		}
		hear(o, first);
		begin = event_log_count(o->heard);
		hear(o, count);
		o->tale = tale_new(&v->game, TALE_ALL_SEATS, o->heard, begin,
			event_log_count(o->heard), TALE_PAGE_A_TURN);
	}
	return true;
}

/* Stories have lines of their own; dice that nothing came of are in no sentence. */
static bool next_line(struct onlooker *o, char *text, size_t size)
{
	while (o->tale && o->line < tale_count(o->tale)) {
		const struct tale_line *const l = tale_line(o->tale, o->line++);

		if (*l->text == '\0' || strcmp(l->word, "dice") == 0)
			continue;
		snprintf(text, size, "%s", l->text);
		for (char *c = text; (c = strchr(c, '\n')) != NULL; )
			*c = ' ';
		return true;
	}
	return false;
}

bool onlooker_told(struct onlooker *o, size_t *at, char *text, size_t size)
{
	while (!next_line(o, text, size))
		if (!tell_on(o, at))
			return false;
	return true;
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
