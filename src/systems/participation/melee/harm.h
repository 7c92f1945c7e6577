/* What the files of harm tell each other, and those who reckon with it. */
#ifndef PARTICIPATION_HARM_H
#define PARTICIPATION_HARM_H

#include "cliffhanger/chance.h"
#include "systems/participation/participation.h"

/* save.c: the row of the saving throws' table for a sum (S-P-38), the throw before its
 * die, and the throw. */
const struct save_row *pp_save_row(const struct pp_rules *rules, enum harm harm,
	enum pp_effect effect, int sum);
void pp_save_roller(const struct game *g, int figure, const struct pp_blow *blow,
	struct roller *r);
const struct save_row *pp_save(struct game *g, int figure, const struct pp_blow *blow);

/* harm.c: an injury, and how many of the kind; what people have after one more (S-P-12). */
struct pp_hurt { enum injury injury; int injuries; };
struct pp_hurt pp_hurt_after(const struct pp_rules *rules, struct pp_hurt has, enum injury injury);
/* Whether one more injury of this kind puts it out of action, or senseless. */
bool pp_puts_out(const struct game *g, int figure, enum injury injury);
/* What a blow does whose saving throw is known; NULL: there is none. */
void pp_suffer(struct game *g, int figure, enum pp_effect effect, const struct save_row *row);
void pp_tell(struct game *g, int figure, const char *word);	/* EVENT_STATE */

/* ---- plight.c: chances, no die thrown ---- */

/* Of one effect of a hit, its die with a modifier. */
chance_t pp_effect_chance(const struct pp_rules *rules, enum pp_effect effect, int modifier);
/* What the saving throw against a blow, and what the effect die of a hit and then the saving
 * throw, make of it: the chance of each injury. */
void pp_blow_injuries(const struct game *g, int figure, const struct pp_blow *blow,
	chance_t injuries[INJURIES]);
void pp_hit_injuries(const struct game *g, int figure, struct pp_blow blow, int modifier,
	chance_t injuries[INJURIES]);
/* … that it brings an injury, and that it puts the figure as it is now out of action. */
struct pp_blow_chances { chance_t hurt, out; };
struct pp_blow_chances pp_blow_chances(const struct game *g, int figure,
	const chance_t injuries[INJURIES]);

/* What has become of somebody after some blows: see plight.c. */
enum { PLIGHT_COUNTS = 100, PLIGHT_WHOLE = 0,
	PLIGHT_OUT = 1 + PLIGHT_COUNTS * (INJURY_DEAD - INJURY_LIGHT),
	PLIGHT_SENSELESS, PLIGHTS };
struct pp_plight { chance_t of[PLIGHTS]; };
void pp_plight_begin(const struct game *g, int figure, struct pp_plight *p);
void pp_plight_blow(const struct game *g, int figure, const chance_t injuries[INJURIES],
	struct pp_plight *p);	/* one more, of which each injury comes with its chance */
void pp_plight_add(struct pp_plight *to, const struct pp_plight *from, chance_t chance);
/* That this is his worst: SUPERFICIAL: none; of creatures LIGHT: any wound.  DEAD is out of
 * the game, STUNNED lies senseless. */
chance_t pp_plight_of(const struct game *g, int figure, const struct pp_plight *p,
	enum injury injury);
chance_t pp_plight_out(const struct pp_plight *p);	/* the last two */

#endif
