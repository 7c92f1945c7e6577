/* The actions of either book whose chances can be asked for, and what several of them ask alike:
 * orders, cover, traits, how far arms reach. */
#include <string.h>

#include "skirmish/odds/scene.h"
#include "skirmish/uncommanded/action_odds.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/odds/chances.h"

const struct odds_action *const adv_rugged_odds[] = { &adv_odds_shooting, &adv_odds_luck,
	&adv_odds_charge, &adv_odds_melee, &adv_odds_morale, &adv_odds_spotting, &action_test_odds,
	NULL };

const struct odds_action *const adv_pacific_odds[] = { &adv_odds_shooting, &adv_odds_grenades,
	&adv_odds_damage, &adv_odds_luck, &adv_odds_charge, &adv_odds_melee, &adv_odds_morale,
	&adv_odds_spotting, &action_test_odds, NULL };

/* ---- words of inputs ---- */

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
	scene_say_of(f, HERO_LUCK, luck);
	scene_say_of(f, HERO_TRAITS, traits);
}

bool adv_odds_target_known(const struct rulebook *book, bool under_water, int luck, int traits,
	struct reason *why)
{
	if (under_water && !rulebook_table(book, "swimming"))
		return refuse(why, "S-C-14", "in %s nobody swims: leave under-water out",
			book->title);
	return traits == 0 || luck > 0 || refuse(why, "A-12",
		"target-traits are a hero's: give his Luck, too, as target-luck=6");
}

/* ---- how far ---- */

bool adv_odds_reaches(const struct game *g, const struct weapon *w, int cells, struct odds *odds)
{
	const struct rulebook *const book = game_book(g);
	const int32_t reach = adv_longest_range(w);

	return w->hit == 0 || cells * book->inch <= reach || odds_cannot(odds, "A-16",
		"a %s reaches %d%s, found a range of %d%s", w->name, (int)(reach / book->inch),
		book->unit, cells, book->unit);
}

bool adv_odds_lobs(const struct game *g, const struct weapon *w, cell_t place, int32_t range,
	struct odds *odds, struct reason *why)
{
	int weapon;

	if (adv_lob(g, g->units[0].head, place, &weapon, why))
		return true;
	return adv_unit_of(g, 0)->mode == MODE_STATIONARY
		&& (range > adv_longest_range(w) || range < w->burst.least)
		&& odds_cannot_by(odds, why, "A-26");
}
