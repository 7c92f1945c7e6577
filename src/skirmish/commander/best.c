/* The best: see best.h. */
#include "skirmish/commander/best.h"

void best_keep_of(struct best *b, int most, int32_t item, int64_t merit)
{
	int i = b->n;

	if (b->n == most && b->merit[most - 1] >= merit)
		return;
	if (b->n == most)
		i--;
	else
		b->n++;
	for (; i > 0 && b->merit[i - 1] < merit; i--) {
		b->item[i] = b->item[i - 1];
		b->merit[i] = b->merit[i - 1];
	}
	b->item[i] = item;
	b->merit[i] = merit;
}
