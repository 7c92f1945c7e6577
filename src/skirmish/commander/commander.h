/* How the machine commanders of a system weigh: their coefficients, and what they must ask
 * of it.  One constant table a system.
 *
 * Distances are in the measure; worths are thousandths of a common figure (muster.h); what
 * is named percent is that.
 */
#ifndef SKIRMISH_COMMANDER_H
#define SKIRMISH_COMMANDER_H

#include "skirmish/commander/errand.h"
#include "skirmish/commander/places.h"

struct commander_rules {
	int32_t inch;		/* in which tasks are measured */

	/* ---- units (muster.c) ---- */

	int few;		/* so few are careful */
	int shy;		/* bearers so few go home with what they carry */
	int (*guide)(const struct game *v, int unit);
	/* What sets a figure apart; 0: nothing, leaders are worth more all the same. */
	int32_t (*worth)(const struct game *v, int figure);
	/* What it was told to be, wherever it is; then counts one of its fit figures in, and
	 * at last what is of all of them together. */
	void (*stance)(const struct muster *m, struct force *f);	/* or NULL */
	void (*add_figure)(const struct game *v, int figure, struct force *f);	/* or NULL */
	void (*add_unit)(const struct muster *m, struct force *f);
	void (*add_all)(struct muster *m);	/* what takes all units to tell; NULL */
	/* Whether what the system keeps of a unit, or of a figure, makes the same force of it then
	 * and now; NULL: if it is equal to the byte. */
	bool (*same_unit)(const void *then, const void *now);
	bool (*same_figure)(const void *then, const void *now);

	/* ---- the task (errand.c) ---- */

	int hurry_least, hurry_growth;	/* percent of its worth that counts, the clock aside */
	int way_usual;		/* inches over which its worth is spread, … */
	bool coarse;		/* … before it is asked how much counts */
	int hold_part;		/* of its worth is had by being where one is to stay */
	bool races;		/* who shoots, too, wants to be there first */
	bool press_at_once;	/* who was told to press goes at once */
	/* Whether a unit can carry an item that lies about; NULL: any can. */
	bool (*lifts)(const struct game *v, int unit, int item);
	/* How far off a unit that speaks is understood; 0: it says nothing.  NULL: nobody does. */
	int32_t (*voice)(const struct game *v, int unit);
	int raid_percent;	/* of a fight that draws those who fight hand to hand */
	int (*delay)(const struct errand *e);	/* turns beside those of the way; NULL: none */
	bool straight;		/* the clock goes by the crow's flight, not by the way */
	enum gait (*gait)(const struct game *v, int unit);	/* NULL: on foot */
	int around;		/* charges within which ways are looked for exactly */

	/* ---- places ---- */

	int n_paces;		/* ways of going, as the system numbers them */
	int paces[2];
	int stays;		/* and of not going anywhere */
	int (*prospects)(const struct game *v, int unit, int pace, struct prospect *list,
		int room);
	/* How far it comes at one of several paces, in twelfths, where all places of that are among
	 * those of the last pace, and found alike; -1: they are not.  NULL: never. */
	int32_t (*goes)(const struct game *v, int unit, int pace);
	/* Whether it can shoot after such a way; NULL: always. */
	bool (*shoots)(const struct game *v, const struct force *f, int32_t cost, int pace);
	int32_t (*cover)(const struct game *v, cell_t cell);	/* what its ground is worth */
	/* … and at the most, with `goes` and `most`: where no place can be better than its own,
	 * none is looked for; 0: they are all the same. */
	int32_t cover_most;
	bool (*covered)(const struct game *v, cell_t cell);
	int32_t move_price;	/* of leaving a place, for its own sake */
	int doubt;		/* percent of what is at stake that guesses may be wrong by */
	int32_t turn_price;	/* of going back the way that it faces away from */
	int32_t back_unit, back_worth;	/* of so much way back, for a glance */
	int later_percent;	/* of next turn's fire */

	/* ---- the enemy ---- */

	/* Whether there is a line of sight, in no more words; NULL: game_cell_in_line(). */
	bool (*line)(const struct game *v, cell_t from, cell_t to);
	/* Expected value of all a unit's fire at another. */
	int32_t (*fire)(const struct muster *m, const struct force *by, const struct force *to,
		const struct shot *s);
	/* What fire from so far off or further comes to at the most, this turn's after any way or
	 * next turn's: then places are judged only while they may be the best.  NULL: all are. */
	int32_t (*most)(const struct muster *m, const struct force *by, const struct force *to,
		int32_t distance, bool later);
	/* And a fight that a trade tells of, from wherever that is; NULL: it tells of none. */
	int32_t (*raid)(struct thought *t, const struct force *enemy, int32_t distance);
	/* Instead of fire at the nearest spot seen, and what else changes with its place: by what
	 * is seen of the enemy, never taking less than where nothing is, and nothing beyond the
	 * ranges and charges of both; or by its own look, whatever comes of that. */
	struct exchange (*trade)(struct thought *t, const struct spot *p,
		const struct force *enemy, const struct seen *seen);
	struct exchange (*exchange)(const struct thought *t, const struct spot *p,
		const struct force *enemy);
	void (*settle)(const struct muster *m, const struct spot *p, struct force *there);
	bool in_parts;		/* of whom only part is seen only part fires */
	int shared_percent;	/* of an enemy's fire comes at one; 0: by how many it can see */
	bool (*nearest_first)(const struct game *v, int unit);	/* it shoots so; or NULL */
	struct stakes (*melee)(const struct muster *m, const struct force *by,
		const struct force *to);
	/* What a charge that promises an enemy so much is to be feared; NULL: nothing. */
	int32_t (*threat)(const struct game *v, const struct force *enemy, int32_t promise);

	bool later_adds;	/* what all of them bring later counts, not the best alone */
	/* What else is to be feared there, by the careful no more than by others; NULL. */
	int32_t (*risks)(const struct thought *t, const struct spot *p);
	/* Kinds of ground, a bit each, that it will hardly get itself to enter: it goes another
	 * way, if there is one; NULL: none. */
	uint64_t (*shuns)(const struct game *v, int unit);
	/* Who wants no fight fears enemies as near as that; so many percent of those who have
	 * no line to him, and of those whom his side has lost sight of. */
	int32_t fear_inches;
	int hidden_percent, lost_percent;

	/* ---- friends ---- */

	bool stands;		/* others are where they stand, not where they were told to go */
	bool squads_only;	/* small units are not enough to be behind */

	int32_t neighbour, neighbour_steps;	/* of another unit at so many half steps */
	bool crowds_standing;	/* even if it is not on its way there */
	bool small_cautious;	/* small units are as careful as those who want no fight */
	int32_t lonely_inches, lonely_inch, front_inch;	/* of being far off, of being in front */
	int carriers_percent;	/* of that for those who have nothing to shoot with */
	cell_t (*heading)(const struct game *v, int unit);	/* told to go; NULL */
	int32_t (*company)(const struct thought *t, cell_t cell);	/* what else; NULL */
	/* Whom it is to stay near: they are gathered once a thought; NULL. */
	bool (*listens)(const struct thought *t, const struct force *f);
	int32_t listener;	/* what each of them adds to company at the most */
	bool heard;		/* places are looked for that its company likes */
};

#endif
