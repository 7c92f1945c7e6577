/* What the files of harm tell each other, and those who reckon with it. */
#ifndef PARTICIPATION_HARM_H
#define PARTICIPATION_HARM_H

#include "systems/participation/participation.h"

/* save.c: the row of the saving throws' table for a sum (S-P-38), the throw before its
 * die, and the throw. */
const struct save_row *pp_save_row(const struct pp_rules *rules, enum harm harm,
	enum pp_effect effect, int sum);
void pp_save_roller(const struct game *g, int figure, const struct pp_blow *blow,
	struct roller *r);
const struct save_row *pp_save(struct game *g, int figure, const struct pp_blow *blow);
/* Of the faces of its die how many bring an injury, and how many put it out of action. */
struct pp_save_odds { int hurt, out; };
struct pp_save_odds pp_save_odds(const struct game *g, int figure, const struct pp_blow *blow);

/* harm.c: an injury, and how many of the kind; what people have after one more (S-P-12). */
struct pp_hurt { enum injury injury; int injuries; };
struct pp_hurt pp_hurt_after(const struct pp_rules *rules, struct pp_hurt has, enum injury injury);
/* Whether one more injury of this kind puts it out of action, or senseless. */
bool pp_puts_out(const struct game *g, int figure, enum injury injury);
void pp_tell(struct game *g, int figure, const char *word);	/* EVENT_STATE */

#endif
