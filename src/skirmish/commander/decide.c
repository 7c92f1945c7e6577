/* Deciding: see decide.h. */
#include "skirmish/commander/decide.h"
#include "skirmish/skirmish.h"
#include "skirmish/turn/answers.h"

static void answer(const struct view *view, const struct decision *d, decider *const *by,
	struct choice *c)
{
	const struct game *const v = &view->game;
	const struct minds *m = skirmish_of(v)->minds;
	const struct proposer p = { v, d, d->seat, c };

	if ((skirmish_of(v)->answers->rows[m->play_on].kinds & ANSWERS(d->kind)) != 0) {
		choose(c, d->seat, m->play_on);
		/* All must want it: with persons at the table it is theirs to say. */
		choose_with(c, ARGUMENT_WORD, v->company ? ANSWER_YES : ANSWER_NO);
	} else if (by[d->kind] == NULL || !by[d->kind](&p)) {
		choose(c, d->seat, m->done);
	}
}

void decide_command(const struct view *view, const struct decision *d, struct choice *c)
{
	answer(view, d, skirmish_of(&view->game)->minds->command, c);
}

void decide_obey(const struct view *view, const struct decision *d, struct choice *c)
{
	answer(view, d, skirmish_of(&view->game)->minds->obey, c);
}
