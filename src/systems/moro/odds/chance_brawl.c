/* Who fights in a melee or a charge: see chances.h. */
#include "systems/moro/odds/chances.h"

bool moro_brawl_may_be(const struct rulebook *book, int input, int32_t value)
{
	return (input != BRAWLERS_GROUND && input != BRAWLERS_OUR_GROUND)
		|| scene_stands(book, value);
}

struct brawl_in moro_brawl_read(const struct odds_case *c)
{
	const struct odds_value *const v = c->values;
	const struct odds_value *const b = &v[odds_input_at(c->action, "people")];

	return (struct brawl_in){
		.attackers = { .figures = v[odds_input_at(c->action, "attackers")].number,
			.lost = b[BRAWLERS_LOST].number,
			.ground = b[BRAWLERS_OUR_GROUND].number,
			.troops = b[BRAWLERS_TROOPS].number,
			.morale = b[BRAWLERS_MORALE].number, .weapon = NOBODY,
			.moros = b[BRAWLERS_PEOPLE].number == PEOPLE_MORO },
		.defenders = { .figures = v[odds_input_at(c->action, "defenders")].number,
			.lost = b[BRAWLERS_THEIR_LOST].number,
			.ground = b[BRAWLERS_GROUND].number,
			.troops = b[BRAWLERS_THEIR_TROOPS].number,
			.morale = b[BRAWLERS_THEIR_MORALE].number, .weapon = NOBODY,
			.moros = b[BRAWLERS_THEIR_PEOPLE].number == PEOPLE_MORO },
		.attacker_leads = b[BRAWLERS_LEADER].number != 0,
		.defender_leads = b[BRAWLERS_THEIR_LEADER].number != 0,
	};
}
