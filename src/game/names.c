/* The words of a game: the verbs of each seat, and all that has an id. */
#include "cliffhanger/bidding.h"
#include "cliffhanger/master.h"
#include "cliffhanger/state.h"

const struct verb *choice_verb(const struct game *g, int verb)
{
	if (verb >= VERB_BIDDING)
		return bidding_verb(verb - VERB_BIDDING);
	return verb >= VERB_GM ? master_verb(verb - VERB_GM) : &g->system->verbs[verb];
}

static int verbs_of(const struct game_system *system)
{
	int n = 0;

	while (system->verbs[n].name)
		n++;
	return n;
}

const struct verb *choice_seat_verb(const struct game *g, int seat, int i)
{
	const int own = verbs_of(g->system);

	if (seat == master_seat(g))
		return master_verb(i);
	return i < own ? &g->system->verbs[i] : bidding_verb(i - own);
}

int choice_seat_number(const struct game *g, int seat, int i)
{
	const int own = verbs_of(g->system);

	if (seat == master_seat(g))
		return VERB_GM + i;
	return i < own ? i : VERB_BIDDING + i - own;
}

/* ---- things with ids ---- */

static const struct rule_table *weapons(const struct game *g)
{
	return rulebook_table(game_book(g), "weapons");
}

static int sides(const struct game *g) { return g->setup->n_sides; }
static int areas(const struct game *g) { return g->setup->n_areas; }
static int grounds(const struct game *g) { return g->table->n_grounds; }
static int arms(const struct game *g) { return weapons(g) ? weapons(g)->n_rows : 0; }
static int flags(const struct game *g) { return g->setup->n_flags; }
static int items(const struct game *g) { return g->setup->n_items; }
static int scripts(const struct game *g) { return g->setup->n_scripts; }
static int states(const struct game *g) { return state_count(g->system); }

static const char *side(const struct game *g, int i) { return g->setup->sides[i].id; }
static const char *area(const struct game *g, int i) { return g->setup->areas[i].id; }
static const char *ground(const struct game *g, int i) { return g->table->grounds[i].id; }
static const char *arm(const struct game *g, int i)
{
	return rule_table_at(weapons(g), i, 0)->text;
}
static const char *flag(const struct game *g, int i) { return g->setup->flags[i]; }
static const char *item(const struct game *g, int i) { return g->setup->items[i].id; }
static const char *script(const struct game *g, int i) { return g->setup->scripts[i].id; }
static const char *state(const struct game *g, int i) { return state_at(g->system, i)->name; }

static const struct {
	int (*count)(const struct game *g);	/* NULL: has no ids */
	const char *(*id)(const struct game *g, int i);
} named[ARGUMENT_KINDS] = {
	[ARGUMENT_SIDE] = { sides, side }, [ARGUMENT_AREA] = { areas, area },
	[ARGUMENT_GROUND] = { grounds, ground }, [ARGUMENT_WEAPON] = { arms, arm },
	[ARGUMENT_FLAG] = { flags, flag }, [ARGUMENT_ITEM] = { items, item },
	[ARGUMENT_SCRIPT] = { scripts, script }, [ARGUMENT_STATE] = { states, state },
};

int choice_names(const struct game *g, enum argument_kind kind)
{
	return named[kind].count ? named[kind].count(g) : 0;
}

const char *choice_name(const struct game *g, enum argument_kind kind, int i)
{
	return i >= 0 && i < choice_names(g, kind) ? named[kind].id(g, i) : "";
}
