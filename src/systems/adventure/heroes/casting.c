/* Rolling up a hero (PRP): Luck, traits, field craft, arms (R:77 … R:158).
 *
 *  K2  An option is allowed exactly if a legal hero can still come of taking it.
 *  K3  The judge asks no more than the steps enforce, and no less: what was
 *      rolled up is legal, and whatever says that it was must bear it out.
 */
#include <stdio.h>
#include <string.h>

#include "systems/adventure/heroes/casting.h"
#include "systems/adventure/heroes/judge_hero.h"
#include "systems/adventure/heroes/lawful.h"
#include "systems/adventure/heroes/names.h"
#include "systems/adventure/heroes/recruit.h"
#include "systems/adventure/settings.h"

static const struct casting_step steps[STEPS + 1] = {
	[STEP_LUCK] = { "luck", "Luck", "One die says how kindly fate looks on you.",
		"A-2", CASTING_DIE },
	[STEP_NUMBER] = { "trait-number", "Number of traits",
		"Half a six-sided die, rounded up: how many things set you apart.",
		"A-3", CASTING_DIE },
	[STEP_ORIGIN] = { "origin", "Origin",
		"Where you come from; some traits are handed down in some places only.",
		"", CASTING_ONE },
	[STEP_GENDER] = { "gender", "Gender", "Some traits turn the heads of some people only.",
		"", CASTING_ONE },
	[STEP_MILITARY] = { "military", "Training",
		"Have you worn a uniform, or lived out of doors by your wits?",
		"A-6", CASTING_ONE },
	[STEP_TERRITORY] = { "territory", "Ground",
		"Where your story plays, is that home to you, or far from it?",
		"A-6", CASTING_ONE },
	[STEP_TRAITS] = { "traits", "Traits",
		"Two or three hold at least one that helps and one that does not.",
		"A-3", CASTING_SOME },
	[STEP_CHOICE_ARM] = { "weapon-of-choice", "Weapon of choice",
		"The one arm that your trait speaks of.", "S-A-10", CASTING_ONE },
	[STEP_CRAFT] = { "field-craft", "Field craft",
		"A six-sided die and what you have learnt: how well you spot trouble.",
		"A-6", CASTING_DIE },
	[STEP_ARMS] = { "arms", "Arms", "What you carry, up to three; of arms for one hand "
		"two, if you like: name it twice.", "", CASTING_SOME },
	[STEP_NAME] = { "name", "Name", "What they will shout across the harbour.",
		"", CASTING_TEXT },
	[STEP_LOOKS] = { "looks", "Looks", "A line or two, as the first reel shows you.",
		"", CASTING_TEXT },
	[STEPS] = { NULL, NULL, NULL, NULL, CASTING_TEXT }
};

/* ---- traits ---- */

static bool trait_open(const struct hero *h, enum trait t, struct reason *why)
{
	const struct rule_table *const numbers = adv_recruit_table(h, "trait-numbers");
	const int most = adv_recruit_number(numbers, adv_recruit_number_row(h), "traits");
	struct trait_count all = adv_recruit_count(h);

	if (!adv_recruit_trait_is_for(h, t, why))
		return false;
	if (all.n >= most)
		return refuse(why, "A-3", "the die gave %d; put one back first", most);
	all.n++;
	all.good += adv_recruit_positive(h, t);
	all.bad += !adv_recruit_positive(h, t);
	if (!adv_recruit_signs_can_be_met(h, &all, most - all.n))
		return refuse(why, "A-3", "one that %s is still wanted",
			adv_recruit_positive(h, t) ? "hinders" : "helps");
	return true;
}

/* The traits that the book knows, in order; how many. */
static int traits_there(const struct hero *h, enum trait traits[TRAITS])
{
	int n = 0;

	for (int t = 0; t < TRAITS; t++)
		if (adv_recruit_trait_row(h, (enum trait)t) >= 0)
			traits[n++] = (enum trait)t;
	return n;
}

static int trait_options(const struct hero *h, struct casting_option *options, int room)
{
	const struct rule_table *const table = adv_recruit_table(h, "traits");
	enum trait traits[TRAITS];
	const int n = traits_there(h, traits);

	for (int i = 0; i < n && i < room; i++) {
		const int row = adv_recruit_trait_row(h, traits[i]);
		const char *const word = adv_hero_settings[HERO_TRAITS].words[traits[i]];
		const bool left = traits[i] == TRAIT_BLIND_LEFT;
		struct casting_option *const o = &options[i];

		o->word = word;
		snprintf(o->title, sizeof o->title, "%s%s (%s)", adv_recruit_text(table, row,
			"name"),
			left ? ", left" : traits[i] == TRAIT_BLIND_RIGHT ? ", right" : "",
			adv_recruit_text(table, row, "sign"));
		snprintf(o->note, sizeof o->note, "%s", adv_recruit_text(table, row, "effect"));
		o->taken = adv_recruit_has(h, traits[i]);
		o->allowed = o->taken || trait_open(h, traits[i], &o->why);
	}
	return n < room ? n : room;
}

/* ---- the steps: dice ---- */

static int prepare(const struct hero *h, int step, struct roller *r)
{
	static const char *const die_rows[STEPS] = { [STEP_LUCK] = "die",
		[STEP_NUMBER] = "trait-die", [STEP_CRAFT] = "craft-die" };

	if (step == STEP_CRAFT)
		adv_recruit_chart(h, r);
	return adv_recruit_single(h, die_rows[step]);
}

static void rolled(struct hero *h, int step, const struct roller *r)
{
	const int die = r->dice[0];
	const struct rule_table *const luck = adv_recruit_table(h, "luck");

	if (step == STEP_LUCK)
		adv_recruit_give(h, HERO_LUCK,
			adv_recruit_number(luck, adv_recruit_row_of_die(luck, die), "luck"));
	if (step == STEP_CRAFT)
		adv_recruit_give(h, HERO_FIELD_CRAFT, adv_recruit_craft(h, die + roller_need(r)));
}

/* what holds the number down, or gives it without a die; "" for nothing. */
static const char *craft_words(const struct hero *h)
{
	const struct hero_roll *const die = casting_thrown(h, STEP_CRAFT);
	const int craft = (int)adv_recruit_value(h, HERO_FIELD_CRAFT);
	struct roller r;

	roller_open(&r, "A-6", "field craft", NOBODY, NOBODY, 0);
	adv_recruit_chart(h, &r);
	if (adv_recruit_has(h, TRAIT_NEAR_SIGHTED) && (adv_recruit_has(h, TRAIT_EAGLE_EYE)
			|| (die != NULL && die->die + roller_need(&r) > craft)))
		return ", held down by Near Sighted";
	if (adv_recruit_has(h, TRAIT_EAGLE_EYE))
		return ", by Eagle Eye";
	return die != NULL && die->die + roller_need(&r) > craft ? ", the most there is" : "";
}

static void tell(const struct hero *h, int step, char *text, size_t size)
{
	text[0] = '\0';
	if (step == STEP_LUCK && h->settings[HERO_LUCK].given)
		snprintf(text, size, "%d, %s", (int)adv_recruit_value(h, HERO_LUCK),
			adv_recruit_luck_name(h));
	if (step == STEP_NUMBER && (casting_thrown(h, step) != NULL || adv_recruit_count(h).n > 0))
		snprintf(text, size, "%d", (int)adv_recruit_number(adv_recruit_table(h,
		"trait-numbers"),
			adv_recruit_number_row(h), "traits"));
	if (step == STEP_CRAFT && h->settings[HERO_FIELD_CRAFT].given)
		snprintf(text, size, "%d%s", (int)adv_recruit_value(h, HERO_FIELD_CRAFT),
			craft_words(h));
}

/* ---- the steps: words of a setting ---- */

/* The hero setting that a step's key names, or -1. */
static int setting_of(int step)
{
	for (int i = 0; adv_hero_settings[i].key != NULL; i++)
		if (strcmp(adv_hero_settings[i].key, steps[step].key) == 0)
			return i;
	return -1;
}

static const char *const yes_no[] = { "no", "yes", NULL };

static const char *const *words_of(int step)
{
	const struct setting_spec *const spec = &adv_hero_settings[setting_of(step)];

	return spec->kind == SETTING_FLAG ? yes_no : spec->words;
}

/* What the words of a setting mean to somebody who is asked. */
static const struct { int step; const char *word, *title; } titles[] = {
	{ STEP_ORIGIN, "western", "Western: Europe, America, and who was drilled by them" },
	{ STEP_ORIGIN, "far-eastern", "Far Eastern: China, Japan, and their neighbours" },
	{ STEP_ORIGIN, "islander", "Islander: of the South Seas" },
	{ STEP_ORIGIN, "other", "From anywhere else" },
	{ STEP_GENDER, "unsaid", "As it pleases you" },
	{ STEP_GENDER, "male", "A man" },
	{ STEP_GENDER, "female", "A woman" },
	{ STEP_MILITARY, "no", "Neither soldier nor woodsman" },
	{ STEP_MILITARY, "yes", "Soldier, sailor, hunter or guide" },
	{ STEP_TERRITORY, "neither", "Neither home nor foreign" },
	{ STEP_TERRITORY, "foreign", "Foreign territory, and you have learnt to look round" },
	{ STEP_TERRITORY, "home", "Home ground" },
};

static const char *title_of(int step, const char *word)
{
	for (size_t i = 0; i < sizeof titles / sizeof titles[0]; i++)
		if (titles[i].step == step && strcmp(titles[i].word, word) == 0)
			return titles[i].title;
	return word;
}

static int word_options(const struct hero *h, int step, struct casting_option *options, int room)
{
	const char *const *const words = words_of(step);
	const struct setting *const s = &h->settings[setting_of(step)];
	int n = 0;

	for (; words[n] != NULL && n < room; n++) {
		options[n] = (struct casting_option){ .word = words[n], .allowed = true,
			.taken = s->given && s->number == n };
		snprintf(options[n].title, sizeof options[n].title, "%s",
			title_of(step, words[n]));
	}
	return n;
}

/* ---- the steps: arms ---- */

/* Rows of the weapons table that are nothing one carries. */
static bool bare_handed(const char *row)
{
	static const char *const rows[] = { "unarmed", "martial-arts", "lua" };

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		if (strcmp(rows[i], row) == 0)
			return true;
	return false;
}

static bool shoots(const struct rule_table *t, int row)
{
	return rule_table_at(t, row, rule_table_column(t, "hit"))->given;
}

/* Whether it has a range: it shoots, or is lobbed as a rifle grenade is. */
static bool reaches(const struct rule_table *t, int row)
{
	return rule_table_at(t, row, rule_table_column(t, "short"))->given
		|| rule_table_at(t, row, rule_table_column(t, "medium"))->given;
}

/* Whether it can be the arm of the trait that asks for one: a Marksman's has a number
 * to hit by, a Swordsman's is made for fighting hand to hand. */
static bool suits_choice(const struct hero *h, int arm)
{
	const struct rule_table *const t = adv_recruit_table(h, "weapons");
	const bool fights = strcmp(adv_recruit_text(t, arm, "melee"), "improvised") != 0;

	return adv_recruit_has(h, TRAIT_SWORDSMAN) ? fights : shoots(t, arm);
}

/* Arms that one man carries, or chooses, in the book's order, but for a Swordsman's those
 * first that are made for nothing else than his trade; how many. */
static int arms_there(const struct hero *h, int step, int16_t arms[CASTING_OPTIONS_MAX])
{
	const struct rule_table *const t = adv_recruit_table(h, "weapons");
	const bool parts = step == STEP_CHOICE_ARM && adv_recruit_has(h, TRAIT_SWORDSMAN);
	int n = 0;

	for (int pass = 0; pass <= parts; pass++)
		for (int row = 0; row < t->n_rows && n < CASTING_OPTIONS_MAX; row++)
			if (adv_recruit_number(t, row, "crew") == 1
					&& !bare_handed(rule_table_at(t, row, 0)->text)
					&& (!parts || reaches(t, row) == pass)
					&& (step == STEP_ARMS || suits_choice(h, row)))
				arms[n++] = (int16_t)row;
	return n;
}

static int carries(const struct hero *h, int arm)
{
	int n = 0;

	for (int i = 0; i < h->n_arms; i++)
		n += h->arms[i] == arm;
	return n;
}

/* A second one for the other hand, as a brace of pistols (S-A-9). */
static void offer_second(const struct hero *h, int arm, struct casting_option *o)
{
	const struct rule_table *const t = adv_recruit_table(h, "weapons");
	const int n = carries(h, arm);

	o->twice = n > 1;
	o->again = n == 1 && h->n_arms < ARMS_MAX && adv_recruit_number(t, arm, "one-handed") != 0
		&& adv_recruit_number(t, arm, "proper") != 0;
	if (o->twice)
		snprintf(o->title, sizeof o->title, "2 × %s", adv_recruit_text(t, arm, "name"));
}

/* "8" / 15" / 20", 2 dice; hand to hand soldier" as far as the book says. */
static void note_arm(const struct hero *h, int row, char *text, size_t size)
{
	static const char *const columns[] = { "short", "medium", "long" };
	const struct rule_table *const t = adv_recruit_table(h, "weapons");
	const char *between = "Range ";
	size_t used = 0;

	text[0] = '\0';
	for (int i = 0; i < 3 && used < size; i++) {
		const int column = rule_table_column(t, columns[i]);
		char length[16];

		if (!rule_table_at(t, row, column)->given)
			continue;
		rulebook_print(h->system->book, &t->columns[column],
			rule_table_at(t, row, column), length, sizeof length);
		used += (size_t)snprintf(text + used, size - used, "%s%s", between, length);
		between = " / ";
	}
	if (used > 0 && used < size)
		snprintf(text + used, size - used, ", %d %s", (int)adv_recruit_number(t, row,
		"dice"),
			adv_recruit_number(t, row, "dice") == 1 ? "die" : "dice");
}

/* What his trait is worth with an arm that also shoots, before he settles on it. */
static void warn_swordsman(const struct hero *h, char *text, size_t size)
{
	const size_t used = strlen(text);
	const bool eye = adv_recruit_has(h, TRAIT_SURE_SHOT) || adv_recruit_has(h, TRAIT_MARKSMAN);

	if (!eye)
		snprintf(text + used, size - used, "; your trait helps with its blows alone, never "
			"with its shots");
}

static int arm_options(const struct hero *h, int step, struct casting_option *options, int room)
{
	const struct rule_table *const t = adv_recruit_table(h, "weapons");
	int16_t arms[CASTING_OPTIONS_MAX];
	const int n = arms_there(h, step, arms);

	for (int i = 0; i < n && i < room; i++) {
		struct casting_option *const o = &options[i];

		o->word = rule_table_at(t, arms[i], 0)->text;
		snprintf(o->title, sizeof o->title, "%s", adv_recruit_text(t, arms[i], "name"));
		note_arm(h, arms[i], o->note, sizeof o->note);
		if (step == STEP_CHOICE_ARM && adv_recruit_has(h, TRAIT_SWORDSMAN)
			&& reaches(t, arms[i]))
			warn_swordsman(h, o->note, sizeof o->note);
		if (step == STEP_ARMS)
			offer_second(h, arms[i], o);
		o->taken = step == STEP_ARMS ? carries(h, arms[i]) > 0
			: adv_recruit_value(h, HERO_CHOICE_ARM) == arms[i];
		o->allowed = o->taken || step != STEP_ARMS || h->n_arms < ARMS_MAX
			|| !refuse(&o->why, "A-16", "%d arms are all one can carry", ARMS_MAX);
	}
	return n < room ? n : room;
}

static void take_arm(struct hero *h, int16_t arm)
{
	if (h->n_arms < ARMS_MAX)
		h->arms[h->n_arms++] = arm;
}

static void put_arm_back(struct hero *h, int16_t arm)
{
	int kept = 0;

	for (int i = 0; i < h->n_arms; i++)
		if (h->arms[i] != arm)
			h->arms[kept++] = h->arms[i];
	h->n_arms = (uint8_t)kept;
}

/* ---- the steps: all that takes ---- */

static int options_of(const struct hero *h, int step, struct casting_option *options, int room)
{
	memset(options, 0, (size_t)room * sizeof *options);
	switch (step) {
	case STEP_TRAITS:
		return trait_options(h, options, room);
	case STEP_CHOICE_ARM:
	case STEP_ARMS:
		return arm_options(h, step, options, room);
	default:
		return word_options(h, step, options, room);
	}
}

static void wanted(const struct hero *h, int step, int *least, int *most)
{
	*least = *most = 1;
	if (step == STEP_TRAITS)
		*least = *most = adv_recruit_number(adv_recruit_table(h, "trait-numbers"),
			adv_recruit_number_row(h), "traits");
	if (step == STEP_ARMS)
		*most = ARMS_MAX;
}

/* Eagle Eye needs no die: its number is there at once. */
static void take_trait(struct hero *h, int option, bool taken)
{
	enum trait traits[TRAITS];
	int32_t bit;

	traits_there(h, traits);
	bit = 1 << traits[option];
	adv_recruit_give(h, HERO_TRAITS, taken ? adv_recruit_value(h, HERO_TRAITS) | bit
		: adv_recruit_value(h, HERO_TRAITS) & ~bit);
	if (adv_recruit_has(h, TRAIT_EAGLE_EYE))
		adv_recruit_give(h, HERO_FIELD_CRAFT, adv_recruit_craft(h, 0));
	else if (casting_thrown(h, STEP_CRAFT) == NULL)
		h->settings[HERO_FIELD_CRAFT].given = false;
}

static void take(struct hero *h, int step, int option, bool taken)
{
	int16_t arms[CASTING_OPTIONS_MAX];

	switch (step) {
	case STEP_TRAITS:
		take_trait(h, option, taken);
		break;
	case STEP_CHOICE_ARM:
	case STEP_ARMS:
		arms_there(h, step, arms);
		if (!taken)
			put_arm_back(h, arms[option]);
		else if (step == STEP_ARMS || !carries(h, arms[option]))
			take_arm(h, arms[option]);
		if (step == STEP_CHOICE_ARM)
			adv_recruit_give(h, HERO_CHOICE_ARM, taken ? arms[option] : -1);
		break;
	default:
		h->settings[setting_of(step)] = (struct setting){ taken, option, NULL };
		break;
	}
}

static bool asks(const struct hero *h, int step)
{
	if (step == STEP_CHOICE_ARM)
		return adv_recruit_chooses_arm(h);
	if (step == STEP_GENDER)
		return adv_hero_setting_known(h->system->book, HERO_GENDER);
	if (step == STEP_CRAFT)
		return !adv_recruit_has(h, TRAIT_EAGLE_EYE);
	return true;
}

static void name(struct hero *h, uint64_t number)
{
	adv_cast_name((enum origin)adv_recruit_value(h, HERO_ORIGIN), number, h->name,
		sizeof h->name);
}

const struct casting adv_casting = {
	.steps = steps, .asks = asks, .prepare = prepare, .rolled = rolled, .tell = tell,
	.options = options_of, .wanted = wanted, .take = take, .name = name,
		.judge = adv_recruit_judge,
};
