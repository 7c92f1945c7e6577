/* The chances of a throw for morale: one who throws, and his comrades round him. */
#include "systems/participation/fire/sight.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/morale/morale.h"
#include "systems/participation/odds/chances.h"
#include "systems/participation/settings.h"

enum { COURAGE, ADT, ARMED, COMRADES, ELITE, TRAINED, GROGGY, INJURY, BANDAGED, DOWNED, DEAD,
	FRIGHT, OWN_FRIGHT, CAUSES_OF };
enum { MOST = 12, VALUE_MOST = 9, COLS = 40, ROWS = 25, COL = 12, ROW = 12 };
enum { ONE, STANDING, FALLEN, LOST, THING, UNITS };

/* By enum cause. */
static const char *const causes[] = { "injured", "hurt", "groggy", "shooting", "scream", "rout",
	"fright", "panic", NULL };

static const struct odds_input inputs[] = {
	[COURAGE] = ODDS_ROW("courage", "courage", "normal", "his class"),
	[ADT] = ODDS_NUMBER("adt", -VALUE_MOST, VALUE_MOST, "0", "his ADT character value"),
	[ARMED] = ODDS_FLAG("armed", "yes", "whether he is"),
	[COMRADES] = ODDS_NUMBER("comrades", 0, MOST, "0", "armed ones on their feet near him"),
	[ELITE] = ODDS_FLAG("elite", "no", "whether he is"),
	[TRAINED] = ODDS_FLAG("trained", "no", "whether he is"),
	[GROGGY] = ODDS_FLAG("groggy", "no", "whether he is"),
	[INJURY] = ODDS_WORD("injury", pp_chance_injuries, "none", "his own"),
	[BANDAGED] = ODDS_FLAG("bandaged", "no", "whether that is"),
	[DOWNED] = ODDS_NUMBER("downed", 0, MOST, "0",
		"comrades downed or surrendered this turn, near and in view"),
	[DEAD] = ODDS_NUMBER("dead", 0, MOST, "0", "comrades apparently dead near him"),
	[FRIGHT] = ODDS_NUMBER("fright", 0, VALUE_MOST, "0",
		"fright value of what is near and in view"),
	[OWN_FRIGHT] = ODDS_NUMBER("own-fright", 0, VALUE_MOST, "0",
		"his own: what has no more does not scare him"),
	[CAUSES_OF] = ODDS_WORDS("cause", causes, "shooting",
		"why he throws; the causes of a turn make one throw"),
	{ .name = NULL }
};

static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	(void)book;
	return input != CAUSES_OF || value != 0;
}

/* ---- the scene ---- */

/* In a column of their own for now, armed with a club or not at all. */
static void add_unit(struct scene *s, int side, int figures, bool armed)
{
	const int unit = scene_unit(s, side, figures > 0 ? figures : 1, s->setup.n_units,
		ROWS / 2);

	if (armed)
		scene_arm(s, unit, rule_table_row(rulebook_table(s->asked->book, "weapons"),
			"club"));
}

static bool put(struct scene *s)
{
	add_unit(s, 0, 1, scene_input(s, ARMED));
	add_unit(s, 0, scene_input(s, COMRADES), scene_input(s, COMRADES) > 0);
	add_unit(s, 0, scene_input(s, DOWNED), false);
	add_unit(s, 0, scene_input(s, DEAD), false);
	add_unit(s, 1, 1, false);
	scene_say(s, ONE, CARD_COURAGE, scene_input(s, COURAGE));
	scene_say(s, ONE, CARD_ADT, scene_input(s, ADT));
	scene_say(s, ONE, CARD_ELITE, scene_input(s, ELITE));
	scene_say(s, ONE, CARD_TRAINED, scene_input(s, TRAINED));
	scene_say(s, ONE, CARD_FRIGHT, scene_input(s, OWN_FRIGHT));
	scene_say(s, THING, CARD_FRIGHT, scene_input(s, FRIGHT));
	return true;
}

/* All of a unit to the nearest free cells, or off the table if nobody is asked for. */
static void bring(struct game *g, int unit, int wanted)
{
	cell_t cells[MOST];
	int n = 0;

	if (wanted > 0)
		game_free_cells(g, grid_at(&g->table->grid, COL, ROW), wanted, cells);
	FOR_MEMBERS(f, g, unit) {
		if (n < wanted)
			game_place(g, f, cells[n]);
		else
			game_life(g, f, LIFE_LEFT, "");
		n++;
	}
}

static void place_all(const struct scene *s)
{
	struct game *const g = s->game;

	game_place(g, g->units[ONE].head, grid_at(&g->table->grid, COL, ROW));
	bring(g, STANDING, scene_input(s, COMRADES));
	bring(g, FALLEN, scene_input(s, DOWNED));
	bring(g, LOST, scene_input(s, DEAD));
	bring(g, THING, scene_input(s, FRIGHT) > 0);
	if (scene_input(s, DOWNED) > 0)
		FOR_MEMBERS(f, g, FALLEN)
			pp_figure_of(g, f)->fell_now = pp_figure_of(g, f)->down = true;
	if (scene_input(s, DEAD) > 0)
		FOR_MEMBERS(f, g, LOST)
			pp_injure(g, f, INJURY_DEAD);
}

static bool fits(const struct odds_case *a, struct reason *why)
{
	if (a->values[CAUSES_OF].number == 0)
		return refuse(why, "X-43", "without a cause nobody throws: give one, or several");
	if (a->values[ELITE].number && a->values[TRAINED].number)
		return refuse(why, "S-P-22", "the elite are not merely trained: one of the two");
	return true;
}

static bool set(struct scene *s)
{
	struct game *const g = s->game;
	const int figure = g->units[ONE].head;
	struct pp_figure *const one = pp_figure_of(g, figure);

	place_all(s);
	for (int f = 0; f < g->n_figures; f++)
		pp_figure_of(g, f)->causes = 0;
	one->groggy = scene_input(s, GROGGY) != 0;
	one->causes = (uint16_t)scene_input(s, CAUSES_OF);
	one->scared_by = UINT64_C(1) << THING;	/* whether that is a cause has been said */
	pp_sight_renew(g);
	return pp_scene_hurt(g, figure, scene_input(s, INJURY), scene_input(s, BANDAGED), 0,
		s->why);
}

/* ---- the throw ---- */

static bool reckon(struct scene *s, struct odds *odds)
{
	static const char *const names[SPIRITS] = { "controlled", "obedient", "shaken", "panicked",
		"terrified", "faints" };
	const struct game *const g = s->game;
	const int figure = g->units[ONE].head;
	const int die = pp_rules_of(g)->die, class = pp_card(g, figure, CARD_COURAGE);
	int faces[SPIRITS] = { 0 };
	struct roller r;

	pp_morale_roller(g, figure, &r);
	odds_roll(odds, &r, die, 1, "");
	for (int face = 1; face <= die; face++)
		faces[pp_spirit_of(g, figure, face + roller_need(&r))]++;
	for (int i = 0; i < SPIRITS; i++)
		if (i == (int)pp_rules_of(g)->courage[class].less || (i < SPIRIT_FAINT
				&& pp_rules_of(g)->courage[class].given[i]))
			odds_outcome(odds, names[i], chance_of(faces[i], die));
	odds_note(odds, "comrades count within %d%s, fallen and dead ones within %d%s (S-P-21)",
		(int)(pp_rules_of(g)->morale_within[MORALE_COMRADE] / game_book(g)->inch),
		game_book(g)->unit,
		(int)(pp_rules_of(g)->morale_within[MORALE_DEAD] / game_book(g)->inch),
		game_book(g)->unit);
	return true;
}

static const struct situation situation = { .cols = COLS, .rows = ROWS, .fits = fits, .put = put,
	.set = set, .reckon = reckon };
const struct odds_action pp_odds_morale = { "morale", "A throw for morale", "P-10", inputs,
	scene_reckon, &situation, may_be, NULL };
