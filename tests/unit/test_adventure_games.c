/* Whole adventures between minds that do anything they may: what must hold of
 * every game at every step.
 *
 * Each game is played with the random mind on one of a few small tables; its
 * events are added up by a shadow (shadow.h) that is compared with the state
 * after every choice.
 */
#include "config.h"
#include "unit.h"
#include "whims.h"
#include "played.h"
#include "playing.h"
#include "systems/adventure/adventure.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/move/water.h"

enum { GAMES = 200 };

static const struct game_table tables[] = {
	/* A village with a gate, jungle, a hidden ambush, heroes of every kind. */
	{ &system_rugged, "map\n"
	". . A A A A . . . . . . . % % % . . . . . . . .\n"
	" . . A A A A . . . . . % % q % . . . . . . . . .\n"
	". . . . . . . . . . . % % % . . . . . . . . . .\n"
	" . . H . . . # # # + # # # . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . ~ . . . . . .\n"
	" . . . . . . . . . . . . . . . . ~ . . . . . . .\n"
	". , , , . . . . . . . . . . . ~ ~ . . . . . . .\n"
	" , , , , . . M M . . . . . . = . . . . . . . . .\n"
	". . , . . . M M . . . % % . f . . . . . . . . .\n"
	" . . . . . . . . . . % C C % = . . . . . . . . .\n"
	". . . . . . . . . . % C C C = . . B B B B . . .\n"
	" . . V V V . . . . . . . . . = . . B B B B . . .\n"
	". . V V . . . . . . . . . . f . . . . . K . . .\n"
	" . . . . . . . . . . . . . . = . . . . . . . . .\n"
	"end\n"
	"turns 8\n"
	"legend q quicksand\n"
	"side east edges=east\n"
	"side west edges=west,north\n"
	"side folk edges=south\n"
	"unit marines sign=A side=west class=western troops=soldiers arms=rifle,bayonet facing=SE\n"
	"figure 1 name=Steele leader hero luck=7 field-craft=6 military traits=tactician,impetuous\n"
	"figure 2 second\n"
	"unit hero sign=H side=west arms=pistol,pistol\n"
	"figure 1 name=Kate leader hero luck=5 field-craft=5 traits=ambidextrous,clumsy,sixth-sense\n"
	"unit gang sign=B side=east class=native troops=warriors arms=sword facing=W shields\n"
	"figure 1 leader\n"
	"figure 2 arms=musket\n"
	"figure 3 arms=musket\n"
	"unit koo sign=K side=east arms=sword\n"
	"figure 1 name=Koo leader hero luck=4 field-craft=5 traits=ancient-training,brave-and-dashing"
	" origin=far-eastern\n"
	"unit ambush sign=C side=east class=native troops=warriors arms=bow,sword hidden uncommanded\n"
	"figure 1 leader\n"
	"unit villagers sign=V side=folk class=civilian role=non-combatant troops=civilians uncommanded"
	" arms=improvised\n"
	"unit relief side=west class=western figures=4 arms=smg at=2,2 arrives=3\n"
	"figure 1 leader\n"
	"item idol unit=marines\n" },

	/* Close together in the open: charges, melees, routs, captives from the start. */
	{ &system_rugged, "map\n"
	". . . . . . . . . . . . . .\n"
	" . . A A A . . . . B B B . .\n"
	". . A A A A . . . B B B B .\n"
	" . . A A A . . . . B B B . .\n"
	". . . . . . h h . . . . . .\n"
	" . . C C C C . . . D D D D .\n"
	". . . C C . . . . . D D . .\n"
	" . . . . . . . . . . . . . .\n"
	"end\n"
	"turns 12\n"
	"side red\n"
	"side blue edges=east\n"
	"unit a sign=A side=red class=native troops=warriors arms=native-arms\n"
	"figure 1 leader\n"
	"unit b sign=B side=blue class=western arms=shotgun troops=soldiers\n"
	"figure 1 leader hero luck=6 field-craft=4 traits=brave-and-dashing,inspired-leadership\n"
	"unit c sign=C side=red class=native troops=warriors arms=spear uncommanded\n"
	"figure 1 leader\n"
	"unit d sign=D side=blue arms=club troops=civilians\n"
	"figure 1 leader\n"
	"figure 2 arms=maxim\n"
	"figure 3 arms=lewis\n" },

	/* Palms and a beach: camouflage, snipers, elite, someone irresistible. */
	{ &system_pacific, "map\n"
	"w w s s . . . . % % % % . . . . .\n"
	" w A A s . . . % % G G % . . . . .\n"
	"w w A s s . . . % % G % . B B . .\n"
	" w A s s . . . . % % % . . B B . .\n"
	"w w s s . K . . . . . . . B B . .\n"
	" w w s s . . . . . P P . . . . . .\n"
	"w w s s . . . . . . . . . . S . .\n"
	"end\n"
	"turns 8\n"
	"side sea edges=west\n"
	"side land edges=east\n"
	"unit raiders sign=A side=sea class=western troops=soldiers arms=bar elite camouflage"
	" gender=male facing=E\n"
	"figure 1 leader\n"
	"unit kate sign=K side=sea arms=pistol,lua class=western troops=soldiers\n"
	"figure 1 name=Kate leader hero luck=5 field-craft=5 gender=female"
	" traits=irresistibility,martial-arts,clumsy origin=islander\n"
	"unit ghosts sign=G side=land class=native troops=soldiers arms=rifle camouflage sniper"
	" hidden uncommanded facing=W\n"
	"figure 1 leader\n"
	"unit guards sign=P side=land class=native troops=warriors arms=carbine gender=male"
	" facing=W\n"
	"figure 1 leader\n"
	"unit gang sign=B side=land class=native troops=warriors arms=flintlock,knife gender=male"
	" facing=W\n"
	"figure 1 leader\n"
	"unit sharp sign=S side=land class=native troops=warriors arms=bow camouflage\n"
	"figure 1 name=Sharp leader hero luck=4 field-craft=6 sniper gender=male"
	" traits=marksman,impetuous weapon-of-choice=bow\n" },

	/* Two islands, a river and a pier: swimmers, divers, men overboard, pearls. */
	{ &system_pacific, "map\n"
	"D D D D D D D D D D D D D D D D D D\n"
	" . . . w D D D D D D D D D w . . . .\n"
	". A A . w D D D D D D D w s s B B .\n"
	" . A A . p p D D D D D w s . B B . .\n"
	". . A . w D D D D D D D w s . B . .\n"
	" = = = = D D D D D D D D w . . . . .\n"
	". . . . w D D D D D D D D w . . C .\n"
	" . F F . w D D D D D D D D w . C C .\n"
	". F F . w D D D D D D D D D w . . .\n"
	" D D D D D D D D D D D D D D D D D D\n"
	"end\n"
	"turns 12\n"
	"legend D deep\nlegend w shallows\nlegend s beach\nlegend p pier\n"
	"side navy edges=west\n"
	"side pirates edges=east\n"
	"unit marines sign=A side=navy troops=soldiers arms=rifle\n"
	"figure 1 name=Steele leader hero luck=6 field-craft=5\n"
	"unit frogmen sign=F side=navy troops=soldiers arms=knife swim=assisted"
	" dressed=water\n"
	"figure 1 leader\n"
	"unit hats side=navy figures=2 at=8,3 swim=hard-hat arms=knife\n"
	"figure 1 leader\n"
	"unit pirates sign=B side=pirates class=native troops=warriors arms=sword"
	" dressed=water\n"
	"figure 1 leader\n"
	"figure 2 arms=musket\n"
	"unit divers sign=C side=pirates class=native troops=warriors arms=spear"
	" dressed=water uncommanded\n"
	"figure 1 leader\n"
	"unit overboard side=pirates figures=3 at=9,7 class=native arms=sword\n"
	"figure 1 leader\n"
	"item pearl at=10,5\n" },

	/* Something to throw on every side, a house, a mortar and a gun. */
	{ &system_pacific, "map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . . . # . . . . . . . . . . . . . . . .\n"
	". A A . . . M M . . . . # . B B . . . . . . . . . . G .\n"
	" . A . . . . M + . . . . # . B B . . . . . . . . . . G .\n"
	". . . . . . . . . . . . # . . . . . . . . . . . . . . .\n"
	" . L L . . . . . . . % % . . C C . . . . . . . . . . . .\n"
	". . . . . . . . . . % % . . C C . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"turns 10\n"
	"legend M stone\nlegend + doorway\n"
	"side navy edges=west\n"
	"side pirates edges=east\n"
	"unit marines sign=A side=navy troops=soldiers arms=rifle,grenade\n"
	"figure 1 name=Steele leader hero luck=6 field-craft=5 traits=strong-like-ox\n"
	"figure 2 arms=rifle,rifle-grenade\n"
	"unit mortar sign=L side=navy troops=soldiers arms=rifle\n"
	"figure 1 leader arms=mortar\n"
	"unit pirates sign=B side=pirates troops=warriors arms=sword,grenade grenades=2\n"
	"figure 1 leader\n"
	"unit crew sign=C side=pirates troops=warriors arms=carbine,grenade uncommanded\n"
	"figure 1 leader\n"
	"unit gun sign=G side=pirates troops=warriors arms=carbine\n"
	"figure 1 leader arms=artillery\n" },
	/* A harbour: vehicles of every kind, manned and empty, on land, afloat, in the air. */
	{ &system_pacific, "map\n"
	". . . . . . . . . . . . . . . . . . . . s w D D D D D D D D D D\n"
	" . . . . . . . . . . . . . . . . . . . . s w D D D D D D D D D D\n"
	". . A A . . . . . . . % % . . . . . . . s w D D D D D D D D D D\n"
	" . . A A . . . . . . . % % . . . . . . . s w D D D D D D D D D D\n"
	". . . . . . . . . . . . . . . . . . . . s w D D D D D D D D D D\n"
	" _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ p p p p D D D D D D D D D D\n"
	"_ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ p p p p D D D D D D D D D D\n"
	" . . . . . . . . . . . . . . . . . . . . s w D D D D D D D D D D\n"
	". . . . . . . . . M M . . . . . . . . . s w D D D D D D D D D D\n"
	" . . . . . . . . . M M . . . . . . . . . s w D D D D D D D D D D\n"
	". . . . . . . . . . . . . . . . . . . . s w D D D D D D D D D D\n"
	" . . . . . . . . . . . B B . . . . . . . s w D D D D D D D D D D\n"
	". . . . . . . . . . . B B B . . . . . . s w D D D D D D D D D D\n"
	" . . . . . . . . . . . . . . . . . . . . s w D D D D D D D D D D\n"
	"end\n"
	"legend D deep\nlegend w shallows\nlegend s beach\nlegend p pier\nlegend M stone\n"
	"turns 10\n"
	"side west edges=west\n"
	"side east edges=east\n"
	"unit marines sign=A side=west class=western troops=soldiers arms=rifle\n"
	"figure 1 leader hero luck=6 field-craft=6 traits=clumsy\n"
	"unit gang sign=B side=east class=native troops=warriors arms=smg,grenade\n"
	"figure 1 leader\n"
	"unit truck side=west vehicle=truck at=5,6 facing=E\n"
	"unit drivers side=west figures=4 arms=rifle troops=soldiers aboard=truck\n"
	"figure 1 leader\n"
	"unit car side=east vehicle=automobile at=16,7 facing=W\n"
	"unit thugs side=east figures=3 arms=smg troops=warriors aboard=car\n"
	"unit tank side=east vehicle=tracked at=14,4 facing=W arms=artillery,maxim\n"
	"unit tankers side=east figures=3 arms=pistol troops=soldiers aboard=tank uncommanded\n"
	"unit launch side=west vehicle=watercraft at=26,3 facing=SE arms=lewis\n"
	"unit sailors side=west figures=3 arms=carbine troops=soldiers aboard=launch\n"
	"figure 1 leader hero luck=5 field-craft=5\n"
	"unit boat side=east vehicle=submarine at=27,11 facing=NW arms=maxim\n"
	"unit divers side=east figures=3 arms=pistol troops=soldiers aboard=boat swim=assisted"
	" dressed=water\n"
	"unit plane side=west vehicle=aircraft at=5,13 facing=E arms=lewis\n"
	"unit pilots side=west figures=2 arms=pistol troops=soldiers aboard=plane\n"
	"figure 1 leader hero luck=4 field-craft=4\n"
	"unit seaplane side=east vehicle=aircraft amphibious at=24,8 facing=E\n"
	"unit flyers side=east figures=2 arms=pistol troops=soldiers aboard=seaplane uncommanded\n"
	"unit wagon side=east vehicle=truck at=10,3 facing=E\n" },
};
enum { TABLES = sizeof tables / sizeof tables[0] };

static void play(int first, int games, const char *mind, int every, look_fn *look)
{
	const struct games all = { tables, TABLES, first, games, mind, every, look };

	play_games(&all);
}

TEST(test_random_games_keep_every_invariant_and_end)
{
	play(0, games_wanted(GAMES), "random", 1, NULL);
}

TEST(test_commanders_games_keep_every_invariant_and_end)
{
	play(1000, games_wanted(GAMES / 10), "commander", 1, NULL);
}

/* ---- the water (WA1, WA2) ---- */

static void nobody_is_under_land(struct playing *p, struct game *view, const struct decision *d)
{
	(void)view;
	(void)d;
	for (int f = 0; f < p->g->n_figures; f++) {
		const struct adv_figure *a = adv_figure_of(p->g, f);

		if (a->submerged && game_on_table(p->g, f))
			assert_true(adv_swims(p->g, f));
		if (game_on_table(p->g, f) && adv_swims(p->g, f))
			assert_true(adv_swimming(p->g));
		if (game_on_table(p->g, f) && adv_swims(p->g, f))
			assert_false(adv_can_shoot(p->g, f, NULL));
	}
}

TEST(test_who_is_under_water_is_in_the_water)
{
	for (int i = 0; i < 12; i++)
		play(3 * i + 2, 1, i % 3 == 0 ? "commander" : "random", 1,
			nobody_is_under_land);
}

TEST(test_snapshots_hold_everything)
{
	play(200, 10, "random", 9, restored_is_equal);
}

TEST(test_menus_offer_what_may_be_chosen_and_nothing_else)
{
	play(300, 24, "random", 7, menus_keep_their_word);
}

TEST_MAIN
