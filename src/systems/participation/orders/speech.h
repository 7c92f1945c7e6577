/* Speech (P-3): who says what, who hears and who understands it, and what comes of that. */
#ifndef PARTICIPATION_ORDERS_SPEECH_H
#define PARTICIPATION_ORDERS_SPEECH_H

#include "systems/participation/participation.h"

void pp_ask_speak(struct game *g);	/* the stage */
bool pp_check_speak(const struct game *g, const struct choice *c, struct reason *why);
void pp_apply_speak(struct game *g, const struct choice *c);
/* Who hears, who understands, a noise of this loudness at a figure's place. */
bool pp_understands(const struct game *g, int figure, int speaker, enum voice voice);
bool pp_hears(const struct game *g, int figure, int speaker, enum voice voice);
/* Whether there is something in it for a side, as it knows, to be understood by others. */
bool pp_seeks_hearing(const struct game *v, int side);
/* Somebody screams (X-49, S-P-19) or shoots: events to those who hear, causes noted. */
void pp_scream(struct game *g, int figure);
void pp_bang(struct game *g, int figure);

#endif
