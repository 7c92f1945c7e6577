/* What the tests of participation's odds share: cases by their words, their scenes fought out
 * again and again, rows that a roll must have. */
#ifndef PP_CHANCES_H
#define PP_CHANCES_H

#include "sampled.h"
#include "systems/participation/odds/chances.h"

/* A case of "weapon=rifle range=8", which must be possible, and what is reckoned of it. */
void pp_case_of(struct odds_case *c, const struct rulebook *book, const char *action,
	const char *words);
void pp_case(struct odds_case *c, const char *action, const char *words, struct odds *o);
/* Its scene, as the dice are about to be thrown. */
struct scene *pp_scene(const struct odds_case *c);
void pp_change(struct rulebook *book, const char *table, const char *row, const char *column,
	int number);

/* A twin of the game, and the game as that is, but for its dice, which go on. */
struct game *sampled_fresh(const struct game *g);
void sampled_again(struct game *g, const struct game *fresh);
/* What has become of a figure, by enum injury: a wounded creature is lightly injured. */
int sampled_end(const struct game *g, int figure);
void expect_plights(const struct odds *o, const struct game *g, int figure,
	const int64_t ends[INJURIES], int n);

/* A roll of that case has a modifier by this rule, of this value, or none at all. */
void expect_row(const char *action, const char *words, const char *rule, int value);
void expect_no_row(const char *action, const char *words, const char *rule);
int hit_need(const struct odds *o);	/* of the roll for hits */

#endif
