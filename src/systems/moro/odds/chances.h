/* What `cliffhanger odds` reckons by the rules of the Moro wars: one file an action
 * (chance_*.c), the table of them in chances.c, what they share in chance_stand.c. */
#ifndef MORO_CHANCES_H
#define MORO_CHANCES_H

#include "cliffhanger/odds.h"
#include "skirmish/odds/sandtable.h"
#include "systems/moro/moro.h"

extern const struct odds_action moro_odds[];

extern const struct odds_input moro_activation_inputs[], moro_sighting_inputs[],
	moro_fire_inputs[], moro_cannon_inputs[], moro_morale_inputs[], moro_melee_inputs[],
	moro_charge_inputs[];
odds_reckons moro_activation_chance, moro_sighting_chance, moro_fire_chance, moro_cannon_chance,
	moro_morale_chance, moro_melee_chance, moro_charge_chance;

odds_may_be moro_sighting_may_be, moro_fire_may_be, moro_cannon_may_be, moro_morale_may_be,
	moro_melee_may_be, moro_charge_may_be;
extern const struct odds_nothing moro_sighting_nothing, moro_fire_nothing, moro_cannon_nothing;

/* ---- units on the sand table (chance_stand.c) ---- */

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
/* Puts a unit there: the first at `at`, the others beside it; -1, with the reason, if its
 * ground cannot be stood upon. */
int stand_unit(struct sandtable *s, int side, const struct stand_in *in, cell_t at,
	enum side_of beside, struct reason *why);
/* The game of a sand table on which it is not the first activation (Y-21); NULL with the
 * reason. */
struct game *stand_game(struct sandtable *s, struct reason *why);
/* Puts the figures of a unit from the nth on beside a cell, so near to it; false if there is no
 * room for them all: those who have none are nowhere. */
bool stand_round(struct sandtable *s, int unit, int nth, cell_t cell, int32_t within,
	enum side_of side);
void stand_on(struct sandtable *s, int unit, int ground);	/* gives their cells that ground */
int32_t stand_length(const struct sandtable *s, const char *row);	/* of `numbers` */
/* Of the nth weapon of a book: what piece it is, how far it reaches. */
enum piece stand_piece_of(const struct rulebook *book, int weapon);
bool stand_reaches(const struct rulebook *book, int weapon, int range);
enum piece stand_piece(const struct sandtable *s, int weapon);
bool stand_ground(const struct sandtable *s, int ground, struct reason *why);
/* Where they were put, if the game's begin has gathered them round a gun of its own choice. */
void stand_again(struct game *g, int unit);
/* What settings do not say: what it has lost, and so what it began with. */
void stand_lost(struct game *g, int unit, const struct stand_in *in);

/* Outcomes of a unit that tests for so many of its figures fallen: all fall, nobody, or what
 * its test says. */
void stand_fates(struct game *g, int unit, const struct tally *fallen, struct odds *odds);
/* What a test does that counts so many losses more. */
struct test_chances { int need; chance_t holds, runs, gone, stops; };
struct test_chances stand_test(struct game *g, int unit, enum test_cause cause, int losses);
/* Puts the roll of such a test down. */
void stand_test_roll(struct game *g, int unit, enum test_cause cause, int losses,
	struct odds *odds);

/* ---- what actions use of each other ---- */

/* Fire at a unit (chance_fire.c): who, how and at whom. */
struct fire_in {
	struct stand_in by, at;
	int range;		/* inches */
	int crew;		/* of the target: so many serve a gun */
	bool moved, before_melee, infantry;
};
struct volley_chances;
struct volley_shot;
struct fire_stand;		/* a sand table with both on it, and who fires */
/* NULL with the reason if they cannot fire. */
struct fire_stand *fire_stand_new(const struct game_system *system, const struct rulebook *book,
	const struct fire_in *in, struct reason *why);
void fire_stand_free(struct fire_stand *f);	/* takes NULL */
void fire_stand_chances(const struct fire_stand *f, struct volley_chances *c);
void fire_stand_rolls(const struct fire_stand *f, struct odds *odds);

/* A round of melee (chance_melee.c): of[tied][given][taken], defenders and attackers fallen. */
enum { BRAWL_MOST = 40 };
struct round_chances { int n; chance_t of[2][BRAWL_MOST + 1][BRAWL_MOST + 1]; };
struct brawl_in {
	struct stand_in attackers, defenders;
	bool attacker_leads, defender_leads, locked;
};
enum { ATTACKERS, DEFENDERS };	/* units of a brawl's game */
/* Puts both on a sand table, in contact as far as two may fight one; NULL with the reason. */
struct sandtable *brawl_new(const struct game_system *system, const struct rulebook *book,
	const struct brawl_in *in, struct reason *why);
/* Puts them there again, as many as are left. */
void brawl_close_up(struct game *g);
void brawl_round(const struct game *g, bool locked, struct round_chances *r);
void brawl_rolls(const struct game *g, bool locked, struct odds *odds);

#endif
