/* What tables of states (state.h) of several systems ask alike. */
#ifndef SKIRMISH_AFFLICTION_H
#define SKIRMISH_AFFLICTION_H

#include <stddef.h>

#include "skirmish/uncommanded/action.h"
#include "cliffhanger/state.h"

/* The beginning of a row: key, label, doc, rule. */
#define OF_UNIT(key, called, says, source) .name = key, .label = called, .doc = says, \
	.rule = source, .of = STATE_OF_UNIT
#define OF_FIGURE(key, called, says, source) .name = key, .label = called, .doc = says, \
	.rule = source, .of = STATE_OF_FIGURE

/* Of units that mind themselves: what they carry on with (S-K-11), by a field of theirs. */
#define CARRIES_ON OF_UNIT("carries-on-with", "carrying on with", \
		"What a unit that nobody commands goes on with until a test says otherwise.", \
		"S-K-11"), .kind = STATE_WORD, .words = affliction_actions, .may = affliction_minded
extern const char *const affliction_actions[ACTIONS + 1];	/* by enum action */
/* Of captives: `.may` and `.set` are the system's, by what follows. */
#define CAPTIVE(source) OF_FIGURE("captive", "captive of", \
		"A captive, of the enemy figure named.", source), .kind = STATE_FIGURE, \
	.told = true, .value = affliction_captor
/* Whether a unit that nobody commands could carry on with that. */
bool affliction_minded(const struct game *g, int unit, int32_t action, struct reason *why);

/* Whether play has begun; what a turn's beginning takes off cannot stand before it. */
bool affliction_in_play(const struct game *g, struct reason *why);
/* Whether a figure is fit, on the table or aboard. */
bool affliction_fit(const struct game *g, int figure, struct reason *why);
/* Whether one may be, or stay, a captive of the other, an enemy who is `able` to take him;
 * `able` is what the system says of the captor. */
bool affliction_taken(const struct game *g, int figure, int captor, bool able,
	struct reason *why);
int32_t affliction_captor(const struct game *g, int figure);
/* Frees him, then gives him to a captor, who takes him along; whether there is one. */
bool affliction_take(struct game *g, int figure, int captor);
/* EVENT_STATE, of a unit or of one figure of it, and through which turn it is so. */
void affliction_tell(struct game *g, int unit, int figure, const char *word);
void affliction_tell_figure(struct game *g, int figure, const char *word);
void affliction_tell_until(struct game *g, int unit, int figure, const char *word, int turn);

#endif
