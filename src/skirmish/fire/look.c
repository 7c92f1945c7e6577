/* Looks: see look.h. */
#include "skirmish/fire/look.h"

void look_begin(struct look *l)
{
	*l = (struct look){ .nearest = NOBODY, .distance = INT32_MAX };
}

void look_add(struct look *l, int figure, int32_t far, enum cover cover)
{
	l->seen++;
	l->covers[cover]++;
	if (far < l->distance) {
		l->distance = far;
		l->nearest = figure;
	}
}

enum cover look_cover(const struct look *l)
{
	enum cover best = COVER_NONE;

	for (int c = COVER_SOFT; c <= COVER_HARD; c++)
		if (l->covers[c] > 0 && l->covers[c] >= l->covers[best])
			best = (enum cover)c;
	return best;
}
