/* What `cliffhanger odds` reckons by the rules of the Moro wars: one file an action
 * (chance_*.c), the list of them in chances.c. */
#ifndef MORO_CHANCES_H
#define MORO_CHANCES_H

#include "cliffhanger/odds.h"
#include "skirmish/odds/scene.h"
#include "systems/moro/fire/volley.h"
#include "systems/moro/moro.h"
#include "systems/moro/settings.h"

extern const struct odds_action moro_odds_activation, moro_odds_sighting, moro_odds_fire,
	moro_odds_cannon, moro_odds_morale, moro_odds_melee, moro_odds_charge;
extern const struct odds_action *const moro_odds[];

/* ---- units, by what inputs say of them, and what becomes of them (chance_stand.c) ---- */

enum { STAND_COLS = 15, STAND_ROWS = 41, STAND_ROW = STAND_ROWS / 2, STAND_MOST = 60,
	CREW_MOST = 18 };

/* What inputs say of a unit. */
struct stand_in {
	int figures, lost;	/* that it has, and has lost */
	int ground, troops, morale, weapon;	/* rows; morale in percent; -1 = not said */
	bool moros, column;
};
/* On which side of a cell the others of a unit stand; no further the other way than it is. */
enum side_of { WEST_OF = -1, ALL_ROUND, EAST_OF };
/* What a test does that counts so many losses more. */
struct test_chances { int need; chance_t holds, runs, gone, stops; };

/* Puts a unit there: the first at `at`, the others beside it; -1, with the reason, if its
 * ground cannot be stood upon. */
int moro_stand_unit(struct scene *s, int side, const struct stand_in *in, cell_t at,
	enum side_of beside);
cell_t moro_stand_at(const struct scene *s, int col);	/* on the row on which they stand */
/* The rest of a gun's crew round it. */
bool moro_stand_crew(struct scene *s, int unit, cell_t gun);
/* A step of situations: it is not the first activation (Y-21); true. */
bool moro_stand_later(struct scene *s);
/* Puts the figures of a unit from the nth on beside a cell, so near to it; false if there is no
 * room for them all: those who have none are nowhere. */
bool moro_stand_round(struct scene *s, int unit, int nth, cell_t cell, int32_t within,
	enum side_of side);
void moro_stand_on(struct scene *s, int unit, int ground);	/* gives their cells that ground */
int32_t moro_stand_length(const struct scene *s, const char *row);	/* of `numbers` */
/* Of the nth weapon of a book: what piece it is, how far it reaches. */
enum piece moro_stand_piece_of(const struct rulebook *book, int weapon);
bool moro_stand_reaches(const struct rulebook *book, int weapon, int range);
enum piece moro_stand_piece(const struct scene *s, int weapon);
/* Where they were put, if the game's begin has gathered them round a gun of its own choice. */
void moro_stand_again(struct game *g, int unit);
/* What settings do not say: what it has lost, and so what it began with. */
void moro_stand_lost(struct game *g, int unit, const struct stand_in *in);

/* Outcomes of a unit that tests for so many of its figures fallen: all fall, nobody, or what
 * its test says. */
void moro_stand_fates(struct game *g, int unit, const struct tally *fallen, struct odds *odds);
struct test_chances moro_stand_test(struct game *g, int unit, enum test_cause cause, int losses);
/* Puts the roll of such a test down. */
void moro_stand_test_roll(struct game *g, int unit, enum test_cause cause, int losses,
	struct odds *odds);

/* ---- fire at a unit (chance_fire.c) ---- */

/* Who, how and at whom. */
struct fire_in {
	struct stand_in by, at;
	int range;		/* inches */
	int crew;		/* of the target: so many serve a gun */
	bool moved, before_melee, infantry;
};
struct fire_stand;		/* a scene with both on it, and who fires */

/* NULL with the reason if they cannot fire. */
struct fire_stand *moro_fire_stand_new(const struct odds_case *q, const struct fire_in *in,
	struct reason *why);
void moro_fire_stand_free(struct fire_stand *f);	/* takes NULL */
void moro_fire_stand_chances(const struct fire_stand *f, struct volley_chances *c);
void moro_fire_stand_rolls(const struct fire_stand *f, struct odds *odds);

/* ---- who fights in `melee` and `charge` (chance_brawl.c) ---- */

enum { BRAWL_MOST = 40 };
struct brawl_in {
	struct stand_in attackers, defenders;
	bool attacker_leads, defender_leads;
};

enum brawler_input { BRAWLERS_PEOPLE, BRAWLERS_THEIR_PEOPLE, BRAWLERS_LEADER,
	BRAWLERS_THEIR_LEADER, BRAWLERS_GROUND, BRAWLERS_OUR_GROUND, BRAWLERS_TROOPS,
	BRAWLERS_MORALE, BRAWLERS_LOST, BRAWLERS_THEIR_TROOPS, BRAWLERS_THEIR_MORALE,
	BRAWLERS_THEIR_LOST };


/* The rows from `first` on; "they" are the defenders. */
#define BRAWLER_INPUTS(first) \
	[(first) + BRAWLERS_PEOPLE] = ODDS_WORD("people", moro_people_words, "moro", \
		"who the attackers are"), \
	[(first) + BRAWLERS_THEIR_PEOPLE] = ODDS_WORD("defender-people", moro_people_words, \
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

/* ---- a round of melee (chance_melee.c) ---- */

enum { ATTACKERS, DEFENDERS };	/* units of a brawl's game */
/* of[tied][given][taken], defenders and attackers fallen. */
struct round_chances { int n; chance_t of[2][BRAWL_MOST + 1][BRAWL_MOST + 1]; };

enum { STRIP = 4, STRIP_GAP = 2, STRIPS = 5, BRAWL_COLS = STRIPS * (STRIP + STRIP_GAP),
	BRAWL_ROWS = 2 * BRAWL_MOST / STRIPS + 2, FAR_ROWS = 4,
	BRAWL_ALL_ROWS = BRAWL_ROWS + FAR_ROWS };	/* of the table they need */

/* Steps of situations: both are put in the scene, then in contact, as far as two may fight one. */
bool moro_brawl_put(struct scene *s);
bool moro_brawl_set(struct scene *s);
/* Puts them there again, as many as are left. */
void moro_brawl_close_up(struct game *g);
void moro_brawl_round(const struct game *g, bool locked, struct round_chances *r);
void moro_brawl_rolls(const struct game *g, bool locked, struct odds *odds);

#endif
