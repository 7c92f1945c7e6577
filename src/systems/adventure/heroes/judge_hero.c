/* The judge of heroes: whether dice and rules allow one.
 *
 *  K3  It asks no more than the steps enforce, and no less: what was rolled up is
 *      legal, and whatever says that it was must bear it out.
 */
#include "systems/adventure/heroes/judge_hero.h"

#include "cliffhanger/text.h"
#include "systems/adventure/heroes/recruit.h"
#include "systems/adventure/settings.h"

static bool judge_traits(const struct hero *h, struct reason *why)
{
	const struct trait_count all = adv_recruit_count(h);
	const int row = adv_recruit_number_row(h);
	const struct rule_table *const numbers = adv_recruit_table(h, "trait-numbers");

	if (row < 0)
		return refuse(why, "A-3", "a hero has at most %d traits, and this one %d",
			(int)adv_recruit_number(numbers, numbers->n_rows - 1, "traits"), all.n);
	if (casting_thrown(h, STEP_NUMBER) != NULL
			&& adv_recruit_number(numbers, row, "traits") != all.n)
		return refuse(why, "A-3", "the die gave %d traits, and this hero has %d",
			(int)adv_recruit_number(numbers, row, "traits"), all.n);
	if (!adv_recruit_signs_can_be_met(h, &all, 0))
		return refuse(why, "A-3",
			"two or three traits hold at least one good and one bad");
	for (int i = 0; i < TRAITS; i++) {
		const enum trait t = (enum trait)i;

		if (!adv_recruit_has(h, t))
			continue;
		if (adv_recruit_trait_row(h, t) < 0)
			return refuse(why, "A-31", "%s knows no trait '%s'", h->system->name,
				adv_hero_settings[HERO_TRAITS].words[i]);
		if (!adv_recruit_trait_is_for(h, t, why))
			return false;
	}
	return true;
}

/* "3, 4, 5, 7, 8": what rows of the luck table give. */
static void luck_numbers(const struct rule_table *t, char *text, size_t size)
{
	struct pen pen = pen_at(text, size);
	int last = -1;

	for (int row = 0; row < t->n_rows; row++) {
		const int number = (int)adv_recruit_number(t, row, "luck");

		if (number != last)
			pen_put(&pen, "%s%d", row > 0 ? ", " : "", number);
		last = number;
	}
}

static bool judge_luck(const struct hero *h, struct reason *why)
{
	char numbers[80];
	const struct rule_table *const t = adv_recruit_table(h, "luck");
	const struct hero_roll *const die = casting_thrown(h, STEP_LUCK);
	const int luck = (int)adv_recruit_value(h, HERO_LUCK);
	const int thrown = die == NULL ? luck
		: (int)adv_recruit_number(t, adv_recruit_row_of_die(t, die->die), "luck");

	if (luck == 0)
		return true;	/* rolled as the game begins */
	if (thrown != luck)
		return refuse(why, "A-2", "a D10 of %d gives luck %d, and this hero has %d",
			die->die, thrown, luck);
	if (adv_recruit_luck_name(h)[0] != '\0')
		return true;
	luck_numbers(t, numbers, sizeof(numbers));
	return refuse(why, "A-2", "no row of the luck table gives luck %d; they give %s", luck,
		numbers);
}

static bool judge_craft(const struct hero *h, struct reason *why)
{
	const struct hero_roll *const die = casting_thrown(h, STEP_CRAFT);
	const int craft = (int)adv_recruit_value(h, HERO_FIELD_CRAFT);
	struct roller r;
	int total;

	roller_open(&r, "A-6", "", NOBODY, NOBODY, 0);
	adv_recruit_chart(h, &r);
	total = die != NULL ? die->die + roller_need(&r) : (int)adv_recruit_single(h, "craft-most");
	if (craft == 0 && die == NULL)
		return true;	/* rolled as the game begins */
	if (die != NULL && craft != adv_recruit_craft(h, total))
		return refuse(why, "A-6", "a D6 of %d and the chart give field craft %d, and this "
			"hero has %d", die->die, adv_recruit_craft(h, total), craft);
	if (craft > adv_recruit_craft(h, total))
		return refuse(why, "A-6", "field craft is at most %d for this hero, not %d",
			adv_recruit_craft(h, total), craft);
	return true;
}

bool adv_recruit_judge(const struct hero *h, struct reason *why)
{
	if (!judge_traits(h, why) || !judge_luck(h, why) || !judge_craft(h, why))
		return false;
	if (adv_recruit_chooses_arm(h) && adv_recruit_value(h, HERO_CHOICE_ARM) < 0)
		return refuse(why, "S-A-10", "the trait asks for a weapon of choice");
	return true;
}
