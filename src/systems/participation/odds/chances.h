/* What `cliffhanger odds` reckons by the participation book: one file an action (chance_*.c),
 * the table of them in chances.c, those who stand on the sand table in chance_people.c.
 *
 * An action first sets its scene, which is a game like any other: tests fight it out by the
 * code of play.  Then it asks what prepares the rolls there.
 */
#ifndef PARTICIPATION_CHANCES_H
#define PARTICIPATION_CHANCES_H

#include "cliffhanger/odds.h"
#include "skirmish/odds/sandtable.h"
#include "systems/participation/melee/fight.h"
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/throw.h"

extern const struct odds_action pp_odds[];

/* What a case is reckoned from. */
struct pp_asked {
	const struct game_system *system;
	const struct rulebook *book;
	const struct odds_value *values;
};

/* ---- chance_people.c ---- */

/* Words of inputs: injuries, of which `none` is the first; states of mind by enum spirit. */
extern const char *const pp_chance_injuries[], *const pp_chance_spirits[];
bool pp_chance_may_act(const struct rulebook *book, int spirit);
bool pp_chance_injuries_may_be(const struct rulebook *book, int injuries);	/* of one kind */

int32_t pp_sand_length(const struct pp_asked *a, int input);	/* in the measure */
/* By how many cells the second figure must stand further off than the range that is asked:
 * the nearest part of a big one is nearer than its middle.  0 or less: by none. */
int pp_sand_further(const struct pp_asked *a, const struct game *g, int range);
struct sandtable *pp_sand(const struct pp_asked *a, int cols, int rows, struct reason *why);
void pp_sand_card(struct sandtable *s, int unit, enum card card, int32_t number);
void pp_sand_name(struct sandtable *s, int unit, const char *name);	/* of its first figure */
/* An injury, or else none: a bandage and getting worse are for the injured. */
bool pp_sand_hurt(struct game *g, int figure, int word, bool bandaged, int worse,
	struct reason *why);
/* How many of that it is; so many of a kind are one of the next, that is too many. */
bool pp_sand_injuries(struct game *g, int figure, int injuries, struct reason *why);
/* Of a creature; less than would put it out. */
bool pp_sand_wounds(struct game *g, int figure, int wounds, struct reason *why);

/* What has become of somebody, by name: of people each injury, of creatures wounds. */
void pp_chance_plight(const struct game *g, int figure, const struct pp_plight *p,
	struct odds *odds);
void pp_chance_note_effects(const struct pp_rules *rules, struct odds *odds);
chance_t pp_chance_less(chance_t all, chance_t part);	/* never below nought */

/* ---- chance_shooting.c ---- */

extern const struct odds_input pp_shooting_inputs[];
odds_reckons pp_shooting_chance;
odds_may_be pp_shooting_may_be;
extern const struct odds_nothing pp_shooting_nothing;
struct pp_shooting {
	struct sandtable *s;
	struct game *g;
	int target, shooters;
	struct pp_aim aim;
};
bool pp_shooting_scene(const struct pp_asked *a, struct pp_shooting *scene, struct reason *why);

/* ---- chance_fighting.c ---- */

extern const struct odds_input pp_fighting_inputs[];
odds_reckons pp_fighting_chance;
enum { FIGHTING_OWN, FIGHTING_FOES };	/* units */
struct pp_fighting { struct sandtable *s; struct game *g; int rounds; };
bool pp_fighting_scene(const struct pp_asked *a, struct pp_fighting *scene, struct reason *why);

/* ---- chance_morale.c ---- */

extern const struct odds_input pp_morale_inputs[];
odds_reckons pp_morale_chance;
odds_may_be pp_morale_may_be;
struct pp_morale_scene { struct sandtable *s; struct game *g; int figure; };
bool pp_morale_scene(const struct pp_asked *a, struct pp_morale_scene *scene, struct reason *why);

/* ---- chance_nerve.c ---- */

extern const struct odds_input pp_nerve_inputs[];
odds_reckons pp_nerve_chance;
struct pp_nerve_scene { struct sandtable *s; struct game *g; int figure, deed, other, tries; };
bool pp_nerve_scene(const struct pp_asked *a, struct pp_nerve_scene *scene, struct reason *why);

/* ---- chance_throwing.c ---- */

extern const struct odds_input pp_throwing_inputs[];
odds_reckons pp_throwing_chance;
odds_may_be pp_throwing_may_be;
extern const struct odds_nothing pp_throwing_nothing;
struct pp_throwing { struct sandtable *s; struct game *g; int target; struct pitch pitch; };
bool pp_throwing_scene(const struct pp_asked *a, struct pp_throwing *scene, struct reason *why);

/* ---- chance_saving.c ---- */

extern const struct odds_input pp_saving_inputs[];
odds_reckons pp_saving_chance;
odds_may_be pp_saving_may_be;
struct pp_saving { struct sandtable *s; struct game *g; int figure; struct pp_blow blow; };
bool pp_saving_scene(const struct pp_asked *a, struct pp_saving *scene, struct reason *why);

#endif
