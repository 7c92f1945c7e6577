/* What `melee` and `charge` alike ask of those who fight: the rows of both tables of inputs, and
 * what is read from them. */
#ifndef MORO_CHANCE_BRAWL_H
#define MORO_CHANCE_BRAWL_H

#include "systems/moro/odds/chances.h"

enum brawler_input { BRAWLERS_PEOPLE, BRAWLERS_THEIR_PEOPLE, BRAWLERS_LEADER,
	BRAWLERS_THEIR_LEADER, BRAWLERS_GROUND, BRAWLERS_OUR_GROUND, BRAWLERS_TROOPS,
	BRAWLERS_MORALE, BRAWLERS_LOST, BRAWLERS_THEIR_TROOPS, BRAWLERS_THEIR_MORALE,
	BRAWLERS_THEIR_LOST };

extern const char *const moro_brawl_peoples[];	/* by enum people */

/* The rows from `first` on; "they" are the defenders. */
#define BRAWLER_INPUTS(first) \
	[(first) + BRAWLERS_PEOPLE] = ODDS_WORD("people", moro_brawl_peoples, "moro", \
		"who the attackers are"), \
	[(first) + BRAWLERS_THEIR_PEOPLE] = ODDS_WORD("defender-people", moro_brawl_peoples, \
		"us", "who the defenders are"), \
	[(first) + BRAWLERS_LEADER] = ODDS_FLAG("leader", "yes", \
		"whether a leader is among the attackers"), \
	[(first) + BRAWLERS_THEIR_LEADER] = ODDS_FLAG("defender-leader", "yes", \
		"whether one is among the defenders"), \
	[(first) + BRAWLERS_GROUND] = ODDS_ROW("ground", "terrain", "open", "what is defended"), \
	[(first) + BRAWLERS_OUR_GROUND] = ODDS_ROW("attacker-ground", "terrain", "open", \
		"where the attackers stand when they fight"), \
	[(first) + BRAWLERS_TROOPS] = ODDS_ROW("troops", "morale", "warriors", \
		"what troops the attackers are"), \
	[(first) + BRAWLERS_MORALE] = ODDS_NUMBER("morale", -1, 100, "-1", \
		"their base, if the scenario gives it; -1 = by the table"), \
	[(first) + BRAWLERS_LOST] = ODDS_NUMBER("lost", 0, STAND_MOST, "0", \
		"how many they have lost before"), \
	[(first) + BRAWLERS_THEIR_TROOPS] = ODDS_ROW("defender-troops", "morale", "regulars", \
		"what troops the defenders are"), \
	[(first) + BRAWLERS_THEIR_MORALE] = ODDS_NUMBER("defender-morale", -1, 100, "-1", \
		"their base, if the scenario gives it; -1 = by the table"), \
	[(first) + BRAWLERS_THEIR_LOST] = ODDS_NUMBER("defender-lost", 0, STAND_MOST, "0", \
		"how many they have lost before")

/* Whether a value of one of these rows, by enum brawler_input, can be. */
bool moro_brawl_may_be(const struct rulebook *book, int input, int32_t value);
/* What a case with those rows, `attackers` and `defenders` says: in contact, not locked. */
struct brawl_in moro_brawl_read(const struct odds_case *c);

#endif
