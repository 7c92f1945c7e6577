/* Who could answer: see answerable.h. */
#include "cliffhanger/answerable.h"

#include "cliffhanger/master.h"
#include "cliffhanger/system.h"

bool answerable_by(const struct game *v, const struct decision *d, int unit)
{
	struct option options[OPTIONS_MAX];
	const int n = game_options(v, d, unit, options, OPTIONS_MAX);

	for (int i = 0; i < n; i++)
		if (options[i].allowed && !options[i].passes)
			return true;
	return false;
}

bool answerable(const struct game *v, const struct decision *d)
{
	if (d->unit >= 0)
		return answerable_by(v, d, d->unit);
	for (int u = NOBODY; u < v->n_units; u++)
		if ((u == NOBODY || game_wants(v, d, u) || game_seat_of_unit(v, u) == d->seat)
				&& answerable_by(v, d, u))
			return true;
	return false;
}

int answerable_waiting(const struct game *v, const struct decision *d)
{
	int n = 0;

	for (int u = 0; u < v->n_units; u++)
		n += game_wants(v, d, u);
	return n;
}
