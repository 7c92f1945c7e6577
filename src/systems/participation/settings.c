/* Cards: what a scenario may say of figures and units, beyond the keys all systems share
 * .  The rows below are at once the loader's checks and the man page's list.
 *
 *  CA1  One list serves heroes and units: what a hero's own card says counts first, then
 *       his unit's, then the row of `creatures` that the unit names, then the standard.
 */
#include <assert.h>

#include "skirmish/commander/stance.h"
#include "systems/participation/participation.h"
#include "systems/participation/settings.h"

const char *const pp_fear_words[] = { "beasts", "snakes", "heights", "water", "fire", "dark",
	"spirits", NULL };
const char *const pp_deed_words[] = { "climb", "cross", "leap", "swim", "face", "handle", "enter",
	"defy", NULL };
const char *const pp_terror_words[] = { "nothing", "beasts", "snakes", "heights", "water",
	"fire", "dark", "spirits", NULL };
const char *const pp_shoot_words[] = { "poor", "average", "good", NULL };
const char *const pp_nerve_words[] = { "nobody", "npc", "named", NULL };
static const char *const beast_words[] = { "none", "hungry", "frightened", "protecting", NULL };

enum { MOVE_STANDARD = 5, MOVE_MOST = 24, VALUE_MOST = 9, WOUNDS_MOST = 99, FEAR_STANDARD = -2,
	FEAR_MOST = -4, ARMOUR_MOST = 6, BOMBS_STANDARD = 3,
	BOMBS_MOST = 99, DIE_MOST = 6 };

#define CARD_ROWS \
	[CARD_CREATURE] = ROW_SETTING("creature", "creatures", -1, \
		"What creature it is: the rest of its card is that row's, but for what is said here."), \
	[CARD_MOVE] = NUMBER_SETTING("move", 0, MOVE_MOST, MOVE_STANDARD, \
		"Move in inches; running doubles it."), \
	[CARD_FIGHT] = NUMBER_SETTING("fight", -VALUE_MOST, VALUE_MOST, 0, "Fighting value."), \
	[CARD_SHOOT] = WORD_SETTING("shoot", pp_shoot_words, SKILL_AVERAGE, \
		"How it shoots: poor, average, good."), \
	[CARD_ADT] = NUMBER_SETTING("adt", -VALUE_MOST, VALUE_MOST, 0, \
		"ADT character value, for morale."), \
	[CARD_COURAGE] = ROW_SETTING("courage", "courage", COURAGE_NORMAL, \
		"Courage class: hero, brave, normal, follower, cautious."), \
	[CARD_NERVE] = WORD_SETTING("nerve", pp_nerve_words, NERVE_WORD_NOBODY, \
		"For tests of nerve: named, npc (a named one of nobody's), nobody."), \
	[CARD_SIZE] = ROW_SETTING("size", "sizes", SIZE_STANDARD, \
		"Size; large ones and larger cover several cells."), \
	[CARD_WOUND_VALUE] = NUMBER_SETTING("wound-value", 0, WOUNDS_MOST, 0, \
		"Wounds that put a creature out; 0: its size says it, people have none."), \
	[CARD_FRIGHT] = NUMBER_SETTING("fright", 0, VALUE_MOST, 0, \
		"Fright value: what it takes from morale of who comes near."), \
	[CARD_TERROR] = WORD_SETTING("terror", pp_terror_words, FEAR_BEASTS, \
		"Which fear it rouses, in tests of nerve."), \
	[CARD_LOAD] = ROW_SETTING("load", "loads", LOAD_NONE, \
		"What each of it carries: none, heavy, really-heavy."), \
	[CARD_TRAINED] = FLAG_SETTING("trained", "Trained: better morale."), \
	[CARD_ELITE] = FLAG_SETTING("elite", "Elite: still better."), \
	[CARD_SKILLS] = WORDS_SETTING("training", pp_deed_words, "Deeds it is trained for."), \
	[CARD_FEARS] = WORDS_SETTING("fears", pp_fear_words, "What it fears in particular."), \
	[CARD_FEAR_VALUE] = NUMBER_SETTING("fear-value", FEAR_MOST, -1, FEAR_STANDARD, \
		"How much: -1 to -4."), \
	[CARD_FEARS_NOTHING] = FLAG_SETTING("fears-nothing", "Fears nothing at all."), \
	[CARD_ARMOUR] = NUMBER_SETTING("armour", 0, ARMOUR_MOST, 0, "Added to saving throws."), \
	[CARD_TELESCOPE] = FLAG_SETTING("telescope", "Has a telescopic sight on its long gun."), \
	[CARD_MOUNTED] = FLAG_SETTING("mounted", "Is on horseback."), \
	[CARD_BOMBS] = NUMBER_SETTING("bombs", 0, BOMBS_MOST, BOMBS_STANDARD, \
		"Sticks of dynamite, gas bombs and mortar bombs that each of it has, all together."), \
	[CARD_BEAST] = WORD_SETTING("beast", beast_words, BEAST_NONE, \
		"The mind of a creature that nobody commands: hungry, frightened, protecting."), \
	[CARD_GUARDS] = ID_SETTING("guards", "areas", \
		"Area that a protecting creature keeps; else the place where it begins."), \
	[CARD_STANCE] = WORD_SETTING("stance", stance_plain_words, STANCE_FREE, \
		"What a machine does with it, and it carries on with: free, advance, hold."), \
	[CARD_BRIEFED] = FLAG_SETTING("briefed", \
		"Has understood its orders when the game begins."), \
	[CARDS] = SETTINGS_END

const struct setting_spec pp_unit_settings[] = { CARD_ROWS };
const struct setting_spec pp_hero_settings[] = { CARD_ROWS };
static_assert((int)CARDS < (int)SETTINGS_MAX, "more on a card than a setup holds");

const struct setting_spec pp_gm_settings[] = {
	[GM_LAST_BREATH] = NUMBER_SETTING("last-breath", 0, DIE_MOST, 0,
		"At the game's end each of the apparently dead throws this or more to live; 0: none does."),
	[GM_SETTINGS] = SETTINGS_END
};

const struct setting_spec pp_item_settings[] = {
	[ITEM_LOAD] = ROW_SETTING("load", "loads", LOAD_NONE,
		"How heavy it is for the unit that carries it: none, heavy, really-heavy."),
	[ITEM_SETTINGS] = SETTINGS_END
};

enum load pp_burden(const struct game *g, int unit)
{
	int32_t most = pp_unit_of(g, unit)->load;

	for (int i = 0; i < g->setup->n_items; i++) {
		const int32_t load = setting_value(&g->setup->items[i].settings[ITEM_LOAD],
			&pp_item_settings[ITEM_LOAD]);

		if (g->items[i].unit == unit && load > most)
			most = load;
	}
	return (enum load)most;
}

int32_t pp_gm_setting(const struct game *g, enum gm_setting key)
{
	return setting_value(&g->setup->gm[key], &pp_gm_settings[key]);
}

/* ---- reading a card ---- */

/* Whose card it is: a hero in another's unit is no creature for that (CA1). */
struct holder {
	const struct setting *hero, *unit;	/* hero: his own, or NULL */
};

static struct holder holder_of(const struct setup *s, int figure)
{
	const struct setup_figure *f = &s->figures[figure];

	return (struct holder){ f->hero ? f->settings : NULL, s->units[f->unit].settings };
}

/* What the card itself says; NULL if it is silent. */
static const struct setting *own_word(const struct holder *h, enum card key)
{
	if (h->hero != NULL && h->hero[key].given)
		return &h->hero[key];
	return h->unit[key].given ? &h->unit[key] : NULL;
}

static int32_t creature_of(const struct holder *h)
{
	const struct setting *own = own_word(h, CARD_CREATURE);

	return own == NULL ? -1 : own->number;
}

/* Moves are said in inches. */
static int32_t in_measure(const struct setup *s, enum card key, int32_t number)
{
	return key == CARD_MOVE ? number * s->book->inch : number;
}

/* Where the card itself is silent. */
static int32_t unsaid(const struct setup *s, enum card key, int32_t creatures)
{
	return creatures != CARD_SILENT ? creatures
		: in_measure(s, key, pp_unit_settings[key].standard);
}

static int32_t card_of_holder(const struct game *g, const struct holder *h, enum card key)
{
	const struct setting *const own = own_word(h, key);
	const int32_t creature = own != NULL ? -1 : creature_of(h);

	return own != NULL ? in_measure(g->setup, key, own->number)
		: unsaid(g->setup, key, creature < 0 ? CARD_SILENT
			: pp_rules_of(g)->creature[creature].card[key]);
}

int32_t pp_card(const struct game *g, int figure, enum card key)
{
	const struct holder h = holder_of(g->setup, figure);
	const int32_t value = card_of_holder(g, &h, key);

	/* by its size, where the card is silent. */
	if (key == CARD_WOUND_VALUE && value == 0)
		return pp_rules_of(g)->size[card_of_holder(g, &h, CARD_SIZE)].wounds;
	return value;
}

int32_t pp_unit_card(const struct game *g, int unit, enum card key)
{
	return pp_card(g, g->setup->units[unit].first, key);
}

/* ---- the same of a setup, before there are typed tables ---- */

/* Columns of `creatures`; "" where it has none. */
static const char *const creature_columns[CARDS] = {
	[CARD_MOVE] = "move", [CARD_FIGHT] = "fight", [CARD_ADT] = "adt",
	[CARD_COURAGE] = "courage", [CARD_SIZE] = "size", [CARD_WOUND_VALUE] = "wound-value",
	[CARD_FRIGHT] = "fright", [CARD_TERROR] = "terror", [CARD_BEAST] = "beast",
};

static int32_t creature_entry(const struct rulebook *book, int32_t row, enum card key)
{
	const struct rule_table *t = rulebook_table(book, "creatures");
	const int column = creature_columns[key] == NULL || t == NULL ? -1
		: rule_table_column(t, creature_columns[key]);

	if (column < 0 || row < 0 || row >= t->n_rows)
		return CARD_SILENT;
	return rule_table_at(t, row, column)->given ? rule_table_at(t, row, column)->number
		: CARD_SILENT;
}

static int32_t card_of(const struct setup *s, int figure, enum card key)
{
	const struct holder h = holder_of(s, figure);
	const struct setting *const own = own_word(&h, key);

	return own != NULL ? in_measure(s, key, own->number)
		: unsaid(s, key, creature_entry(s->book, creature_of(&h), key));
}

int pp_guards(const struct setup *s, int unit)
{
	return setup_area_of(s, &s->units[unit].settings[CARD_GUARDS]);
}

/* ---- big creatures ---- */

static uint8_t in_cells(const struct rulebook *book, int32_t size, const char *column,
	int32_t cell_length)
{
	const struct rule_table *t = rulebook_table(book, "sizes");
	const int32_t length = rule_table_at(t, size, rule_table_column(t, column))->number;

	return (uint8_t)((length + cell_length - 1) / cell_length);
}

bool pp_body(const struct rulebook *book, const struct setting *settings, int32_t cell_length,
	struct body *body, int *seats)
{
	int32_t size = CARD_SILENT;

	if (settings[CARD_SIZE].given)
		size = settings[CARD_SIZE].number;
	else if (settings[CARD_CREATURE].given)
		size = creature_entry(book, settings[CARD_CREATURE].number, CARD_SIZE);
	if (size == CARD_SILENT || size < SIZE_LARGE)
		return false;
	body->length = in_cells(book, size, "length", cell_length);
	body->width = in_cells(book, size, "width", cell_length);
	*seats = 0;
	return true;
}

/* ---- what must go together ---- */

static void check_unit(const struct setup *s, int unit, setup_fault *fault, void *self)
{
	const struct setup_unit *u = &s->units[unit];
	const bool beast = u->count > 0 && card_of(s, u->first, CARD_BEAST) != BEAST_NONE;

	if (u->settings[CARD_GUARDS].given && pp_guards(s, unit) < 0)
		fault(self, unit, -1, "guards", "expected the id of one of the areas");
	if (u->settings[CARD_BEAST].given && beast && !u->uncommanded)
		fault(self, unit, -1, "beast", "only what nobody commands has a mind of its own: "
			"say `uncommanded: yes`");
}

/* A big body is a unit's (setup.h): a hero's card cannot be one. */
static void check_hero(const struct setup *s, int figure, setup_fault *fault, void *self)
{
	const struct setup_figure *f = &s->figures[figure];

	if (f->hero && f->settings[CARD_SIZE].given && f->settings[CARD_SIZE].number >= SIZE_LARGE
		&& !body_big(f->body))
		fault(self, f->unit, figure, "size", "large ones are units of their own: say it of "
			"the unit");
	if (f->hero && f->settings[CARD_GUARDS].given)
		fault(self, f->unit, figure, "guards", "say it of the unit");
}

void pp_check_setup(const struct setup *s, setup_fault *fault, void *self)
{
	for (int u = 0; u < s->n_units; u++)
		check_unit(s, u, fault, self);
	for (int f = 0; f < s->n_figures; f++)
		check_hero(s, f, fault, self);
}
