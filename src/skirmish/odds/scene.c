/* The scene: see scene.h. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "skirmish/odds/scene.h"

enum { FIRST_SEED = 1, LAST_TURN = 12 };

static void standard_settings(const struct setting_spec *specs, struct setting *settings)
{
	for (int i = 0; specs && specs[i].key; i++) {
		settings[i].number = specs[i].standard;
		if (specs[i].kind == SETTING_TEXT)
			settings[i].text = "";
	}
}

static void set_sides(struct scene *s)
{
	s->sides[0] = (struct setup_side){ .id = "west", .name = "West", .goal = "",
		.edges = EDGE_WEST };
	s->sides[1] = (struct setup_side){ .id = "east", .name = "East", .goal = "",
		.edges = EDGE_EAST, .colour = 1 };
}

static struct table *open_table(const struct game_system *system, const struct rulebook *book,
	int cols, int rows)
{
	const struct grid grid = { GRID_HEX, (int16_t)cols, (int16_t)rows };
	struct ground grounds[GROUNDS_MAX];
	const int n = system->grounds(book, grounds, GROUNDS_MAX);

	return table_new(grid, book->inch, grounds, n);
}

struct scene *scene_new(const struct odds_case *c, int cols, int rows, struct reason *why)
{
	const struct game_system *const system = c->system;
	struct scene *s = calloc(1, sizeof *s);
	struct table *const table = open_table(system, c->book, cols, rows);

	if (!s || !table) {
		refuse(why, "", "out of memory");
		table_free(table);
		free(s);
		return NULL;
	}
	set_sides(s);
	s->asked = c;
	s->why = why;
	s->setup = (struct setup){ .id = "odds", .title = "Odds", .log_line = "", .briefing = "",
		.system = system, .book = c->book, .turns = LAST_TURN, .n_sides = SCENE_SIDES,
		.table = table, .sides = s->sides, .units = s->units, .figures = s->figures };
	standard_settings(system->gm_settings, s->setup.gm);
	return s;
}

void scene_free(struct scene *s)
{
	if (!s)
		return;
	game_free(s->game);
	if (s->rules)
		s->setup.system->unbind(s->rules);
	table_free(s->setup.table);
	free(s);
}

/* ---- what stands on it ---- */

/* South, north, two south … of the first. */
static int row_of_nth(int row, int n)
{
	return n % 2 ? row + (n + 1) / 2 : row - n / 2;
}

int scene_unit(struct scene *s, int side, int figures, int col, int row)
{
	static const char *const ids[SCENE_UNITS] = { "a", "b", "c", "d", "e", "f", "g", "h" };
	const int unit = s->setup.n_units;
	struct setup_unit *const u = &s->units[unit];

	assert(unit < SCENE_UNITS && s->setup.n_figures + figures <= SCENE_FIGURES && figures > 0);
	*u = (struct setup_unit){ .id = ids[unit], .name = ids[unit], .note = "", .names = -1,
		.sign = (char)('A' + unit), .side = (int16_t)side, .first = s->setup.n_figures,
		.count = (int16_t)figures, .facing = side == 0 ? 1 : 4, .arrives_area = NOBODY,
		.cell = grid_at(&s->setup.table->grid, col, row), .aboard = NOBODY };
	standard_settings(s->setup.system->unit_settings, u->settings);
	for (int i = 0; i < figures; i++) {
		struct setup_figure *const f = &s->figures[u->first + i];

		*f = (struct setup_figure){ .name = "", .roster = "", .unit = (int16_t)unit,
			.leader = i == 0,
			.cell = grid_at(&s->setup.table->grid, col, row_of_nth(row, i)) };
		standard_settings(s->setup.system->hero_settings, f->settings);
	}
	s->setup.n_units++;
	s->setup.n_figures = (int16_t)(s->setup.n_figures + figures);
	return unit;
}

struct setup_figure *scene_figure(struct scene *s, int unit, int n)
{
	assert(unit < s->setup.n_units && n < s->units[unit].count);
	return &s->figures[s->units[unit].first + n];
}

void scene_say(struct scene *s, int unit, int setting, int32_t number)
{
	s->units[unit].settings[setting] = (struct setting){ true, number, NULL };
}

void scene_say_of(struct setup_figure *f, int setting, int32_t number)
{
	f->settings[setting] = (struct setting){ true, number, NULL };
}

void scene_arm(struct scene *s, int unit, int weapon)
{
	for (int i = 0; i < s->units[unit].count; i++) {
		struct setup_figure *const f = scene_figure(s, unit, i);

		assert(f->n_arms < ARMS_MAX);
		f->arms[f->n_arms++] = (int16_t)weapon;
	}
}

void scene_ground(struct scene *s, int col, int row, int ground)
{
	table_draw(s->setup.table, grid_at(&s->setup.table->grid, col, row), ground, 0);
}

bool scene_stands(const struct rulebook *book, int ground)
{
	return odds_of_row(book, "terrain", ground, "pace") > 0;
}

const char *const scene_covers[] = { [COVER_NONE] = "none", [COVER_SOFT] = "soft",
	[COVER_MEDIUM] = "medium", [COVER_HARD] = "hard", NULL };

int scene_cover(const struct scene *s, enum cover cover)
{
	const struct table *const t = s->setup.table;

	for (int i = 0; i < t->n_grounds; i++)
		if (t->grounds[i].cover == cover && t->grounds[i].pace > 0)
			return i;
	return NOBODY;
}

/* ---- the game ---- */

/* Units that their settings make one big figure get its body and seats. */
static void give_bodies(struct scene *s)
{
	const struct game_system *const system = s->setup.system;
	int seats;

	for (int u = 0; system->body && u < s->setup.n_units; u++) {
		struct setup_figure *const f = scene_figure(s, u, 0);

		if (system->body(s->setup.book, s->units[u].settings, s->setup.table->cell_length,
				&f->body, &seats))
			f->seats = (uint8_t)seats;
	}
}

struct game *scene_game(struct scene *s, struct reason *why)
{
	struct dice dice = { 0 };

	assert(!s->game);
	table_finish(s->setup.table);
	give_bodies(s);
	s->rules = s->setup.system->bind(s->setup.system, s->setup.book, why);
	if (!s->rules)
		return NULL;
	dice_seed(&dice, FIRST_SEED);
	s->game = game_new(&s->setup, s->rules, &dice, (struct sink){ NULL, NULL });
	if (!s->game)
		refuse(why, "", "out of memory");
	return s->game;
}

/* ---- situations ---- */

static struct scene *put(const struct odds_case *c, int further, struct reason *why)
{
	const struct situation *const it = c->action->situation;
	const int longer = it->longer_by ? c->values[it->longer_by].number : 0;
	struct scene *const s = scene_new(c, it->cols + longer + further, it->rows, why);

	if (!s)
		return NULL;
	s->further = further;
	if (it->put(s) && scene_game(s, why))
		return s;
	scene_free(s);
	return NULL;
}

struct scene *scene_set_up(const struct odds_case *c, struct reason *why)
{
	const struct situation *const it = c->action->situation;
	struct scene *s = it->fits && !it->fits(c, why) ? NULL : put(c, 0, why);
	const int further = s && it->further ? it->further(s) : 0;

	if (further > 0) {
		scene_free(s);
		s = put(c, further, why);
	}
	if (!s || !it->set || it->set(s))
		return s;
	scene_free(s);
	return NULL;
}

bool scene_reckon(const struct odds_case *c, struct odds *o, struct reason *why)
{
	struct scene *const s = scene_set_up(c, why);
	const bool done = s && c->action->situation->reckon(s, o);

	scene_free(s);
	return done;
}
