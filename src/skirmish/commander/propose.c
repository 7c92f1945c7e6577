/* Proposing: see propose.h. */
#include "skirmish/commander/propose.h"
#include "cliffhanger/game.h"

bool propose(const struct proposer *p)
{
	p->c->proved = game_check(p->v, p->c, NULL);
	return p->c->proved;
}

bool propose_with(const struct proposer *p, enum argument_kind kind, int32_t value)
{
	choose_with(p->c, kind, value);
	return propose(p);
}

bool propose_unit(const struct proposer *p, int verb, int unit)
{
	choose_unit(p->c, p->seat, verb, unit);
	return propose(p);
}

bool propose_unit_cell(const struct proposer *p, int verb, int unit, int32_t cell)
{
	choose_unit(p->c, p->seat, verb, unit);
	return propose_with(p, ARGUMENT_CELL, cell);
}

bool propose_unit_unit(const struct proposer *p, int verb, int unit, int other)
{
	choose_unit(p->c, p->seat, verb, unit);
	return propose_with(p, ARGUMENT_UNIT, other);
}

bool propose_unit_word(const struct proposer *p, int verb, int unit, int word)
{
	choose_unit(p->c, p->seat, verb, unit);
	return propose_with(p, ARGUMENT_WORD, word);
}

bool propose_figure_cell(const struct proposer *p, int verb, int figure, int32_t cell)
{
	choose_figure(p->c, p->seat, verb, figure);
	return propose_with(p, ARGUMENT_CELL, cell);
}

bool propose_figure_unit(const struct proposer *p, int verb, int figure, int unit)
{
	choose_figure(p->c, p->seat, verb, figure);
	return propose_with(p, ARGUMENT_UNIT, unit);
}

bool propose_figure_figure(const struct proposer *p, int verb, int figure, int other)
{
	choose_figure(p->c, p->seat, verb, figure);
	return propose_with(p, ARGUMENT_FIGURE, other);
}

void propose_keep(const struct proposer *p, struct proposal *best, int64_t merit)
{
	*best = (struct proposal){ .most = merit, .made = true, .choice = *p->c };
}

bool propose_kept(const struct proposer *p, const struct proposal *best)
{
	if (best->made)
		*p->c = best->choice;
	return best->made;
}
