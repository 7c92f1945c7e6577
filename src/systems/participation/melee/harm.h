/* What the files of harm tell each other, and those who reckon with it. */
#ifndef PARTICIPATION_HARM_H
#define PARTICIPATION_HARM_H

#include "cliffhanger/chance.h"
#include "systems/participation/participation.h"

/* harm.c: an injury, and how many of the kind; what people have after one more (S-P-12). */
struct pp_hurt { enum injury injury; int injuries; };
/* … that it brings an injury, and that it puts the figure as it is now out of action. */
struct pp_blow_chances { chance_t hurt, out; };

/* What has become of somebody after some blows: see plight.c. */
enum { PLIGHT_COUNTS = 100, PLIGHT_WHOLE = 0,
	PLIGHT_OUT = 1 + PLIGHT_COUNTS * (INJURY_DEAD - INJURY_LIGHT),
	PLIGHT_SENSELESS, PLIGHTS };
struct pp_plight {
	int end;		/* from here to PLIGHT_OUT states have no chance, of[] is unset */
	chance_t of[PLIGHTS];
};
/* What it does to somebody: the effect, then the saving throw; injuries, screams, causes.
 * `by`: figure, or -1. */
void pp_strike(struct game *g, int figure, const struct pp_blow *blow, int by);
void pp_injure(struct game *g, int figure, enum injury injury);
void pp_fall_senseless(struct game *g, int figure, enum fate fate);
void pp_wake(struct game *g, int figure);
int pp_injury_fight(const struct game *g, int figure);	/* what injuries take in fights and fire */
int32_t pp_injury_move(const struct game *g, int figure);	/* … of the move */
bool pp_out(const struct game *g, int figure);	/* apparently dead, or its wounds are full */
struct pp_hurt pp_hurt_after(const struct pp_rules *rules, struct pp_hurt has, enum injury injury);
/* Whether one more injury of this kind puts it out of action, or senseless. */
bool pp_puts_out(const struct game *g, int figure, enum injury injury);
/* What a blow does whose saving throw is known; NULL: there is none. */
void pp_suffer(struct game *g, int figure, enum pp_effect effect, const struct save_row *row);

#endif
