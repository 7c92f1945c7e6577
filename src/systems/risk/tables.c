/* The rulebook's rows as typed numbers, bound once: play reads nothing by name.
 *
 * risk_plays() binds a book again and watches what is asked for: so what counts as
 * played is exactly what is bound here.
 */
#include <string.h>

#include "skirmish/tables/binder.h"
#include "systems/risk/risk.h"

enum { INCH_MM = 25 };	/* of the action tables (C-14) */

/* ---- who obeys what, and how he shoots (K-12, X-30) ---- */

static void bind_commands(struct binder *b, struct risk_rules *r)
{
	static const char *const rows[COMMANDS] = { "character", "commanded", "uncommanded",
		"unattended" };

	for (int i = 0; i < COMMANDS; i++) {
		struct command_row *c = &r->command[i];

		c->plain = bind_number(b, "commands", rows[i], "plain") != 0;
		c->blue = bind_number(b, "commands", rows[i], "blue") != 0;
		c->target = (uint8_t)bind_number(b, "commands", rows[i], "target");
		c->must_charge = bind_number(b, "commands", rows[i], "charge") == 0;
		c->still = bind_positive(b, "fire", rows[i], "still");
		c->moving = bind_positive(b, "fire", rows[i], "moving");
		c->up_to = (uint8_t)bind_number(b, "fire", rows[i], "up-to");
		c->further = (uint8_t)bind_number(b, "fire", rows[i], "further");
		c->load = (uint8_t)bind_number(b, "fire", rows[i], "load");
	}
}

/* ---- weapons ---- */

static void bind_weapon(struct binder *b, const char *row, struct weapon *w)
{
	static const char *const bands[BANDS] = { "short", "medium", "long" };
	const struct entry *bayonet = bind_entry(b, "weapons", row, "bayonet");
	const struct entry *damage = bind_entry(b, "weapons", row, "damage");

	w->id = row;
	w->name = bind_text(b, "weapons", row, "name");
	for (int i = 0; i < BANDS; i++)
		w->range[i] = bind_number(b, "weapons", row, bands[i]);
	for (int i = 1; i < BANDS; i++)
		if (w->range[i] < w->range[i - 1])
			bind_fail(b, "weapons", row, "range bands that grow");
	w->melee = (uint8_t)bind_number(b, "weapons", row, "melee");
	w->bayonet = bayonet->given ? (uint8_t)bayonet->number : w->melee;
	w->damage = (int8_t)(damage->given ? damage->number : -1);
	if (w->damage >= DAMAGE_MAX || (w->range[BAND_LONG] > 0) != (w->damage >= 0))
		bind_fail(b, "weapons", row, "a row of damage if it has a range, else none");
	w->loader = bind_number(b, "weapons", row, "loader") != 0;
	w->missile = bind_number(b, "weapons", row, "missile") != 0;
	w->thrown = bind_number(b, "weapons", row, "thrown") != 0;
}

static void bind_weapons(struct binder *b, struct risk_rules *r)
{
	const struct rule_table *t = rulebook_table(b->book, "weapons");

	r->n_weapons = t == NULL ? 0 : t->n_rows;
	if (t == NULL || t->n_rows > WEAPONS_MAX) {
		bind_fail(b, "weapons", "*", "at most 64 rows");
		return;
	}
	for (int i = 0; i < t->n_rows; i++)
		bind_weapon(b, rule_table_at(t, i, 0)->text, &r->weapons[i]);
	r->unarmed = (int16_t)rule_table_row(t, "unarmed");
	if (r->unarmed < 0)
		bind_fail(b, "weapons", "unarmed", "the row of bare hands");
}

/* ---- seeing ---- */

static void bind_visibility(struct binder *b, struct risk_rules *r)
{
	r->terrain_die = bind_positive(b, "visibility", "terrain", "die");
	r->terrain_range = bind_number(b, "visibility", "terrain", "range");
	r->terrain_depth = bind_number(b, "visibility", "terrain", "depth");
	r->look_out_depth = bind_number(b, "visibility", "looking-out", "depth");
	r->inside_range = bind_number(b, "visibility", "inside", "range");
	r->shot_at_depth = bind_number(b, "visibility", "shot-at", "depth");
	r->over_reach = bind_number(b, "visibility", "over", "range");
}

static void bind_woods(struct binder *b, struct risk_rules *r)
{
	const struct rule_table *t = rulebook_table(b->book, "terrain");

	if (t == NULL || t->n_rows > GROUNDS_MAX) {
		bind_fail(b, "terrain", "*", "at most 48 rows");
		return;
	}
	for (int i = 0; i < t->n_rows; i++)
		r->woods[i] = bind_number(b, "terrain", rule_table_at(t, i, 0)->text,
			"woods") != 0;
}

/* ---- shooting ---- */

static void bind_to_hit(struct binder *b, struct risk_rules *r)
{
	static const char *const bands[BANDS] = { "short", "medium", "long" };
	static const char *const covers[COVER_HARD + 1] = {	/* there is no medium: S-C-11 */
		[COVER_NONE] = "open", [COVER_SOFT] = "soft", [COVER_MEDIUM] = "soft",
		[COVER_HARD] = "hard" };

	for (int band = 0; band < BANDS; band++)
		for (int cover = 0; cover <= COVER_HARD; cover++)
			r->to_hit[band][cover] = (uint8_t)bind_number(b, "to-hit", bands[band],
				covers[cover]);
}

static void bind_damage(struct binder *b, struct risk_rules *r)
{
	const struct rule_table *t = rulebook_table(b->book, "damage");

	r->n_damage = t == NULL ? 0 : t->n_rows;
	if (t == NULL || t->n_rows > DAMAGE_MAX) {
		bind_fail(b, "damage", "*", "at most 8 rows");
		return;
	}
	for (int i = 0; i < t->n_rows; i++) {
		const char *row = rule_table_at(t, i, 0)->text;

		r->damage[i].name = bind_text(b, "damage", row, "name");
		for (int die = 1; die <= DAMAGE_DIE; die++) {
			const char column[3] = { 'd', (char)('0' + die), '\0' };

			r->damage[i].fate[die] = (uint8_t)bind_number(b, "damage", row, column);
		}
		r->damage[i].fate[0] = r->damage[i].fate[1];	/* K-14: below is the first */
	}
}

static void bind_wounds(struct binder *b, struct risk_rules *r)
{
	static const char *const rows[FATES] = { "graze", "wound", "kill" };

	for (int i = 0; i < FATES; i++) {
		r->wound_rate[i] = (uint8_t)bind_number(b, "wounds", rows[i], "rate");
		r->wound_raw[i] = bind_number(b, "wounds", rows[i], "raw") != 0;
	}
	r->wounds_kill = bind_positive(b, "house", "wounds", "value");
	r->leader_near = bind_number(b, "casualties", "leader", "near");
}

static void bind_shooting(struct binder *b, struct risk_rules *r)
{
	static const struct row_name hit[SHOOTER_ROWS] = {
		[SHOOTER_HERO] = { "hero", "hit-modifiers.hero" },
		[SHOOTER_RAW] = { "raw", "hit-modifiers.raw" },
	};
	static const struct row_name harm[SHOOTER_ROWS] = {
		[SHOOTER_HERO] = { "hero", "damage-modifiers.hero" },
		[SHOOTER_RAW] = { "raw", "damage-modifiers.raw" },
	};

	bind_to_hit(b, r);
	bind_modifiers(b, "hit-modifiers", hit, SHOOTER_ROWS, r->hit);
	bind_modifiers(b, "damage-modifiers", harm, SHOOTER_ROWS, r->harm);
	bind_damage(b, r);
	bind_wounds(b, r);
}

/* ---- melee ---- */

static void bind_melee(struct binder *b, struct risk_rules *r)
{
	static const struct row_name rows[MELEE_ROWS] = {
		[MELEE_RAW] = { "raw", "melee-modifiers.raw" },
		[MELEE_OUTNUMBERED] = { "outnumbered", "melee-modifiers.outnumbered" },
		[MELEE_WALL] = { "wall", "melee-modifiers.wall" },
		[MELEE_SKILLED] = { "skilled", "melee-modifiers.skilled" },
		[MELEE_WEAPON] = { "weapon", "melee-modifiers.weapon" },
	};
	static const char *const harm[FATES] = { "nothing", "wound", "kill" };

	bind_modifiers(b, "melee-modifiers", rows, MELEE_ROWS, r->melee);
	for (int fate = 0; fate < FATES; fate++) {
		const int32_t least = bind_number(b, "melee-harm", harm[fate], "least");
		const int32_t most = bind_number(b, "melee-harm", harm[fate], "most");

		for (int32_t die = least; die <= most && die <= MELEE_DIE; die++)
			r->melee_fate[die] = (uint8_t)fate;
	}
	r->back = bind_number(b, "after-melee", "worse", "back");
	r->follow_up = bind_number(b, "house", "follow-up", "length");
}

/* ---- single numbers ---- */

/* A die whose faces a table lists cannot have more of them. */
static uint8_t die_of(struct binder *b, const char *row, int most)
{
	const uint8_t sides = bind_positive(b, "numbers", row, "value");

	if (sides < 2 || sides > most)
		bind_fail(b, "numbers", row, "a die that its table lists");
	return sides;
}

static void bind_numbers(struct binder *b, struct risk_rules *r)
{
	enum { ANY_DIE = 100 };

	r->rate[0] = bind_number(b, "movement", "foot", "rate");
	r->rate[1] = bind_number(b, "movement", "mounted", "rate");
	r->hit_die = die_of(b, "hit-die", ANY_DIE);
	r->damage_die = die_of(b, "damage-die", DAMAGE_DIE);
	r->melee_die = die_of(b, "melee-die", MELEE_DIE);
	r->cohesion = bind_number(b, "house", "cohesion", "length");
	r->leader_reach = bind_number(b, "house", "leader-reach", "length");
	r->apart = bind_number(b, "house", "apart", "length");
}

/* ---- all of it ---- */

static void bind_all(struct binder *b, void *rules)
{
	struct risk_rules *r = rules;

	bind_commands(b, r);
	bind_weapons(b, r);
	bind_visibility(b, r);
	bind_woods(b, r);
	bind_shooting(b, r);
	bind_melee(b, r);
	action_bind(b, INCH_MM, &r->actions);
	bind_numbers(b, r);
}

void *risk_bind(const struct rulebook *book, struct reason *why)
{
	return bind_rules(book, sizeof(struct risk_rules), bind_all, why);
}

bool risk_plays(const struct rulebook *book, const char *table, const char *row,
	const char *column)
{
	return bind_reads(book, sizeof(struct risk_rules), bind_all, table, row, column);
}
