/* The chances of an action test, by facts that are given (odds.h); for every system. */
#include "skirmish/uncommanded/action_odds.h"
#include "skirmish/tables/binder.h"
#include "skirmish/uncommanded/action_own.h"

enum {
	FACT_TROOPS, FACT_COMMANDED, FACT_ENEMY, FACT_REACHED, FACT_RAW, FACT_HERO,
	FACT_COVER, FACT_ADVANCING, FACT_LOST, FACT_FLANK, FACT_BREAKING, FACT_RETREATING,
	FACT_CAVALRY, FACT_ROUTING, FACT_BEATEN, FACT_FALLING_BACK, FACT_WORKS,
	FACT_MODIFIER
};

static const char *const troops[] = { "missile", "close", NULL };

static const struct odds_input inputs[] = {
	[FACT_TROOPS] = ODDS_WORD("troops", troops, "missile",
		"by whose table it tests: those who shoot, or who fight hand to hand only"),
	[FACT_COMMANDED] = ODDS_FLAG("commanded", "no", "whether somebody commands it"),
	[FACT_ENEMY] = ODDS_FLAG("enemy", "yes", "an enemy is in sight"),
	[FACT_REACHED] = ODDS_FLAG("in-range", "no", "an enemy in clear sight has it in range"),
	[FACT_RAW] = ODDS_FLAG("raw", "no", "raw, and in range of an enemy in sight"),
	[FACT_HERO] = ODDS_FLAG("hero", "no", "a hero is with it, or it is superior"),
	[FACT_COVER] = ODDS_FLAG("in-cover", "no", "all of it is in cover"),
	[FACT_ADVANCING] = ODDS_FLAG("advancing", "no", "it advanced last turn"),
	[FACT_LOST] = ODDS_NUMBER("lost", 0, 100, "0", "percent of its strength wounded or killed"),
	[FACT_FLANK] = ODDS_FLAG("flank", "no", "an enemy in sight is to flank or rear"),
	[FACT_BREAKING] = ODDS_FLAG("friends-near-break", "no", "friends near retreat or rout"),
	[FACT_RETREATING] = ODDS_FLAG("friends-retreat", "no", "friends retreat in its sight"),
	[FACT_CAVALRY] = ODDS_FLAG("cavalry", "no", "natives, with enemy cavalry near"),
	[FACT_ROUTING] = ODDS_FLAG("routing", "no", "it routs"),
	[FACT_BEATEN] = ODDS_FLAG("beaten", "no", "it had more casualties in melee"),
	[FACT_FALLING_BACK] = ODDS_FLAG("falling-back", "no", "it goes away from the enemy"),
	[FACT_WORKS] = ODDS_FLAG("works", "no", "it defends works"),
	[FACT_MODIFIER] = ODDS_NUMBER("die", -5, 5, "0", "what its leader adds to the die"),
	{ .name = NULL }
};

static bool possible(const struct odds_value *v, struct reason *why)
{
	if (!v[FACT_ENEMY].number && (v[FACT_REACHED].number || v[FACT_RAW].number
			|| v[FACT_FLANK].number || v[FACT_CAVALRY].number))
		return refuse(why, "K-1", "with enemy=no nobody is in range, raw in range, or has an "
			"enemy to the flank or cavalry near");
	return true;
}

static struct action_facts facts_of(const struct odds_value *v)
{
	return (struct action_facts){
		.close_combat_only = v[FACT_TROOPS].number != 0,
		.blue_binds = v[FACT_COMMANDED].number == 0,
		.enemy_in_sight = v[FACT_ENEMY].number != 0,
		.clear_enemy_in_own_range = v[FACT_REACHED].number != 0,
		.raw = v[FACT_RAW].number != 0,
		.raw_in_range = v[FACT_RAW].number != 0,
		.hero_or_superior = v[FACT_HERO].number != 0,
		.in_cover = v[FACT_COVER].number != 0,
		.advancing = v[FACT_ADVANCING].number != 0,
		.tenths_lost = v[FACT_LOST].number / 10,
		.enemy_flank_or_rear = v[FACT_FLANK].number != 0,
		.friends_breaking_near = v[FACT_BREAKING].number != 0,
		.friends_retreating_in_sight = v[FACT_RETREATING].number != 0,
		.native_near_cavalry = v[FACT_CAVALRY].number != 0,
		.routing = v[FACT_ROUTING].number != 0,
		.worse_in_melee = v[FACT_BEATEN].number != 0,
		.falling_back = v[FACT_FALLING_BACK].number != 0 || v[FACT_ROUTING].number != 0,
		.defending_works = v[FACT_WORKS].number != 0,
		.die_modifier = v[FACT_MODIFIER].number,
	};
}

/* The six words in the order of the tables, a blue one with its star. */
static void add_words(const struct action_row *row, const struct action_facts *facts,
	const struct action_rules *rules, struct odds *o)
{
	static const char *const names[ACTIONS][2] = {
		[ACTION_CARRY_ON] = { "carry on", "carry on*" }, [ACTION_HALT] = { "halt", "halt*" },
		[ACTION_ADVANCE] = { "advance", "advance*" },
		[ACTION_ATTACK] = { "attack", "attack*" },
		[ACTION_RETREAT] = { "retreat", "retreat*" }, [ACTION_ROUT] = { "rout", "rout*" },
	};
	int faces[ACTIONS][2] = { { 0 } };

	for (int die = 1; die <= rules->die; die++) {
		const struct action_cell *const cell =
			&row->cell[action_held(die + facts->die_modifier) - 1];

		faces[cell->action][cell->blue]++;
	}
	for (int a = 0; a < ACTIONS; a++)
		for (int blue = 0; blue < 2; blue++)
			if (faces[a][blue] > 0)
				odds_outcome(o, names[a][blue],
					chance_of(faces[a][blue], rules->die));
}

static bool reckon(const struct odds_case *c, struct odds *odds, struct reason *why)
{
	const struct action_facts facts = facts_of(c->values);
	struct binder b = { .book = c->book, .why = why };
	struct modifier factors[FACTORS];
	struct action_rules rules;
	const struct action_row *row;
	struct roller r;
	int n, factor;

	action_bind(&b, c->book->inch, &rules);
	if (b.failed || !possible(c->values, why))
		return false;
	factor = action_sum(&rules, &facts, factors, &n);
	row = action_row(action_table(&rules, &facts), &facts, factor);
	roller_open(&r, "K-5", "action test: risk factor", NOBODY, NOBODY, 0);
	for (int i = 0; i < n; i++)
		roller_add_halves(&r, factors[i].name, factors[i].rule, factors[i].halves);
	roller_read(&r, ROLL_ROW);
	odds_roll(odds, &r, rules.die, 1, "");
	odds_note(odds, "risk factor %d: the row '%s' of the %s table", factor, row->name,
		action_table(&rules, &facts)->id);
	odds_note(odds, facts.blue_binds ? "a star marks a blue word; it binds, as nobody commands "
		"them (X-30)" : "a star marks a blue word, which does not bind them (X-30)");
	add_words(row, &facts, &rules, odds);
	return true;
}

const struct odds_action action_test_odds = { .name = "action", .title = "An action test",
	.rule = "K-5", .inputs = inputs, .reckon = reckon };
