/* The rulebook's rows as typed numbers, bound once: play reads nothing by name.
 *
 * pp_plays() binds a book again and watches what is asked for: so what counts as
 * played is exactly what is bound here.
 */
#include <string.h>

#include "systems/participation/drawers.h"
#include "systems/participation/fire/shots.h"
#include "systems/participation/mind/beast_mind.h"
#include "systems/participation/mind/minds.h"
#include "systems/participation/participation.h"

enum { TENTHS_OF_INCH = 10, BAND_LEAST = -99, BAND_MOST = 99, HEX_DIRECTIONS = 6,
	SQUARE_DIRECTIONS = 8 };

static void bind_band(struct binder *b, const char *rule, struct band_row *to)
{
	static const struct bind_column columns[] = {
		COLUMN(struct band_row, name, "name"), COLUMN(struct band_row, rule, ITS_RULE),
		COLUMN_OR(struct band_row, least, "least", BAND_LEAST),
		COLUMN_OR(struct band_row, most, "most", BAND_MOST), COLUMNS_END
	};

	bind_rows(b, &rule, 1, columns, to, sizeof *to);
	if (to->least > to->most)
		bind_fail(b, rule, "*", "a band from less to more");
}

/* ---- moving, ground ---- */

#define RULE(member, name) COLUMN(struct pp_rules, member, name)
#define RULE_OR(member, name, blank) COLUMN_OR(struct pp_rules, member, name, blank)

static void bind_moving(struct binder *b, struct pp_rules *r)
{
	static const char *const gaits[GAIT_ROWS] = { "movement.walk", "movement.run" };
	static const char *const loads[LOADS] = { "loads.none", "loads.heavy",
		"loads.really-heavy" };
	static const struct bind_column gait[] = {
		COLUMN_POSITIVE(struct pp_rules, times, "times"), RULE(fires[0], "fires"),
		RULE(fights[0], "fights"), COLUMNS_END
	};
	static const struct bind_column load[] = { RULE(load[0].name, "name"),
		RULE(load[0].rule, ITS_RULE), RULE(load[0].deducts, "deducts"),
		RULE(load[0].bearers, "bearers"), COLUMNS_END };
	static const struct bind_column ground[] = { RULE(cover[0], "cover"),
		RULE_OR(ground_deed[0], "deed", -1), COLUMNS_END };

	bind_rows(b, gaits, GAIT_ROWS, gait, r, sizeof r->times[0]);
	bind_rows(b, loads, LOADS, load, r, sizeof r->load[0]);
	bind_table(b, "terrain", GROUNDS_MAX, ground, r, sizeof r->cover[0]);
}

static void bind_voices(struct binder *b, struct pp_rules *r)
{
	static const char *const rows[VOICES] = { "speech.whisper", "speech.speak", "speech.shout",
		"speech.scream", "speech.shot" };
	static const struct bind_column columns[] = { RULE(voice[0].name, "name"),
		RULE(voice[0].rule, ITS_RULE), RULE(voice[0].understood, "understood"),
		RULE(voice[0].heard, "heard"), COLUMNS_END };

	bind_rows(b, rows, VOICES, columns, r, sizeof r->voice[0]);
}

/* ---- factors ---- */

static const char *const shooting_rows[SHOOT_ROWS] = {
	[SHOOT_OPPORTUNITY] = "shooting.opportunity",
	[SHOOT_ATTACKED] = "shooting.attacked",
	[SHOOT_GOOD] = "shooting.good",
	[SHOOT_POOR] = "shooting.poor",
	[SHOOT_COVER] = "shooting.cover",
	[SHOOT_COUP] = "shooting.coup-de-grace",
	[SHOOT_MOVED] = "shooting.moved",
	[SHOOT_TARGET_MOVED] = "shooting.target-moved",
	[SHOOT_RESTED] = "shooting.rested",
	[SHOOT_TELESCOPE] = "shooting.telescope",
};
static const char *const fighting_rows[FIGHT_ROWS] = {
	[FIGHT_SURPRISE] = "fighting.surprise",
	[FIGHT_HALF_SURPRISE] = "fighting.half-surprise",
	[FIGHT_HEIGHT] = "fighting.height",
	[FIGHT_SHAKEN] = "fighting.shaken",
	[FIGHT_GROGGY] = "fighting.groggy",
	[FIGHT_ENRAGED] = "fighting.enraged",
	[FIGHT_MOUNTED] = "fighting.mounted",
	[FIGHT_CHARGING] = "fighting.charging",
	[FIGHT_MOUNTED_CHARGE] = "fighting.mounted-charge",
	[FIGHT_RISING] = "fighting.rising",
};
static const char *const morale_rows[MORALE_ROWS] = {
	[MORALE_ARMED] = "morale.armed",
	[MORALE_COMRADE] = "morale.comrade",
	[MORALE_ELITE] = "morale.elite",
	[MORALE_TRAINED] = "morale.trained",
	[MORALE_GROGGY] = "morale.groggy",
	[MORALE_LIGHT] = "morale.light",
	[MORALE_BAD] = "morale.bad",
	[MORALE_DANGEROUS] = "morale.dangerous",
	[MORALE_BANDAGED] = "morale.bandaged",
	[MORALE_DOWNED] = "morale.downed",
	[MORALE_DEAD] = "morale.dead",
	[MORALE_FRIGHT] = "morale.fright",
};
static const char *const nerve_rows[NERVE_ROWS] = {
	[NERVE_NAMED] = "nerve.named",
	[NERVE_NPC] = "nerve.npc",
	[NERVE_TRAINED] = "nerve.trained",
	[NERVE_DONE] = "nerve.done",
	[NERVE_DONE_LOTS] = "nerve.done-lots",
	[NERVE_FAILED] = "nerve.failed",
	[NERVE_FAILED_LOTS] = "nerve.failed-lots",
	[NERVE_RATED_BAD] = "nerve.bad",
	[NERVE_RATED_WORSE] = "nerve.worse",
	[NERVE_FEARS_NOTHING] = "nerve.fears-nothing",
	[NERVE_FEAR] = "nerve.fear",
};
static const char *const effect_coup[] = { "effect-modifiers.coup-de-grace" };
static const char *const far_throw[] = { "exploding-modifiers.full-range" };

static void bind_factors(struct binder *b, struct pp_rules *r)
{
	static const struct bind_column within[] = { RULE(morale_within[0], "within"),
		COLUMNS_END };

	bind_modifiers(b, shooting_rows, SHOOT_ROWS, r->shooting);
	bind_modifiers(b, fighting_rows, FIGHT_ROWS, r->fighting);
	bind_modifiers(b, morale_rows, MORALE_ROWS, r->morale);
	bind_modifiers(b, nerve_rows, NERVE_ROWS, r->nerve);
	bind_modifiers(b, effect_coup, 1, &r->effect_coup);
	bind_modifiers(b, far_throw, 1, &r->far_throw);
	bind_rows(b, morale_rows, MORALE_ROWS, within, r, sizeof r->morale_within[0]);
	r->fear_most = (int8_t)bind_number(b, "nerve", "fear", "to");
}

/* ---- arms ---- */

/* "weapons.rifle": rolls keep it, and may outlive the tables (odds.h). */
static const char *row_rule(struct binder *b, const char *table, const char *row)
{
	static const char *const rules[] = {
		"weapons.revolver", "weapons.rifle", "weapons.carbine", "weapons.shotgun",
		"weapons.elephant-gun", "weapons.machine-gun", "weapons.bow", "weapons.spear",
		"weapons.dynamite", "weapons.gas-bomb", "weapons.mortar", "weapons.knife",
		"weapons.bayonet", "weapons.sword", "weapons.axe", "weapons.long-axe",
		"weapons.halberd", "weapons.fists", "weapons.handbag", "weapons.club",
		"weapons.whip",
		"weapons.brick", "weapons.stone", "weapons.claws", "weapons.jaws", "weapons.horns",
		"weapons.hooves", "weapons.tail", "weapons.trample",
		"throwing.stone", "throwing.spear", "throwing.dynamite", "throwing.gas-bomb" };
	const size_t n = strlen(table);

	for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
		if (strncmp(rules[i], table, n) == 0 && strcmp(rules[i] + n + 1, row) == 0)
			return rules[i];
	bind_fail(b, table, row, "a row that this program knows");
	return "P-1";
}

#define WEAPON(member, name) COLUMN(struct weapon, member, name)
#define THROWN(member, name) COLUMN(struct thrown, member, name)

static void bind_arms(struct binder *b, struct pp_rules *r)
{
	static const struct bind_column weapon[] = {
		WEAPON(name, "name"), WEAPON(range[BAND_SHORT], "short"),
		WEAPON(range[BAND_MEDIUM], "medium"), WEAPON(range[BAND_LONG], "long"),
		WEAPON(need[BAND_SHORT], "short-need"), WEAPON(need[BAND_MEDIUM], "medium-need"),
		WEAPON(need[BAND_LONG], "long-need"), WEAPON(dice, "dice"),
		COLUMN_POSITIVE(struct weapon, divided, "divided"), WEAPON(sdd, "sdd"),
		COLUMN_OR(struct weapon, harm, "harm", HARM_NONE - 1), WEAPON(factor, "factor"),
		WEAPON(long_gun, "long-gun"), WEAPON(loud, "loud"), WEAPON(armed, "armed"),
		COLUMN_OR(struct weapon, thrown, "thrown", -1), COLUMNS_END
	};
	static const struct bind_column thrown[] = {
		THROWN(name, "name"), THROWN(range, "range"), THROWN(sdd, "sdd"),
		THROWN(half, "half"), THROWN(full, "full"), THROWN(fails, "fails"),
		THROWN(comes, "comes-of-it"), COLUMNS_END
	};
	const struct rule_table *weapons = rulebook_table(b->book, "weapons");
	const struct rule_table *throwing = rulebook_table(b->book, "throwing");

	r->n_weapons = bind_table(b, "weapons", WEAPONS_MAX, weapon, r->weapons,
		sizeof *r->weapons);
	for (int i = 0; i < r->n_weapons; i++) {
		struct weapon *const w = &r->weapons[i];

		w->rule = row_rule(b, "weapons", bind_row_id(weapons, i));
		w->harm++;	/* the source's words begin with the first that harms */
		for (int band = 1; band < BANDS; band++)
			if (w->range[band] < w->range[band - 1])
				bind_fail(b, "weapons", w->rule, "range bands that grow");
	}
	r->n_throwing = bind_table(b, "throwing", WEAPONS_MAX, thrown, r->throwing,
		sizeof *r->throwing);
	for (int i = 0; i < r->n_throwing; i++)
		r->throwing[i].rule = row_rule(b, "throwing", bind_row_id(throwing, i));
}

/* ---- bursts ---- */

static void bind_bursts(struct binder *b, struct pp_rules *r)
{
	static const char *const rings[] = { "burst.near", "burst.middle", "burst.far" };
	static const char *const points[] = { "exploding-point.on-spot", "exploding-point.near",
		"exploding-point.away" };
	static const struct bind_column ring[] = { RULE(burst[0].most, "most"),
		RULE(burst[0].sdd, "sdd"), RULE(burst[0].rule, ITS_RULE), COLUMNS_END };
	static const struct bind_column point[] = { RULE(exploding[0].off, "off"), COLUMNS_END };

	r->n_bursts = (int)(sizeof rings / sizeof *rings);
	bind_rows(b, rings, r->n_bursts, ring, r, sizeof r->burst[0]);
	for (int i = 1; i < r->n_bursts; i++)
		if (r->burst[i].most <= r->burst[i - 1].most)
			bind_fail(b, "burst", rings[i], "a distance further than the row's before");
	r->n_exploding = (int)(sizeof points / sizeof *points);
	bind_rows(b, points, r->n_exploding, point, r, sizeof r->exploding[0]);
	for (int i = 0; i < r->n_exploding; i++)
		bind_band(b, points[i], &r->exploding[i].band);
}

/* ---- fights and harm ---- */

static const char *const effects[EFFECTS] = { "effect.flinches",
	"effect.staggers", "effect.downed" };

static void bind_results(struct binder *b, struct pp_rules *r)
{
	static const char *const rows[FIGHT_RESULTS][EFFECTS + 2] = {
		{ "fight-people.flinches", "fight-people.staggers", "fight-people.downed",
			"fight-people.drawn", "fight-people.wins" },
		{ "fight-creatures.flinches", "fight-creatures.staggers", "fight-creatures.downed",
			"fight-creatures.drawn", "fight-creatures.wins" },
	};

	for (int i = 0; i < EFFECTS; i++)
		bind_band(b, effects[i], &r->effect[i]);
	for (int t = 0; t < FIGHT_RESULTS; t++)
		for (int i = 0; i < EFFECTS + 2; i++)
			bind_band(b, rows[t][i], &r->fight[t][i]);
}

static void bind_outnumbering(struct binder *b, struct pp_rules *r)
{
	static const char *const rows[] = { "outnumbering.two", "outnumbering.three",
		"outnumbering.four", "outnumbering.five", "outnumbering.six",
		"outnumbering.seven", "outnumbering.eight" };
	static const struct bind_column columns[] = {
		COLUMN_POSITIVE(struct pp_rules, outnumbering[0].fighters, "fighters"),
		RULE(outnumbering[0].modifier, "modifier"),
		RULE(outnumbering[0].rule, ITS_RULE), COLUMNS_END
	};

	r->n_outnumbering = (int)(sizeof rows / sizeof *rows);
	bind_rows(b, rows, r->n_outnumbering, columns, r, sizeof r->outnumbering[0]);
}

#define SAVE(member, name) COLUMN(struct save_row, member, name)

static void bind_save(struct binder *b, const char *rule, bool details, struct save_row *to)
{
	static const struct bind_column injury[] = { SAVE(injury, "injury"), COLUMNS_END };
	static const struct bind_column more[] = { SAVE(morale, "morale"),
		SAVE(enraged, "enraged"), SAVE(rising, "rising"), COLUMNS_END };
	struct band_row band;

	bind_band(b, rule, &band);
	to->rule = rule;
	to->name = band.name;
	to->least = band.least;
	to->most = band.most;
	bind_rows(b, &rule, 1, injury, to, sizeof *to);
	if (details)
		bind_rows(b, &rule, 1, more, to, sizeof *to);
}

/* The rows of each effect, the best throw first. */
static void bind_saves(struct binder *b, struct pp_rules *r)
{
	static const char *const piercing[EFFECTS][SAVE_ROWS] = {
		{ "piercing.flinches-superficial",
			"piercing.flinches-light",
			"piercing.flinches-bad" },
		{ "piercing.staggers-light",
			"piercing.staggers-bad",
			"piercing.staggers-dangerous" },
		{ "piercing.downed-bad",
			"piercing.downed-dangerous",
			"piercing.downed-dead" },
	};
	static const char *const bludgeoning[EFFECTS][SAVE_ROWS] = {
		{ "bludgeoning.flinches-superficial",
			"bludgeoning.flinches-hurt" },
		{ "bludgeoning.staggers-hurt",
			"bludgeoning.staggers-light" },
		{ "bludgeoning.downed-light",
			"bludgeoning.downed-stunned" },
	};

	for (int e = 0; e < EFFECTS; e++)
		for (int i = 0; i < SAVE_ROWS; i++) {
			bind_save(b, piercing[e][i], false, &r->save[HARM_PIERCING][e][i]);
			if (bludgeoning[e][i] != NULL)
				bind_save(b, bludgeoning[e][i], true,
					&r->save[HARM_BLUDGEONING][e][i]);
		}
}

#define INJURY(member, name) COLUMN(struct injury_row, member, name)

static void bind_injuries(struct binder *b, struct pp_rules *r)
{
	static const char *const rows[INJURIES] = { "injuries.superficial", "injuries.hurt",
		"injuries.light", "injuries.bad", "injuries.dangerous", "injuries.dead",
		"injuries.stunned" };
	static const char *const fates[] = { "states.stunned", "states.gassed", "states.faint" };
	static const struct bind_column injury[] = {
		INJURY(name, "name"), INJURY(rule, ITS_RULE), INJURY(deducts, "deducts"),
		INJURY(fight, "fight"), INJURY(bandaged, "bandaged"), INJURY(die, "die"),
		INJURY(when, "when"), INJURY(then, "then"), INJURY(screams, "screams"),
		INJURY(out, "out"), INJURY(wounds, "wounds"), COLUMNS_END
	};
	static const struct bind_column fate[] = {
		COLUMN_POSITIVE(struct pp_rules, recovers[FATE_NONE + 1], "recovers"), COLUMNS_END
	};

	bind_rows(b, rows, INJURIES, injury, r->injury, sizeof r->injury[0]);
	bind_rows(b, fates, FATES - 1, fate, r, sizeof r->recovers[0]);
}

/* ---- courage and nerve ---- */

static void bind_causes(struct binder *b, struct pp_rules *r)
{
	static const char *const rows[CAUSES] = { "morale-causes.injured", "morale-causes.hurt",
		"morale-causes.groggy", "morale-causes.shooting", "morale-causes.scream",
		"morale-causes.rout", "morale-causes.fright", "morale-causes.panic" };
	static const struct bind_column columns[] = { RULE(cause[0].name, "name"),
		RULE(cause[0].rule, ITS_RULE), RULE(cause[0].within, "within"), COLUMNS_END };

	bind_rows(b, rows, CAUSES, columns, r, sizeof r->cause[0]);
}

static void bind_courage(struct binder *b, struct pp_rules *r)
{
	static const char *const classes[COURAGES] = { "courage.hero", "courage.brave",
		"courage.normal", "courage.follower", "courage.cautious" };
	static const struct bind_column columns[] = { RULE(courage[0].name, "name"),
		RULE(courage[0].rule, ITS_RULE), RULE(courage[0].less, "less"), COLUMNS_END };
	static const char *const spirits[SPIRITS] = { "morale-results.controlled",
		"morale-results.obedient", "morale-results.shaken", "morale-results.panicked",
		"morale-results.terrified", "morale-results.faint" };
	static const struct bind_column spirit[] = { RULE(spirit[0].name, "name"),
		RULE(spirit[0].rule, ITS_RULE), RULE(spirit[0].may_move, "may-move"),
		RULE(spirit[0].may_act, "may-act"), RULE(spirit[0].modifier, "modifier"),
		RULE(spirit[0].screams, "screams"), RULE(spirit[0].again, "again"), COLUMNS_END };

	bind_rows(b, spirits, SPIRITS, spirit, r, sizeof r->spirit[0]);
	bind_rows(b, classes, COURAGES, columns, r, sizeof r->courage[0]);
	for (int c = 0; c < COURAGES; c++) {
		for (int i = 0; i < SPIRIT_FAINT; i++) {
			const struct entry *e = bind_entry(b, "courage",
				classes[c] + sizeof "courage",
				spirits[i] + sizeof "morale-results");

			r->courage[c].given[i] = e->given;
			r->courage[c].least[i] = (int8_t)(e->given ? e->number : 0);
		}
		r->courage[c].less += SPIRIT_TERRIFIED;	/* its words: terrified and faint */
	}
}

static void bind_deeds(struct binder *b, struct pp_rules *r)
{
	static const char *const rows[DEEDS] = { "deeds.climb", "deeds.cross", "deeds.leap",
		"deeds.swim", "deeds.face", "deeds.handle", "deeds.enter", "deeds.defy" };
	static const struct bind_column columns[] = { RULE(deed_kind[0].name, "name"),
		RULE(deed_kind[0].rule, ITS_RULE), RULE(deed_kind[0].rated, "rated"),
		RULE(deed_kind[0].fear, "fear"), COLUMNS_END };

	bind_rows(b, rows, DEEDS, columns, r, sizeof r->deed_kind[0]);
	r->nerve_need = bind_positive(b, "nerve-results", "dares", "least");
	if (bind_number(b, "nerve-results", "cowers", "most") != r->nerve_need - 1)
		bind_fail(b, "nerve-results", "cowers", "whatever does not dare");
}

/* ---- sizes and creatures ---- */

static void bind_sizes(struct binder *b, struct pp_rules *r)
{
	static const char *const rows[SIZES] = { "sizes.small", "sizes.standard", "sizes.large",
		"sizes.very-large", "sizes.gigantic" };
	static const struct bind_column columns[] = { RULE(size[0].name, "name"),
		RULE(size[0].rule, ITS_RULE), RULE(size[0].gas, "gas"),
		RULE(size[0].length, "length"), RULE(size[0].width, "width"),
		RULE(size[0].wounds, "wound-value"), COLUMNS_END };

	bind_rows(b, rows, SIZES, columns, r, sizeof r->size[0]);
}

#define CREATURE(key, name) COLUMN_OR(struct creature, card[key], name, CARD_SILENT)

static void bind_creatures(struct binder *b, struct pp_rules *r)
{
	static const struct bind_column columns[] = {
		COLUMN(struct creature, name, "name"), CREATURE(CARD_MOVE, "move"),
		CREATURE(CARD_FIGHT, "fight"), CREATURE(CARD_ADT, "adt"),
		CREATURE(CARD_COURAGE, "courage"), CREATURE(CARD_SIZE, "size"),
		CREATURE(CARD_WOUND_VALUE, "wound-value"), CREATURE(CARD_FRIGHT, "fright"),
		CREATURE(CARD_TERROR, "terror"), CREATURE(CARD_BEAST, "beast"), COLUMNS_END
	};

	for (int i = 0; i < CREATURES_MAX; i++)
		for (int c = 0; c < CARDS; c++)
			r->creature[i].card[c] = CARD_SILENT;
	r->n_creatures = bind_table(b, "creatures", CREATURES_MAX, columns, r->creature,
		sizeof *r->creature);
}

/* ---- single numbers ---- */

#define NUMBER(member, row) \
	{ "numbers." row, COLUMN_POSITIVE(struct pp_rules, member, "value") }
#define LENGTH(member, row) { "numbers." row, RULE(member, "length") }

static void bind_numbers(struct binder *b, struct pp_rules *r)
{
	static const struct bind_single singles[] = {
		NUMBER(die, "die"), NUMBER(rounds, "rounds"), NUMBER(shout_words, "shout-words"),
		NUMBER(scatter_divided, "scatter-divided"), NUMBER(arrow_hex, "arrow-hex"),
		NUMBER(arrow_square, "arrow-square"), NUMBER(kick_less, "kick-less"),
		NUMBER(gas_falls, "gas-falls"), NUMBER(gas_lasts, "gas-lasts"),
		NUMBER(worse_fight, "worse-fight"), NUMBER(same_injuries, "same-injuries"),
		NUMBER(lots, "lots"),
		LENGTH(attack_near, "attack-near"), LENGTH(firer_moved, "firer-moved"),
		LENGTH(target_moved, "target-moved"), LENGTH(coup_near, "coup-near"),
		LENGTH(thrown_least, "thrown-least"), LENGTH(kick_near, "kick-near"),
		LENGTH(gas_across, "gas-across"), LENGTH(worse_length, "worse-length"),
		LENGTH(noticed, "noticed"),
		{ "states.groggy", COLUMN_POSITIVE(struct pp_rules, groggy_moves, "moves") },
		SINGLES_END
	};

	bind_singles(b, singles, r);
	if (r->rounds > ROUNDS_MOST)
		bind_fail(b, "numbers", "rounds", "at most 2");
	if (r->arrow_hex != HEX_DIRECTIONS || r->arrow_square != SQUARE_DIRECTIONS)
		bind_fail(b, "numbers", "arrow-hex", "6, and 8 on squares: a side a direction");
}

/* ---- what follows from the rows ---- */

static int row_of(const struct pp_rules *r, const char *rule)
{
	for (int i = 0; i < r->n_weapons; i++)
		if (strcmp(r->weapons[i].rule, rule) == 0)
			return i;
	return 0;
}

/* What has no number to hit is no gun but a mortar. */
static int32_t reach_of(const struct weapon *w)
{
	int32_t reach = 0;

	for (int band = 0; band < BANDS; band++)
		if (w->need[band] > 0 && w->range[band] > reach)
			reach = w->range[band];
	return reach;
}

/* A long gun is swung as a club. */
static int in_hand(const struct pp_rules *r, int arm)
{
	const struct weapon *w = &r->weapons[arm];

	if (w->range[BAND_SHORT] > 0)
		return w->long_gun ? row_of(r, "weapons.club") : -1;
	return w->harm == HARM_NONE ? -1 : arm;
}

static void count_shots(const struct pp_rules *r, struct weapon *w)
{
	int64_t ways[SHOTS_MAX + 1];

	w->ways = pp_shots_ways(r, w, ways);
	for (int n = 1; n <= SHOTS_MAX; n++)
		w->shots += n * ways[n];
}

static void derive(struct pp_rules *r)
{
	for (int i = 0; i < r->n_weapons; i++) {
		struct weapon *const w = &r->weapons[i];

		w->reach = reach_of(w);
		w->in_hand = (int8_t)in_hand(r, i);
		count_shots(r, w);
	}
	for (int i = 0; i < r->n_weapons; i++)
		pp_shoot_weigh(r, &r->weapons[i]);
	r->fists = (int8_t)row_of(r, "weapons.fists");
	r->kept = &r->own_kept;
}

/* ---- all of it ---- */

void pp_bind(struct binder *b, void *rules)
{
	struct pp_rules *r = rules;

	bind_moving(b, r);
	bind_voices(b, r);
	bind_factors(b, r);
	bind_arms(b, r);
	bind_bursts(b, r);
	bind_results(b, r);
	bind_outnumbering(b, r);
	bind_saves(b, r);
	bind_injuries(b, r);
	bind_causes(b, r);
	bind_courage(b, r);
	bind_deeds(b, r);
	bind_sizes(b, r);
	bind_creatures(b, r);
	bind_numbers(b, r);
	pp_bind_beasts(b, r);
	action_bind(b, TENTHS_OF_INCH, &r->actions);
	if (!b->failed)
		derive(r);
}
