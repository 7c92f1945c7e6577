/* Participation games for unit tests that work one stage at a time.
 *
 * The game stands in MOVE of turn 1, the first side of the drawing first; from then on dice
 * are strict: a test pushes those that a stage will want (trial_dice), and one too few or one too
 * many fails it.
 */
#ifndef PP_GAMES_H
#define PP_GAMES_H

#include "build_setup.h"
#include "expect_roll.h"
#include "systems/participation/participation.h"

/* For drawings with explorers (A, and Finch who leads them) and rivals (B). */
#define EXPLORERS_AND_RIVALS \
	"side explorers edges=west\n" \
	"side rivals edges=east\n" \
	"unit explorers sign=A side=explorers arms=rifle\n" \
	"unit rivals sign=B side=rivals arms=revolver\n"

void pp_begin(struct trial *t, const char *drawing);
void pp_end(struct trial *t);	/* all dice must have been used; frees all */
/* A test of one of these, see TRIAL(). */
#define PP_GAME(name, drawing) TRIAL(name, pp_begin(&t, drawing), pp_end)

struct pp_game *pp_in(const struct trial *t);
struct pp_unit *pp_unit_in(const struct trial *t, const char *unit);
struct pp_figure *pp_figure_in(const struct trial *t, const char *unit, int number);

/* As if the walk had just come to this stage, with this side's turn in it; goes on from
 * there till somebody is asked, with such dice as are pushed. */
void pp_go_to(struct trial *t, enum stage stage, const char *side);
/* The side says so (the first seat asked, if NULL); or is refused by this rule. */
void pp_do(struct trial *t, const char *side, const char *line);
void pp_refuses(struct trial *t, const char *side, const char *line, const char *rule);

#endif
