/* Whole adventures between minds that do anything they may: what must hold of
 * every game at every step.
 *
 * Each game is played with the random mind on one of a few small tables; its
 * events are added up by a shadow (shadow.h) that is compared with the state
 * after every choice.
 */
#include "config.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "cliffhanger/mind.h"
#include "cliffhanger/view.h"
#include "build_setup.h"
#include "shadow.h"

enum { GAMES = 200, STEPS_MAX = 20000 };

static const char *const tables[] = {
	/* A village with a gate, jungle, a hidden ambush, heroes of every kind. */
	"map\n"
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
	"item idol unit=marines\n",

	/* Close together in the open: charges, melees, routs, captives from the start. */
	"map\n"
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
	"figure 3 arms=lewis\n",
};
enum { TABLES = sizeof tables / sizeof tables[0] };

struct playing {
	struct setup *setup;
	void *rules;
	struct game *g;
	struct shadow shadow;
	struct patience patience;
	int steps;
};

static void begin(struct playing *p, const char *text, uint64_t seed)
{
	struct reason why = { "", "" };
	struct dice dice;

	p->setup = build_setup(&system_rugged, text);
	p->rules = system_rugged.bind(p->setup->book, &why);
	if (!p->rules)
		fail_msg("bind: %s", why.text);
	dice_seed(&dice, seed);
	shadow_begin(&p->shadow, p->setup);
	p->g = game_new(p->setup, p->rules, &dice, shadow_sink(&p->shadow));
	assert_non_null(p->g);
	p->patience = (struct patience){ .spent = 0 };
	p->steps = 0;
}

static void end(struct playing *p)
{
	game_free(p->g);
	system_rugged.unbind(p->rules);
	build_free(p->setup);
}

/* What the seat's mind answers to the first open decision. */
static void answer(struct playing *p, const struct mind *mind, struct game *view,
	struct choice *c)
{
	const struct decision d = p->g->decisions[p->steps % p->g->n_decisions];
	struct reason why = { "", "" };
	char line[CHOICE_LINE_MAX];

	view_renew(view, p->g, d.seat);
	if (!mind_choose(mind, view, &d, &p->patience, c))
		fail_msg("turn %d: no answer to %s of seat %d, unit %d", p->g->turn,
			p->g->system->decisions[d.kind].name, d.seat, d.unit);
	choice_write(view, c, line, sizeof line);
	if (!game_check(p->g, c, &why))
		fail_msg("turn %d: the view allows `%s`, the game says: %s", p->g->turn, line,
			why.text);
}

static void play(struct playing *p, const struct mind *mind)
{
	struct game *view = view_new(p->g, 0);
	struct choice c;

	assert_non_null(view);
	for (; !p->g->over; p->steps++) {
		assert_in_range(p->g->n_decisions, 1, DECISIONS_MAX);
		assert_true(p->steps < STEPS_MAX);
		answer(p, mind, view, &c);
		game_step(p->g, &c, shadow_sink(&p->shadow));
		shadow_compare(&p->shadow, p->g);
	}
	game_free(view);
}

static void test_random_games_keep_every_invariant_and_end(void **state)
{
	size_t steps = 0, events = 0, rolls = 0;

	(void)state;
	for (int i = 0; i < GAMES; i++) {
		struct playing p;

		begin(&p, tables[i % TABLES], (uint64_t)i + 1);
		play(&p, mind_find("random"));
		assert_in_range(p.g->turn, 1, p.setup->turns);
		assert_int_equal(p.patience.spent, 0);
		steps += (size_t)p.steps;
		events += p.shadow.events;
		rolls += p.shadow.rolls;
		end(&p);
	}
	print_message("%d games, %zu choices, %zu events, %zu rolls\n", GAMES, steps, events,
		rolls);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_random_games_keep_every_invariant_and_end),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
