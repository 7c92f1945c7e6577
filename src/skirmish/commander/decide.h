/* Deciding: who answers for commanders, and for those whom nobody commands, one function a kind of
 * decision.
 *
 *  MI1  A mind sees its seat's view and has no dice; ties go to what comes first.
 *  MI2  Every answer closes something: what was answered for is not asked about again, and when
 *       nothing is left to say the answer is `done`.
 */
#ifndef SKIRMISH_DECIDE_H
#define SKIRMISH_DECIDE_H

#include "cliffhanger/view.h"
#include "skirmish/commander/propose.h"

/* Makes a choice; false: there is nothing (more) to say. */
typedef bool decider(const struct proposer *p);

struct commander_rules;

struct minds {
	int done, play_on;	/* verbs; once the game is decided minds have had enough, but leave
				 * it to persons who are asked, too (game->company) */
	decider *const *command, *const *obey;	/* by kind of decision; NULL: done */
	const struct commander_rules *rules;
};

/* Of game_system. */
void decide_command(const struct view *view, const struct decision *d, struct choice *c);
void decide_obey(const struct view *view, const struct decision *d, struct choice *c);
void decide_intent(const struct game *v, int unit, char *text, size_t size);

#endif
