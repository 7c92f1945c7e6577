/* Telling: see minds.h. */
#include "systems/participation/judges.h"
#include "systems/participation/mind/mind_tell.h"
#include "systems/participation/mind/minds.h"

bool pp_tell_unit(const struct teller *t, int verb, int unit)
{
	choose_unit(t->c, t->seat, verb, unit);
	return game_check(t->v, t->c, NULL);
}

bool pp_tell_unit_cell(const struct teller *t, int verb, int unit, cell_t cell)
{
	choose_unit(t->c, t->seat, verb, unit);
	choose_with(t->c, ARGUMENT_CELL, cell);
	return game_check(t->v, t->c, NULL);
}

bool pp_tell_unit_unit(const struct teller *t, int verb, int unit, int other)
{
	choose_unit(t->c, t->seat, verb, unit);
	choose_with(t->c, ARGUMENT_UNIT, other);
	return game_check(t->v, t->c, NULL);
}

static void tell_figure(const struct teller *t, int verb, int figure)
{
	choose(t->c, t->seat, verb);
	choose_with(t->c, ARGUMENT_FIGURE, figure);
}

bool pp_tell_figure_cell(const struct teller *t, int verb, int figure, cell_t cell)
{
	tell_figure(t, verb, figure);
	choose_with(t->c, ARGUMENT_CELL, cell);
	return game_check(t->v, t->c, NULL);
}

bool pp_tell_figure_figure(const struct teller *t, int verb, int figure, int other)
{
	tell_figure(t, verb, figure);
	choose_with(t->c, ARGUMENT_FIGURE, other);
	return game_check(t->v, t->c, NULL);
}

bool pp_tell_say(const struct teller *t, int figure, enum voice voice, const char *text)
{
	tell_figure(t, VERB_SAY, figure);
	choose_with(t->c, ARGUMENT_WORD, (int32_t)voice);
	choose_text(t->c, text);
	return game_check(t->v, t->c, NULL);
}

bool pp_tell_throw(const struct teller *t, int figure, int weapon, enum argument_kind at,
	int32_t mark)
{
	tell_figure(t, VERB_THROW, figure);
	choose_with(t->c, ARGUMENT_WEAPON, weapon);
	choose_with(t->c, at, mark);
	return game_check(t->v, t->c, NULL);
}

void pp_tell_done(const struct teller *t)
{
	choose(t->c, t->seat, VERB_DONE);
}

bool pp_tell_awaited(const struct teller *t, const struct decision *d, int unit)
{
	return game_seat_of_unit(t->v, unit) == t->seat && (d->unit < 0 || d->unit == unit)
		&& !pp_unit_of(t->v, unit)->ordered && standing_alive(t->v, unit)
		&& pp_own_will(t->v, unit);
}
