/* How machines conduct themselves: games of scenarios, all seats of one mind, and of each
 *
 *   - how often each side won,
 *   - in what share of them each objective was met, and each event came to pass that gives
 *     points, settles an objective or ends the game,
 *   - what of aims, events and endings never came,
 *   - how many moves of commanded units went back on the one before (BACK in the environment:
 *     each of these, with its game, turn, unit and the three cells).
 *
 * A move is a unit's way from where a turn found it to where the next one does, of at least
 * half an inch.  It goes back if it makes less than a right angle's half with the way that the
 * unit had come in the turn before.  Who was driven (routs, is terrified) has not moved.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/system.h"
#include "opened.h"

enum { SYSTEMS_MOST = 8, PERCENT = 100 };

struct moves { long all, back; };

struct trail { cell_t before, last; bool moved; };

struct play {			/* a scenario's games */
	const struct setup *setup;
	struct contest *contest;
	struct trail of[UNITS_MAX];
	int games, draws, stalls, wins[SIDES_MAX];
	int met[OBJECTIVES_MAX], fired[SCRIPTS_MAX], told[ENDINGS_MAX];
	long turns;
	struct moves moves;
};

static struct { const struct game_system *system; struct moves moves; } sums[SYSTEMS_MOST];

/* ---- moves ---- */

static int64_t square(int32_t n)
{
	return (int64_t)n * n;
}

/* Whether the way from b to c makes less than 60 degrees with that from b back to a. */
static bool goes_back(const struct table *t, cell_t a, cell_t b, cell_t c)
{
	const int32_t ab = table_distance(t, a, b), bc = table_distance(t, b, c);

	return square(ab) + square(bc) - square(table_distance(t, a, c)) > (int64_t)ab * bc;
}

static bool is_driven(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (game_on_table(g, f) && g->system->figure_mark(g, f) == MARK_ROUTING)
			return true;
	return false;
}

static void tell_back(const struct play *p, const struct game *g, int unit, cell_t at)
{
	const struct grid *const grid = &g->table->grid;
	const cell_t way[] = { p->of[unit].before, p->of[unit].last, at };

	printf("  back: game %d, turn %d, %s:", p->games + 1, g->turn, g->setup->units[unit].id);
	for (size_t i = 0; i < sizeof way / sizeof way[0]; i++)
		printf(" %d,%d", grid_col(grid, way[i]) + 1, grid_row(grid, way[i]) + 1);
	putchar('\n');
}

/* A turn later. */
static void follow(struct play *p, const struct game *g, int unit)
{
	struct trail *t = &p->of[unit];
	bool back;
	const cell_t at = g->units[unit].uncommanded || game_unit_fit(g, unit) == 0
		|| is_driven(g, unit) ? CELL_NONE : game_unit_cell(g, unit);

	if (at == CELL_NONE || t->last == CELL_NONE) {
		*t = (struct trail){ CELL_NONE, at, false };
		return;
	}
	t->moved = table_distance(g->table, t->last, at) > g->setup->book->inch / 2;
	p->moves.all += t->moved;
	back = t->moved && t->before != CELL_NONE && goes_back(g->table, t->before, t->last, at);
	p->moves.back += back;
	if (back && getenv("BACK") != NULL)
		tell_back(p, g, unit, at);
	t->before = t->moved ? t->last : CELL_NONE;
	t->last = at;
}

static void follow_all(struct play *p)
{
	const struct game *g = contest_game(p->contest);

	for (int u = 0; u < g->n_units; u++)
		follow(p, g, u);
}

static void hear(void *self, const struct event *e)
{
	if (e->kind == EVENT_TURN)
		follow_all(self);
}

/* ---- games ---- */

static void play_one(struct play *p, uint64_t seed)
{
	struct dice dice;
	const struct game *g;

	for (int u = 0; u < UNITS_MAX; u++)
		p->of[u] = (struct trail){ CELL_NONE, CELL_NONE, false };
	dice_seed(&dice, seed);
	if (!contest_begin(p->contest, &dice, (struct sink){ NULL, NULL }))
		return;
	follow_all(p);
	while (contest_step(p->contest, (struct sink){ hear, p }))
		;
	g = contest_game(p->contest);
	p->stalls += contest_ending(p->contest) != CONTEST_OVER;
	p->games++;
	p->turns += g->turn;
	if (g->winner >= 0)
		p->wins[g->winner]++;
	else
		p->draws++;
	for (int i = 0; i < g->setup->n_objectives; i++)
		p->met[i] += g->objectives[i] >= 0;
	for (int i = 0; i < g->setup->n_scripts; i++)
		p->fired[i] += g->fired[i] > 0;
	for (int i = 0; i < g->setup->n_endings; i++)
		p->told[i] += g->over && (game_epilogue(g) >> i & 1) != 0;
}

/* ---- the report ---- */

static bool rewards(const struct setup *s, int script)
{
	for (int i = 0; i < s->scripts[script].n; i++) {
		const enum effect_kind kind = s->effects[s->scripts[script].first + i].kind;

		if (kind == THEN_POINTS || kind == THEN_OBJECTIVE || kind == THEN_END)
			return true;
	}
	return false;
}

static double share(long n, long of)
{
	return of > 0 ? (double)(PERCENT * n) / (double)of : 0;
}

static void report_never(const struct play *p)
{
	const struct setup *s = p->setup;

	printf("\n  never:");
	for (int i = 0; i < s->n_objectives; i++)
		if (p->met[i] == 0)
			printf(" %s.%s", s->sides[s->objectives[i].side].id, s->objectives[i].id);
	for (int i = 0; i < s->n_scripts; i++)
		if (p->fired[i] == 0)
			printf(" %s", s->scripts[i].id);
	for (int i = 0; i < s->n_endings; i++)
		if (p->told[i] == 0)
			printf(" ending-%d", i + 1);
}

static void report(const char *file, const struct play *p)
{
	const struct setup *s = p->setup;

	printf("%s (%s): %d games, %.1f turns, %d stalled\n  won:", file, s->system->id, p->games,
		(double)p->turns / p->games, p->stalls);
	for (int side = 0; side < s->n_sides; side++)
		printf(" %s %.0f", s->sides[side].id, share(p->wins[side], p->games));
	printf(" nobody %.0f\n  met:", share(p->draws, p->games));
	for (int i = 0; i < s->n_objectives; i++)
		printf(" %s.%s %.0f", s->sides[s->objectives[i].side].id, s->objectives[i].id,
			share(p->met[i], p->games));
	printf("\n  events:");
	for (int i = 0; i < s->n_scripts; i++)
		if (rewards(s, i))
			printf(" %s %.0f", s->scripts[i].id, share(p->fired[i], p->games));
	report_never(p);
	printf("\n  moves: %ld, back %.1f %%\n", p->moves.all,
		share(p->moves.back, p->moves.all));
}

static void add_to_system(const struct play *p)
{
	int i = 0;

	while (sums[i].system != NULL && sums[i].system != p->setup->system)
		i++;
	sums[i].system = p->setup->system;
	sums[i].moves.all += p->moves.all;
	sums[i].moves.back += p->moves.back;
}

static bool play(const char *file, const struct mind *mind, int games)
{
	static struct play p;
	struct opened o;
	const bool opened = opened_open(&o, file, mind);

	p = (struct play){ .setup = o.setup, .contest = o.contest };
	for (int i = 0; opened && i < games; i++)
		play_one(&p, (uint64_t)i + 1);
	if (opened) {
		report(file, &p);
		add_to_system(&p);
	}
	opened_close(&o);
	return opened;
}

int main(int argc, char **argv)
{
	const struct mind *const mind = argc > 3 ? mind_find(argv[1]) : NULL;
	bool ok = true;

	if (mind == NULL) {
		fputs("usage: conduct MIND GAMES FILE.yaml...\n", stderr);
		return 2;
	}
	for (int i = 3; i < argc; i++)
		ok = play(argv[i], mind, atoi(argv[2])) && ok;
	for (int i = 0; i < SYSTEMS_MOST && sums[i].system != NULL; i++)
		printf("%s: %ld moves, %.1f %% go back on the one before\n",
			sums[i].system->id, sums[i].moves.all,
			share(sums[i].moves.back, sums[i].moves.all));
	return ok ? 0 : 1;
}
