/* Menus of participation games: what each decision offers in the situations that matter, with
 * which numbers; and in whole games that offers hold and refusals do.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "menu_rows.h"
#include "played.h"
#include "playing.h"
#include "pp_games.h"
#include "systems/participation/participation.h"

static const struct option *open_row(int n, char key)
{
	const struct option *const o = row(n, key);

	if (o == NULL)
		fail_msg("no row '%c'", key);
	else if (!o->allowed)
		fail_msg("'%c' is shut: %s", key, o->why.text);
	return o;
}

/* The row with this line; NULL. */
static const struct option *line_row(int n, const char *line)
{
	for (int i = 0; i < n; i++)
		if (strcmp(options[i].line, line) == 0)
			return &options[i];
	return NULL;
}

static const char *line_note(int n, const char *line)
{
	const struct option *const o = line_row(n, line);

	return o == NULL ? "" : o->note;
}

/* Finch, who carries dynamite, and her bearers; Slade 6" from her, his men behind him. */
static const char glade[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	". . F . . . . . S . . . . T T . . . . .\n"
	" . . P P . . . . . . . . T . . . . . . .\n"
	". . P . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . R .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side explorers edges=west\n"
	"side rivals edges=east\n"
	"unit finch sign=F side=explorers arms=revolver,dynamite courage=hero nerve=named\n"
	"unit bearers sign=P side=explorers arms=axe courage=follower load=heavy\n"
	"unit slade sign=S side=rivals arms=rifle courage=brave\n"
	"unit toughs sign=T side=rivals arms=revolver,gas-bomb courage=normal\n"
	"unit raptor sign=R side=rivals arms=jaws creature=raptor uncommanded\n";

/* ---- moving ---- */

TEST(test_P_2_who_may_be_told_is_offered_ways_with_their_lengths)
{
	struct trial t;
	int n;

	pp_begin(&t, glade);
	n = menu(&t, "finch");
	assert_string_equal(open_row(n, 'm')->line, "walk finch");
	assert_int_equal(row(n, 'm')->need, NEED_CELL);
	assert_string_equal(row(n, 'm')->note, " up to 5\"");
	assert_string_equal(open_row(n, 'r')->note, " up to 10\"");
	assert_int_equal(open_row(n, 'c')->need, NEED_UNIT);
	assert_int_equal(open_row(n, 'w')->need, NEED_NOTHING);
	assert_string_equal(open_row(n, 'h')->line, "stand finch");
	assert_null(row(n, 'l'));	/* nobody's aim is to leave */
	assert_null(row(n, 'p'));	/* there is nothing to lay down */
	pp_end(&t);
}

TEST(test_S_P_4_who_has_understood_nothing_is_not_waited_for)
{
	struct trial t;
	int n;

	pp_begin(&t, glade);
	assert_true(wants(&t, "finch"));
	assert_false(wants(&t, "bearers"));
	assert_false(wants(&t, "slade"));	/* it is not their turn */
	n = menu(&t, "bearers");
	assert_non_null(row(n, 'm'));
	assert_false(row(n, 'm')->allowed);
	assert_string_equal(row(n, 'm')->why.rule, "S-P-4");
	for (int i = 1; i <= 3; i++)
		pp_figure_in(&t, "bearers", i)->told = true;
	assert_true(wants(&t, "bearers"));
	n = menu(&t, "bearers");
	assert_string_equal(open_row(n, 'm')->note, " up to 4\"");	/* 5" less 1" */
	open_row(n, 'p');
	pp_do(&t, "explorers", "stand bearers");
	assert_false(wants(&t, "bearers"));
	pp_end(&t);
}

TEST(test_S_P_14_who_can_be_bandaged_has_a_row_by_name)
{
	struct trial t;
	const struct option *o;

	pp_begin(&t, glade);
	trial_put(&t, "finch", 1, 8, 6);
	assert_null(line_row(menu(&t, "finch"), "bandage finch.1 bearers.1"));
	pp_figure_in(&t, "bearers", 1)->injury = INJURY_BAD;
	pp_figure_in(&t, "bearers", 1)->injuries = 1;
	trial_put(&t, "finch", 1, 3, 3);
	o = line_row(menu(&t, "finch"), "bandage finch.1 bearers.1");
	assert_non_null(o);
	assert_int_equal(o->need, NEED_NOTHING);
	assert_true(o->allowed);
	pp_end(&t);
}

/* Three deeds come up nowhere on a table, but a Game Master makes something of them; 5 on a D6
 * and 2 for a name, less 2 for handling dynamite: two faces of six. */
TEST(test_P_11_deeds_of_no_ground_can_be_dared)
{
	struct trial t;
	const struct option *o;

	pp_begin(&t, glade);
	assert_null(line_row(menu(&t, "finch"), "dare finch.1 handle"));	/* to what end? */
	t.game->master = true;
	o = line_row(menu(&t, "finch"), "dare finch.1 handle");
	assert_non_null(o);
	assert_non_null(strstr(o->note, "33.3%"));
	assert_null(line_row(menu(&t, "finch"), "dare finch.1 climb"));
	assert_null(line_row(menu(&t, "finch"), "dare finch.1 face"));
	pp_end(&t);
}

/* ---- speaking ---- */

/* The bearers stand 1" and 2" from Finch; Slade 6". */
TEST(test_P_3_every_voice_says_how_many_understand)
{
	struct trial t;
	int n;

	pp_begin(&t, glade);
	pp_go_to(&t, STAGE_SPEAK, "explorers");
	assert_true(wants(&t, "finch"));
	assert_false(wants(&t, "bearers"));	/* they have nobody to tell anything */
	n = menu(&t, "finch");
	assert_string_equal(open_row(n, 'w')->line, "say finch.1 whisper");
	assert_int_equal(row(n, 'w')->need, NEED_TEXT);
	assert_string_equal(row(n, 'w')->note, ": 1 understand, 2 hear");
	assert_string_equal(open_row(n, 's')->note, ": 3 understand, 0 hear, 1 foe");
	assert_string_equal(open_row(n, 'o')->note, ": 3 understand, 0 hear, 4 foes");
	assert_string_equal(open_row(n, 'e')->note, ": 0 understand, 3 hear, 5 foes");
	pp_do(&t, "explorers", "say finch.1 speak After me!");
	assert_false(wants(&t, "finch"));
	pp_end(&t);
}

/* Finch speaks to nobody of her own, but to be understood by Slade's men ends it for her. */
TEST(test_who_is_to_be_understood_by_others_is_waited_for)
{
	static const struct condition heard[] = { { .kind = WHEN_HEARS, .unit = 0, .side = 0,
		.area = -1, .item = -1, .flag = -1, .script = -1, .objective = -1 } };
	static const struct effect ends[] = { { .kind = THEN_END, .unit = -1, .side = 0,
		.area = -1, .item = -1, .flag = -1, .objective = -1, .ground = -1, .other = -1,
		.text = "" } };
	static const struct setup_script only[] = { { "heard", true, 0, 0, 1 } };
	struct condition when = heard[0];
	struct trial t;

	pp_begin(&t, glade);
	pp_go_to(&t, STAGE_SPEAK, "explorers");
	FOR_MEMBERS(f, t.game, trial_unit(&t, "bearers"))
		pp_figure_of(t.game, f)->told = true;
	assert_false(wants(&t, "finch"));
	when.unit = (int16_t)trial_unit(&t, "toughs");
	t.setup->conditions = &when;
	t.setup->effects = ends;
	t.setup->scripts = only;
	t.setup->n_conditions = t.setup->n_effects = t.setup->n_scripts = 1;
	assert_true(wants(&t, "finch"));
	pp_end(&t);
}

/* ---- firing ---- */

TEST(test_P_4_targets_come_with_their_chances)
{
	struct trial t;
	const struct option *o;
	int n;

	pp_begin(&t, glade);
	pp_go_to(&t, STAGE_FIRE, "explorers");
	assert_true(wants(&t, "finch"));
	n = menu(&t, "finch");
	assert_int_equal(open_row(n, 'f')->need, NEED_UNIT);
	assert_int_equal(open_row(n, 'a')->need, NEED_FIGURE);
	o = line_row(n, "fire finch slade");
	assert_non_null(o);
	assert_true(o->allowed);
	assert_non_null(strstr(o->note, "% hurt, "));
	assert_string_equal(open_row(n, 'h')->line, "hold finch");
	pp_do(&t, "explorers", "hold finch");
	assert_false(wants(&t, "finch"));
	pp_end(&t);
}

TEST(test_P_6_what_can_be_thrown_has_a_row_for_each_who_has_it)
{
	struct trial t;
	const struct option *o;
	int n;

	pp_begin(&t, glade);
	pp_go_to(&t, STAGE_FIRE, "explorers");
	o = line_row(menu(&t, "finch"), "throw finch.1 dynamite");
	assert_non_null(o);
	assert_int_equal(o->need, NEED_CELL);
	assert_string_equal(o->note, " Dynamite, 6\" far");
	pp_go_to(&t, STAGE_FIRE, "rivals");
	n = menu(&t, "toughs");
	for (int i = 1; i <= 3; i++) {
		char line[48];

		snprintf(line, sizeof line, "throw toughs.%d gas-bomb", i);
		assert_non_null(line_row(n, line));
	}
	pp_end(&t);
}

/* ---- dynamite ---- */

TEST(test_S_P_26_who_is_near_a_lit_stick_may_send_it_away)
{
	struct trial t;
	const struct option *o;

	pp_begin(&t, glade);
	pp_in(&t)->n_sticks = 1;
	pp_in(&t)->stick[0] = build_cell(t.setup, 4, 3);
	pp_in(&t)->stick_by[0] = (int16_t)trial_figure(&t, "slade", 1);
	pp_go_to(&t, STAGE_KICK, "explorers");
	assert_int_equal(t.game->decisions[0].kind, ASK_KICK);
	assert_true(wants(&t, "finch"));
	o = line_row(menu(&t, "finch"), "kick finch.1");
	assert_non_null(o);
	assert_true(o->allowed);
	assert_int_equal(o->need, NEED_CELL);
	assert_string_equal(o->label, "Kick the dynamite away");
	pp_figure_in(&t, "finch", 1)->down = true;
	assert_string_equal(line_row(menu(&t, "finch"), "kick finch.1")->label,
		"Throw the dynamite away");
	pp_end(&t);
}

/* ---- fighting ---- */

TEST(test_S_P_29_whoever_touches_several_may_choose)
{
	struct trial t;
	int n;

	pp_begin(&t, glade);
	trial_put(&t, "toughs", 1, 4, 3);
	trial_put(&t, "slade", 1, 2, 3);
	pp_go_to(&t, STAGE_FIGHT, "explorers");
	assert_true(wants(&t, "finch"));
	n = menu(&t, "finch");
	assert_true(line_row(n, "fight finch.1 toughs.1")->allowed);
	assert_non_null(strstr(line_note(n, "fight finch.1 slade.1"), "% win, "));
	assert_null(line_row(n, "fight finch.1 toughs.2"));
	assert_string_equal(open_row(n, 'h')->line, "spare finch");
	pp_do(&t, "explorers", "fight finch.1 slade.1");
	assert_false(wants(&t, "finch"));
	pp_end(&t);
}

/* ---- whole games ---- */

static const char island[] =
	"map\n"
	". . % % . . . . . . . . . . . . c . . .\n"
	" . . % . . . . . . . . . . . . c . . . .\n"
	". . F . . % % . . . . S . . . c . . . .\n"
	" . . P P . . % . . . T T . . . . . M . .\n"
	". . P P . . . . . . . T . . . . . . . .\n"
	" . . . G . . . t t . . . C . . . . . . .\n"
	". . . . . . t t t . . . . . . . . R . .\n"
	" . . N N . . . . . . . . . . . . . . . .\n"
	"end\n"
	"legend c cliff\n"
	"side explorers edges=west\n"
	"side rivals edges=east\n"
	"side plateau edges=north\n"
	"unit finch sign=F side=explorers arms=revolver,knife courage=hero nerve=named\n"
	"figure 1 leader hero name=\"Ada Finch\" training=climb fears=heights\n"
	"unit bearers sign=P side=explorers arms=axe courage=follower load=heavy\n"
	"unit garrick sign=G side=explorers arms=rifle,dynamite,bayonet courage=brave nerve=npc\n"
	"unit natives sign=N side=explorers arms=spear courage=normal uncommanded\n"
	"unit slade sign=S side=rivals arms=rifle,stone courage=brave briefed\n"
	"unit toughs sign=T side=rivals arms=revolver,club courage=normal\n"
	"unit chemist sign=C side=rivals arms=gas-bomb,knife courage=cautious briefed\n"
	"unit mother sign=M side=plateau arms=horns creature=sabre-tooth uncommanded\n"
	"unit raptor sign=R side=plateau arms=jaws creature=raptor uncommanded hidden\n";

TEST(test_menus_keep_their_word)
{
	static const struct game_table tables[] = {
		{ &system_participation, glade }, { &system_participation, island },
	};
	static const struct games all = { .tables = tables, .n_tables = 2, .first = 1, .games = 6,
		.mind = "random", .every = 7, .look = menus_keep_their_word };

	play_games(&all);
}

TEST_MAIN
