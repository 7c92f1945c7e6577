/* What the files of fighting tell each other. */
#ifndef PARTICIPATION_FIGHT_H
#define PARTICIPATION_FIGHT_H

#include "skirmish/body/match.h"
#include "systems/participation/melee/harm.h"

/* match.c: who strikes, who touches whom, who fights whom. */
bool pp_strikes(const struct game *g, int figure);	/* if there is somebody */
void pp_contacts(const struct game *g, struct contacts *c);
/* Enemies a figure touches; how many, at most MATCH_FOES_MAX. */
int pp_foes(const struct game *g, int figure, int16_t foes[MATCH_FOES_MAX]);

/* blows.c: the die of one of them, before it is thrown, against all of these. */
enum weighed { FOUGHT, WEIGHED_CHARGING, WEIGHED_CHARGED };
struct pp_bout {
	const int16_t *foes;
	int n;			/* of them */
	int together;		/* fighters on his own side, against one */
	/* Of a charge that is only weighed: he comes at them, they at him, each of those who
	 * come by the nearest way to each of the others. */
	enum weighed weighed;
};
void pp_bout_roller(const struct game *g, int figure, const struct pp_bout *bout,
	struct roller *r);
/* A round begins: who fights whom; blows that were to be lost are this round's. */
void pp_match(struct game *g, struct contacts *c, struct fights *all);
int pp_hand_arm(const struct game *g, int figure);	/* row of `weapons` */
int pp_mean_up(int sum, int n);				/* S-P-28 */
/* What befalls somebody who has lost by so much; EFFECT_NONE. */
int pp_fight_result(const struct game *g, int loser, int by);
/* Of the many the one whose blow it is if they win: by the highest factors. */
int pp_foremost(const struct roller *rollers, int n);
/* … and the blow itself. */
struct pp_blow pp_blow_of(const struct game *g, int figure, enum pp_effect effect);

/* odds.c: one round of one fight, as a chance of each end.  Effects are on who loses; what
 * the winner's blow then does, pp_blow_of() and plight.c tell. */
struct pp_round_chances {
	chance_t others_win, draw, lone_wins;
	bool lone_strikes;	/* if not, his winning harms nobody */
	int foremost;		/* of the others: whose blow it is */
	chance_t of_lone[EFFECTS];
	chance_t of_other[MATCH_FOES_MAX][EFFECTS];	/* that it befalls this one, so */
};
void pp_round_chances(const struct game *g, const struct fight *f, bool lone_strikes,
	struct pp_round_chances *c);

#endif
