/* Who fights in a melee or a charge: see chance_brawl.h. */
#include "systems/moro/odds/chance_brawl.h"
#include "systems/moro/odds/chances.h"

const char *const moro_brawl_peoples[] = { "us", "moro", NULL };

bool moro_brawl_may_be(const struct rulebook *book, int input, int32_t value)
{
	return (input != BRAWLERS_GROUND && input != BRAWLERS_OUR_GROUND)
		|| scene_stands(book, value);
}

struct brawl_in moro_brawl_read(const struct odds_value *attackers,
	const struct odds_value *defenders, const struct odds_value *brawlers)
{
	return (struct brawl_in){
		.attackers = { .figures = attackers->number,
			.lost = brawlers[BRAWLERS_LOST].number,
			.ground = brawlers[BRAWLERS_OUR_GROUND].number,
			.troops = brawlers[BRAWLERS_TROOPS].number,
			.morale = brawlers[BRAWLERS_MORALE].number, .weapon = NOBODY,
			.moros = brawlers[BRAWLERS_PEOPLE].number == PEOPLE_MORO },
		.defenders = { .figures = defenders->number,
			.lost = brawlers[BRAWLERS_THEIR_LOST].number,
			.ground = brawlers[BRAWLERS_GROUND].number,
			.troops = brawlers[BRAWLERS_THEIR_TROOPS].number,
			.morale = brawlers[BRAWLERS_THEIR_MORALE].number, .weapon = NOBODY,
			.moros = brawlers[BRAWLERS_THEIR_PEOPLE].number == PEOPLE_MORO },
		.attacker_leads = brawlers[BRAWLERS_LEADER].number != 0,
		.defender_leads = brawlers[BRAWLERS_THEIR_LEADER].number != 0,
	};
}
