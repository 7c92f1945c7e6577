/* Words of the odds' inputs: orders, cover, traits. */
#include <string.h>

#include "skirmish/odds/scene.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/odds/chance_words.h"

const char *const adv_odds_moves[] = { "stationary", "concealed", "combat", "patrol", "march",
	"run", "charge", "rout", NULL };

static const enum mode modes[] = { MODE_STATIONARY, MODE_CONCEALED, MODE_COMBAT, MODE_PATROL,
	MODE_MARCH, MODE_RUN, MODE_CHARGE, MODE_ROUT };

enum mode adv_odds_mode(int word)
{
	return modes[word];
}

bool adv_odds_move_known(const struct rulebook *book, int word, struct reason *why)
{
	return modes[word] == MODE_ROUT
		|| rulebook_entry(book, "modes", adv_odds_moves[word], "name") != NULL
		|| refuse(why, "A-13",
			"%s has no %s move: expected stationary, combat, patrol, march, "
			"run, charge or rout", book->title, adv_odds_moves[word]);
}

const char *const adv_odds_covers[] = { [COVER_NONE] = "none", [COVER_SOFT] = "soft",
	[COVER_MEDIUM] = "medium", [COVER_HARD] = "hard", NULL };

int adv_odds_ground(const struct scene *s, enum cover cover, bool without_walls)
{
	const struct table *const t = s->setup.table;

	for (int i = 0; i < t->n_grounds; i++)
		if (t->grounds[i].cover == cover && t->grounds[i].pace > 0
			&& !(without_walls && t->grounds[i].opaque))
			return i;
	return NOBODY;
}

const char *const adv_odds_shooter_traits[] = { "ambidextrous", "sure-shot", "marksman", "clumsy",
	"huge-joss", NULL };
const char *const adv_odds_target_traits[] = { "strong-like-ox", "huge-joss", NULL };

int32_t adv_odds_trait_bits(const char *const *words, int32_t chosen)
{
	int32_t traits = 0;

	for (int i = 0; words[i]; i++)
		for (int t = 0; t < TRAITS; t++)
			if ((chosen >> i & 1)
				&& strcmp(words[i], adv_trait_row((enum trait)t)) == 0)
				traits |= INT32_C(1) << t;
	return traits;
}

bool adv_odds_traits_known(const struct rulebook *book, int32_t traits, struct reason *why)
{
	for (int t = 0; t < TRAITS; t++)
		if ((traits >> t & 1)
			&& !rulebook_entry(book, "traits", adv_trait_row((enum trait)t), "name"))
			return refuse(why, "A-31", "%s has no trait \"%s\"", book->title,
				adv_trait_row((enum trait)t));
	return true;
}

bool adv_odds_trait_may_be(const struct rulebook *book, const char *const *words, int32_t bit)
{
	return adv_odds_traits_known(book, adv_odds_trait_bits(words, bit), NULL);
}

bool adv_odds_bursts(const struct rulebook *book, int row)
{
	return odds_row_has(book, "weapons", row, "burst");
}

void adv_odds_hero(struct setup_figure *f, int luck, int32_t traits)
{
	f->hero = true;
	f->settings[HERO_LUCK] = (struct setting){ true, luck, NULL };
	f->settings[HERO_TRAITS] = (struct setting){ true, traits, NULL };
}
