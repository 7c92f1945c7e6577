/* Positions: what a mind chooses in them, held against what may be chosen and what may not.
 *
 *     positions [-kpvx] [-s SYSTEM] [-m MIND] [-r NAME] ROLES FILE…
 *
 * Each row of each file (idea.h) is asked in every system that it is for: the side's mind answers
 * through one turn, quick commanders for the others, until the unit has been told something
 * that is in one of the row's sets.  With no set for the good, it is enough that nothing of the
 * bad is done.  -v tells what was chosen in all, -x what else was tried, and what came of it;
 * -p asks nobody, and tells who stands where and what is asked.  -k plays the games anew with
 * quick commanders, and keeps what they came to (state.h).
 * Prints TAP: a test a system, passed with nine of ten right.  Rows that are wanted later are
 * run and told, but are not in the share.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cliffhanger/mind.h"
#include "cliffhanger/scenario.h"
#include "cliffhanger/system.h"
#include "cliffhanger/view.h"
#include "deed.h"
#include "idea.h"
#include "state.h"
#include "mind/ahead.h"
#include "mind/portfolio.h"

enum { SYSTEMS = 5, CHOICES_MAX = 400, DRAW_SEED = 7, PASS_PERCENT = 90 };

static const char *const known[SYSTEMS] = { "rugged", "pacific", "risk", "moro",
	"participation" };

struct run {
	struct roles roles;
	const struct mind *mind;
	const char *only, *row;
	bool tells, explains, pictures, keeps;
	char folder[LINE_BYTES];	/* of the roles, and of kept games */
	int right[SYSTEMS], all[SYSTEMS], broken;
	int later[SYSTEMS], later_right[SYSTEMS];
};

struct table_set {			/* a position */
	struct setup *setup;
	void *rules;
	struct game *game;
	struct view *views[SEATS_MAX];
};

/* ---- setting it up ---- */

static void clear(struct table_set *t)
{
	for (int seat = 0; seat < SEATS_MAX; seat++)
		view_free(t->views[seat]);
	game_free(t->game);
	if (t->rules)
		t->setup->system->unbind(t->rules);
	setup_free(t->setup);
}

static bool begin(struct table_set *t, const char *text, int seed)
{
	struct faults *const faults = faults_new("position");
	struct reason why;
	struct dice dice;

	*t = (struct table_set){ .setup = scenario_read(text, strlen(text), "position", faults) };
	t->rules = t->setup ? t->setup->system->bind(t->setup->system, t->setup->book, &why) : NULL;
	if (!t->rules)
		faults_print(faults, stderr);
	faults_free(faults);
	dice_seed(&dice, (uint64_t)seed);
	t->game = t->rules ? game_new(t->setup, t->rules, &dice, (struct sink){ NULL, NULL })
		: NULL;
	return t->game != NULL;
}

/* One choice; false: nothing more is asked. */
static bool go_on(struct table_set *t, const struct mind *mind, int side, struct choice *c)
{
	const struct mind *by = &mind_quick;
	struct decision d;

	if (t->game->n_decisions == 0)
		return false;
	d = t->game->decisions[0];
	if (t->views[d.seat])
		view_renew(t->views[d.seat], t->game, d.seat);
	else
		t->views[d.seat] = view_new(t->game, d.seat);
	if (d.seat == side)
		by = mind;
	else if (d.seat >= t->setup->n_sides && d.seat < 2 * t->setup->n_sides)
		by = &mind_tables;
	return mind_choose(by, t->views[d.seat], &d, NULL, c);
}

static const struct sink silence = { NULL, NULL };

static void play_to(struct table_set *t, int turn)
{
	struct choice c;

	while (t->game->turn < turn && go_on(t, NULL, NOBODY, &c))
		game_step(t->game, &c, silence);
}

static int named(const struct setup *s, const char *id, size_t n)
{
	for (int i = 0; i < s->n_units; i++)
		if (strlen(s->units[i].id) == n && strncmp(s->units[i].id, id, n) == 0)
			return i;
	return NOBODY;
}

/* Whether ID@C,R or ID*N is so; other words tell nothing. */
static bool still(const struct game *g, const char *word)
{
	const size_t n = strcspn(word, "@*=");
	const int unit = named(g->setup, word, n);

	if (word[n] == '=')
		return true;
	if (unit == NOBODY)
		return false;
	return word[n] == '@' ? strcmp(grid_cell_text(&g->table->grid,
			game_unit_whereabouts(g, unit)).text, word + n + 1) == 0
		: word[n] == '*' && atoi(word + n + 1) == game_unit_fit(g, unit);
}

/* Whether a game has come to the position that the row was written of. */
static bool is_as_written(const struct game *g, const struct idea *idea, const struct row *row)
{
	char words[LINE_BYTES], *rest = words;

	snprintf(words, sizeof(words), "%s", row->words);
	for (char *word; (word = strtok_r(rest, " ", &rest)) && strcmp(word, "only") != 0; )
		if (!still(g, word)) {
			fprintf(stderr, "%s/%s: turn %d of %s with seed %d: expected %s; look with "
				"-p, and write the row anew\n", idea->name, row->name, idea->turn,
				idea->game, idea->seed, word);
			return false;
		}
	return g->turn == idea->turn && !g->over;
}

static bool read_game(const char *name, char *text, size_t size)
{
	const char *const folder = getenv("CLIFFHANGER_CAMPAIGNS");
	char file[2 * LINE_BYTES];
	FILE *f;
	size_t n;

	snprintf(file, sizeof(file), "%s/%s", folder ? folder : "campaigns", name);
	f = fopen(file, "r");
	n = f ? fread(text, 1, size - 1, f) : 0;
	text[n] = '\0';
	if (f)
		fclose(f);
	return n > 0;
}

static bool set_up(struct run *r, const struct idea *idea, const struct row *row,
	const char *system, struct table_set *t)
{
	static char text[SCENARIO_BYTES_MAX];

	if (idea->game[0] == '\0')
		return idea_scenario(idea, row, &r->roles, system, text, sizeof(text))
			&& begin(t, text, DRAW_SEED);
	if (!read_game(idea->game, text, sizeof(text)) || !begin(t, text, idea->seed))
		return false;
	if (r->keeps) {
		play_to(t, idea->turn);
		return state_keep(t->game, idea, r->folder);
	}
	return state_read(t->game, idea, r->folder)
		&& (r->pictures || is_as_written(t->game, idea, row));
}

/* What -p tells. */
static void tell(const struct table_set *t)
{
	const struct game *const g = t->game;
	char text[CHOICE_LINE_MAX];

	printf("# %s, turn %d of %d\n", t->setup->title, g->turn, t->setup->turns);
	for (int u = 0; u < g->n_units; u++)
		printf("# unit %s %s %d at %s, seen by %x\n", t->setup->units[u].id,
			t->setup->sides[g->units[u].side].id, game_unit_fit(g, u),
			grid_cell_text(&g->table->grid, game_unit_whereabouts(g, u)).text,
			(unsigned)g->units[u].sighted);
	for (int i = 0; i < t->setup->n_items; i++)
		printf("# item %s at %s, with %s\n", t->setup->items[i].id,
			grid_cell_text(&g->table->grid, g->items[i].cell).text,
			g->items[i].unit >= 0 ? t->setup->units[g->items[i].unit].id : "nobody");
	for (int i = 0; i < t->setup->n_objectives; i++) {
		view_objective_text(g, i, text, sizeof(text));
		printf("# %s: %s\n", t->setup->objectives[i].id, text);
	}
}

/* ---- asking ---- */

/* What a captain tries for the choice that is asked now. */
static void explain(struct table_set *t, int side)
{
	const struct thinker by = { .by = mind_effort(mind_find("captain")->strength) };
	const struct decision d = t->game->decisions[0];
	struct comparison c;

	if (t->game->n_decisions == 0 || d.seat != side)
		return;
	ahead_try(&by, t->views[d.seat], &d, &c);
	for (int i = 0; i < c.n; i++) {
		char line[CHOICE_LINE_MAX], plan[ADVICE_WORDS];

		choice_write(t->game, &c.list[i].choice, line, sizeof(line));
		portfolio_words(t->views[d.seat], &c, i, plan, sizeof(plan));
		printf("#   %c %-34s %-34s %d x %d\n", i == c.best ? '*' : ' ', line, plan,
			c.list[i].draws, ahead_more(&c, i));
	}
}

/* Plays on until one of the row's sets has spoken. */
static bool is_right(struct run *r, const struct row *row, struct table_set *t, char *told,
	size_t size)
{
	const int unit = named(t->setup, row->who, strlen(row->who)), turn = t->game->turn;
	const int side = t->setup->units[unit].side;
	bool goes = false;
	struct choice c;
	struct deed deed;

	told[0] = '\0';
	for (int i = 0; i < CHOICES_MAX && t->game->turn == turn; i++) {
		if (!go_on(t, r->mind, side, &c))
			break;
		if (r->explains)
			explain(t, side);
		if (deed_of(t->game, &c, unit, &deed)) {
			snprintf(told + strlen(told), size - strlen(told), "%s%.80s",
				*told ? ", " : "", deed.line);
			goes |= deed_goes(&deed);
			if (deed_is(t->game, &deed, row->bad))
				return false;
			if (deed_is(t->game, &deed, row->good))
				return true;
		}
		game_step(t->game, &c, silence);
	}
	if (!goes && deed_may_stay(row->bad))
		return false;
	return row->good[0] == '\0' || (!goes && deed_may_stay(row->good));
}

static void ask(struct run *r, const struct idea *idea, const struct row *row, int system)
{
	const clock_t began = clock();
	const bool later = row_is_wanted_later(row, known[system]);
	struct table_set t = { .setup = NULL };
	char told[LINE_BYTES];
	bool right;

	if (!set_up(r, idea, row, known[system], &t)
			|| named(t.setup, row->who, strlen(row->who)) == NOBODY) {
		fprintf(stderr, "%s/%s in %s: no such position\n", idea->name, row->name,
			known[system]);
		r->broken++;
		clear(&t);
		return;
	}
	if (r->pictures || r->keeps)
		tell(&t);
	else {
		right = is_right(r, row, &t, told, sizeof(told));
		*(later ? &r->later[system] : &r->all[system]) += 1;
		*(later ? &r->later_right[system] : &r->right[system]) += right;
		if (!right || r->tells || later)
			printf("# %s%s: %s/%s in %s: %s (%.2f s)\n", right ? "right" : "wrong",
				later ? ", wanted later" : "", idea->name, row->name,
				known[system], *told ? told : "told nothing", (double)(clock() - began) / CLOCKS_PER_SEC);
	}
	clear(&t);
}

static void hear(void *self, const struct idea *idea, const struct row *row)
{
	struct run *const r = self;

	for (int i = 0; i < SYSTEMS; i++)
		if ((!r->only || strcmp(r->only, known[i]) == 0)
				&& (!r->row || strcmp(r->row, row->name) == 0)
				&& idea_is_for(idea, row, known[i]))
			ask(r, idea, row, i);
}

/* ---- the report ---- */

static int percent(int right, int all)
{
	return all > 0 ? 100 * right / all : 100;
}

static bool report_of(const struct run *r, int system, int n)
{
	const int right = r->right[system], all = r->all[system];
	const int later = r->later[system], later_right = r->later_right[system];
	const bool passed = right * 100 >= all * PASS_PERCENT && !r->broken;

	printf("%sok %d - %s: %d of %d positions, %d %%", passed ? "" : "not ", n, known[system],
		right, all, percent(right, all));
	if (later > 0)
		printf(", and %d of %d wanted later: %d %% of all", later_right, later,
			percent(right + later_right, all + later));
	putchar('\n');
	return passed;
}

static bool report(const struct run *r)
{
	bool all = r->broken == 0;
	int n = 0;

	for (int i = 0; i < SYSTEMS; i++)
		if (r->all[i] + r->later[i] > 0)
			all = report_of(r, i, ++n) && all;
	printf("1..%d\n", n);
	return all;
}

int main(int argc, char **argv)
{
	static struct run r;
	bool read = true;

	r.mind = mind_find("captain");
	for (int o; (o = getopt(argc, argv, "kpvxs:m:r:")) != -1; )
		if (o == 'k')
			r.keeps = true;
		else if (o == 'p')
			r.pictures = true;
		else if (o == 'v')
			r.tells = true;
		else if (o == 'x')
			r.explains = true;
		else if (o == 's')
			r.only = optarg;
		else if (o == 'r')
			r.row = optarg;
		else if (o == 'm')
			r.mind = mind_find(optarg);
	if (optind + 1 >= argc || !r.mind || !roles_read(&r.roles, argv[optind])) {
		fputs("usage: positions [-kpvx] [-s SYSTEM] [-m MIND] [-r ROW] ROLES FILE...\n",
			stderr);
		return 2;
	}
	snprintf(r.folder, sizeof(r.folder), "%.*s", (int)(strrchr(argv[optind], '/')
		? strrchr(argv[optind], '/') - argv[optind] : 0), argv[optind]);
	for (int i = optind + 1; i < argc; i++)
		read = idea_read(argv[i], hear, &r) && read;
	return report(&r) && read ? 0 : 1;
}
