/* The drawing's reader: one statement a line, each with a function in a table.
 *
 *  B1  Strings of the setup point into the arena's copy of the text, which is
 *      cut into words in place; everything lives and dies with the arena.
 *  B2  Arrays have the full size of setup.h's limits, so that none grows.
 */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "build_private.h"

void build_complain(int line, const char *format, ...)
{
	va_list list;
	char text[300];

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	fail_msg("build_setup: line %d: %s", line, text);
	abort();
}

/* ---- words ---- */

/* Cuts a line into words in place; "…" may hold blanks and is unquoted. */
static void cut_words(struct builder *b, char *line)
{
	char *at = line;

	b->n_words = 0;
	while (*(at += strspn(at, " \t"))) {
		char *to = at;
		bool quoted = false;

		if (b->n_words == WORDS_MAX)
			COMPLAIN(b, "more than %d words", WORDS_MAX);
		b->words[b->n_words++] = at;
		for (; *at && (quoted || !strchr(" \t", *at)); at++) {
			if (*at == '"')
				quoted = !quoted;
			else
				*to++ = *at;
		}
		if (*at)
			at++;
		*to = '\0';
	}
}

/* The value of KEY=VALUE if the word has this key; "" for the key alone. */
static const char *value_of(const char *word, const char *key)
{
	const size_t n = strlen(key);

	if (strncmp(word, key, n) != 0)
		return NULL;
	if (word[n] == '\0')
		return "";
	return word[n] == '=' ? word + n + 1 : NULL;
}

static int number_of(const struct builder *b, const char *text)
{
	char *end;
	const long n = strtol(text, &end, 10);

	if (end == text || *end)
		COMPLAIN(b, "expected a number, found '%s'", text);
	return (int)n;
}

static cell_t cell_of(const struct builder *b, const char *text)
{
	int col, row, used = 0;
	cell_t cell = CELL_NONE;

	if (sscanf(text, "%d,%d%n", &col, &row, &used) == 2 && !text[used])
		cell = grid_at(&b->grid, col - 1, row - 1);
	if (cell == CELL_NONE)
		COMPLAIN(b, "expected a cell COLUMN,ROW of the map (draw it first), found '%s'",
			text);
	return cell;
}

void build_each_part(struct builder *b, const char *list, void *self,
	void (*take)(struct builder *b, void *self, const char *part))
{
	while (*list) {
		const size_t n = strcspn(list, ",");
		char part[80];

		snprintf(part, sizeof(part), "%.*s", (int)n, list);
		take(b, self, part);
		list += n;
		list += *list == ',';
	}
}

static int row_of(const struct builder *b, const char *table, const char *id)
{
	const struct rulebook *book = b->arena->setup.book;
	const struct rule_table *t = rulebook_table(book, table);
	const int row = t ? rule_table_row(t, id) : -1;

	if (row < 0)
		COMPLAIN(b, "the book '%s' has no row '%s' in table '%s'", book->id, id, table);
	return row;
}

/* ---- settings ---- */

static void standard_settings(const struct setting_spec *specs, struct setting *settings)
{
	for (int i = 0; specs && specs[i].key; i++) {
		settings[i].number = specs[i].standard;
		if (specs[i].kind == SETTING_TEXT)
			settings[i].text = "";
	}
}

struct word_list { const struct setting_spec *spec; int32_t mask; };

static int32_t word_index(const struct builder *b, const struct setting_spec *spec,
	const char *word)
{
	for (int32_t i = 0; spec->words[i]; i++)
		if (strcmp(spec->words[i], word) == 0)
			return i;
	COMPLAIN(b, "'%s' is no word for '%s'", word, spec->key);
}

static void add_word(struct builder *b, void *self, const char *part)
{
	struct word_list *list = self;

	list->mask |= (int32_t)1 << word_index(b, list->spec, part);
}

static void read_setting(struct builder *b, const struct setting_spec *spec,
	const char *value, struct setting *s)
{
	struct word_list list = { spec, 0 };

	s->given = true;
	switch (spec->kind) {
	case SETTING_FLAG:
		s->number = strcmp(value, "no") != 0;
		break;
	case SETTING_NUMBER:
		s->number = number_of(b, value);
		if (s->number < spec->least || s->number > spec->most)
			COMPLAIN(b, "'%s' is out of bounds", spec->key);
		break;
	case SETTING_WORD:
		s->number = word_index(b, spec, value);
		break;
	case SETTING_WORDS:
		build_each_part(b, value, &list, add_word);
		s->number = list.mask;
		break;
	case SETTING_TEXT:
		s->text = value;
		break;
	case SETTING_ROW:
		s->number = row_of(b, spec->table, value);
		break;
	case SETTING_CELL:
		s->number = cell_of(b, value);
		break;
	}
}

static void system_setting(struct builder *b, const struct setting_spec *specs,
	struct setting *settings, const char *word)
{
	for (int i = 0; specs && specs[i].key; i++) {
		const char *value = value_of(word, specs[i].key);

		if (value) {
			read_setting(b, &specs[i], value, &settings[i]);
			return;
		}
	}
	COMPLAIN(b, "unknown key in '%s'", word);
}

/* ---- statements ---- */

static const char *word_at(const struct builder *b, int i)
{
	if (i >= b->n_words)
		COMPLAIN(b, "'%s' wants more words", b->words[0]);
	return b->words[i];
}

static void say_grid(struct builder *b)
{
	b->grid.kind = strcmp(word_at(b, 1), "square") == 0 ? GRID_SQUARE : GRID_HEX;
}

static void say_cell(struct builder *b)
{
	b->cell_length = number_of(b, word_at(b, 1));
}

static void say_turns(struct builder *b)
{
	b->arena->setup.turns = (int16_t)number_of(b, word_at(b, 1));
}

static void say_title(struct builder *b)
{
	b->arena->setup.title = word_at(b, 1);
}

static void say_legend(struct builder *b)
{
	if (b->n_legend == LEGEND_MAX)
		COMPLAIN(b, "more than %d legends", LEGEND_MAX);
	b->legend[b->n_legend].sign = word_at(b, 1)[0];
	b->legend[b->n_legend++].ground = word_at(b, 2);
}

static void add_edge(struct builder *b, void *self, const char *part)
{
	static const char *const names[] = { "north", "east", "south", "west" };
	uint8_t *edges = self;

	for (int i = 0; i < 4; i++) {
		if (strcmp(names[i], part) == 0) {
			*edges |= (uint8_t)(1 << i);
			return;
		}
	}
	COMPLAIN(b, "no edge '%s'", part);
}

static void say_side(struct builder *b)
{
	struct arena *a = b->arena;
	struct setup_side *s = &a->sides[a->setup.n_sides];
	const char *v;

	if (a->setup.n_sides == SIDES_MAX)
		COMPLAIN(b, "too many sides");
	*s = (struct setup_side){ .id = word_at(b, 1), .name = b->words[1], .goal = "",
		.colour = a->setup.n_sides };
	for (int i = 2; i < b->n_words; i++) {
		if ((v = value_of(b->words[i], "name")))
			s->name = v;
		else if ((v = value_of(b->words[i], "edges")))
			build_each_part(b, v, &s->edges, add_edge);
		else if ((v = value_of(b->words[i], "friends")))
			b->friends[a->setup.n_sides] = v;
		else if ((v = value_of(b->words[i], "allies")))
			b->allies[a->setup.n_sides] = v;
		else if (value_of(b->words[i], "machine"))
			s->machine = true;
		else if ((v = value_of(b->words[i], "goal")))
			s->goal = v;
		else if (value_of(b->words[i], "public"))
			s->public = true;
		else
			COMPLAIN(b, "unknown key in '%s'", b->words[i]);
	}
	a->setup.n_sides++;
}

static void add_arm(struct builder *b, void *self, const char *part)
{
	struct setup_figure *f = self;

	if (f->n_arms == ARMS_MAX)
		COMPLAIN(b, "more than %d arms", ARMS_MAX);
	f->arms[f->n_arms++] = (int16_t)row_of(b, "weapons", part);
}

static void arm_figure(struct builder *b, struct setup_figure *f, const char *arms)
{
	f->n_arms = 0;
	build_each_part(b, arms, f, add_arm);
}

static int sign_count(const struct builder *b, char sign)
{
	int n = 0;

	for (int row = 0; row < b->n_map; row++)
		for (const char *p = b->map[row]; *p; p++)
			n += *p == sign;
	return n;
}

static int8_t direction_of(const struct builder *b, const char *name)
{
	for (int d = 0; d < grid_directions(&b->grid); d++)
		if (strcmp(grid_direction_name(&b->grid, d), name) == 0)
			return (int8_t)d;
	COMPLAIN(b, "no direction '%s' on this grid", name);
}

struct unit_words { const char *arms; bool shields; struct body body; int seats; };

/* "5x2" */
static struct body body_of(struct builder *b, const char *text)
{
	int length, width;

	if (sscanf(text, "%dx%d", &length, &width) != 2)
		COMPLAIN(b, "no body '%s'", text);
	return (struct body){ (uint8_t)length, (uint8_t)width };
}

static void unit_word(struct builder *b, struct setup_unit *u, struct unit_words *all,
	const char *word)
{
	const char *v;

	if ((v = value_of(word, "side")))
		u->side = (int16_t)setup_find_side(&b->arena->setup, v);
	else if ((v = value_of(word, "sign")))
		u->sign = *v;
	else if ((v = value_of(word, "name")))
		u->name = v;
	else if ((v = value_of(word, "figures")))
		u->count = (int16_t)number_of(b, v);
	else if ((v = value_of(word, "at")))
		u->cell = cell_of(b, v);
	else if ((v = value_of(word, "facing")))
		u->facing = direction_of(b, v);
	else if ((v = value_of(word, "arms")))
		all->arms = v;
	else if (value_of(word, "shields"))
		all->shields = true;
	else if (value_of(word, "hidden"))
		u->hidden = true;
	else if (value_of(word, "secret"))
		u->secret = true;
	else if (value_of(word, "uncommanded"))
		u->uncommanded = true;
	else if ((v = value_of(word, "die")))
		u->die_modifier = (int8_t)number_of(b, v);
	else if ((v = value_of(word, "arrives")))
		u->arrives = (int16_t)number_of(b, v);
	else if ((v = value_of(word, "body")))
		all->body = body_of(b, v);
	else if ((v = value_of(word, "seats")))
		all->seats = number_of(b, v);
	else if ((v = value_of(word, "aboard")))
		u->aboard = (int16_t)setup_find_unit(&b->arena->setup, v);
	else if ((v = value_of(word, "area")))
		u->arrives_area = (int16_t)setup_find_area(&b->arena->setup, v);
	else
		system_setting(b, b->arena->setup.system->unit_settings, u->settings, word);
}

static void say_unit(struct builder *b)
{
	struct arena *a = b->arena;
	struct setup *s = &a->setup;
	const int16_t n = s->n_units;
	struct setup_unit *u = &a->units[n];
	struct unit_words all = { .arms = "" };

	if (n == UNITS_MAX)
		COMPLAIN(b, "too many units");
	*u = (struct setup_unit){ .id = word_at(b, 1), .name = b->words[1], .note = "", .names = -1,
		.sign = '\0', .side = -1, .first = s->n_figures, .cell = CELL_NONE,
		.arrives_area = -1, .aboard = -1 };
	standard_settings(s->system->unit_settings, u->settings);
	for (int i = 2; i < b->n_words; i++)
		unit_word(b, u, &all, b->words[i]);
	if (u->side < 0)
		COMPLAIN(b, "unit '%s' has no known side", u->id);
	if (all.body.length && !u->count)
		u->count = 1;
	if (!u->count)
		u->count = (int16_t)(u->sign ? sign_count(b, u->sign) : 1);
	if (!u->sign)
		u->sign = 'X';
	if (u->count < 1 || s->n_figures + u->count > FIGURES_MAX)
		COMPLAIN(b, "unit '%s' has %d figures", u->id, u->count);
	for (int i = 0; i < u->count; i++) {
		struct setup_figure *f = &a->figures[s->n_figures++];

		*f = (struct setup_figure){ .name = "", .roster = "", .unit = n, .cell = CELL_NONE,
			.shield = all.shields, .body = all.body, .seats = (uint8_t)all.seats };
		standard_settings(s->system->hero_settings, f->settings);
		arm_figure(b, f, all.arms);
	}
	s->n_units++;
}

static void figure_word(struct builder *b, struct setup_figure *f, const char *word)
{
	const char *v;

	if ((v = value_of(word, "name")))
		f->name = v;
	else if ((v = value_of(word, "arms")))
		arm_figure(b, f, v);
	else if ((v = value_of(word, "at")))
		f->cell = cell_of(b, v);
	else if (value_of(word, "leader"))
		f->leader = true;
	else if (value_of(word, "second"))
		f->second = true;
	else if (value_of(word, "hero"))
		f->hero = true;
	else if (value_of(word, "shield"))
		f->shield = true;
	else
		system_setting(b, b->arena->setup.system->hero_settings, f->settings, word);
}

static void say_figure(struct builder *b)
{
	struct arena *a = b->arena;
	const int n = number_of(b, word_at(b, 1));
	const struct setup_unit *u = &a->units[a->setup.n_units - 1];

	if (!a->setup.n_units || n < 1 || n > u->count)
		COMPLAIN(b, "the unit above has no figure %d", n);
	for (int i = 2; i < b->n_words; i++)
		figure_word(b, &a->figures[u->first + n - 1], b->words[i]);
}

static int compare_cells(const void *a, const void *b)
{
	const cell_t x = *(const cell_t *)a, y = *(const cell_t *)b;

	return (x > y) - (x < y);
}

static void say_area(struct builder *b)
{
	struct arena *a = b->arena;
	const int16_t n = a->setup.n_areas;
	const int count = b->n_words - 2;

	if (n == AREAS_MAX || count < 1)
		COMPLAIN(b, "too many areas, or one without cells");
	a->area_cells[n] = calloc((size_t)count, sizeof(cell_t));
	assert_non_null(a->area_cells[n]);
	for (int i = 0; i < count; i++)
		a->area_cells[n][i] = cell_of(b, b->words[i + 2]);
	qsort(a->area_cells[n], (size_t)count, sizeof(cell_t), compare_cells);
	a->areas[n] = (struct setup_area){ b->words[1], b->words[1], count, a->area_cells[n] };
	a->setup.n_areas++;
}

static void say_item(struct builder *b)
{
	struct arena *a = b->arena;
	struct setup_item *item = &a->items[a->setup.n_items];
	const char *v;

	if (a->setup.n_items == ITEMS_MAX)
		COMPLAIN(b, "too many items");
	*item = (struct setup_item){ .id = word_at(b, 1), .name = b->words[1], .cell = CELL_NONE,
		.unit = -1 };
	standard_settings(a->setup.system->item_settings, item->settings);
	if ((v = value_of(word_at(b, 2), "unit")))
		item->unit = (int16_t)setup_find_unit(&a->setup, v);
	else if ((v = value_of(b->words[2], "at")))
		item->cell = cell_of(b, v);
	for (int i = 3; i < b->n_words; i++)
		system_setting(b, a->setup.system->item_settings, item->settings, b->words[i]);
	a->setup.n_items++;
}

static void say_flag(struct builder *b)
{
	struct arena *a = b->arena;

	if (a->setup.n_flags == FLAGS_MAX)
		COMPLAIN(b, "too many flags");
	a->flags[a->setup.n_flags++] = word_at(b, 1);
}

static void say_gm(struct builder *b)
{
	struct setup *s = &b->arena->setup;

	for (int i = 1; i < b->n_words; i++)
		system_setting(b, s->system->gm_settings, s->gm, b->words[i]);
}

static void say_house(struct builder *b)
{
	struct arena *a = b->arena;

	if (!a->house_book) {
		a->house_book = rulebook_copy(a->setup.system->book);
		assert_non_null(a->house_book);
		a->setup.book = a->house_book;
	}
	if (rulebook_override(a->house_book, word_at(b, 1), word_at(b, 2), word_at(b, 3),
			word_at(b, 4)) != OVERRIDE_OK)
		COMPLAIN(b, "house rule refused");
}

static const struct { const char *name; void (*say)(struct builder *b); } statements[] = {
	{ "grid", say_grid }, { "cell", say_cell }, { "turns", say_turns },
	{ "title", say_title }, { "legend", say_legend }, { "side", say_side },
	{ "unit", say_unit }, { "figure", say_figure }, { "area", say_area },
	{ "item", say_item }, { "flag", say_flag }, { "gm", say_gm }, { "house", say_house },
};

static void say(struct builder *b)
{
	for (size_t i = 0; i < sizeof(statements) / sizeof(statements[0]); i++) {
		if (strcmp(statements[i].name, b->words[0]) == 0) {
			statements[i].say(b);
			return;
		}
	}
	COMPLAIN(b, "unknown statement '%s'", b->words[0]);
}

static struct arena *new_arena(const struct game_system *system, const char *text)
{
	struct arena *a = calloc(1, sizeof(*a));

	assert_non_null(a);
	a->text = strdup(text);
	assert_non_null(a->text);
	a->setup = (struct setup){ .id = "test", .title = "A test", .log_line = "",
		.briefing = "", .system = system, .book = system->book, .turns = 12,
		.sides = a->sides, .units = a->units, .figures = a->figures,
		.items = a->items, .flags = a->flags, .areas = a->areas, .arena = a };
	standard_settings(system->gm_settings, a->setup.gm);
	return a;
}

/* Units that are vehicles get the body and the seats of their kind, and their place. */
static void build_bodies(struct builder *b)
{
	struct setup *s = &b->arena->setup;
	int seats;

	for (int u = 0; s->system->body && u < s->n_units; u++) {
		struct setup_figure *f = &b->arena->figures[s->units[u].first];

		if (!s->system->body(s->book, s->units[u].settings, b->cell_length, &f->body,
				&seats))
			continue;
		if (s->units[u].count != 1)
			COMPLAIN(b, "vehicle '%s' has %d figures", s->units[u].id, s->units[u].count);
		f->seats = (uint8_t)seats;
		f->cell = s->units[u].cell;
	}
}

static void size_grid(struct builder *b)
{
	b->grid.rows = (int16_t)b->n_map;
	b->grid.cols = (int16_t)(b->n_map ? strlen(b->map[0]) : 0);
}

#define TEN_CELLS ".........."

static void take_open_ground(struct builder *b)
{
	static const char row[] = TEN_CELLS TEN_CELLS TEN_CELLS TEN_CELLS TEN_CELLS TEN_CELLS
		TEN_CELLS TEN_CELLS TEN_CELLS TEN_CELLS;
	int cols = 0;

	if (b->n_words != 2 || sscanf(b->words[1], "%dx%d", &cols, &b->n_map) != 2 || cols < 1
			|| cols > (int)strlen(row) || b->n_map < 1 || b->n_map > ROWS_MAX)
		COMPLAIN(b, "open COLSxROWS, at most %dx%d", (int)strlen(row), ROWS_MAX);
	for (int i = 0; i < b->n_map; i++)
		b->map[i] = row + strlen(row) - (size_t)cols;
}

struct setup *build_setup(const struct game_system *system, const char *text)
{
	struct builder b = { .arena = new_arena(system, text),
		.grid = { GRID_HEX, 0, 0 }, .cell_length = system->book->cell };
	char *at = b.arena->text;
	char *line;

	while ((line = build_next_line(&b, &at))) {
		cut_words(&b, line);
		if (!b.n_words)
			continue;
		if (strcmp(b.words[0], "map") == 0) {
			b.n_map = build_take_rows(&b, &at, b.map);
			size_grid(&b);
		} else if (strcmp(b.words[0], "open") == 0) {
			take_open_ground(&b);
			size_grid(&b);
		} else if (strcmp(b.words[0], "levels") == 0) {
			b.n_levels = build_take_rows(&b, &at, b.levels);
			if (b.n_levels != b.n_map || strlen(b.levels[0]) != strlen(b.map[0]))
				COMPLAIN(&b, "levels of another size than the map");
		} else {
			say(&b);
		}
	}
	if (b.grid.cols < GRID_SIDE_MIN || b.grid.rows < GRID_SIDE_MIN)
		COMPLAIN(&b, "the map is smaller than %d by %d", GRID_SIDE_MIN, GRID_SIDE_MIN);
	build_table(&b);
	build_bodies(&b);
	return &b.arena->setup;
}

void build_free(struct setup *s)
{
	struct arena *a;

	if (!s)
		return;
	a = s->arena;
	table_free(s->table);
	rulebook_free(a->house_book);
	for (int i = 0; i < AREAS_MAX; i++)
		free(a->area_cells[i]);
	free(a->text);
	free(a);
}

cell_t build_cell(const struct setup *s, int col, int row)
{
	const cell_t cell = grid_at(&s->table->grid, col - 1, row - 1);

	assert_int_not_equal(cell, CELL_NONE);
	return cell;
}
