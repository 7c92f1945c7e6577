/* The chances of a throw for morale: one who throws, and his comrades round him. */
#include "systems/participation/fire/sight.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/morale/morale.h"
#include "systems/participation/odds/chance_morale.h"
#include "systems/participation/odds/chance_people.h"
#include "systems/participation/odds/chances.h"
#include "systems/participation/settings.h"

enum { COURAGE, ADT, ARMED, COMRADES, ELITE, TRAINED, GROGGY, INJURY, BANDAGED, DOWNED, DEAD,
	FRIGHT, OWN_FRIGHT, CAUSES_OF };
enum { MOST = 12, VALUE_MOST = 9, COLS = 40, ROWS = 25, COL = 12, ROW = 12 };
enum { ONE, STANDING, FALLEN, LOST, THING, UNITS };

/* By enum cause. */
static const char *const causes[] = { "injured", "hurt", "groggy", "shooting", "scream", "rout",
	"fright", "panic", NULL };

const struct odds_input pp_morale_inputs[] = {
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

bool pp_morale_may_be(const struct rulebook *book, int input, int32_t value)
{
	(void)book;
	return input != CAUSES_OF || value != 0;
}

/* ---- the scene ---- */

/* One with a club for a weapon; nobody else is armed. */
static int add_unit(const struct odds_case *a, struct scene *s, int side, bool armed)
{
	const int unit = scene_unit(s, side, 1, s->setup.n_units, 0);

	if (armed)
		scene_arm(s, unit, rule_table_row(rulebook_table(a->book, "weapons"), "club"));
	return unit;
}

static int add_group(const struct odds_case *a, struct scene *s, int figures, bool armed)
{
	const int unit = scene_unit(s, 0, figures > 0 ? figures : 1, s->setup.n_units,
		ROWS / 2);

	if (armed && figures > 0)
		scene_arm(s, unit, rule_table_row(rulebook_table(a->book, "weapons"), "club"));
	return unit;
}

static struct game *set_up(const struct odds_case *a, struct scene **s, struct reason *why)
{
	const struct odds_value *const v = a->values;

	*s = scene_new(a, COLS, ROWS, why);
	if (!*s)
		return NULL;
	add_unit(a, *s, 0, v[ARMED].number);
	add_group(a, *s, v[COMRADES].number, true);
	add_group(a, *s, v[DOWNED].number, false);
	add_group(a, *s, v[DEAD].number, false);
	add_unit(a, *s, 1, false);
	pp_scene_card(*s, ONE, CARD_COURAGE, v[COURAGE].number);
	pp_scene_card(*s, ONE, CARD_ADT, v[ADT].number);
	pp_scene_card(*s, ONE, CARD_ELITE, v[ELITE].number);
	pp_scene_card(*s, ONE, CARD_TRAINED, v[TRAINED].number);
	pp_scene_card(*s, ONE, CARD_FRIGHT, v[OWN_FRIGHT].number);
	pp_scene_card(*s, THING, CARD_FRIGHT, v[FRIGHT].number);
	return scene_game(*s, why);
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

static void place_all(const struct odds_case *a, struct game *g)
{
	const struct odds_value *const v = a->values;

	game_place(g, g->units[ONE].head, grid_at(&g->table->grid, COL, ROW));
	bring(g, STANDING, v[COMRADES].number);
	bring(g, FALLEN, v[DOWNED].number);
	bring(g, LOST, v[DEAD].number);
	bring(g, THING, v[FRIGHT].number > 0);
	if (v[DOWNED].number > 0)
		FOR_MEMBERS(f, g, FALLEN)
			pp_figure_of(g, f)->fell_now = pp_figure_of(g, f)->down = true;
	if (v[DEAD].number > 0)
		FOR_MEMBERS(f, g, LOST)
			pp_injure(g, f, INJURY_DEAD);
}

bool pp_morale_scene(const struct odds_case *a, struct pp_morale_scene *scene, struct reason *why)
{
	const struct odds_value *const v = a->values;
	struct pp_figure *one;
	struct game *g;

	*scene = (struct pp_morale_scene){ 0 };
	if (v[CAUSES_OF].number == 0)
		return refuse(why, "X-43", "without a cause nobody throws: give one, or several");
	if (v[ELITE].number && v[TRAINED].number)
		return refuse(why, "S-P-22", "the elite are not merely trained: one of the two");
	scene->g = g = set_up(a, &scene->s, why);
	if (!g)
		return false;
	place_all(a, g);
	for (int f = 0; f < g->n_figures; f++)
		pp_figure_of(g, f)->causes = 0;
	scene->figure = g->units[ONE].head;
	one = pp_figure_of(g, scene->figure);
	one->groggy = v[GROGGY].number != 0;
	one->causes = (uint16_t)v[CAUSES_OF].number;
	one->scared_by = UINT64_C(1) << THING;	/* whether that is a cause has been said */
	pp_sight_renew(g);
	return pp_scene_hurt(g, scene->figure, v[INJURY].number, v[BANDAGED].number, 0, why);
}

/* ---- the throw ---- */

static void reckon(const struct pp_morale_scene *scene, struct odds *odds)
{
	static const char *const names[SPIRITS] = { "controlled", "obedient", "shaken", "panicked",
		"terrified", "faints" };
	const struct game *const g = scene->g;
	const int die = pp_rules_of(g)->die, class = pp_card(g, scene->figure, CARD_COURAGE);
	int faces[SPIRITS] = { 0 };
	struct roller r;

	pp_morale_roller(g, scene->figure, &r);
	odds_roll(odds, &r, die, 1, "");
	for (int face = 1; face <= die; face++)
		faces[pp_spirit_of(g, scene->figure, face + roller_need(&r))]++;
	for (int s = 0; s < SPIRITS; s++)
		if (s == (int)pp_rules_of(g)->courage[class].less || (s < SPIRIT_FAINT
				&& pp_rules_of(g)->courage[class].given[s]))
			odds_outcome(odds, names[s], chance_of(faces[s], die));
	odds_note(odds, "comrades count within %d%s, fallen and dead ones within %d%s (S-P-21)",
		(int)(pp_rules_of(g)->morale_within[MORALE_COMRADE] / game_book(g)->inch),
		game_book(g)->unit,
		(int)(pp_rules_of(g)->morale_within[MORALE_DEAD] / game_book(g)->inch),
		game_book(g)->unit);
}

bool pp_morale_chance(const struct odds_case *a, struct odds *odds, struct reason *why)
{
	struct pp_morale_scene scene = { 0 };
	const bool done = pp_morale_scene(a, &scene, why);

	if (done)
		reckon(&scene, odds);
	scene_free(scene.s);
	return done;
}
