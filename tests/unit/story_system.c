/* The tests' own system, and the registry that holds it alone. */
#include "story_system.h"

#include <stdio.h>
#include <string.h>

#define TEXT(words) { true, 0, words }
#define NUMBER(n) { true, n, "" }
#define LENGTH(n, words) { true, n, words }

/* ---- the rulebook ---- */

static const struct column weapon_columns[] = {
	{ .id = "id", .title = "Row", .kind = COLUMN_TEXT },
	{ .id = "long", .title = "Long", .kind = COLUMN_LENGTH, .least = 0, .most = 990 },
	{ .id = "dice", .title = "Dice", .kind = COLUMN_NUMBER, .least = 1, .most = 9 },
};
static const struct entry weapon_entries[] = {
	TEXT("rifle"), LENGTH(600, "60\""), NUMBER(1),
	TEXT("pistol"), LENGTH(150, "15\""), NUMBER(1),
	TEXT("spear"), LENGTH(60, "6\""), NUMBER(1),
};
static const struct column troop_columns[] = {
	{ .id = "id", .title = "Row", .kind = COLUMN_TEXT },
	{ .id = "point", .title = "Point", .kind = COLUMN_NUMBER, .least = 0, .most = 20 },
};
static const struct entry troop_entries[] = {
	TEXT("soldiers"), NUMBER(10),
	TEXT("warriors"), NUMBER(8),
};
static const struct column vehicle_columns[] = {
	{ .id = "id", .title = "Row", .kind = COLUMN_TEXT },
	{ .id = "length", .title = "Length", .kind = COLUMN_LENGTH, .least = 0, .most = 990 },
	{ .id = "width", .title = "Width", .kind = COLUMN_LENGTH, .least = 0, .most = 990 },
	{ .id = "seats", .title = "Seats", .kind = COLUMN_NUMBER, .least = 0, .most = 60 },
};
static const struct entry vehicle_entries[] = {
	TEXT("launch"), LENGTH(60, "6\""), LENGTH(30, "3\""), NUMBER(8),
	TEXT("lorry"), LENGTH(45, "4.5\""), LENGTH(15, "1.5\""), NUMBER(2),
};
static const char *const sources[] = { "", "", "" };
static const struct rule_table tables[] = {
	{ .id = "weapons", .title = "Weapons", .source = "", .rule = "", .note = "",
		.n_columns = 3, .n_rows = 3, .columns = weapon_columns,
		.entries = weapon_entries, .sources = sources },
	{ .id = "troops", .title = "Troops", .source = "", .rule = "", .note = "",
		.n_columns = 2, .n_rows = 2, .columns = troop_columns,
		.entries = troop_entries, .sources = sources },
	{ .id = "vehicles", .title = "Vehicles", .source = "", .rule = "", .note = "",
		.n_columns = 4, .n_rows = 2, .columns = vehicle_columns,
		.entries = vehicle_entries, .sources = sources },
};
static const struct rulebook book = {
	.id = "try", .title = "Try", .letter = "T", .authors = "", .inch = 10, .cell = 10,
	.unit = "\"", .n_tables = 3, .tables = tables,
};

/* ---- settings ---- */

static const char *const gift_words[] = { "luck", "charm", "strength", NULL };
static const char *const weather_words[] = { "fair", "rain", NULL };

static const struct setting_spec unit_settings[] = {
	[TRY_UNIT_TROOPS] = { "troops", SETTING_ROW, .table = "troops", .standard = -1,
		.doc = "Row of the troops table." },
	[TRY_UNIT_NERVE] = { "nerve", SETTING_NUMBER, .least = 0, .most = 9, .standard = 5,
		.doc = "Nerve." },
	[TRY_UNIT_BRAVE] = { "brave", SETTING_FLAG, .doc = "Bravery." },
	[TRY_UNIT_VEHICLE] = { "vehicle", SETTING_ROW, .table = "vehicles", .standard = -1,
		.doc = "Row of the vehicles table." },
	[TRY_UNIT_STEED] = { "steed", SETTING_ROW, .table = "steeds", .standard = -1,
		.doc = "Of a table that this rulebook does not have." },
	[TRY_UNIT_MOUNTED] = { "mounted", SETTING_FLAG, .doc = "On horseback." },
	{ .key = NULL }
};
static const struct setting_spec hero_settings[] = {
	[TRY_HERO_LUCK] = { "luck", SETTING_NUMBER, .least = 1, .most = 9, .standard = 5,
		.doc = "Luck." },
	[TRY_HERO_GIFTS] = { "gifts", SETTING_WORDS, .words = gift_words, .doc = "Gifts." },
	[TRY_HERO_MOTTO] = { "motto", SETTING_TEXT, .doc = "Motto." },
	[TRY_HERO_ARM] = { "arm", SETTING_ROW, .table = "weapons", .standard = -1,
		.doc = "Favourite." },
	{ .key = NULL }
};
static const struct setting_spec item_settings[] = {
	[TRY_ITEM_HEFT] = { "heft", SETTING_NUMBER, .least = 0, .most = 9, .standard = 1,
		.doc = "Heft." },
	{ .key = NULL }
};
static const struct setting_spec gm_settings[] = {
	[TRY_GM_WEATHER] = { "weather", SETTING_WORD, .words = weather_words, .doc = "Weather." },
	{ .key = NULL }
};

/* ---- the system ---- */

static const struct ground try_grounds[] = {
	{ .id = "open", .name = "open ground", .sign = '.', .pace = 12 },
	{ .id = "jungle", .name = "jungle", .sign = '%', .pace = 24, .conceals = true,
		.afoot = true },
	{ .id = "swamp", .name = "swamp", .sign = ';', .pace = 24 },
	{ .id = "river", .name = "river", .sign = '=' },
	{ .id = "wall", .name = "wall", .sign = '#' },
};

static int grounds_of(const struct rulebook *b, struct ground *grounds, int room)
{
	const int n = (int)(sizeof(try_grounds) / sizeof(try_grounds[0]));

	(void)b;
	if (room < n)
		return 0;
	memcpy(grounds, try_grounds, sizeof(try_grounds));
	return n;
}

/* Rules without a die for rifles do not fit together. */
static void *bind(const struct game_system *s, const struct rulebook *b, struct reason *why)
{
	(void)s;
	if (rulebook_entry(b, "weapons", "rifle", "dice")->given)
		return (void *)(uintptr_t)b;
	snprintf(why->text, sizeof(why->text), "rifles throw no dice");
	return NULL;
}

static void unbind(void *rules)
{
	(void)rules;
}

static bool body_of(const struct rulebook *b, const struct setting *settings,
	int32_t cell_length, struct body *body, int *seats)
{
	const struct rule_table *const t = rulebook_table(b, "vehicles");
	const int row = settings[TRY_UNIT_VEHICLE].number;

	if (row < 0)
		return false;
	body->length = (uint8_t)(rule_table_at(t, row, 1)->number / cell_length);
	body->width = (uint8_t)(rule_table_at(t, row, 2)->number / cell_length);
	*seats = rule_table_at(t, row, 3)->number;
	return true;
}

/* Launches float, lorries keep to firm ground. */
static bool stands(const struct setup *s, int figure, int ground)
{
	const int row = s->units[s->figures[figure].unit].settings[TRY_UNIT_VEHICLE].number;
	const bool river = strcmp(s->table->grounds[ground].id, "river") == 0;

	return row == 0 ? river : s->table->grounds[ground].pace == 12;
}

static enum gait gait(const struct setup *s, int unit)
{
	return s->units[unit].settings[TRY_UNIT_MOUNTED].number ? GAIT_MOUNTED : GAIT_FOOT;
}

static void check_setup(const struct setup *s,
	void (*fault)(void *self, int unit, int figure, const char *key, const char *text),
	void *self)
{
	for (int f = 0; f < s->n_figures; f++)
		if (s->figures[f].hero && s->figures[f].settings[TRY_HERO_LUCK].number == 1)
			fault(self, s->figures[f].unit, f, "luck",
				"expected a hero with more luck than 1");
	for (int u = 0; u < s->n_units; u++)
		if (s->units[u].settings[TRY_UNIT_NERVE].number == 0)
			fault(self, u, -1, "nerve", "expected some nerve");
}

const struct game_system system_try = {
	.id = "try", .name = "Trial", .book = &book,
	.unit_settings = unit_settings, .hero_settings = hero_settings,
	.gm_settings = gm_settings, .item_settings = item_settings, .speaks = true,
	.bind = bind, .unbind = unbind, .grounds = grounds_of, .check_setup = check_setup,
	.body = body_of, .stands = stands, .gait = gait,
};

const struct game_system *const systems[] = { &system_try, NULL };

const struct game_system *system_find(const char *id)
{
	return strcmp(id, system_try.id) == 0 ? &system_try : NULL;
}
