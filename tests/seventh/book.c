/* What the seventh system reads of its book: src/rulebook/hunt.yaml. */
#include <stdlib.h>

#include "skirmish/tables/binder.h"
#include "systems/hunt/hunt.h"

static int rate(const struct rulebook *book, const char *row)
{
	return rulebook_entry(book, "rates", row, "value")->number;
}

void *hunt_bind(const struct game_system *s, const struct rulebook *book, struct reason *why)
{
	struct hunt_rules *r = malloc(sizeof(*r));

	(void)s;
	if (!r) {
		refuse(why, "", "no memory for the rules");
		return NULL;
	}
	*r = (struct hunt_rules){ .pace = rate(book, "pace"), .tag = rate(book, "tag"),
		.sides = rate(book, "die"), .in_cover = rate(book, "cover") };
	return r;
}

void hunt_unbind(void *bound)
{
	free(bound);
}

int hunt_grounds(const struct rulebook *book, struct ground *grounds, int room)
{
	return grounds_of_book(book, grounds, room);
}
