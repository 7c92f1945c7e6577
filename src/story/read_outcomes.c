/* Outcomes: what an episode came to, and what follows from it.
 *
 *  O1  An episode's outcomes are tried in the order of writing; the last one asks
 *      for nothing (campaign.h, Q2).
 */
#include "config.h"
#include "story/campaign_loader.h"

#include <string.h>


struct mention_target { struct mentions *mentions; enum mention_kind kind; };

/* ---- what is asked ---- */

static void when_winner(struct loader *l, const struct node *n, void *target)
{
	struct outcome *const o = target;

	o->winner = n->kind == NODE_TEXT && strcmp(n->text, "nobody") == 0 ? "nobody"
		: read_mention(l, MENTION_SIDE, n);
}

static void take_mention(struct loader *l, const struct node *n, void *target)
{
	struct mention_target *const t = target;

	if (t->mentions->n == MENTIONS_MAX)
		fault_wrong(l, n, "expected at most %d of these, found more", MENTIONS_MAX);
	else if ((t->mentions->id[t->mentions->n] = read_mention(l, t->kind, n)) != NULL)
		t->mentions->n++;
}

static void read_mentions(struct loader *l, const struct node *n, struct mentions *m,
	enum mention_kind kind)
{
	struct mention_target target = { m, kind };

	yaml_value_each(l, n, &target, take_mention);
}

static void when_flags(struct loader *l, const struct node *n, void *target)
{
	read_mentions(l, n, &((struct outcome *)target)->flags, MENTION_FLAG);
}

static void when_no_flags(struct loader *l, const struct node *n, void *target)
{
	read_mentions(l, n, &((struct outcome *)target)->no_flags, MENTION_FLAG);
}

static void when_met(struct loader *l, const struct node *n, void *target)
{
	read_mentions(l, n, &((struct outcome *)target)->met, MENTION_OBJECTIVE);
}

static void when_unmet(struct loader *l, const struct node *n, void *target)
{
	read_mentions(l, n, &((struct outcome *)target)->unmet, MENTION_OBJECTIVE);
}

/* {ITEM: SIDE, …}; `nobody` as a side, where that may be, is NULL. */
static int read_holdings(struct loader *l, const struct node *n, struct holding *holdings,
	bool nobody)
{
	int count = 0;

	if (n->kind != NODE_MAPPING) {
		fault_expected(l, n, NULL, "a mapping: {ITEM: SIDE, …}");
		return 0;
	}
	for (const struct node *e = n->first; e; e = e->next) {
		const int item = yaml_name_read(l, NAMES_ITEM, e->key);
		const bool none = nobody && e->kind == NODE_TEXT && !strcmp(e->text, "nobody");

		if (count == MENTIONS_MAX) {
			fault_wrong(l, e->key, "expected at most %d of these, found more",
				MENTIONS_MAX);
			return count;
		}
		if (item >= 0)
			holdings[count++] = (struct holding) { (int16_t)item,
				none ? NULL : read_mention(l, MENTION_SIDE, e) };
	}
	return count;
}

static void when_held(struct loader *l, const struct node *n, void *target)
{
	struct outcome *const o = target;

	o->n_held = (uint8_t)read_holdings(l, n, o->held, false);
}

static void when_fit(struct loader *l, const struct node *n, void *target)
{
	read_heroes(l, n, &((struct outcome *)target)->fit);
}

static void when_dead(struct loader *l, const struct node *n, void *target)
{
	read_heroes(l, n, &((struct outcome *)target)->dead);
}

static void when_captive(struct loader *l, const struct node *n, void *target)
{
	read_heroes(l, n, &((struct outcome *)target)->captive);
}

static void when_any_dead(struct loader *l, const struct node *n, void *target)
{
	read_heroes(l, n, &((struct outcome *)target)->any_dead);
}

static void when_any_captive(struct loader *l, const struct node *n, void *target)
{
	read_heroes(l, n, &((struct outcome *)target)->any_captive);
}

static void when_if(struct loader *l, const struct node *n, void *target)
{
	variables_if(l, n, &((struct outcome *)target)->tests);
}

static const struct key when_keys[] = {
	{ "winner", KEY_PART, .read = when_winner, .form = "SIDE | nobody",
		.doc = "This side has won the game, or nobody has." },
	{ "flags", KEY_PART, .read = when_flags, .form = "FLAG | [FLAG, …]",
		.doc = "These flags of the scenario are set." },
	{ "no-flags", KEY_PART, .read = when_no_flags, .form = "FLAG | [FLAG, …]",
		.doc = "None of these is." },
	{ "met", KEY_PART, .read = when_met, .form = "OBJECTIVE | [OBJECTIVE, …]",
		.doc = "These objectives are met, each by the side whose aim it is." },
	{ "unmet", KEY_PART, .read = when_unmet, .form = "OBJECTIVE | [OBJECTIVE, …]",
		.doc = "None of these is." },
	{ "held", KEY_PART, .read = when_held, .form = "{ITEM: SIDE, …}",
		.doc = "These sides have these items of the campaign." },
	{ "fit", KEY_PART, .read = when_fit, .form = "HERO | [HERO, …] | all",
		.doc = "All of these are alive and free after the game, wounded or not." },
	{ "dead", KEY_PART, .read = when_dead, .form = "HERO | [HERO, …] | all",
		.doc = "All of these are dead, whatever was told of them." },
	{ "captive", KEY_PART, .read = when_captive, .form = "HERO | [HERO, …] | all",
		.doc = "All of these are captive." },
	{ "any-dead", KEY_PART, .read = when_any_dead, .form = "HERO | [HERO, …] | all",
		.doc = "At least one of these is dead." },
	{ "any-captive", KEY_PART, .read = when_any_captive, .form = "HERO | [HERO, …] | all",
		.doc = "At least one of these is captive." },
	{ "if", KEY_PART, .read = when_if, .form = "TEST | [TEST, …]",
		.doc = "All of this holds of the variables, as they were before the episode." },
};
const struct schema schema_when = {
	"when", "a condition of an outcome", "All of its keys must hold.",
	KEYS_OF(when_keys), OWN_NONE
};

static void part_when(struct loader *l, const struct node *n, void *target)
{
	schema_read(l, &schema_when, n, target, NULL);
}

/* ---- what follows ---- */

static void part_sets(struct loader *l, const struct node *n, void *target)
{
	struct outcome *const o = target;

	if (n->kind != NODE_MAPPING) {
		fault_expected(l, n, NULL, "a mapping: {VARIABLE: VALUE, …}");
		return;
	}
	for (const struct node *e = n->first; e; e = e->next) {
		const int variable = yaml_name_read(l, NAMES_VARIABLE, e->key);
		const bool grows = e->kind == NODE_TEXT && e->text[0] == '+';
		const bool shrinks = e->kind == NODE_TEXT && e->text[0] == '-';
		struct node number = *e;
		int16_t value;

		number.text += grows || shrinks;
		number.size -= grows || shrinks;
		if (variable < 0 || !variable_value(l, &number, &value))
			continue;
		o->sets[variable] = (int16_t)(shrinks ? -value : value);
		*(grows || shrinks ? &o->added : &o->set) |= UINT32_C(1) << variable;
	}
}

static void part_recruit(struct loader *l, const struct node *n, void *target)
{
	struct outcome *const o = target;

	if (n->kind != NODE_MAPPING) {
		fault_expected(l, n, NULL, "a mapping: {FOLLOWERS: NUMBER, …}");
		return;
	}
	for (const struct node *e = n->first; e; e = e->next) {
		const int band = yaml_name_read(l, NAMES_FOLLOWERS, e->key);
		int32_t number;

		if (band >= 0 && yaml_value_number(l, e, 1, FOLLOWERS_MOST, &number))
			o->recruit[band] = (int16_t)number;
	}
}

/* Heroes and followers in one list, or all. */
static void part_heal(struct loader *l, const struct node *n, void *target)
{
	struct outcome *const o = target;
	const struct node *entry = n->kind == NODE_LIST ? n->first : n;

	if (n->kind == NODE_TEXT && strcmp(n->text, "all") == 0) {
		read_heroes(l, n, &o->heal);
		o->heal_followers = UINT16_MAX;
		return;
	}
	for (; entry; entry = n->kind == NODE_LIST ? entry->next : NULL) {
		const int band = entry->kind == NODE_TEXT
			? names_find(&l->names[NAMES_FOLLOWERS], entry->text) : -1;
		uint32_t hero = 0;

		if (band >= 0)
			o->heal_followers |= (uint16_t)(1 << band);
		else
			read_heroes(l, entry, &hero);
		o->heal |= hero;
	}
}

static void part_free(struct loader *l, const struct node *n, void *target)
{
	read_heroes(l, n, &((struct outcome *)target)->free);
}

static void part_join(struct loader *l, const struct node *n, void *target)
{
	read_heroes(l, n, &((struct outcome *)target)->join);
}

static void part_leave(struct loader *l, const struct node *n, void *target)
{
	read_heroes(l, n, &((struct outcome *)target)->leave);
}

static void part_give(struct loader *l, const struct node *n, void *target)
{
	struct outcome *const o = target;

	o->n_gives = (uint8_t)read_holdings(l, n, o->gives, true);
}

static const struct key outcome_keys[] = {
	{ "when", KEY_PART, .read = part_when, .form = "{winner, flags, …}",
		.doc = "What it asks; an episode's last outcome asks for nothing." },
	{ "story", KEY_TEXT, TO(struct outcome, story), .most = STORY_MAX_BYTES - 1,
		.doc = "What is told of it; it is part of the story so far from then on." },
	{ "sets", KEY_PART, .read = part_sets, .form = "{VARIABLE: VALUE | +N | -N, …}",
		.doc = "What variables become." },
	{ "heal", KEY_PART, .read = part_heal, .form = "[HERO | FOLLOWERS, …] | all",
		.doc = "Their wounds heal, whatever `wounds` says." },
	{ "free", KEY_PART, .read = part_free, .form = "HERO | [HERO, …] | all",
		.doc = "They are captive no more." },
	{ "recruit", KEY_PART, .read = part_recruit, .form = "{FOLLOWERS: NUMBER, …}",
		.doc = "So many new ones, up to `most`." },
	{ "join", KEY_PART, .read = part_join, .form = "HERO | [HERO, …]",
		.doc = "They are at hand from now on." },
	{ "leave", KEY_PART, .read = part_leave, .form = "HERO | [HERO, …]",
		.doc = "They are not." },
	{ "give", KEY_PART, .read = part_give, .form = "{ITEM: SIDE | nobody, …}",
		.doc = "Who has an item of the campaign from now on." },
	{ "next", KEY_NAME, TO(struct outcome, next), .names = NAMES_EPISODE,
		.doc = "The episode that follows." },
	{ "ending", KEY_NAME, TO(struct outcome, ending), .names = NAMES_ENDING,
		.doc = "The ending, instead of `next`." },
};
const struct schema schema_outcome_link = {
	"each of episodes.ID.outcomes", "an outcome",
	"The first one that fits is what has happened.",
	KEYS_OF(outcome_keys), OWN_NONE
};

struct outcomes_draft { int n; struct outcome at[OUTCOMES_MAX]; };

static void take_outcome(struct loader *l, const struct node *n, void *target)
{
	struct outcomes_draft *const d = target;
	struct outcome *const o = &d->at[d->n];

	if (d->n == OUTCOMES_MAX) {
		fault_wrong(l, n, "expected at most %d outcomes, found more", OUTCOMES_MAX);
		return;
	}
	d->n++;
	*o = (struct outcome) { .story = "", .next = -1, .ending = -1 };
	schema_read(l, &schema_outcome_link, n, o, NULL);
	if (n->kind == NODE_MAPPING && !yaml_node_find(n, "next") == !yaml_node_find(n, "ending"))
		fault_wrong(l, n, "expected \"next\" or \"ending\", found %s",
			yaml_node_find(n, "next") ? "both" : "neither");
}

/* O1 */
static void check_last(struct loader *l, const struct node *n)
{
	const struct node *const last = n->kind == NODE_LIST ? n->last : n;

	if (!last)
		fault_wrong(l, n, "expected at least one outcome, found none");
	else if (last->kind == NODE_MAPPING && yaml_node_find(last, "when"))
		fault_wrong(l, fault_place(last, "when"),
			"expected a last outcome that asks for nothing, so that one always fits; "
			"found one with \"when\"");
	for (const struct node *e = n->first; n->kind == NODE_LIST && e && e != last; e = e->next)
		if (e->kind == NODE_MAPPING && !yaml_node_find(e, "when"))
			fault_wrong(l, e, "expected \"when\" of every outcome but the last, found "
				"none: those below can never be reached");
}

void read_part_outcomes(struct loader *l, const struct node *n, void *target)
{
	struct episode *const episode = target;	/* a draft begins with it */
	struct outcomes_draft *const d = arena_take(l->scratch, sizeof(*d));
	struct outcome *kept;

	if (!d)
		return;
	yaml_value_each(l, n, d, take_outcome);
	check_last(l, n);
	kept = arena_array(l->arena, (size_t)d->n, sizeof(*kept));
	if (!kept)
		return;
	memcpy(kept, d->at, (size_t)d->n * sizeof(*kept));
	episode->outcomes = kept;
	episode->n_outcomes = (uint8_t)d->n;
}
