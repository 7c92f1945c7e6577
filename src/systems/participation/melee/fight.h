/* What the files of fighting tell each other. */
#ifndef PARTICIPATION_FIGHT_H
#define PARTICIPATION_FIGHT_H

#include "skirmish/body/match.h"
#include "systems/participation/participation.h"

/* blows.c: the die of one of them, before it is thrown, against all of these. */
enum weighed { FOUGHT, WEIGHED_CHARGING, WEIGHED_CHARGED };
struct pp_against {
	const int16_t *foes;
	int n;			/* of them */
	int together;		/* fighters on his own side, against one */
	/* Of a charge that is only weighed: he comes at them, they at him, each of those who
	 * come by the nearest way to each of the others. */
	enum weighed weighed;
};

/* odds.c: one round of one fight, as a chance of each end.  Effects are on who loses; what
 * the winner's blow then does, pp_blow_of() and plight.c tell. */
struct pp_round_chances {
	chance_t others_win, draw, lone_wins;
	bool lone_strikes;	/* if not, his winning harms nobody */
	int foremost;		/* of the others: whose blow it is */
	chance_t of_lone[EFFECTS];
	chance_t of_other[MATCH_FOES_MAX][EFFECTS];	/* that it befalls this one, so */
};

void pp_ask_fight(struct game *g);	/* the stages */
bool pp_check_fight(const struct game *g, const struct choice *c, struct reason *why);
void pp_apply_fight(struct game *g, const struct choice *c);

#endif
