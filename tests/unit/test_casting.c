/* Rolling up heroes: every step by scripted dice, and the judge of what comes of it. */
#include <stdio.h>
#include <string.h>

#include "unit.h"
#include "cliffhanger/casting.h"
#include "cliffhanger/scenario.h"

struct heard { int n; struct roll last; char outcome[LINE_MAX_BYTES]; };

static void hear(void *self, const struct event *event)
{
	struct heard *const h = self;

	assert_int_equal(event->kind, EVENT_ROLL);
	h->n++;
	h->last = event->roll;
	snprintf(h->outcome, sizeof h->outcome, "%s", event->roll.outcome);
}

static struct dice dice_of(const uint8_t *values, int n)
{
	struct dice d;

	dice_seed(&d, 1);
	for (int i = 0; i < n; i++)
		assert_true(dice_push(&d, values[i]));
	return d;
}

static int step_of(const struct hero *h, const char *key)
{
	const struct casting_step *const steps = h->system->casting->steps;

	for (int i = 0; steps[i].key != NULL; i++)
		if (strcmp(steps[i].key, key) == 0)
			return i;
	fail_msg("no step %s", key);
	return -1;
}

static void throw_die(struct hero *h, const char *key, int die, struct heard *heard)
{
	const uint8_t value = (uint8_t)die;
	struct dice d = dice_of(&value, 1);

	casting_roll(h, step_of(h, key), &d, (struct sink){ hear, heard });
	assert_false(d.starved);
}

/* The option of a word; the options are filled. */
static int option_of(const struct hero *h, const char *key, const char *word,
	struct casting_option *options)
{
	const int n = h->system->casting->options(h, step_of(h, key), options,
		CASTING_OPTIONS_MAX);

	for (int i = 0; i < n; i++)
		if (strcmp(options[i].word, word) == 0)
			return i;
	fail_msg("no option %s of %s", word, key);
	return -1;
}

static bool allowed(const struct hero *h, const char *key, const char *word)
{
	struct casting_option options[CASTING_OPTIONS_MAX];
	const int i = option_of(h, key, word, options);

	return options[i].allowed;
}

static void take(struct hero *h, const char *key, const char *word)
{
	struct casting_option options[CASTING_OPTIONS_MAX];
	const int i = option_of(h, key, word, options);

	assert_true(options[i].allowed);
	h->system->casting->take(h, step_of(h, key), i, true);
}

static struct hero somebody(void)
{
	return casting_nobody(system_find("pacific"));
}

/* ---- luck ---- */

TEST(test_A_2_luck_by_the_die)
{
	static const int luck[] = { 0, 3, 4, 4, 5, 5, 5, 5, 7, 7, 8 };

	for (int die = 1; die <= 10; die++) {
		struct heard heard = { 0 };
		struct hero h = somebody();
		char text[LINE_MAX_BYTES];

		throw_die(&h, "luck", die, &heard);
		assert_int_equal(heard.n, 1);
		assert_int_equal(heard.last.sides, 10);
		assert_string_equal(heard.last.rule, "A-2");
		h.system->casting->tell(&h, step_of(&h, "luck"), text, sizeof text);
		assert_int_equal(text[0] - '0', luck[die]);
		assert_string_equal(text, heard.outcome);
	}
}

/* ---- traits ---- */

TEST(test_A_3_half_a_die_of_traits)
{
	static const int traits[] = { 0, 1, 1, 2, 2, 3, 3 };

	for (int die = 1; die <= 6; die++) {
		struct heard heard = { 0 };
		struct hero h = somebody();
		int least, most;

		throw_die(&h, "trait-number", die, &heard);
		assert_int_equal(heard.last.sides, 6);
		h.system->casting->wanted(&h, step_of(&h, "traits"), &least, &most);
		assert_int_equal(least, traits[die]);
		assert_int_equal(most, traits[die]);
	}
}

TEST(test_A_3_signs_of_two)
{
	struct heard heard = { 0 };
	struct hero h = somebody();

	throw_die(&h, "trait-number", 4, &heard);
	take(&h, "origin", "western");
	assert_true(allowed(&h, "traits", "sixth-sense"));
	assert_true(allowed(&h, "traits", "clumsy"));
	take(&h, "traits", "sixth-sense");
	assert_false(allowed(&h, "traits", "eagle-eye"));	/* one that hinders is due */
	take(&h, "traits", "clumsy");
	assert_false(allowed(&h, "traits", "abrasive"));	/* two are two */
}

TEST(test_A_3_a_single_trait_of_either_sign)
{
	struct heard heard = { 0 };
	struct hero h = somebody();

	throw_die(&h, "trait-number", 1, &heard);
	assert_true(allowed(&h, "traits", "sixth-sense"));
	assert_true(allowed(&h, "traits", "near-sighted"));
}

TEST(test_A_31_traits_of_some_places_only)
{
	struct heard heard = { 0 };
	struct hero h = somebody();

	throw_die(&h, "trait-number", 6, &heard);
	take(&h, "origin", "western");
	take(&h, "military", "no");
	assert_false(allowed(&h, "traits", "huge-joss"));
	assert_false(allowed(&h, "traits", "ancient-training"));
	assert_false(allowed(&h, "traits", "tactician"));
	assert_true(allowed(&h, "traits", "extremely-arrogant"));
	take(&h, "origin", "far-eastern");
	take(&h, "military", "yes");
	assert_true(allowed(&h, "traits", "huge-joss"));
	assert_true(allowed(&h, "traits", "tactician"));
	assert_false(allowed(&h, "traits", "extremely-arrogant"));
}

/* ---- field craft ---- */

static int craft_of(const struct hero *h)
{
	char text[LINE_MAX_BYTES];

	h->system->casting->tell(h, step_of(h, "field-craft"), text, sizeof text);
	return text[0] - '0';
}

TEST(test_A_6_field_craft_by_the_chart)
{
	struct heard heard = { 0 };
	struct hero h = somebody();

	throw_die(&h, "trait-number", 3, &heard);
	take(&h, "military", "yes");
	take(&h, "territory", "home");
	take(&h, "traits", "sixth-sense");
	take(&h, "traits", "clumsy");
	throw_die(&h, "field-craft", 2, &heard);
	assert_int_equal(heard.last.n_modifiers, 3);
	assert_int_equal(craft_of(&h), 2 + 2 + 1 + 1);
}

TEST(test_X_11_field_craft_is_held_to_its_caps)
{
	struct heard heard = { 0 };
	struct hero h = somebody(), near = somebody();

	take(&h, "military", "yes");
	take(&h, "territory", "home");
	throw_die(&h, "field-craft", 6, &heard);
	assert_int_equal(craft_of(&h), 9);
	throw_die(&near, "trait-number", 1, &heard);
	take(&near, "traits", "near-sighted");
	take(&near, "territory", "home");
	throw_die(&near, "field-craft", 6, &heard);
	assert_int_equal(craft_of(&near), 6);
}

TEST(test_eagle_eye_needs_no_die)
{
	struct heard heard = { 0 };
	struct hero h = somebody();

	throw_die(&h, "trait-number", 1, &heard);
	take(&h, "traits", "eagle-eye");
	assert_false(h.system->casting->asks(&h, step_of(&h, "field-craft")));
	assert_int_equal(craft_of(&h), 9);
}

/* What a sheet says of field craft. */
static void keep_craft(void *self, enum sheet_line kind, const char *title, const char *text)
{
	if (kind == SHEET_FACT && strcmp(title, "Field craft") == 0)
		snprintf(self, 80, "%s", text);
}

TEST(test_X_11_the_sheet_shows_field_craft_and_what_caps_it)
{
	struct heard heard = { 0 };
	struct hero eagle = somebody(), home = somebody(), near = somebody();
	char said[80] = "";

	throw_die(&eagle, "trait-number", 1, &heard);
	take(&eagle, "traits", "eagle-eye");
	casting_sheet(&eagle, keep_craft, said);
	assert_string_equal(said, "9, by Eagle Eye");
	throw_die(&home, "trait-number", 1, &heard);
	take(&home, "traits", "sixth-sense");
	take(&home, "territory", "home");
	take(&home, "military", "yes");
	throw_die(&home, "field-craft", 6, &heard);
	casting_sheet(&home, keep_craft, said);
	assert_string_equal(said, "9, the most there is (D6: 6)");
	throw_die(&near, "trait-number", 1, &heard);
	take(&near, "traits", "near-sighted");
	take(&near, "territory", "home");
	throw_die(&near, "field-craft", 6, &heard);
	casting_sheet(&near, keep_craft, said);
	assert_string_equal(said, "6, held down by Near Sighted (D6: 6)");
}

/* A brace of pistols, for the ambidextrous and whoever likes the look of it. */
TEST(test_S_A_9_arms_for_one_hand_are_taken_twice)
{
	struct casting_option options[CASTING_OPTIONS_MAX];
	struct hero h = somebody();
	int i;

	take(&h, "arms", "pistol");
	i = option_of(&h, "arms", "pistol", options);
	assert_true(options[i].taken && options[i].again && !options[i].twice);
	take(&h, "arms", "pistol");
	option_of(&h, "arms", "pistol", options);
	assert_true(options[i].taken && !options[i].again && options[i].twice);
	assert_string_equal(options[i].title, "2 × Pistol");
	assert_int_equal(h.n_arms, 2);
	take(&h, "arms", "rifle");
	i = option_of(&h, "arms", "rifle", options);
	assert_true(options[i].taken && !options[i].again);	/* for both hands */
	i = option_of(&h, "arms", "pistol", options);
	h.system->casting->take(&h, step_of(&h, "arms"), i, false);	/* both go back */
	assert_int_equal(h.n_arms, 1);
	take(&h, "arms", "pistol");
	take(&h, "arms", "knife");
	option_of(&h, "arms", "pistol", options);
	assert_false(options[i].again);		/* three are all one can carry */
}

TEST(test_S_A_10_a_swordsman_is_offered_blades_first)
{
	struct casting_option options[CASTING_OPTIONS_MAX];
	struct heard heard = { 0 };
	struct hero h = somebody();
	bool shots = false;
	int n, step;

	throw_die(&h, "trait-number", 1, &heard);
	take(&h, "traits", "excellent-swordsman");
	step = step_of(&h, "weapon-of-choice");
	n = h.system->casting->options(&h, step, options, CASTING_OPTIONS_MAX);
	assert_true(n > 4);
	assert_string_equal(options[0].word, "bayonet");
	for (int i = 0; i < n; i++) {
		const bool warned = strstr(options[i].note, "with its blows alone") != NULL;

		assert_true(warned || !shots);	/* none after the first that shoots */
		shots = warned;
	}
	assert_true(shots);
}

/* ---- the judge ---- */

static struct hero by_chance(const char *system, uint64_t seed, struct heard *heard)
{
	struct hero h = casting_nobody(system_find(system));
	struct dice d;

	dice_seed(&d, seed);
	for (int i = casting_next(&h, 0); i >= 0; i = casting_next(&h, i + 1))
		if (h.system->casting->steps[i].kind == CASTING_DIE)
			casting_roll(&h, i, &d, (struct sink){ hear, heard });
		else
			casting_chance(&h, i, &d, (struct sink){ hear, heard });
	return h;
}

TEST(test_whoever_chance_casts_is_legal_and_comes_back_from_his_file)
{
	for (uint64_t seed = 0; seed < 300; seed++) {
		struct heard heard = { 0 };
		struct hero h = by_chance(seed % 3 ? "pacific" : "rugged", seed, &heard), again;
		struct faults *const f = faults_new("hero.yaml");
		char text[HERO_BYTES_MAX], twice[HERO_BYTES_MAX];
		struct reason why = { "", "" };

		if (!h.system->casting->judge(&h, &why))
			fail_msg("seed %d: %s", (int)seed, why.text);
		assert_true(h.name[0] != '\0');
		assert_true(h.n_arms >= 1);
		assert_true(hero_write(&h, text, sizeof text) > 0);
		if (!hero_read(text, strlen(text), "hero.yaml", &again, f))
			fail_msg("seed %d: %s\n%s", (int)seed, faults_at(f, 0)->text, text);
		hero_write(&again, twice, sizeof twice);
		assert_string_equal(text, twice);
		faults_free(f);
	}
}

TEST(test_the_same_seed_casts_the_same_hero)
{
	struct heard heard = { 0 };
	const struct hero a = by_chance("pacific", 7, &heard), b = by_chance("pacific", 7, &heard);
	char x[HERO_BYTES_MAX], y[HERO_BYTES_MAX];

	hero_write(&a, x, sizeof x);
	hero_write(&b, y, sizeof y);
	assert_string_equal(x, y);
}

/* What was thrown must bear out what he says he has. */
TEST(test_A_2_a_die_that_does_not_give_this_luck)
{
	struct heard heard = { 0 };
	struct hero h = by_chance("pacific", 11, &heard);
	struct reason why = { "", "" };

	assert_true(h.system->casting->judge(&h, &why));
	h.rolls[0].die = h.rolls[0].die == 1 ? 10 : 1;
	assert_string_equal(h.rolls[0].what, "luck");
	assert_false(h.system->casting->judge(&h, &why));
	assert_string_equal(why.rule, "A-2");
}

TEST(test_a_starved_throw_leaves_the_hero_as_he_was)
{
	struct heard heard = { 0 };
	struct hero h = somebody();
	struct dice d;

	dice_seed(&d, 1);
	d.strict = true;
	casting_roll(&h, step_of(&h, "luck"), &d, (struct sink){ hear, &heard });
	assert_true(d.starved);
	assert_int_equal(h.n_rolls, 0);
	assert_int_equal(heard.n, 0);
	assert_null(casting_thrown(&h, step_of(&h, "luck")));
}

TEST_MAIN
