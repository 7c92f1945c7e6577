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
	[(first) + BRAWLERS_PEOPLE] = { "people", INPUT_WORD, 0, 0, moro_brawl_peoples, NULL, \
		"moro", "who the attackers are" }, \
	[(first) + BRAWLERS_THEIR_PEOPLE] = { "defender-people", INPUT_WORD, 0, 0, \
		moro_brawl_peoples, NULL, "us", "who the defenders are" }, \
	[(first) + BRAWLERS_LEADER] = { "leader", INPUT_FLAG, 0, 1, NULL, NULL, "yes", \
		"whether a leader is among the attackers" }, \
	[(first) + BRAWLERS_THEIR_LEADER] = { "defender-leader", INPUT_FLAG, 0, 1, NULL, NULL, \
		"yes", "whether one is among the defenders" }, \
	[(first) + BRAWLERS_GROUND] = { "ground", INPUT_ROW, 0, 0, NULL, "terrain", "open", \
		"what is defended" }, \
	[(first) + BRAWLERS_OUR_GROUND] = { "attacker-ground", INPUT_ROW, 0, 0, NULL, "terrain", \
		"open", "where the attackers stand when they fight" }, \
	[(first) + BRAWLERS_TROOPS] = { "troops", INPUT_ROW, 0, 0, NULL, "morale", "warriors", \
		"what troops the attackers are" }, \
	[(first) + BRAWLERS_MORALE] = { "morale", INPUT_NUMBER, -1, 100, NULL, NULL, "-1", \
		"their base, if the scenario gives it; -1 = by the table" }, \
	[(first) + BRAWLERS_LOST] = { "lost", INPUT_NUMBER, 0, STAND_MOST, NULL, NULL, "0", \
		"how many they have lost before" }, \
	[(first) + BRAWLERS_THEIR_TROOPS] = { "defender-troops", INPUT_ROW, 0, 0, NULL, "morale", \
		"regulars", "what troops the defenders are" }, \
	[(first) + BRAWLERS_THEIR_MORALE] = { "defender-morale", INPUT_NUMBER, -1, 100, NULL, NULL, \
		"-1", "their base, if the scenario gives it; -1 = by the table" }, \
	[(first) + BRAWLERS_THEIR_LOST] = { "defender-lost", INPUT_NUMBER, 0, STAND_MOST, NULL, \
		NULL, "0", "how many they have lost before" }

/* Whether a value of one of these rows, by enum brawler_input, can be. */
bool moro_brawl_may_be(const struct rulebook *book, int input, int32_t value);
/* So many attackers against so many defenders, of whom `brawlers` tell, by enum brawler_input:
 * in contact, not locked. */
void moro_brawl_read(const struct odds_value *attackers, const struct odds_value *defenders,
	const struct odds_value *brawlers, struct brawl_in *in);

#endif
