/* A game that is over is counted among the results, once: the save says so in a note, which
 * stays whatever is taken back. */
#include "config.h"

#include "cliffhanger/results.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "cliffhanger/master.h"
#include "cliffhanger/text.h"
#include "session/sitting.h"

enum { VALUE_MAX = 900, NUMBER_MAX = 24 };

/* Where the values of a result stand while it is put together. */
struct tally { char side[VALUE_MAX], result[VALUE_MAX], heroes[VALUE_MAX], turns[NUMBER_MAX],
	seed[NUMBER_MAX], when[NUMBER_MAX]; };

/* The sides that persons play; how many, and the last of them. */
static int write_sides(const struct session *s, struct tally *t, int *last)
{
	struct pen pen = pen_at(t->side, sizeof(t->side));
	int n = 0;

	*last = NOBODY;
	for (int side = 0; side < s->setup->n_sides; side++)
		if (!s->mind[side]) {
			pen_put(&pen, "%s%s", n++ ? "," : "", s->setup->sides[side].id);
			*last = side;
		}
	if (n == 0 && s->now->master)
		pen_put(&pen, "game-master");
	return n;
}

/* Whose ally has won has won, too (O2). */
static void write_result(const struct session *s, int persons, int own, struct tally *t)
{
	const int winner = s->now->winner;
	const char *const id = winner >= 0 ? s->setup->sides[winner].id : "";

	if (winner < 0)
		snprintf(t->result, sizeof(t->result), "drawn");
	else if (persons == 1)
		snprintf(t->result, sizeof(t->result),
			game_allied(s->now, own, winner) ? "won" : "lost");
	else
		snprintf(t->result, sizeof(t->result), "won by %s", id);
}

static void write_heroes(const struct session *s, struct tally *t)
{
	static const char *const became[LIVES] = { [LIFE_FIT] = "fit", [LIFE_WOUNDED] = "wounded",
		[LIFE_DEAD] = "dead", [LIFE_CAPTIVE] = "captive", [LIFE_LEFT] = "away" };
	struct pen pen = pen_at(t->heroes, sizeof(t->heroes));
	bool more = false;

	for (int f = 0; f < s->setup->n_figures; f++) {
		const struct setup_figure *const figure = &s->setup->figures[f];
		const int side = s->now->units[s->now->figures[f].unit].side;

		if (!figure->hero || !*figure->name || side < 0 || s->mind[side]
				|| s->now->figures[f].life == LIFE_AWAITED)
			continue;	/* the awaited took no part in it */
		pen_put(&pen, "%s%s (%s)", more ? ", " : "", figure->name,
			became[game_hurt(s->now, f) ? LIFE_WOUNDED : s->now->figures[f].life]);
		more = true;
	}
}

static void write_when(struct tally *t)
{
	const time_t now = time(NULL);
	struct tm tm;

	t->when[0] = '\0';
	if (gmtime_r(&now, &tm))
		strftime(t->when, sizeof(t->when), "%Y-%m-%dT%H:%M:%SZ", &tm);
}

static bool add_result(const struct session *s, const char *campaign, struct tally *t,
	struct reason *why)
{
	const struct result r = { .value = {
		[RESULT_SCENARIO] = s->setup->id, [RESULT_TITLE] = s->setup->title,
		[RESULT_CAMPAIGN] = campaign, [RESULT_SYSTEM] = s->setup->system->id,
		[RESULT_SIDE] = t->side, [RESULT_RESULT] = t->result, [RESULT_TURNS] = t->turns,
		[RESULT_SEED] = t->seed, [RESULT_HEROES] = t->heroes, [RESULT_WHEN] = t->when } };

	return results_add(&r, why);
}

/* Of a game that is over and not counted yet. */
static bool count(struct session *s, const char *campaign, struct reason *why)
{
	struct tally t;
	int persons, own;

	persons = write_sides(s, &t, &own);
	if (persons == 0 && !s->now->master)
		return true;	/* the machine played with itself */
	write_result(s, persons, own, &t);
	write_heroes(s, &t);
	write_when(&t);
	snprintf(t.turns, sizeof(t.turns), "%d", s->now->turn);
	snprintf(t.seed, sizeof(t.seed), "%" PRIu64, s->seed);
	if (!add_result(s, campaign, &t, why))
		return false;
	s->counted = true;
	if (s->file)
		save_file_add(s->file, RECORD_NOTE, CHRONICLE_COUNTED);
	return true;
}

bool session_count(struct session *s, const char *campaign, struct reason *why)
{
	bool counted;

	if (s->watching || s->counted || !s->begun || !s->now->over)
		return true;
	if (!sitting_enter(s, why))
		return false;
	counted = s->counted || !s->now->over || count(s, campaign, why);
	return sitting_leave(s, why) && counted;
}
