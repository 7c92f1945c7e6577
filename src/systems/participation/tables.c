/* The rulebook's rows as typed numbers, bound once: play reads nothing by name.
 *
 * pp_plays() binds a book again and watches what is asked for: so what counts as
 * played is exactly what is bound here.
 */
#include <string.h>

#include "systems/participation/participation.h"

enum { TENTHS_OF_INCH = 10, BAND_LEAST = -99, BAND_MOST = 99, HEX_DIRECTIONS = 6,
	SQUARE_DIRECTIONS = 8 };

static const char *row_id(const struct rule_table *t, int row)
{
	return rule_table_at(t, row, 0)->text;
}

/* A whole number of a cell that may be blank. */
static int32_t number_or(struct binder *b, const char *table, const char *row,
	const char *column, int32_t silent)
{
	const struct entry *e = bind_entry(b, table, row, column);

	return e->given ? e->number : silent;
}

static void bind_band(struct binder *b, const char *table, const struct row_name *row,
	struct band_row *to)
{
	to->name = bind_text(b, table, row->row, "name");
	to->rule = row->rule;
	to->least = (int8_t)number_or(b, table, row->row, "least", BAND_LEAST);
	to->most = (int8_t)number_or(b, table, row->row, "most", BAND_MOST);
	if (to->least > to->most)
		bind_fail(b, table, row->row, "a band from less to more");
}

/* ---- moving, ground ---- */

static void bind_moving(struct binder *b, struct pp_rules *r)
{
	static const char *const gaits[GAIT_ROWS] = { "walk", "run" };
	static const struct row_name loads[LOADS] = { { "none", "loads.none" },
		{ "heavy", "loads.heavy" }, { "really-heavy", "loads.really-heavy" } };
	const struct rule_table *t = bind_whole(b, "terrain", GROUNDS_MAX);

	for (int i = 0; i < GAIT_ROWS; i++) {
		r->times[i] = bind_positive(b, "movement", gaits[i], "times");
		r->fires[i] = bind_number(b, "movement", gaits[i], "fires") != 0;
		r->fights[i] = bind_number(b, "movement", gaits[i], "fights") != 0;
	}
	for (int i = 0; i < LOADS; i++) {
		r->load[i].name = bind_text(b, "loads", loads[i].row, "name");
		r->load[i].rule = loads[i].rule;
		r->load[i].deducts = bind_number(b, "loads", loads[i].row, "deducts");
		r->load[i].bearers = (uint8_t)bind_number(b, "loads", loads[i].row, "bearers");
	}
	for (int i = 0; t != NULL && i < t->n_rows; i++) {
		r->cover[i] = bind_number(b, "terrain", row_id(t, i), "cover") != 0;
		r->ground_deed[i] = (int8_t)number_or(b, "terrain", row_id(t, i), "deed", -1);
	}
}

static void bind_voices(struct binder *b, struct pp_rules *r)
{
	static const struct row_name rows[VOICES] = { { "whisper", "speech.whisper" },
		{ "speak", "speech.speak" }, { "shout", "speech.shout" },
		{ "scream", "speech.scream" }, { "shot", "speech.shot" } };

	for (int i = 0; i < VOICES; i++) {
		r->voice[i].name = bind_text(b, "speech", rows[i].row, "name");
		r->voice[i].rule = rows[i].rule;
		r->voice[i].understood = number_or(b, "speech", rows[i].row, "understood", 0);
		r->voice[i].heard = bind_number(b, "speech", rows[i].row, "heard");
	}
}

/* ---- factors ---- */

static const struct row_name shooting_rows[SHOOT_ROWS] = {
	[SHOOT_OPPORTUNITY] = { "opportunity", "shooting.opportunity" },
	[SHOOT_ATTACKED] = { "attacked", "shooting.attacked" },
	[SHOOT_GOOD] = { "good", "shooting.good" },
	[SHOOT_POOR] = { "poor", "shooting.poor" },
	[SHOOT_COVER] = { "cover", "shooting.cover" },
	[SHOOT_COUP] = { "coup-de-grace", "shooting.coup-de-grace" },
	[SHOOT_MOVED] = { "moved", "shooting.moved" },
	[SHOOT_TARGET_MOVED] = { "target-moved", "shooting.target-moved" },
	[SHOOT_RESTED] = { "rested", "shooting.rested" },
	[SHOOT_TELESCOPE] = { "telescope", "shooting.telescope" },
};
static const struct row_name fighting_rows[FIGHT_ROWS] = {
	[FIGHT_SURPRISE] = { "surprise", "fighting.surprise" },
	[FIGHT_HALF_SURPRISE] = { "half-surprise", "fighting.half-surprise" },
	[FIGHT_HEIGHT] = { "height", "fighting.height" },
	[FIGHT_SHAKEN] = { "shaken", "fighting.shaken" },
	[FIGHT_GROGGY] = { "groggy", "fighting.groggy" },
	[FIGHT_ENRAGED] = { "enraged", "fighting.enraged" },
	[FIGHT_MOUNTED] = { "mounted", "fighting.mounted" },
	[FIGHT_CHARGING] = { "charging", "fighting.charging" },
	[FIGHT_MOUNTED_CHARGE] = { "mounted-charge", "fighting.mounted-charge" },
	[FIGHT_RISING] = { "rising", "fighting.rising" },
};
static const struct row_name morale_rows[MORALE_ROWS] = {
	[MORALE_ARMED] = { "armed", "morale.armed" },
	[MORALE_COMRADE] = { "comrade", "morale.comrade" },
	[MORALE_ELITE] = { "elite", "morale.elite" },
	[MORALE_TRAINED] = { "trained", "morale.trained" },
	[MORALE_GROGGY] = { "groggy", "morale.groggy" },
	[MORALE_LIGHT] = { "light", "morale.light" },
	[MORALE_BAD] = { "bad", "morale.bad" },
	[MORALE_DANGEROUS] = { "dangerous", "morale.dangerous" },
	[MORALE_BANDAGED] = { "bandaged", "morale.bandaged" },
	[MORALE_DOWNED] = { "downed", "morale.downed" },
	[MORALE_DEAD] = { "dead", "morale.dead" },
	[MORALE_FRIGHT] = { "fright", "morale.fright" },
};
static const struct row_name nerve_rows[NERVE_ROWS] = {
	[NERVE_NAMED] = { "named", "nerve.named" },
	[NERVE_NPC] = { "npc", "nerve.npc" },
	[NERVE_TRAINED] = { "trained", "nerve.trained" },
	[NERVE_DONE] = { "done", "nerve.done" },
	[NERVE_DONE_LOTS] = { "done-lots", "nerve.done-lots" },
	[NERVE_FAILED] = { "failed", "nerve.failed" },
	[NERVE_FAILED_LOTS] = { "failed-lots", "nerve.failed-lots" },
	[NERVE_RATED_BAD] = { "bad", "nerve.bad" },
	[NERVE_RATED_WORSE] = { "worse", "nerve.worse" },
	[NERVE_FEARS_NOTHING] = { "fears-nothing", "nerve.fears-nothing" },
	[NERVE_FEAR] = { "fear", "nerve.fear" },
};
static const struct row_name effect_coup = { "coup-de-grace", "effect-modifiers.coup-de-grace" };
static const struct row_name far_throw = { "full-range", "exploding-modifiers.full-range" };

static void bind_factors(struct binder *b, struct pp_rules *r)
{
	bind_modifiers(b, "shooting", shooting_rows, SHOOT_ROWS, r->shooting);
	bind_modifiers(b, "fighting", fighting_rows, FIGHT_ROWS, r->fighting);
	bind_modifiers(b, "morale", morale_rows, MORALE_ROWS, r->morale);
	bind_modifiers(b, "nerve", nerve_rows, NERVE_ROWS, r->nerve);
	bind_modifiers(b, "effect-modifiers", &effect_coup, 1, &r->effect_coup);
	bind_modifiers(b, "exploding-modifiers", &far_throw, 1, &r->far_throw);
	for (int i = 0; i < MORALE_ROWS; i++)
		r->morale_within[i] = number_or(b, "morale", morale_rows[i].row, "within", 0);
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

static void bind_weapon(struct binder *b, const char *row, struct weapon *w)
{
	static const char *const bands[BANDS] = { "short", "medium", "long" };
	static const char *const needs[BANDS] = { "short-need", "medium-need", "long-need" };

	w->name = bind_text(b, "weapons", row, "name");
	w->rule = row_rule(b, "weapons", row);
	for (int i = 0; i < BANDS; i++) {
		w->range[i] = number_or(b, "weapons", row, bands[i], 0);
		w->need[i] = (int8_t)number_or(b, "weapons", row, needs[i], 0);
		if (i > 0 && w->range[i] < w->range[i - 1])
			bind_fail(b, "weapons", row, "range bands that grow");
	}
	w->dice = (uint8_t)bind_number(b, "weapons", row, "dice");
	w->divided = bind_positive(b, "weapons", row, "divided");
	w->sdd = (int8_t)number_or(b, "weapons", row, "sdd", 0);
	w->harm = (uint8_t)(number_or(b, "weapons", row, "harm", HARM_NONE - 1) + 1);
	w->factor = (int8_t)bind_number(b, "weapons", row, "factor");
	w->long_gun = bind_number(b, "weapons", row, "long-gun") != 0;
	w->loud = bind_number(b, "weapons", row, "loud") != 0;
	w->armed = bind_number(b, "weapons", row, "armed") != 0;
	w->thrown = (int8_t)number_or(b, "weapons", row, "thrown", -1);
}

static void bind_thrown(struct binder *b, const char *row, struct thrown *t)
{
	t->name = bind_text(b, "throwing", row, "name");
	t->rule = row_rule(b, "throwing", row);
	t->range = bind_number(b, "throwing", row, "range");
	t->sdd = (int8_t)number_or(b, "throwing", row, "sdd", 0);
	t->half = (int8_t)bind_number(b, "throwing", row, "half");
	t->full = (int8_t)bind_number(b, "throwing", row, "full");
	t->fails = (int8_t)number_or(b, "throwing", row, "fails", 0);
	t->comes = (uint8_t)bind_number(b, "throwing", row, "comes-of-it");
}

static void bind_arms(struct binder *b, struct pp_rules *r)
{
	const struct rule_table *weapons = bind_whole(b, "weapons", WEAPONS_MAX);
	const struct rule_table *throwing = bind_whole(b, "throwing", WEAPONS_MAX);

	r->n_weapons = weapons == NULL ? 0 : weapons->n_rows;
	r->n_throwing = throwing == NULL ? 0 : throwing->n_rows;
	for (int i = 0; i < r->n_weapons; i++)
		bind_weapon(b, row_id(weapons, i), &r->weapons[i]);
	for (int i = 0; i < r->n_throwing; i++)
		bind_thrown(b, row_id(throwing, i), &r->throwing[i]);
}

/* ---- bursts ---- */

static void bind_bursts(struct binder *b, struct pp_rules *r)
{
	static const struct row_name rings[] = { { "near", "burst.near" },
		{ "middle", "burst.middle" }, { "far", "burst.far" } };
	static const struct row_name points[] = { { "on-spot", "exploding-point.on-spot" },
		{ "near", "exploding-point.near" }, { "away", "exploding-point.away" } };

	r->n_bursts = (int)(sizeof rings / sizeof *rings);
	for (int i = 0; i < r->n_bursts; i++) {
		r->burst[i].most = bind_number(b, "burst", rings[i].row, "most");
		r->burst[i].sdd = (int8_t)bind_number(b, "burst", rings[i].row, "sdd");
		r->burst[i].rule = rings[i].rule;
		if (i > 0 && r->burst[i].most <= r->burst[i - 1].most)
			bind_fail(b, "burst", rings[i].row, "a distance further than the row's before");
	}
	r->n_exploding = (int)(sizeof points / sizeof *points);
	for (int i = 0; i < r->n_exploding; i++) {
		bind_band(b, "exploding-point", &points[i], &r->exploding[i].band);
		r->exploding[i].off = bind_number(b, "exploding-point", points[i].row, "off");
	}
}

/* ---- fights and harm ---- */

static const struct row_name effects[EFFECTS] = { { "flinches", "effect.flinches" },
	{ "staggers", "effect.staggers" }, { "downed", "effect.downed" } };

static void bind_results(struct binder *b, struct pp_rules *r)
{
	static const char *const tables[FIGHT_RESULTS] = { "fight-people", "fight-creatures" };
	static const struct row_name rows[FIGHT_RESULTS][EFFECTS + 2] = {
		{ { "flinches", "fight-people.flinches" }, { "staggers", "fight-people.staggers" },
			{ "downed", "fight-people.downed" }, { "drawn", "fight-people.drawn" },
			{ "wins", "fight-people.wins" } },
		{ { "flinches", "fight-creatures.flinches" },
			{ "staggers", "fight-creatures.staggers" },
			{ "downed", "fight-creatures.downed" },
			{ "drawn", "fight-creatures.drawn" }, { "wins", "fight-creatures.wins" } },
	};

	for (int i = 0; i < EFFECTS; i++)
		bind_band(b, "effect", &effects[i], &r->effect[i]);
	for (int t = 0; t < FIGHT_RESULTS; t++)
		for (int i = 0; i < EFFECTS + 2; i++)
			bind_band(b, tables[t], &rows[t][i], &r->fight[t][i]);
}

static void bind_outnumbering(struct binder *b, struct pp_rules *r)
{
	static const struct row_name rows[] = { { "two", "outnumbering.two" },
		{ "three", "outnumbering.three" }, { "four", "outnumbering.four" },
		{ "five", "outnumbering.five" }, { "six", "outnumbering.six" },
		{ "seven", "outnumbering.seven" }, { "eight", "outnumbering.eight" } };

	r->n_outnumbering = (int)(sizeof rows / sizeof *rows);
	for (int i = 0; i < r->n_outnumbering; i++) {
		r->outnumbering[i].fighters = bind_positive(b, "outnumbering", rows[i].row,
			"fighters");
		r->outnumbering[i].modifier = (int8_t)bind_number(b, "outnumbering", rows[i].row,
			"modifier");
		r->outnumbering[i].rule = rows[i].rule;
	}
}

static void bind_save(struct binder *b, const char *table, const struct row_name *row,
	bool details, struct save_row *to)
{
	struct band_row band;

	bind_band(b, table, row, &band);
	to->rule = row->rule;
	to->name = band.name;
	to->least = band.least;
	to->most = band.most;
	to->injury = (uint8_t)bind_number(b, table, row->row, "injury");
	to->morale = details && bind_number(b, table, row->row, "morale") != 0;
	to->enraged = details && bind_number(b, table, row->row, "enraged") != 0;
	to->rising = details && bind_number(b, table, row->row, "rising") != 0;
}

/* The rows of each effect, the best throw first. */
static void bind_saves(struct binder *b, struct pp_rules *r)
{
	static const struct row_name piercing[EFFECTS][SAVE_ROWS] = {
		{ { "flinches-superficial", "piercing.flinches-superficial" },
			{ "flinches-light", "piercing.flinches-light" },
			{ "flinches-bad", "piercing.flinches-bad" } },
		{ { "staggers-light", "piercing.staggers-light" },
			{ "staggers-bad", "piercing.staggers-bad" },
			{ "staggers-dangerous", "piercing.staggers-dangerous" } },
		{ { "downed-bad", "piercing.downed-bad" },
			{ "downed-dangerous", "piercing.downed-dangerous" },
			{ "downed-dead", "piercing.downed-dead" } },
	};
	static const struct row_name bludgeoning[EFFECTS][SAVE_ROWS] = {
		{ { "flinches-superficial", "bludgeoning.flinches-superficial" },
			{ "flinches-hurt", "bludgeoning.flinches-hurt" } },
		{ { "staggers-hurt", "bludgeoning.staggers-hurt" },
			{ "staggers-light", "bludgeoning.staggers-light" } },
		{ { "downed-light", "bludgeoning.downed-light" },
			{ "downed-stunned", "bludgeoning.downed-stunned" } },
	};

	for (int e = 0; e < EFFECTS; e++)
		for (int i = 0; i < SAVE_ROWS; i++) {
			bind_save(b, "piercing", &piercing[e][i], false,
				&r->save[HARM_PIERCING][e][i]);
			if (bludgeoning[e][i].row != NULL)
				bind_save(b, "bludgeoning", &bludgeoning[e][i], true,
					&r->save[HARM_BLUDGEONING][e][i]);
		}
}

static void bind_injuries(struct binder *b, struct pp_rules *r)
{
	static const struct row_name rows[INJURIES] = {
		{ "superficial", "injuries.superficial" }, { "hurt", "injuries.hurt" },
		{ "light", "injuries.light" }, { "bad", "injuries.bad" },
		{ "dangerous", "injuries.dangerous" }, { "dead", "injuries.dead" },
		{ "stunned", "injuries.stunned" } };
	static const char *const fates[FATES] = { "", "stunned", "gassed", "faint" };

	for (int i = 0; i < INJURIES; i++) {
		struct injury_row *const to = &r->injury[i];

		to->name = bind_text(b, "injuries", rows[i].row, "name");
		to->rule = rows[i].rule;
		to->deducts = number_or(b, "injuries", rows[i].row, "deducts", 0);
		to->fight = (int8_t)number_or(b, "injuries", rows[i].row, "fight", 0);
		to->bandaged = (int8_t)bind_number(b, "injuries", rows[i].row, "bandaged");
		to->die = (int8_t)number_or(b, "injuries", rows[i].row, "die", 0);
		to->when = (uint8_t)number_or(b, "injuries", rows[i].row, "when", 0);
		to->then = (uint8_t)number_or(b, "injuries", rows[i].row, "then", 0);
		to->screams = bind_number(b, "injuries", rows[i].row, "screams") != 0;
		to->out = bind_number(b, "injuries", rows[i].row, "out") != 0;
		to->wounds = (uint8_t)bind_number(b, "injuries", rows[i].row, "wounds");
	}
	for (int i = FATE_NONE + 1; i < FATES; i++)
		r->recovers[i] = bind_positive(b, "states", fates[i], "recovers");
	r->groggy_moves = bind_positive(b, "states", "groggy", "moves");
}

/* ---- courage and nerve ---- */

static void bind_causes(struct binder *b, struct pp_rules *r)
{
	static const struct row_name rows[CAUSES] = { { "injured", "morale-causes.injured" },
		{ "hurt", "morale-causes.hurt" }, { "groggy", "morale-causes.groggy" },
		{ "shooting", "morale-causes.shooting" }, { "scream", "morale-causes.scream" },
		{ "rout", "morale-causes.rout" }, { "fright", "morale-causes.fright" },
		{ "panic", "morale-causes.panic" } };

	for (int i = 0; i < CAUSES; i++) {
		r->cause[i].name = bind_text(b, "morale-causes", rows[i].row, "name");
		r->cause[i].rule = rows[i].rule;
		r->cause[i].within = number_or(b, "morale-causes", rows[i].row, "within", 0);
	}
}

static void bind_courage(struct binder *b, struct pp_rules *r)
{
	static const struct row_name classes[COURAGES] = { { "hero", "courage.hero" },
		{ "brave", "courage.brave" }, { "normal", "courage.normal" },
		{ "follower", "courage.follower" }, { "cautious", "courage.cautious" } };
	static const struct row_name spirits[SPIRITS] = {
		{ "controlled", "morale-results.controlled" },
		{ "obedient", "morale-results.obedient" }, { "shaken", "morale-results.shaken" },
		{ "panicked", "morale-results.panicked" },
		{ "terrified", "morale-results.terrified" }, { "faint", "morale-results.faint" } };

	for (int c = 0; c < COURAGES; c++) {
		r->courage[c].name = bind_text(b, "courage", classes[c].row, "name");
		r->courage[c].rule = classes[c].rule;
		for (int i = 0; i < SPIRIT_FAINT; i++) {
			const struct entry *e = bind_entry(b, "courage", classes[c].row,
				spirits[i].row);

			r->courage[c].given[i] = e->given;
			r->courage[c].least[i] = (int8_t)(e->given ? e->number : 0);
		}
		/* Its words are terrified and faint. */
		r->courage[c].less = (uint8_t)(SPIRIT_TERRIFIED
			+ bind_number(b, "courage", classes[c].row, "less"));
	}
	for (int i = 0; i < SPIRITS; i++) {
		r->spirit[i].name = bind_text(b, "morale-results", spirits[i].row, "name");
		r->spirit[i].rule = spirits[i].rule;
		r->spirit[i].may_move = bind_number(b, "morale-results", spirits[i].row,
			"may-move") != 0;
		r->spirit[i].may_act = bind_number(b, "morale-results", spirits[i].row,
			"may-act") != 0;
		r->spirit[i].modifier = (int8_t)bind_number(b, "morale-results", spirits[i].row,
			"modifier");
		r->spirit[i].screams = bind_number(b, "morale-results", spirits[i].row,
			"screams") != 0;
		r->spirit[i].again = bind_number(b, "morale-results", spirits[i].row,
			"again") != 0;
	}
}

static void bind_deeds(struct binder *b, struct pp_rules *r)
{
	static const char *const rules[DEEDS] = { "deeds.climb", "deeds.cross", "deeds.leap",
		"deeds.swim", "deeds.face", "deeds.handle", "deeds.enter", "deeds.defy" };

	for (int i = 0; i < DEEDS; i++) {
		r->deed_kind[i].name = bind_text(b, "deeds", pp_deed_words[i], "name");
		r->deed_kind[i].rule = rules[i];
		r->deed_kind[i].rated = (uint8_t)bind_number(b, "deeds", pp_deed_words[i],
			"rated");
		r->deed_kind[i].fear = (uint8_t)bind_number(b, "deeds", pp_deed_words[i], "fear");
	}
	r->nerve_need = bind_positive(b, "nerve-results", "dares", "least");
	if (bind_number(b, "nerve-results", "cowers", "most") != r->nerve_need - 1)
		bind_fail(b, "nerve-results", "cowers", "whatever does not dare");
}

/* ---- sizes and creatures ---- */

static void bind_sizes(struct binder *b, struct pp_rules *r)
{
	static const struct row_name rows[SIZES] = { { "small", "sizes.small" },
		{ "standard", "sizes.standard" }, { "large", "sizes.large" },
		{ "very-large", "sizes.very-large" }, { "gigantic", "sizes.gigantic" } };

	for (int i = 0; i < SIZES; i++) {
		r->size[i].name = bind_text(b, "sizes", rows[i].row, "name");
		r->size[i].rule = rows[i].rule;
		r->size[i].gas = (int8_t)bind_number(b, "sizes", rows[i].row, "gas");
		r->size[i].length = bind_number(b, "sizes", rows[i].row, "length");
		r->size[i].width = bind_number(b, "sizes", rows[i].row, "width");
		r->size[i].wounds = (uint8_t)number_or(b, "sizes", rows[i].row, "wound-value", 0);
	}
}

static void bind_creatures(struct binder *b, struct pp_rules *r)
{
	static const struct { enum card card; const char *column; } columns[] = {
		{ CARD_MOVE, "move" }, { CARD_FIGHT, "fight" }, { CARD_ADT, "adt" },
		{ CARD_COURAGE, "courage" }, { CARD_SIZE, "size" },
		{ CARD_WOUND_VALUE, "wound-value" }, { CARD_FRIGHT, "fright" },
		{ CARD_TERROR, "terror" }, { CARD_BEAST, "beast" } };
	const struct rule_table *t = bind_whole(b, "creatures", CREATURES_MAX);

	r->n_creatures = t == NULL ? 0 : t->n_rows;
	for (int i = 0; i < r->n_creatures; i++) {
		r->creature[i].name = bind_text(b, "creatures", row_id(t, i), "name");
		for (int c = 0; c < CARDS; c++)
			r->creature[i].card[c] = CARD_SILENT;
		for (size_t c = 0; c < sizeof columns / sizeof *columns; c++)
			r->creature[i].card[columns[c].card] = number_or(b, "creatures",
				row_id(t, i), columns[c].column, CARD_SILENT);
	}
}

/* ---- single numbers ---- */

static void bind_numbers(struct binder *b, struct pp_rules *r)
{
	const struct { uint8_t *to; const char *row; } numbers[] = {
		{ &r->die, "die" }, { &r->rounds, "rounds" }, { &r->shout_words, "shout-words" },
		{ &r->scatter_divided, "scatter-divided" }, { &r->arrow_hex, "arrow-hex" },
		{ &r->arrow_square, "arrow-square" }, { &r->kick_less, "kick-less" },
		{ &r->gas_falls, "gas-falls" }, { &r->gas_lasts, "gas-lasts" },
		{ &r->worse_fight, "worse-fight" },
		{ &r->same_injuries, "same-injuries" }, { &r->lots, "lots" },
	};
	const struct { int32_t *to; const char *row; } lengths[] = {
		{ &r->attack_near, "attack-near" }, { &r->firer_moved, "firer-moved" },
		{ &r->target_moved, "target-moved" }, { &r->coup_near, "coup-near" },
		{ &r->thrown_least, "thrown-least" }, { &r->kick_near, "kick-near" },
		{ &r->gas_across, "gas-across" }, { &r->worse_length, "worse-length" },
		{ &r->noticed, "noticed" },
	};

	for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
		*numbers[i].to = bind_positive(b, "numbers", numbers[i].row, "value");
	for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
		*lengths[i].to = bind_number(b, "numbers", lengths[i].row, "length");
	if (r->rounds > ROUNDS_MOST)
		bind_fail(b, "numbers", "rounds", "at most 2");
	if (r->arrow_hex != HEX_DIRECTIONS || r->arrow_square != SQUARE_DIRECTIONS)
		bind_fail(b, "numbers", "arrow-hex", "6, and 8 on squares: a side a direction");
}

/* ---- all of it ---- */

static void bind_all(struct binder *b, void *rules)
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
}

void *pp_bind(const struct rulebook *book, struct reason *why)
{
	return bind_rules(book, sizeof(struct pp_rules), bind_all, why);
}

bool pp_plays(const struct rulebook *book, const char *table, const char *row,
	const char *column)
{
	return bind_reads(book, sizeof(struct pp_rules), bind_all, table, row, column);
}
