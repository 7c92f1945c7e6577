/* Shelves: see shelf.h. */
#include "skirmish/commander/shelf.h"

void shelf_keep(struct shelf *s, int32_t item, int32_t merit)
{
	int i = s->n;

	if (s->n == SHELF_MAX && s->merit[SHELF_MAX - 1] >= merit)
		return;
	if (s->n == SHELF_MAX)
		i--;
	else
		s->n++;
	for (; i > 0 && s->merit[i - 1] < merit; i--) {
		s->item[i] = s->item[i - 1];
		s->merit[i] = s->merit[i - 1];
	}
	s->item[i] = item;
	s->merit[i] = merit;
}
