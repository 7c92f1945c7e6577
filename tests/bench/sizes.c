/* Sizes: see sizes.h. */
#include "config.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "cliffhanger/contest.h"
#include "cliffhanger/scenario.h"
#include "parts.h"
#include "sizes.h"

enum { UNIT = 8, APART = 40, WIDE = 8, DEEP = 6, TURNS = 12, GAMES = 6, TEXT_MAX = 1 << 18 };

struct size { int figures, cols, rows; };
struct cost { double game, answer, turn; };	/* milliseconds; the last two are the longest */

struct text { char *at; size_t n; };

static void give_up(const char *why)
{
	fprintf(stderr, "bench_sim: %s\n", why);
	exit(1);
}

static void add(struct text *t, const char *format, ...)
{
	va_list list;
	int n;

	va_start(list, format);
	n = vsnprintf(t->at + t->n, TEXT_MAX - t->n, format, list);
	va_end(list);
	if (n < 0 || (size_t)n >= TEXT_MAX - t->n)
		give_up("a table that is too large to be drawn");
	t->n += (size_t)n;
}

/* Open country with woods and jungle in it, a quarter of all. */
static char ground_at(int col, int row)
{
	static const char wood[] = { '&', 'j', '"', '&' };
	const unsigned clump = (unsigned)(col / 7 * 31 + row / 5 * 17);

	return clump % 4 == 1 && (col % 7) + (row % 5) > 2 ? wood[clump / 4 % 4] : '.';
}

static void add_map(struct text *t, const struct size *s)
{
	add(t, "legend: {'.': open, 'j': jungle, '&': forest, '\"': crops}\nmap: |\n");
	for (int row = 0; row < s->rows; row++) {
		add(t, "   %s", row & 1 ? " " : "");
		for (int col = 0; col < s->cols; col++)
			add(t, " %c", ground_at(col, row));
		add(t, "\n");
	}
}

/* One for each unit. */
static char sign_of(int unit)
{
	static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
		"0123456789";

	return signs[unit % (int)(sizeof signs - 1)];
}

/* Both sides in as many lines as the table is too narrow for. */
static void add_units(struct text *t, const struct size *s)
{
	const int units = s->figures / UNIT, each = (units + 1) / 2, line = s->cols / WIDE - 1;

	add(t, "units:\n");
	for (int u = 0; u < units; u++) {
		const int i = u / 2, north = u % 2, across = each < line ? each : line;
		const int back = APART / 2 + i / line * DEEP;
		const int col = s->cols / 2 + WIDE * (i % line) - WIDE * across / 2 + WIDE / 2;

		add(t, "  unit-%d: {name: Unit %d, side: %s, sign: %c, figures: %d, at: \"%d,%d\", "
			"facing: %s, arms: %s, class: western, troops: soldiers, "
			"leader: {name: Leader %d}}\n", u + 1, u + 1, north ? "north" : "south",
			sign_of(u), UNIT + (u < s->figures % UNIT), col,
			s->rows / 2 + (north ? -back : back), north ? "SW" : "NE",
			i % 2 ? "[pistol, sword]" : "[rifle, bayonet]", u + 1);
	}
}

static struct setup *draw(const struct size *s)
{
	struct text t = { .at = malloc(TEXT_MAX) };
	struct faults *const f = faults_new("sizes");
	struct setup *setup;

	if (!t.at || !f)
		give_up("not enough memory");
	add(&t, "cliffhanger: 1\nsystem: rugged\ntitle: A Wide Field\nlog-line: Both want it.\n"
		"turns: %d\n", TURNS);
	add_map(&t, s);
	add(&t, "areas:\n  middle: {name: the middle, cells: \"%d,%d-%d,%d\"}\n", s->cols / 2 - 4,
		s->rows / 2 - 4, s->cols / 2 + 4, s->rows / 2 + 4);
	add(&t, "sides:\n  south: {name: South, goal: Hold it., edges: [south]}\n"
		"  north: {name: North, goal: Hold it., edges: [north], machine: yes}\n");
	add_units(&t, s);
	add(&t, "objectives:\n");
	for (int i = 0; i < 2; i++)
		add(&t, "  hold-%d: {side: %s, aim: hold, area: middle, points: 5, text: Hold it.}\n",
			i, i ? "north" : "south");
	setup = scenario_read(t.at, t.n, "sizes", f);
	faults_print(f, stderr);
	faults_free(f);
	free(t.at);
	if (!setup)
		give_up("that cannot be played");
	return setup;
}

/* All games of a size, step by step, so that waits are seen. */
static void play(struct contest *c, struct cost *cost)
{
	for (uint64_t seed = 1; seed <= GAMES; seed++) {
		int64_t turn_began, now = parts_now();
		struct dice dice;
		int turn = 0;

		dice_seed(&dice, seed);
		turn_began = now;
		contest_begin(c, &dice, (struct sink){ NULL, NULL });
		for (bool goes_on = true; goes_on; ) {
			const int64_t before = parts_now();

			goes_on = contest_step(c, (struct sink){ NULL, NULL });
			cost->answer = fmax(cost->answer, (double)(parts_now() - before) / 1e6);
			if (goes_on && contest_game(c)->turn == turn)
				continue;
			cost->turn = fmax(cost->turn, (double)(parts_now() - turn_began) / 1e6);
			turn_began = parts_now();
			turn = contest_game(c)->turn;
		}
		cost->game += (double)(parts_now() - now) / 1e6 / GAMES;
	}
}

static struct cost cost_of(const struct size *s)
{
	const struct mind *mind[SIDES_MAX];
	struct setup *const setup = draw(s);
	struct cost cost = { 0, 0, 0 };
	struct reason why;
	void *const rules = setup->system->bind(setup->system, setup->book, &why);
	struct contest *c;

	for (int side = 0; side < SIDES_MAX; side++)
		mind[side] = minds[0];
	c = rules ? contest_new(setup, rules, mind) : NULL;
	if (!c)
		give_up("that cannot be played");
	play(c, &cost);
	contest_free(c);
	setup->system->unbind(rules);
	setup_free(setup);
	return cost;
}

void sizes_tell(void)
{
	static const struct size sizes[] = { { 50, 72, 48 }, { 150, 140, 96 }, { 500, 200, 200 } };
	enum { SIZES = sizeof(sizes) / sizeof(sizes[0]) };
	struct cost cost[SIZES];

	puts("figures    table   a game, ms   longest answer, ms   longest turn, ms");
	for (int i = 0; i < SIZES; i++) {
		cost[i] = cost_of(&sizes[i]);
		printf("%7d  %3dx%3d   %10.1f   %18.1f   %16.1f\n", sizes[i].figures,
			sizes[i].cols, sizes[i].rows, cost[i].game, cost[i].answer, cost[i].turn);
	}
	printf("a game costs as the figures to the power of %.2f\n",
		log(cost[SIZES - 1].game / cost[0].game)
		/ log((double)sizes[SIZES - 1].figures / sizes[0].figures));
}
